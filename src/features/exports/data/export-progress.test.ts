import { expect, test } from 'vitest'
import { allCompanies } from '../model/job.testing.ts'
import { type ExportOrder, newJob } from '../model/job.ts'
import { type Ask, nextAsk, type Standing, withVersions } from './export-progress.ts'

const idsFirst = { way: 'ids-first' } as const
const fromList = { source: { type: 'list', list: 'l', step: 's' } } as const
const ids = (many: number, from = 0) => Array.from({ length: many }, (_, i) => String(from + i))

interface Given {
  order?: Partial<ExportOrder>
  total?: number
  /** Places at which pages of 2,000 ids, or of records, are stored. */
  ids?: number[]
  records?: number[]
  known?: string[]
  leftOut?: string[]
  toRead?: string[]
}

const standing = (given: Given): Standing => ({
  job: newJob('j', { ...allCompanies, ...given.order }, { total: given.total ?? 5000, rate: 0 }),
  known: given.known,
  leftOut: new Set(given.leftOut),
  ids: new Map(
    given.ids?.map((at) => [at, { limit: 2000, ids: ids(2000, at), etags: ids(2000).map(() => '') }]),
  ),
  records: new Map(given.records?.map((at) => [at, { limit: 2000 }])),
  seen: new Set(given.records?.flatMap((at) => ids(2000, at))),
  choice: given.toRead && withVersions({ chosen: { ids: given.toRead, etags: [] }, toRead: given.toRead }),
})

const records = (at: number, limit = 2000): Ask => ({ part: 'records', at, limit })
const idsAt = (at: number, limit = 2000): Ask => ({ part: 'ids', at, limit })

test.each<[what: string, given: Given, underWay: Ask[], next: Ask | undefined]>([
  ['a search begins with its first page', {}, [], records(0)],
  ['pages under way are passed over', {}, [records(0), records(2000)], records(4000, 1000)],
  ['after the last page there is nothing', {}, [records(0), records(2000), records(4000, 1000)], undefined],
  ['a gap between stored pages is filled first', { records: [0, 4000] }, [], records(2000)],
  ['some at most are no more than that', { order: { most: 30 } }, [], records(0, 30)],
  ['and no more while they are under way', { order: { most: 30 } }, [records(0, 30)], undefined],
  [
    'more are asked for those that were left out',
    { order: { most: 2000 }, records: [0], leftOut: ids(12) },
    [],
    records(2000, 12),
  ],
  ['ids come first where that is the way', { order: idsFirst, ids: [0] }, [], idsAt(2000)],
  ['once they are there, they are chosen of', { order: idsFirst, ids: [0, 2000, 4000] }, [], undefined],
  ['then the chosen are read', { order: idsFirst, toRead: ids(2500) }, [records(0)], records(2000, 500)],
  ['nothing to load where all is held', { order: idsFirst, toRead: [] }, [], undefined],
  ['a list at once needs no ids', { order: fromList, known: ids(10) }, [], undefined],
  ['but its records', { order: fromList, known: ids(10), toRead: ids(10) }, [], records(0, 10)],
  [
    'a list with its versions asks for them',
    { order: { ...fromList, ...idsFirst }, known: ids(10) },
    [],
    idsAt(0, 10),
  ],
  ['an empty search asks for nothing', { total: 0 }, [], undefined],
])('%s', (_, given, underWay, next) => {
  expect(nextAsk(standing(given), underWay)).toEqual(next)
})
