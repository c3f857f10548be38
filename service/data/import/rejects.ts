import { copyFile, type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Papa from 'papaparse'
import type { BadRow } from './read/source.ts'

/**
 * Why a row is rejected: `skipped` by a rule of the mapping file, `repeated` when it has the Id of an earlier row, `invalid` when it
 * cannot be read or has no name.
 */
export type RejectKind = 'skipped' | 'repeated' | 'invalid'

export type Reject = BadRow & { kind: RejectKind }

/** The list of rejected rows during an import: a file only when there are any, and the counts. */
export interface Rejects {
  file: string
  handle?: FileHandle
  counts: Record<RejectKind, number>
  /** Rows by reason, without its line numbers. */
  reasons: Map<string, number>
}

const FILE = 'rejects.csv'

/** An empty list, in a temporary folder until the data is built. */
export async function newRejects(): Promise<Rejects> {
  const folder = await mkdtemp(join(tmpdir(), 'rejects-'))
  return { file: join(folder, FILE), counts: { skipped: 0, repeated: 0, invalid: 0 }, reasons: new Map() }
}

const columns = ['line', 'column', 'reason', 'value'] as const

/** Adds rows to the list. Cells that a spreadsheet would run as formulas are escaped. */
export async function addRejects(rejects: Rejects, found: readonly Reject[]): Promise<void> {
  if (found.length === 0) return
  const first = rejects.handle === undefined
  rejects.handle ??= await open(rejects.file, 'w')
  const text = Papa.unparse(found as Reject[], {
    columns: [...columns],
    header: first,
    newline: '\n',
    escapeFormulae: true,
  })
  await rejects.handle.write(`${text}\n`)
  for (const { kind, reason } of found) {
    const plain = reason
      .replace(/ line \d+/, ' an earlier line')
      .replace(/^\d+ (of|cells for) \d+ .*/, 'wrong number of cells')
    rejects.counts[kind] += 1
    rejects.reasons.set(plain, (rejects.reasons.get(plain) ?? 0) + 1)
  }
}

/** Copies the list into a folder and returns its path, if any row was rejected; without space there, the path of the original. */
export async function storeRejects(rejects: Rejects, folder: string): Promise<string | undefined> {
  if (!rejects.handle) return undefined
  const stored = join(folder, FILE)
  return copyFile(rejects.file, stored).then(
    () => stored,
    () => rejects.file,
  )
}

export async function closeRejects({ handle }: Rejects): Promise<void> {
  await handle?.close()
}

export const discardRejects = ({ file }: Rejects) => rm(dirname(file), { recursive: true, force: true })
