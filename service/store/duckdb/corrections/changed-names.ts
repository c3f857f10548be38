import type { FoundRecords } from '#service/store/names/found-records.ts'
import type { Applied } from './apply-corrections.ts'

/** What corrections and forgotten records change of the names in the index. */
export interface ChangedNames {
  /** Positions of records that the index has under a former name, or that are in no answer. */
  outdated: ReadonlySet<number>
  /** The corrected names by position, as they are searched. */
  corrected: ReadonlyMap<number, string>
}

export const NO_CHANGED_NAMES: ChangedNames = { outdated: new Set(), corrected: new Map() }

/** The column of a company's name as it is searched. */
const NAME = 'CompanyNameKey'

/** The names that differ from those of the version. Pure. */
export function changedNames({
  corrections,
  excluded,
}: Pick<Applied, 'corrections' | 'excluded'>): ChangedNames {
  const renamed = [...corrections.values()].filter(({ record }) => record?.cells.has(NAME))
  const names = renamed.flatMap(({ pos, record }) =>
    excluded.has(pos) ? [] : [[pos, String(record?.cells.get(NAME) ?? '')] as const],
  )
  return { outdated: new Set([...excluded, ...renamed.map(({ pos }) => pos)]), corrected: new Map(names) }
}

/** The records whose name contains a text, by those of the index and the names that were changed since. */
export function withChangedNames(found: FoundRecords, text: string, { outdated, corrected }: ChangedNames) {
  if (outdated.size === 0) return found
  const more = [...corrected].filter(([, name]) => name.includes(text)).map(([pos]) => pos)
  return found.changed(outdated, more)
}
