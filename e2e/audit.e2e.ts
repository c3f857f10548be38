import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsInBothSchemes, sizes } from './axe.ts'
import type { PageOptions } from './contexts.ts'
import { fileOf } from './files.ts'
import { linkTo } from './link.ts'
import { dataFolder, type OwnApp, ownApp } from './own-app.ts'
import { failedToLoad, visitApp } from './visit.ts'

const folder = mkdtempSync(join(tmpdir(), 'audit-'))
afterAll(() => rmSync(folder, { recursive: true }))

const omaha = { City: 'Omaha' }

/** Three companies of Omaha. */
function shops(): string {
  const path = join(folder, 'shops.csv')
  const rows = ['Ann Deli', 'Bob Bar', 'Cy Cafe'].map(
    (name, i) => `s-${i},${name},${i} Main St,Omaha,NE,68102,402555010${i},41.25${i},-95.93`,
  )
  writeFileSync(path, `id,Company,Street,City,State,ZIP,Phone,Latitude,Longitude\n${rows.join('\n')}\n`)
  return path
}

let app: OwnApp
beforeAll(async () => {
  app = await ownApp({ AUDIT: 'on', EXPORT_DAYS: '7' }, dataFolder([['import', shops()]]))
})

const pageAt = (path: string, options?: PageOptions) => visitApp(app.address, path, options)
const count = (page: Page, text: string) =>
  page.getByTestId('count').getByText(text, { exact: true }).waitFor()

test('a company is forgotten, is in no search, is listed, and found again once that is lifted', async () => {
  const it = await pageAt(linkTo(omaha))
  // The record in the panel may be requested once more, and is not found.
  it.forgiven.push(failedToLoad)
  const { page } = it
  await count(page, '3')
  await page.getByRole('grid', { name: 'Companies' }).getByText('Bob Bar', { exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Record' })
    .getByRole('button', { name: 'Forget this company…' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Forget this company?' })
  await dialog.getByText(/^Bob Bar will be excluded from all searches/).waitFor()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('letter of May 3')
  expect(await findingsInBothSchemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Forget', exact: true }).click()
  await page.getByText('Forgotten. 1 record is no longer found.').waitFor()
  await count(page, '2')
  await page.goto(`${app.address}/data`)
  const list = page.getByRole('region', { name: 'Forgotten records: Companies' })
  await list.getByText('letter of May 3').waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await list.getByRole('button', { name: /^Lift/ }).click()
  await list.waitFor({ state: 'hidden' })
  await page.goto(`${app.address}${linkTo(omaha)}`)
  await count(page, '3')
})

test('the audit shows it to the operator, filtered and as CSV', async () => {
  const { page } = await pageAt('/data')
  await page.getByRole('link', { name: 'Audit', exact: true }).click()
  const table = page.getByRole('table', { name: 'Audit' })
  await table.getByText('Record forgotten', { exact: true }).waitFor()
  await table.getByText('Search', { exact: true }).first().waitFor()
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Record forgotten')
  await table.getByText('Search', { exact: true }).first().waitFor({ state: 'hidden' })
  const csv = await fileOf(page, () => page.getByRole('link', { name: 'Download CSV' }).click())
  expect(csv).toMatch(/^at,action,account,.*\n.*,forget,this machine,/)
  expect(csv.trim().split('\n')).toHaveLength(2)
  await page.getByRole('textbox', { name: 'Contains' }).fill('nothing has this')
  await page.getByText('No entries match. Change the filters.').waitFor()
})

test.each(sizes)('axe finds nothing on the audit at %i', async (width, height) => {
  const { page } = await pageAt('/audit', { viewport: { width, height } })
  await page.getByRole('table', { name: 'Audit' }).getByText('Record forgotten', { exact: true }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  if (process.env.SHOTS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${process.env.SHOTS}/audit-${width}-${colorScheme}.png` })
    }
  }
})

test('the page of exports says how long they are stored', async () => {
  const { page } = await pageAt('/exports')
  await page.getByText('Jobs', { exact: true }).waitFor()
  await page.getByText('Exports are removed 7 days after their last change.').waitFor()
})
