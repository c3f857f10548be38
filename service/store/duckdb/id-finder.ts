import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from './engine.ts'
import { ID_INDEX, openIdIndex, type Place } from './id-index.ts'
import { sql, statementOf, texts } from './sql/sql.ts'

/** Finds records by their Ids. */
export interface IdFinder {
  /** The places of those that there are, each once, in the order of the table. */
  find(ids: readonly string[]): Promise<Place[]>
  close(): Promise<void>
}

/** A finder for the version in `folder`: by its index, or for want of one by the engine's table of Ids. */
export function idFinder(folder: string, rows: Engine['rows']): IdFinder {
  const path = join(folder, ID_INDEX)
  return existsSync(path) ? indexFinder(path) : tableFinder(rows)
}

function indexFinder(path: string): IdFinder {
  const index = openIdIndex(path)
  return {
    async find(ids) {
      const places = [...new Set(ids)].map((id) => index.get(id)).filter((place) => place !== undefined)
      return places.sort((a, b) => a[0] - b[0])
    },
    close: () => index.close(),
  }
}

function tableFinder(rows: Engine['rows']): IdFinder {
  return {
    async find(ids) {
      const wanted = sql`select pos from ids where Id in (select unnest(${texts(ids)}))`
      const places = sql`select pos, seq from companies where pos in (${wanted}) order by pos`
      return (await rows(statementOf(places))) as Place[]
    },
    close: async () => undefined,
  }
}
