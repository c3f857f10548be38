import { afterAll, beforeAll, expect, it } from 'vitest'
import { severalRows } from './conformance/batch-calls.testing.ts'
import { companyRows } from './conformance/companies.testing.ts'
import { errorRows } from './conformance/errors.testing.ts'
import { formatRows } from './conformance/formats.testing.ts'
import { matchRows } from './conformance/match.testing.ts'
import { peopleRows } from './conformance/people.testing.ts'
import type { ConformanceCheck } from './conformance/row.testing.ts'
import { openService, type TestClient } from './conformance/service.testing.ts'
import { sicRows } from './conformance/sics.testing.ts'
import { sortRows } from './conformance/sort.testing.ts'

let client: TestClient
let close: () => Promise<void>

beforeAll(async () => {
  const service = await openService()
  client = service.client
  close = service.close
})
afterAll(() => close?.())

const rows: readonly ConformanceCheck[] = [
  ...companyRows,
  ...peopleRows,
  ...sicRows,
  ...matchRows,
  ...severalRows,
  ...sortRows,
  ...formatRows,
  ...errorRows,
]

it.each(rows)('%s: %s', async (_section, _sentence, holds) => holds(client))

it('has a row for each sentence once', () => {
  const titles = rows.map(([section, sentence]) => `${section}: ${sentence}`)
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
})
