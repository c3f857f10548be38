import { join } from 'node:path'
import type { Program } from './compile.ts'

/**
 * The command and its words that run a program of the service: the compiled one in the folder that `COMPILED_SERVICE` names, which the
 * set-up of the tests compiles; the source otherwise.
 */
export function programCommand(program: Program, ...words: string[]): [command: string, words: string[]] {
  const compiled = process.env.COMPILED_SERVICE
  const file = compiled ? [join(compiled, `${program}.mjs`)] : ['--import', 'tsx', `service/${program}.ts`]
  return [process.execPath, [...file, ...words]]
}
