import { copyFile, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Company } from '#contract/company.ts'
import type { Kind } from '#contract/kind.ts'
import type { Person } from '#contract/person.ts'
import { versionFiles } from '#service/versions/layout.ts'
import { type CsvList, closeList } from '../import/csv-list.ts'
import { recordName } from '../releases/differing-fields.ts'
import type { MergedRow } from './merge-rows.ts'

/** A line of `merge.csv`: one record of `from`, and the record of `into` that it is or may be. */
export interface MergeLine {
  what: 'merged' | 'added' | 'in doubt'
  /** The Id in the merged set: for records in doubt that of the record that it may be. */
  Id: string
  FromId: string
  probability: string
  /** `same` or `different`, as a person writes it. */
  decision: string
  name: string
  fromName: string
  address: string
  fromAddress: string
  phone: string
  fromPhone: string
  completed: string
  conflicts: string
}

/** A line of `sources.csv`: which record of another set is in a record. */
export interface SourceLine {
  Id: string
  Set: string
  SetId: string
  Source: string
  SourceId: string
}

export type MergeList = CsvList<MergeLine>
export type SourceList = CsvList<SourceLine>

export const newMergeList = (folder: string): MergeList => ({
  name: versionFiles.mergeList,
  file: join(folder, versionFiles.mergeList),
  columns: [
    ...([
      'what',
      'Id',
      'FromId',
      'probability',
      'decision',
      'name',
      'fromName',
      'address',
      'fromAddress',
    ] as const),
    ...(['phone', 'fromPhone', 'completed', 'conflicts'] as const),
  ],
})

/** The sources of a merged version in `folder`, which go on from those of the version before. */
export async function continueSources(before: string, folder: string): Promise<SourceList> {
  const file = join(folder, versionFiles.sources)
  const isThere = await copyFile(join(before, versionFiles.sources), file).then(
    () => true,
    () => false,
  )
  const list: SourceList = {
    name: versionFiles.sources,
    file,
    columns: ['Id', 'Set', 'SetId', 'Source', 'SourceId'],
  }
  if (isThere) list.handle = await open(file, 'a')
  return list
}

export const closeLists = (...lists: (MergeList | SourceList)[]) => Promise.all(lists.map(closeList))

type AnyRecord = Partial<Company & Person>

const addressOf = ({ Address, City, StateProvince, PostalCode }: AnyRecord) =>
  [Address, City, [StateProvince, PostalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** What a person compares two records by. */
export const comparedCells = (into: AnyRecord | undefined, from: AnyRecord) => ({
  name: into ? recordName(into) : '',
  fromName: recordName(from),
  address: into ? addressOf(into) : '',
  fromAddress: addressOf(from),
  phone: into?.Phone ?? '',
  fromPhone: from.Phone ?? '',
})

/** What was done with the fields of a record. */
export const fieldCells = ({ completed, conflicts }: Pick<MergedRow<Kind>, 'completed' | 'conflicts'>) => ({
  completed: completed.join('; '),
  conflicts: conflicts.map(({ field, into, from }) => `${field}: ${into} ≠ ${from}`).join('; '),
})
