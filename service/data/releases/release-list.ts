import { join } from 'node:path'
import type { ReleaseExample } from '#contract/releases.ts'
import { addToList, type CsvList } from '../import/csv-list.ts'

/** A line of `release.csv`: a record that is new or removed, or one field of a record that changed. */
interface ReleaseLine {
  Id: string
  name: string
  what: string
  field: string
  before: string
  after: string
}

/** The list of all differences of a version in `folder`; no file where there is none. */
export const newReleaseList = (folder: string, name = 'release.csv'): CsvList<ReleaseLine> => ({
  name,
  file: join(folder, name),
  columns: ['Id', 'name', 'what', 'field', 'before', 'after'],
})

export const addDifferences = (list: CsvList<ReleaseLine>, some: readonly ReleaseExample[]) =>
  addToList(list, some.flatMap(linesOf))

function linesOf({ what, id, name, fields }: ReleaseExample): ReleaseLine[] {
  const record = { Id: id, name, what }
  return fields.length === 0
    ? [{ ...record, field: '', before: '', after: '' }]
    : fields.map((field) => ({ ...record, ...field }))
}
