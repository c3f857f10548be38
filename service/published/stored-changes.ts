import { readFile } from 'node:fs/promises'
import type { Kind } from '#contract/kind.ts'
import { kinds } from '#contract/kind.ts'
import { correctionsFile } from '../store/corrections/stored-corrections.ts'
import { forgottenFile, forgottenKeyFile } from '../store/forgotten/stored-forgotten.ts'
import type { Pointer } from './manifest.ts'
import type { DataPart } from './parts.ts'

/** What was changed since a version was built, by its name in a pointer. */
export type Change = keyof Pointer['changes']

/** In the order in which they are applied: without its key a list of forgotten records cannot be read, and records are suppressed before anything else is done. */
export const changes = ['forgottenKey', 'forgotten', 'corrections'] as const satisfies readonly Change[]

const isKind = (part: DataPart): part is Kind => kinds.some((kind) => kind === part)

/** The file of a change in the folder of a part; undefined for parts that have none. */
export function changeFile(folder: string, part: DataPart, set: string, change: Change): string | undefined {
  if (!isKind(part)) return undefined
  if (change === 'corrections') return correctionsFile(folder, set)
  return change === 'forgotten' ? forgottenFile(folder) : forgottenKeyFile(folder)
}

/** The content of such a file; undefined where there is none. */
export async function readChange(file: string | undefined): Promise<Buffer | undefined> {
  if (file === undefined) return undefined
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
