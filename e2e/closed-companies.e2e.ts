import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countOf } from './api.ts'
import { findingsInBothSchemes, sizes } from './axe.ts'
import type { PageOptions } from './contexts.ts'
import { agreedCount } from './count.ts'
import { criteriaOf, linkTo } from './link.ts'
import { dataFolder, type OwnApp, ownApp } from './own-app.ts'
import { barsOf, panel } from './tally-panels.ts'
import { visit, visitApp } from './visit.ts'

const folder = mkdtempSync(join(tmpdir(), 'closed-companies-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Ten companies of Omaha: seven are open, one is closed for some time, two for good. */
function shops(): string {
  const path = join(folder, 'shops.csv')
  const rows = Array.from({ length: 10 }, (_, i) => {
    const status = i < 7 ? 'open' : i === 7 ? 'temporarily_closed' : 'permanently_closed'
    return `s-${i},Shop ${i},${i} Main St,Omaha,NE,68102,${status},${(i + 1) * 10}`
  })
  const columns = 'id,Company,Street,City,State,ZIP,Operating Status,Source Confidence'
  writeFileSync(path, `${columns}\n${rows.join('\n')}\n`)
  return path
}

let app: OwnApp
beforeAll(async () => {
  app = await ownApp({}, dataFolder([['import', shops()]]))
})

const pageAt = async (path: string, options?: PageOptions): Promise<Page> =>
  (await visitApp(app.address, path, options)).page

const count = (page: Page, text: string) =>
  page.getByTestId('count').getByText(text, { exact: true }).waitFor()

const note = (page: Page) => page.getByText('2 closed companies are excluded.')

test('closed companies are excluded, which is said, until they are included', async () => {
  const page = await pageAt('/')
  await count(page, '8')
  await note(page).waitFor()
  await page.getByRole('button', { name: 'Include closed' }).click()
  await count(page, '10')
  await note(page).waitFor({ state: 'hidden' })
  await page.goBack()
  await note(page).waitFor()
  await count(page, '8')
})

test('status and confidence are a filter, and the status a tally', async () => {
  const page = await pageAt('/')
  await page.getByRole('button', { name: /^Source and trust/ }).click()
  const form = page.getByRole('dialog', { name: 'Source and trust' })
  await form.getByText('Closed', { exact: true }).click()
  await count(page, '2')
  expect(criteriaOf(page)).toEqual({ OperatingStatus: ['Closed'] })
  await form.getByText('Temporarily closed', { exact: true }).click()
  await count(page, '3')
  await form.getByText('90–100%', { exact: true }).click()
  await count(page, '2')
  await page.keyboard.press('Escape')

  await page.goto(`${app.address}${linkTo({ City: 'Omaha' })}`)
  await page.getByRole('button', { name: 'Add a tally' }).click()
  await page.getByRole('textbox', { name: 'Search the fields' }).fill('status')
  await page.getByRole('button', { name: 'Operating status', exact: true }).click()
  await panel(page, 'operating status').waitFor()
  expect(await barsOf(page, 'operating status')).toEqual([
    ['Open', 7],
    ['Closed', 2],
    ['Temporarily closed', 1],
  ])
})

test('excluding a status does not include the closed companies', async () => {
  const page = await pageAt(linkTo({ NoneOf: [{ OperatingStatus: ['TemporarilyClosed'] }] }))
  await count(page, '7')
  await note(page).waitFor()
})

test('ids of the source are a filter, which finds a closed company too', async () => {
  const page = await pageAt(linkTo({ SourceId: ['s-2', 's-9'] }))
  await count(page, '2')
})

test('data without these fields has neither filter nor note', async () => {
  const { page } = await visit()
  await agreedCount(page)
  await page.getByRole('button', { name: /^Business/ }).waitFor()
  expect(await page.getByRole('button', { name: /^Source and trust/ }).count()).toBe(0)
  expect(await page.getByText('are excluded.').count()).toBe(0)
})

test('the month in which records were first seen is a tally, a filter and a chip', async () => {
  const { page } = await visit()
  await agreedCount(page)
  await page.getByRole('button', { name: 'Add a tally' }).click()
  await page.getByRole('textbox', { name: 'Search the fields' }).fill('first seen')
  await page.getByRole('button', { name: 'First seen', exact: true }).click()
  await panel(page, 'first seen').waitFor()
  const [[month, records] = ['', 0]] = await barsOf(page, 'first seen')
  expect(month).toMatch(/^[A-Z][a-z]{2} \d{4}$/)
  await panel(page, 'first seen').getByText(month).click()
  await count(page, records.toLocaleString('en-US'))
  const [wanted = ''] = criteriaOf(page).FirstSeenMonth as string[]
  expect(await countOf({ FirstSeenMonth: [wanted] })).toBe(records)
  await page.getByRole('region', { name: 'Records', exact: true }).getByText(month).waitFor()
})

test.each(sizes)('axe finds nothing where closed companies are excluded at %i', async (width, height) => {
  const page = await pageAt('/', { viewport: { width, height } })
  await note(page).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
})
