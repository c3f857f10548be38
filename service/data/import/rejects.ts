import { copyFile, type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Papa from 'papaparse'
import type { BadRow } from './read/source.ts'

/**
 * Why a row stays out: `asked` for by a rule of the mapping file, `repeated` when it has the Id of an earlier row, `faulty` when
 * it cannot be read or has no name.
 */
export type RejectKind = 'asked' | 'repeated' | 'faulty'

export type Reject = BadRow & { kind: RejectKind }

/** The list of rejected rows in its making: a file only when there are any, and the counts. */
export interface Rejects {
  file: string
  handle?: FileHandle
  counts: Record<RejectKind, number>
  /** Rows by reason, the line numbers in it left out. */
  reasons: Map<string, number>
}

const FILE = 'rejects.csv'

/** An empty list, in a temporary folder of its own until the data it belongs to is there. */
export async function newRejects(): Promise<Rejects> {
  const folder = await mkdtemp(join(tmpdir(), 'rejects-'))
  return { file: join(folder, FILE), counts: { asked: 0, repeated: 0, faulty: 0 }, reasons: new Map() }
}

const columns = ['line', 'column', 'reason', 'value'] as const

/** Adds rows to the list. Cells that a spreadsheet would run as formulas are made harmless. */
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

/** Puts the list into a folder and gives its path, if any row was rejected; where the folder has no room, it stays where it is. */
export async function keepRejects(rejects: Rejects, folder: string): Promise<string | undefined> {
  if (!rejects.handle) return undefined
  const kept = join(folder, FILE)
  return copyFile(rejects.file, kept).then(
    () => kept,
    () => rejects.file,
  )
}

export async function closeRejects({ handle }: Rejects): Promise<void> {
  await handle?.close()
}

export const discardRejects = ({ file }: Rejects) => rm(dirname(file), { recursive: true, force: true })
