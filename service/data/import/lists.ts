import { DataError } from '#service/versions/data-error.ts'
import { type Change, newChanges } from './changes.ts'
import { type CsvList, closeList, discardList } from './csv-list.ts'
import { importMessages } from './import-messages.ts'
import { newRejects, type Rejects } from './rejects.ts'
import type { Summary } from './summary.ts'

/** The lists of an import for the person who imports. */
export interface Lists {
  rejects: Rejects
  changes: CsvList<Change>
}

/** Rows were rejected where all or nothing was wanted; `file` lists them. */
export class StrictError extends DataError {
  constructor(
    readonly rows: number,
    readonly file: string,
  ) {
    super(importMessages.strict(rows, file))
  }
}

/** Imports with new lists. Those that are not where the result or the error says are removed. */
export async function withLists(several: boolean, run: (lists: Lists) => Promise<Summary>): Promise<Summary> {
  const lists = { rejects: await newRejects(several), changes: await newChanges(several) }
  const wanted: (string | undefined)[] = []
  try {
    const summary = await run(lists)
    wanted.push(summary.rejectsFile, summary.changesFile)
    return summary
  } catch (error) {
    if (error instanceof StrictError) wanted.push(error.file)
    throw error
  } finally {
    for (const list of [lists.rejects.list, lists.changes]) {
      await closeList(list)
      if (!wanted.includes(list.file)) await discardList(list)
    }
  }
}
