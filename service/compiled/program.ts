import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownFolder } from './own-folder.ts'

/** What is started as a process, by its path in `service/` without the extension. */
export const programs = [
  'start',
  'main',
  'keys-cli',
  'data/cli',
  'data/runs/import-process',
  'data/quality/quality-process',
  'data/merge/merge-process',
] as const
export type Program = (typeof programs)[number]

/** Megabytes for new objects of programs that go through many records, which come and go without being copied about. */
const YOUNG = 64

/**
 * The command and its arguments that run a program of the service. A compiled service runs its own programs. From sources it is the one in
 * the folder that `COMPILED_SERVICE` names, which the set-up of the tests compiles; the source otherwise.
 */
export function programCommand(program: Program, ...rest: string[]): [command: string, rest: string[]] {
  const flags = program.startsWith('data/') ? [`--max-semi-space-size=${YOUNG}`] : []
  const compiled = ownFolder ? fileURLToPath(ownFolder) : process.env.COMPILED_SERVICE
  const file = compiled ? [join(compiled, `${program}.mjs`)] : ['--import', 'tsx', `service/${program}.ts`]
  return [process.execPath, [...flags, ...file, ...rest]]
}
