import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Correction } from '#contract/corrections.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { centerOf, type SortKey, sortFields } from '#contract/sort.ts'
import { type TallyName, tallyFields } from '#contract/tally.ts'
import { statusValues } from '#contract/trust.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { companyOracle } from './company-oracle.testing.ts'
import { companyQueries } from './company-queries.testing.ts'
import type { CompanyRow } from './company-row.ts'
import { NOTHING_SUPPRESSED, type Suppressions } from './forgotten/suppressions.ts'
import { type Oracle, paged } from './oracle.testing.ts'
import { personOracle } from './person-oracle.testing.ts'
import { personQueries } from './person-queries.testing.ts'
import { somePeople } from './person-rows.testing.ts'
import type { RowOf } from './row.ts'
import { DATE, someRows } from './rows.testing.ts'
import { type CorrectableStore, type Page, TooCostly } from './store.ts'

/** Queries of each type; set QUERIES for a longer run. */
export const QUERIES = Number(process.env.QUERIES ?? 60)
const LONG = 60_000 + QUERIES * 500

const anySize = fc.integer({ min: 1, max: 700 })

/** One to three keys of a sort, each of another field. */
const anySort = (kind: Kind): fc.Arbitrary<SortKey[]> =>
  fc.uniqueArray(fc.record({ Field: fc.constantFrom(...sortFields[kind]), Descending: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ Field }) => Field,
  })

const everything: Page = { Limit: 1e6, Offset: 0, NthRecord: false }

interface OracleCase<K extends Kind> {
  rows: readonly RowOf<K>[]
  oracle: Oracle<K>
  /** Criteria that every record meets. */
  all: Criteria
  queries: {
    anyCriteria: fc.Arbitrary<Criteria>
    eachCriterion: Record<string, fc.Arbitrary<unknown>>
    anyFields: fc.Arbitrary<TallyName<K>[]>
  }
}

/** The store that is compared. */
interface StoreCase<K extends Kind> {
  /** Opens a store of a version with the rows of the oracle's case. */
  open(): Promise<CorrectableStore<K>>
  /** What is corrected, and the rows that are to be found then, in the order of the rows. */
  correction?: {
    corrections: readonly Correction[]
    corrected: readonly RowOf<K>[]
    suppressions?: Suppressions
  }
  /** Queries of each type. */
  numRuns?: number
}

/** Suppressions as they become more and fewer, up to those that are wanted. */
const suppressionSteps = (all: Suppressions): Suppressions[] => [
  { ...all, ids: all.ids.slice(5), details: [] },
  { ...all, details: all.details.slice(7) },
  NOTHING_SUPPRESSED,
  { ...all, ids: [], details: all.details.slice(0, 3) },
  all,
]

/** Corrections as they become more, fewer and others, up to those that are wanted. */
const stepsTo = (corrections: readonly Correction[]): (readonly Correction[])[] => [
  corrections.filter((_, i) => i % 3 > 0),
  corrections.map((it) => ({ ...it, fields: it.fields.slice(0, 1), duplicateOf: undefined })),
  [],
  corrections.toReversed(),
  corrections,
]

