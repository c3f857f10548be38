import { join } from 'node:path'
import type { Program } from './compile.ts'

/** Megabytes for new objects of programs that go through many records, which come and go without being copied about. */
const YOUNG = 64

/**
 * The command and its words that run a program of the service: the compiled one in the folder that `COMPILED_SERVICE` names, which the
 * set-up of the tests compiles; the source otherwise.
 */
export function programCommand(program: Program, ...words: string[]): [command: string, words: string[]] {
  const flags = program.startsWith('data/') ? [`--max-semi-space-size=${YOUNG}`] : []
  const compiled = process.env.COMPILED_SERVICE
  const file = compiled ? [join(compiled, `${program}.mjs`)] : ['--import', 'tsx', `service/${program}.ts`]
  return [process.execPath, [...flags, ...file, ...words]]
}
