import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { type SortKey, sortFields } from '#contract/sort.ts'
import { buildRows, someRows } from '../rows.testing.ts'
import { companies } from './companies/companies.ts'
import { type Engine, openEngine } from './engine.ts'
import { sortedQuery } from './sorted-search.ts'
import { sortedPage, termsOf } from './sql/sort.ts'
import type { Sql } from './sql/sql.ts'
import { statementOf } from './sql/statement.ts'

let engine: Engine
let remove: () => Promise<void>

beforeAll(async () => {
  const built = await buildRows('companies', someRows(2000))
  remove = built.remove
  engine = await openEngine('companies', built.folder)
}, 60_000)

afterAll(async () => {
  await engine.close()
  await remove()
})

const columns = (query: Sql) => engine.columns(statementOf(query))
const SortCenter = { Latitude: 41.8, Longitude: -71.4 }

test('a page for which the records before it are only counted is that of the whole sort', async () => {
  const anySort = fc.uniqueArray(
    fc.record({ Field: fc.constantFrom(...sortFields.companies), Descending: fc.boolean() }),
    { minLength: 1, maxLength: 3, selector: ({ Field }) => Field },
  )
  const anyPage = fc.record({
    Offset: fc.integer({ min: 0, max: 2100 }),
    Limit: fc.integer({ min: 1, max: 300 }),
  })
  const anyCriteria = fc.constantFrom<Criteria[]>(
    { SortCenter },
    { SortCenter, StatesProvinces: ['RI', 'TX'] },
  )
  const check = fc.asyncProperty(anyCriteria, anySort, anyPage, async (criteria, keys: SortKey[], page) => {
    const terms = termsOf(companies, criteria, keys)
    const [whole = []] = await columns(sortedPage(companies, criteria, terms, { Offset: 0, Limit: 5000 }, []))
    const query = await sortedQuery(companies, criteria, terms, page, columns, 0)
    const [found = []] = query ? await columns(query) : []
    expect(found).toEqual(whole.slice(page.Offset, page.Offset + page.Limit))
  })
  await fc.assert(check, { numRuns: 200 })
}, 60_000)
