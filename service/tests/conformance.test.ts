import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyRows } from './conformance/companies.testing.ts'
import { errorRows } from './conformance/errors.testing.ts'
import { formatRows } from './conformance/formats.testing.ts'
import { matchRows } from './conformance/match.testing.ts'
import { peopleRows } from './conformance/people.testing.ts'
import type { Row } from './conformance/row.testing.ts'
import { type Ask, openService } from './conformance/service.testing.ts'
import { severalRows } from './conformance/several.testing.ts'
import { sicRows } from './conformance/sics.testing.ts'

let ask: Ask
let close: () => Promise<void>

beforeAll(async () => {
  const service = await openService()
  ask = service.ask
  close = service.close
})
afterAll(() => close?.())

const rows: readonly Row[] = [
  ...companyRows,
  ...peopleRows,
  ...sicRows,
  ...matchRows,
  ...severalRows,
  ...formatRows,
  ...errorRows,
]

it.each(rows)('%s: %s', async (_section, _sentence, holds) => holds(ask))

it('has a row for each sentence once', () => {
  const titles = rows.map(([section, sentence]) => `${section}: ${sentence}`)
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
})
