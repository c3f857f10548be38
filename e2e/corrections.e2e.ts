import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CorrectionList, correctionPaths } from '#contract/corrections.ts'
import { programCommand } from '#service/compiled/program.ts'
import { findingsInBothSchemes, sizes } from './axe.ts'
import type { PageOptions } from './contexts.ts'
import { eventually } from './eventually.ts'
import { openExport, planned, startExport } from './exports.ts'
import { fileOf, tableIn } from './files.ts'
import { linkTo } from './link.ts'
import { dataFolder, type OwnApp, ownApp } from './own-app.ts'
import { failedToLoad, visitApp } from './visit.ts'

const folder = mkdtempSync(join(tmpdir(), 'corrections-'))
afterAll(() => rmSync(folder, { recursive: true }))

const omaha = { City: 'Omaha' }

/** Four companies of Omaha, two of them at one address, and 250 of Lincoln. */
function shops(): string {
  const path = join(folder, 'shops.csv')
  const rows = ['Ann Deli', 'Bob Bar', 'Bob Bar Inc', 'Cy Cafe'].map(
    (name, i) => `s-${i},${name},${Math.min(i, 2)} Main St,Omaha,NE,68102,402555010${i},41.25${i},-95.93`,
  )
  for (let i = 0; i < 250; i++)
    rows.push(`l-${i},Store ${i},${i} Oak St,Lincoln,NE,68502,402555${1000 + i},40.7${100 + i},-96.7`)
  const columns = 'id,Company,Street,City,State,ZIP,Phone,Latitude,Longitude'
  writeFileSync(path, `${columns}\n${rows.join('\n')}\n`)
  return path
}

let app: OwnApp
beforeAll(async () => {
  app = await ownApp({}, dataFolder([['import', shops()]]))
})

const pageAt = (path: string, options?: PageOptions) => visitApp(app.address, path, options)