/** Tests that a store answers as plain JavaScript over the rows does: criteria, pages, sorts, samples and tallies. */
export function compareWithOracle<K extends Kind>(
  kind: K,
  { rows: stored, oracle, all, queries }: OracleCase<K>,
  { open, correction, numRuns = correction ? Math.ceil(QUERIES / 4) : QUERIES }: StoreCase<K>,
): void {
  const { anyCriteria, eachCriterion, anyFields } = queries
  const rows = correction?.corrected ?? stored
  const runs = { numRuns, endOnFailure: true }
  const rowById = new Map(rows.map((row) => [row.Id, row]))
  let store: CorrectableStore<K>
  /** The rows in the order of the table, read from the store. */
  let ordered: RowOf<K>[]

  beforeAll(async () => {
    store = await open()
    const order = await searched(all)
    const suppressed = suppressionSteps(correction?.suppressions ?? NOTHING_SUPPRESSED)
    for (const [i, step] of (correction ? stepsTo(correction.corrections) : []).entries())
      await store.correct(step, suppressed[i])
    ordered = order.flatMap((id) => rowById.get(id) ?? [])
  }, 60_000)

  afterAll(() => store.close())

  const ids = (list: readonly { Id: string }[]) => list.map((item) => item.Id)
  const searched = async (criteria: Criteria, page = everything) => ids(await store.search(criteria, page))

  /**
   * All Ids of a result in order, checked against the oracle. Records equally far from SortCenter may come out
   * of the oracle otherwise, as the two round otherwise; their distances must be alike all the same.
   */
  async function checked(criteria: Criteria): Promise<string[]> {
    const [actual, expected] = [await searched(criteria), oracle.found(ordered, criteria, DATE)]
    const { SortCenter } = criteria
    if (!SortCenter) expect(actual).toEqual(ids(expected))
    else {
      expect(actual.toSorted()).toEqual(ids(expected).toSorted())
      const away = (row?: RowOf<K>) => (row?.Location ? milesBetween(row.Location, SortCenter) : 1e9)
      actual.forEach((id, i) => {
        expect(away(rowById.get(id))).toBeCloseTo(away(expected[i]), 6)
      })
    }
    return actual
  }

  test('every record is there once, sorted by state', async () => {
    expect(new Set(await searched(all)).size).toBe(rows.length)
    expect(ordered).toHaveLength(rows.length)
    if (correction) return
    const states = ordered.map((row) => row.StateProvince ?? '~')
    expect(states).toEqual(states.toSorted())
  })

  describe('each criterion by itself chooses what the oracle does, and as none of what the oracle does not', () => {
    test.each(Object.entries(eachCriterion))('%s', async (name, values) => {
      const check = fc.asyncProperty(values as fc.Arbitrary<unknown>, async (value) => {
        await checked({ [name]: value })
        await checked({ NoneOf: [{ [name]: value }] })
      })
      await fc.assert(check, { numRuns: Math.ceil(numRuns / 20) })
    })
  })

  test(
    'criteria of every kind are counted and found, each record once at any page size',
    async () => {
      const check = fc.asyncProperty(anyCriteria, anySize, async (criteria, size) => {
        const all = await checked(criteria)
        expect(await store.count(criteria)).toBe(all.length)
        const Limit = Math.max(size, Math.ceil(all.length / 4))
        const pages: string[] = []
        for (let Offset = 0; Offset <= all.length; Offset += Limit)
          pages.push(...(await searched(criteria, { Limit, Offset, NthRecord: false })))
        expect(pages).toEqual(all)
      })
      await fc.assert(check, runs)
    },
    LONG,
  )

  test(
    'a sort orders as plain JavaScript does, missing values last, ties in the order of records, at any page size',
    async () => {
      const check = fc.asyncProperty(anyCriteria, anySort(kind), anySize, async (criteria, keys, size) => {
        const Sort = keys.filter(({ Field }) => Field !== 'Distance' || centerOf(criteria))
        const whole = await searched(criteria, { ...everything, Sort })
        const expected = oracle.sorted(ordered, Sort, criteria, DATE)
        const isSorted = Sort.some(({ Field }) => Field === 'Distance')
        const isByDistance = criteria.SortCenter || isSorted
        if (!isByDistance) expect(whole).toEqual(ids(expected))
        else {
          // Distances are rounded otherwise here and there: records equally far from the center may be in either order, whatever follows.
          const sortKeys: SortKey[] = isSorted ? Sort : [...Sort, { Field: 'Distance' }]
          expect(whole.toSorted()).toEqual(ids(expected).toSorted())
          const place = new Map(ordered.map((row, i) => [row.Id, i]))
          const order = oracle.orderOf(sortKeys, criteria, DATE)
          for (const [i, id] of whole.entries()) {
            const [before, after] = [rowById.get(whole[i - 1] ?? ''), rowById.get(id) as RowOf<K>]
            if (!before) continue
            const step = order(before, after) ?? Number(place.get(before.Id)) - Number(place.get(id))
            expect(step, `${before.Id} before ${id}`).toBeLessThan(0)
          }
        }
        const Limit = Math.max(size, Math.ceil(whole.length / 4))
        const pages: string[] = []
        for (let Offset = 0; Offset <= whole.length; Offset += Limit)
          pages.push(...(await searched(criteria, { Limit, Offset, NthRecord: false, Sort })))
        expect(pages).toEqual(whole)
      })
      await fc.assert(check, runs)
    },
    LONG,
  )

  test(
    'a systematic sample takes records at equal steps',
    async () => {
      const anyPage = fc.record({
        Limit: fc.integer({ min: 1, max: 400 }),
        Offset: fc.integer({ min: 0, max: 300 }),
        NthRecord: fc.constant(true),
      })
      const check = fc.asyncProperty(anyCriteria, anyPage, async (criteria, page) => {
        expect(await searched(criteria, page)).toEqual(paged(await searched(criteria), page))
      })
      await fc.assert(check, runs)
    },
    LONG,
  )

  test(
    'tallies count every combination, largest first',
    async () => {
      const check = fc.asyncProperty(anyCriteria, anyFields, async (criteria, Fields) => {
        const items = await affordable(store.tally(criteria, { Fields, Limit: 1e9, Offset: 0 }))
        const counted = items.map(({ Count, ...item }) => [groupOf(item, Fields), Count] as const)
        expect(new Map(counted)).toEqual(oracle.tally(oracle.found(ordered, criteria, DATE), Fields, DATE))
        const counts = items.map((item) => item.Count)
        expect(counts).toEqual(counts.toSorted((a, b) => b - a))
        const part = await affordable(store.tally(criteria, { Fields, Limit: 3, Offset: 2 }))
        expect(part).toEqual(items.slice(2, 5))
      })
      await fc.assert(check, runs)
    },
    LONG,
  )

  test(
    'several tallies at once are as each by itself',
    async () => {
      const query = fc.record({
        Fields: anyFields,
        Limit: fc.integer({ min: 1, max: 40 }),
        Offset: fc.integer({ min: 0, max: 3 }),
      })
      const several = fc.array(query, { minLength: 1, maxLength: 6 })
      const check = fc.asyncProperty(anyCriteria, several, async (criteria, queries) => {
        const alone = await affordable(Promise.all(queries.map((query) => store.tally(criteria, query))))
        expect(await affordable(store.tallies(criteria, queries))).toEqual(alone)
      })
      await fc.assert(check, runs)
    },
    LONG,
  )

  /** The answer; a draw with alternatives so deep that they are refused, one in some thousands, is replaced. */
  const affordable = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      fc.pre(!(error instanceof TooCostly))
      throw error
    })

  const groupOf = (item: Record<string, unknown>, fields: readonly TallyName<K>[]) =>
    JSON.stringify(fields.map((field) => item[tallyFields[kind][field] as string] ?? null))
}

/** One company in five is closed, excluded unless criteria name a status. */
const closedSometimes = (row: CompanyRow, i: number): CompanyRow =>
  i % 5 === 0 ? { ...row, OperatingStatus: 'Closed' } : row

/** Rows of each kind, with what is to be found in them. */
export const oracleCases: { [K in Kind]: OracleCase<K> } = {
  companies: {
    rows: someRows(3000).map(closedSometimes),
    oracle: companyOracle,
    all: { OperatingStatus: [...statusValues] },
    queries: companyQueries,
  },
  people: {
    rows: somePeople(3000),
    oracle: personOracle,
    all: { IncludeAllResidents: true },
    queries: personQueries,
  },
}
