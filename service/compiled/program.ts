import { fileURLToPath } from 'node:url'
import { compiledFolder } from './own-folder.ts'

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

/** The command and its arguments that run a program of the service: the compiled one where there is one, its source otherwise. */
export function programCommand(program: Program, ...rest: string[]): [command: string, rest: string[]] {
  const flags = program.startsWith('data/') ? [`--max-semi-space-size=${YOUNG}`] : []
  const compiled = compiledFolder()
  const file = compiled
    ? [fileURLToPath(new URL(`${program}.mjs`, compiled))]
    : ['--import', 'tsx', `service/${program}.ts`]
  return [process.execPath, [...flags, ...file, ...rest]]
}