const grid = (page: Page) => page.getByRole('grid', { name: 'Companies' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Record' })
const corrections = (page: Page) => panel(page).getByRole('region', { name: 'Corrections' })
const count = (page: Page, text: string) =>
  page.getByTestId('count').getByText(text, { exact: true }).waitFor()

async function open(page: Page, name: string) {
  await grid(page).getByText(name, { exact: true }).click()
  await panel(page).getByRole('heading', { name, exact: true }).waitFor()
}

/** Opens the form of the open record. */
async function correct(page: Page, name: string) {
  await corrections(page).getByRole('button', { name: 'Correct', exact: true }).click()
  return page.getByRole('dialog', { name: `Correct ${name}` })
}

test('a phone is corrected, found, exported and undone; a company is closed, another is a duplicate', async () => {
  const { page, forgiven } = await pageAt(linkTo(omaha))
  await count(page, '4')
  await open(page, 'Ann Deli')
  await corrections(page).getByText('Nothing is corrected.').waitFor()
  const form = await correct(page, 'Ann Deli')
  await form.getByRole('textbox', { name: 'Phone' }).fill('401 000 1111')
  await form.getByRole('button', { name: 'Save corrections' }).click()
  await form.getByText('not a number that can be dialed').waitFor()
  forgiven.push(failedToLoad)
  await form.getByRole('textbox', { name: 'Phone' }).fill('402 555 0199')
  await form.getByRole('button', { name: 'Save corrections' }).click()
  await form.waitFor({ state: 'hidden' })
  await corrections(page).getByText('Phone: (402) 555-0199').waitFor()
  await corrections(page)
    .getByText(/^Corrected .*; the source said “\(402\) 555-0100”$/)
    .waitFor()
  await grid(page).getByText('(402) 555-0199').waitFor()
  await panel(page).getByText('Phone (corrected)').waitFor()

  await page.goto(`${app.address}${linkTo({ Phone: '4025550199' })}`)
  await count(page, '1')
  await grid(page).getByText('Ann Deli').waitFor()
  await openExport(page, 'Enhanced')
  await planned(page)
  const [row] = tableIn(await fileOf(page, () => startExport(page)))
  expect(row).toMatchObject({ CompanyName: 'Ann Deli', CorrectedFields: 'Phone' })

  await page.goto(`${app.address}${linkTo(omaha)}`)
  await open(page, 'Cy Cafe')
  const closing = await correct(page, 'Cy Cafe')
  await closing.getByRole('combobox', { name: 'Operating status' }).selectOption('Closed')
  await closing.getByRole('button', { name: 'Save corrections' }).click()
  await count(page, '3')
  await page.getByText('1 closed company is excluded.').waitFor()
  const id = await page.evaluate(() => new URL(location.href).searchParams.get('record'))
  await open(page, 'Bob Bar Inc')
  const marking = await correct(page, 'Bob Bar Inc')
  await marking.getByRole('textbox', { name: /^Is it a duplicate/ }).press('Enter')
  await marking.getByRole('radio', { name: 'Bob Bar', exact: true }).check()
  const original = marking.getByRole('textbox', { name: 'Id of the other company' })
  expect(await original.inputValue()).toMatch(/^\w+$/)
  await original.fill(id ?? '')
  expect(await marking.getByRole('radio', { name: 'Bob Bar', exact: true }).isChecked()).toBe(false)
  await marking.getByRole('button', { name: 'Save corrections' }).click()
  await count(page, '2')
})

test('the page Data lists all corrections, gives them as files, and undoes them', async () => {
  const { page } = await pageAt('/data')
  const card = page.getByRole('region', { name: 'shops, companies', exact: true })
  await card.getByText('3 corrections').waitFor()
  const csv = await fileOf(page, () => card.getByRole('link', { name: /as CSV$/ }).click())
  expect(csv).toContain(',Ann Deli,shops,s-0,Phone,4025550100,4025550199,')
  const notes = JSON.parse(await fileOf(page, () => card.getByRole('link', { name: /as notes$/ }).click()))
  expect(notes.features.map(({ id }: { id: string }) => id)).toEqual(['s-2', 's-3', 's-0'])
  expect(notes.features[1].properties.text).toBe('Cy Cafe: It has closed for good.')
  await card.getByRole('button', { name: 'Review 3 corrections of shops' }).click()
  const review = page.getByRole('dialog', { name: 'Corrections of shops' })
  await review.getByRole('button', { name: 'Undo the correction of Operating status of Cy Cafe' }).click()
  await page.getByText('Undone: Operating status').waitFor()
  await eventually(() => review.getByRole('button', { name: /^Undo/ }).count()).toBe(2)
  await page.keyboard.press('Escape')
  await page.goto(`${app.address}${linkTo(omaha)}`)
  await count(page, '3')

  // A command is another process.
  const id = /^([^,]+),Bob Bar Inc,/m.exec(csv)?.[1] ?? ''
  const env = { ...process.env, DATA_DIR: app.dataDir }
  const command = programCommand('data/cli', 'corrections', 'shops', '--undo', id)
  expect(execFileSync(...command, { env, encoding: 'utf8' })).toContain('Undone: Bob Bar Inc')
  await eventually(async () => {
    await page.reload()
    const shown = page.getByTestId('count').getByText(/^\d+$/)
    await shown.waitFor()
    return shown.textContent()
  }).toBe('4')
})

test('a table whose data was corrected elsewhere goes on with the current data', async () => {
  const { page, forgiven } = await pageAt(linkTo({ City: 'Lincoln' }))
  // The version of the first page is not available any more.
  forgiven.push(failedToLoad)
  await count(page, '250')
  await grid(page)
    .getByRole('row')
    .nth(1)
    .getByText(/^Store/)
    .waitFor()
  const { page: other } = await pageAt(linkTo({ CompanyName: 'Store 249' }))
  await open(other, 'Store 249')
  const form = await correct(other, 'Store 249')
  await form.getByRole('textbox', { name: 'Phone' }).fill('402 555 0249')
  await form.getByRole('button', { name: 'Save corrections' }).click()
  await form.waitFor({ state: 'hidden' })

  const answers: (string | undefined)[] = []
  page.on('response', (answer) => {
    if (!answer.url().endsWith('/companies/search')) return
    answers.push(answer.ok() ? answer.headers()['data-version'] : `${answer.status()}`)
  })
  await page.bringToFront()
  await grid(page).evaluate((it) => it.scrollTo({ top: it.scrollHeight }))
  await page.getByText('The data has changed. This page shows the current data.').waitFor()
  await grid(page)
    .getByRole('row')
    .last()
    .getByText(/^Store/)
    .waitFor()
  const [refused, ...current] = answers
  expect([refused, new Set(current).size]).toEqual(['409', 1])
})

test.each(sizes)('axe finds nothing in the list and the form at %i', async (width, height) => {
  const { page } = await pageAt('/data', { viewport: { width, height } })
  await page.getByRole('button', { name: /^Review/ }).click()
  await page.getByRole('dialog', { name: 'Corrections of shops' }).getByText('Ann Deli').waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  const answer = await fetch(`${app.address}${correctionPaths.corrections}?kind=companies`)
  const [first] = CorrectionList.parse(await answer.json()).corrections
  await page.goto(`${app.address}/companies/${first?.id}`)
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await page.getByRole('textbox', { name: 'Phone' }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await findingsInBothSchemes(page)).toEqual([])
})
