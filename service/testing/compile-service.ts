import { compileService } from '../compiled/compile.ts'

/** Compiles the service before all tests: the processes that they start are those of `npm start`. */
export default async function setup(): Promise<void> {
  process.env.COMPILED_SERVICE = await compileService()
}
