import Papa from 'papaparse'
import { beforeAll, expect, test } from 'vitest'
import { recordsOf } from './api.ts'
import { eventually } from './eventually.ts'
import { fileOf, tableIn } from './files.ts'
import { button, choose, press, soFar } from './match-files.ts'
import { type PlainService, plainService } from './plain-service.ts'
import { emptyPage } from './visit.ts'

let service: PlainService
beforeAll(async () => {
  service = await plainService()
})

test('before a service without extensions a file is matched by 25 rows a call, and the plan says so', async () => {
  const fields = ['CompanyName', 'Address', 'City', 'StateProvince', 'PostalCode'] as const
  const records = (await recordsOf({ StateProvince: 'NE' }, [...fields]))
    .filter((it) => fields.every((field) => it[field]))
    .slice(0, 60)
  const { page } = await emptyPage({}, [service.address])
  await page.goto(`${service.address}/match/file`)
  const rows = records.map((it) => fields.map((field) => it[field]))
  await choose(page, 'customers.csv', Papa.unparse([['Account', 'Street', 'Town', 'ST', 'Zip'], ...rows]))
  const plan = page.getByRole('region', { name: 'Plan' })
  const figure = (name: string) => plan.locator('div', { hasText: name }).locator('dd')
  await eventually(() => figure('Rows to match').textContent()).toBe('60 of 60')
  expect(await figure('Calls, 25 rows each').textContent()).toBe('3')
  await press(page, 'Match 60 rows')
  await button(page, /^Accept \d+ rows? at a score of 90 or more/).waitFor()
  await eventually(() => soFar(page, 'Not decided')).toBe(60)
  expect(service.rows.toSorted((a, b) => b - a)).toEqual([25, 25, 10])
  expect(service.refused).toEqual([])

  await press(page, /^Accept \d+ rows? at a score of 90 or more/)
  await eventually(() => soFar(page, 'Accepted')).toBeGreaterThan(40)
  await page
    .getByRole('complementary', { name: 'Thresholds' })
    .getByRole('button', { name: /^Download/ })
    .press('Enter')
  const saved = tableIn(await fileOf(page, () => press(page, 'Save customers-completed.csv')))
  expect(saved.map(({ Account }) => Account)).toEqual(records.map(({ CompanyName }) => CompanyName))
  const wrong = saved.filter((row, i) => row['Match.Id'] && row['Match.Id'] !== records[i]?.Id)
  expect(wrong.length).toBeLessThan(3)
})
