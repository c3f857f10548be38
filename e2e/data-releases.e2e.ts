import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsInBothSchemes, sizes } from './axe.ts'
import type { PageOptions } from './contexts.ts'
import { eventually } from './eventually.ts'
import { fileOf } from './files.ts'
import { pasteList, storedList } from './lists.ts'
import { dataFolder, type OwnApp, ownApp } from './own-app.ts'
import { visitApp } from './visit.ts'

const folder = mkdtempSync(join(tmpdir(), 'data-releases-'))
const path = join(folder, 'shops.csv')
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes the file of a release. */
function writeRows(...rows: string[]): string {
  writeFileSync(path, `id,Company,City,State\n${rows.join('\n')}\n`)
  return path
}

const first = ['1,Ann’s Bakery,Omaha,NE', '2,Bob’s Bikes,Omaha,NE', '3,Cy’s Cars,Omaha,NE']
const second = ['1,Ann’s Bakery,Omaha,NE', '2,Bob’s Bikes,Lincoln,NE', '4,Di’s Diner,Omaha,NE']

let app: OwnApp
beforeAll(async () => {
  app = await ownApp({ HOST: '127.0.0.1' }, dataFolder([['import', writeRows(...first)]]))
})

const pageAt = async (where: string, options?: PageOptions): Promise<Page> =>
  (await visitApp(app.address, where, options)).page

const run = (page: Page) => page.getByRole('region', { name: 'Import of shops' }).first()

/** Adds the file of a release on the page of data sets, and waits until it is compared. */
async function addRelease(page: Page, ...rows: string[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(writeRows(...rows))
  await page.getByRole('status').getByText('Columns as for the version before').waitFor()
  const hold = page.getByRole('switch', { name: 'Show what changes before it is used' })
  expect(await hold.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Import the companies' }).click()
  await run(page).getByRole('button', { name: 'Use this version' }).waitFor({ timeout: 60_000 })
}

const count = (page: Page, text: string) =>
  page.getByTestId('count').getByText(text, { exact: true }).waitFor()

test('a release is shown before it is used, and lists show what it changed', {
  timeout: 180_000,
}, async () => {
  const lists = await pageAt('/lists')
  await pasteList(lists, 'Omaha', ['000000001', '000000002', '000000003'])
  expect(await lists.getByText('no longer in the data').count()).toBe(0)

  const page = await pageAt('/data')
  await addRelease(page, ...second)
  for (const label of ['New', 'Removed', 'Changed', 'Unchanged'])
    await run(page).locator(`div:has(> dt:text-is("${label}")) > dd:text-is("1")`).waitFor()
  await run(page).getByRole('row', { name: 'City 1' }).waitFor()
  await run(page).locator('summary', { hasText: 'Examples' }).click()
  await run(page).getByRole('row', { name: 'Changed Bob’s Bikes City Omaha Lincoln' }).waitFor()
  const csv = await fileOf(page, () => run(page).getByText('Save all differences').click())
  expect(csv).toContain('000000003,Cy’s Cars,removed')

  // Searches are as before, after a reload too.
  const search = await pageAt('/')
  await page.reload()
  await run(page).getByText('ready to use').waitFor()
  const inUse = page.getByRole('region', { name: 'In use' })
  await inUse.getByText('2 versions', { exact: true }).click()
  await inUse.getByText('Not used yet').waitFor()
  const found = (body: object) =>
    search.evaluate(
      async ([address, text]) =>
        (
          await fetch(`${address}/api/v1/companies/count`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: text as string,
          })
        ).json(),
      [app.address, JSON.stringify(body)],
    )
  expect(await found({ City: 'Lincoln' })).toEqual({ MatchCount: 0 })

  await run(page).getByRole('button', { name: 'Use this version' }).click()
  await run(page).getByText('done', { exact: true }).waitFor()
  await eventually(() => found({ City: 'Lincoln' })).toEqual({ MatchCount: 1 })

  await lists.reload()
  await lists.getByText('1 company of this list is no longer in the data.').waitFor()
  await lists.getByText('1 company changed since it was added or refreshed.', { exact: false }).waitFor()
  await lists.getByRole('button', { name: 'Remove it from the list' }).click()
  await eventually(async () => (await storedList(lists, 'Omaha')).ids).toEqual(['000000001', '000000002'])
  await lists.getByText('no longer in the data.').waitFor({ state: 'hidden' })
})

test('a release is discarded, and nothing has changed', { timeout: 120_000 }, async () => {
  const page = await pageAt('/data')
  await addRelease(page, ...second.slice(0, 1))
  await run(page).getByRole('button', { name: 'Discard' }).click()
  await run(page).getByText('This version was discarded.', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await count(page, '3')
})

test.each(sizes)(
  'a release is accessible at %i',
  async (width, height) => {
    const page = await pageAt('/data', { viewport: { width, height } })
    await addRelease(page, ...first.slice(0, 2), '5,Ed’s Eats,Omaha,NE')
    await run(page).locator('summary', { hasText: 'Examples' }).click()
    expect(await findingsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await run(page).getByRole('button', { name: 'Discard' }).click()
    await run(page).getByText('This version was discarded.', { exact: false }).waitFor()
  },
  60_000,
)
