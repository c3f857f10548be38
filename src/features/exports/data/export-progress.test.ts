import { expect, test } from 'vitest'
import { allCompanies } from '../model/job.testing.ts'
import { type ExportOrder, newJob } from '../model/job.ts'
import { type ExportCall, type ExportProgress, nextCall, withVersions } from './export-progress.ts'

const idsFirst = { way: 'ids-first' } as const
const fromList = { source: { type: 'list', list: 'l', step: 's' } } as const
const ids = (many: number, from = 0) => Array.from({ length: many }, (_, i) => String(from + i))

interface Stored {
  order?: Partial<ExportOrder>
  total?: number
  /** Positions at which pages of 2,000 ids, or of records, are stored. */
  ids?: number[]
  records?: number[]
  known?: string[]
  excluded?: string[]
  toRead?: string[]
}

const progress = (stored: Stored): ExportProgress => ({
  job: newJob('j', { ...allCompanies, ...stored.order }, { total: stored.total ?? 5000, rate: 0 }),
  known: stored.known,
  excluded: new Set(stored.excluded),
  meetsEntry: () => false,
  ids: new Map(
    stored.ids?.map((at) => [at, { limit: 2000, ids: ids(2000, at), etags: ids(2000).map(() => '') }]),
  ),
  records: new Map(stored.records?.map((at) => [at, { limit: 2000 }])),
  seen: new Set(stored.records?.flatMap((at) => ids(2000, at))),
  series: {},
  selection:
    stored.toRead && withVersions({ selected: { ids: stored.toRead, etags: [] }, toRead: stored.toRead }),
})

const records = (at: number, limit = 2000): ExportCall => ({ part: 'records', at, limit })
const idsAt = (at: number, limit = 2000): ExportCall => ({ part: 'ids', at, limit })

test.each<[what: string, stored: Stored, underWay: ExportCall[], next: ExportCall | undefined]>([
  ['a search begins with its first page', {}, [], records(0)],
  ['pages under way are skipped', {}, [records(0), records(2000)], records(4000, 1000)],
  ['after the last page there is nothing', {}, [records(0), records(2000), records(4000, 1000)], undefined],
  ['a gap between stored pages is filled first', { records: [0, 4000] }, [], records(2000)],
  ['no more than the limit', { order: { most: 30 } }, [], records(0, 30)],
  ['no more while those are under way', { order: { most: 30 } }, [records(0, 30)], undefined],
  [
    'more for those that were excluded',
    { order: { most: 2000 }, records: [0], excluded: ids(12) },
    [],
    records(2000, 12),
  ],
  ['ids come first in that order', { order: idsFirst, ids: [0] }, [], idsAt(2000)],
  ['once they are loaded, records are selected', { order: idsFirst, ids: [0, 2000, 4000] }, [], undefined],
  [
    'then the selected records are loaded',
    { order: idsFirst, toRead: ids(2500) },
    [records(0)],
    records(2000, 500),
  ],
  ['nothing to load where all are cached', { order: idsFirst, toRead: [] }, [], undefined],
  ['a list at once needs no ids', { order: fromList, known: ids(10) }, [], undefined],
  ['only its records', { order: fromList, known: ids(10), toRead: ids(10) }, [], records(0, 10)],
  [
    'a list with versions loads its ids',
    { order: { ...fromList, ...idsFirst }, known: ids(10) },
    [],
    idsAt(0, 10),
  ],
  ['an empty search loads nothing', { total: 0 }, [], undefined],
])('%s', (_, stored, underWay, next) => {
  expect(nextCall(progress(stored), underWay)).toEqual(next)
})
