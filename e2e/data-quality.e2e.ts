import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { findingsInBothSchemes, sizes } from './axe.ts'
import type { PageOptions } from './contexts.ts'
import { fileOf } from './files.ts'
import { dataFolder, type OwnApp, ownApp } from './own-app.ts'
import { emptyPage, failedToLoad, visitApp } from './visit.ts'

const rows = [
  'id,name,address,city,state,zip,phone,category',
  "1,Joe's Pizza,12 Main St,Providence,RI,02903,4015550100,Pizza",
  "2,JOE'S PIZZA,12 Main Street,Providence,RI,02903,,Pizza",
  '3,Zither Hall,1 Elm St,Warwick,RI,02886,401-000-0000,Zithers',
  '3,Zither Shop,3 Elm St,Warwick,RI,02886,,Zithers',
]

let app: OwnApp
beforeAll(async () => {
  const folder = dataFolder()
  const file = join(folder, 'shops.csv')
  writeFileSync(file, `${rows.join('\n')}\n`)
  const mapping = join(folder, 'map.json')
  const categories = { columns: ['category'], map: { Pizza: '581222', Zithers: null } }
  writeFileSync(mapping, JSON.stringify({ kind: 'companies', categories }))
  const made = dataFolder([
    ['sample', '--companies', '3000', '--name', 'farms'],
    ['sample', '--people', '200', '--name', 'voters'],
    ['import', file, '--map', mapping],
  ])
  app = await ownApp({ HOST: '127.0.0.1' }, made)
})

/** The page on a data set, reached from the page Data. */
async function qualityPage(name: string, options: PageOptions = {}) {
  const it = await visitApp(app.address, '/data', options)
  const { page } = it
  const card = page.getByRole('region', { name, exact: true })
  await card.getByText('1 version', { exact: true }).click()
  await card.getByRole('link', { name: /^Quality of the version built/ }).click()
  await section(page, 'States').waitFor()
  return it
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

describe('the quality of a data set', () => {
  test('is reached from its version, and says what is missing, rejected, doubtful and double', async () => {
    const { page } = await qualityPage('shops, companies')
    await page.getByRole('heading', { name: 'Quality of “shops”', level: 1 }).waitFor()
    await section(page, 'Fields').getByText('66.7% of companies have no phone (2).').waitFor()
    await section(page, 'Import').getByText('1 of 4 rows of the file was rejected (25.0%).').waitFor()
    await section(page, 'Import')
      .getByRole('row', { name: 'the same Id as an earlier line 1 25.0%' })
      .waitFor()
    await section(page, 'Import')
      .getByRole('row', { name: /not a number that can be dialed/ })
      .waitFor()
    await section(page, 'Points').getByRole('row', { name: 'Middle of the ZIP code 3 100.0%' }).waitFor()
    await section(page, 'Industries').getByRole('row', { name: 'Zithers 1 100.0%' }).waitFor()
    const group = section(page, 'Suspected duplicates').getByRole('row').nth(1)
    await group.getByText("Joe's Pizza", { exact: true }).waitFor()
    await group.getByText('Same address').waitFor()
    await section(page, 'States')
      .getByRole('row', { name: /^Rhode Island 3/ })
      .waitFor()
    await page.getByRole('link', { name: 'Data', exact: true }).click()
    await page.getByRole('heading', { name: 'Data', exact: true }).waitFor()
  })

  test('is a CSV file', async () => {
    const { page } = await qualityPage('shops, companies')
    const link = page.getByRole('link', { name: 'Download CSV' })
    const text = await fileOf(page, () => link.click())
    expect(text).toContain('Rejected rows,the same Id as an earlier line,1,25.00,')
  })

  test('is printed without the bars of the app, in black on white', async () => {
    const { page } = await qualityPage('farms, companies', { colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    const colors = await section(page, 'Fields').evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return { color, backgroundColor }
    })
    expect(colors).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })
    const breaks = await section(page, 'Import').evaluate((element) => getComputedStyle(element).breakBefore)
    expect(breaks).toBe('page')
  })

  test('of people has no industries', async () => {
    const { page } = await qualityPage('voters, people')
    await section(page, 'Suspected duplicates').waitFor()
    expect(await section(page, 'Industries').count()).toBe(0)
    await section(page, 'Import')
      .getByText(/^Not known/)
      .waitFor()
  })

  test('is not for who is not the operator', async () => {
    const { address } = await ownApp({ HOST: '127.0.0.1', GATEWAY: 'open' }, app.dataDir)
    const { page } = await emptyPage({}, [address])
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '10.0.0.7' })
    await page.goto(`${address}/data/quality/companies/shops`)
    await page.getByText('Only the operator can change the data').waitFor()
    expect(await section(page, 'Fields').count()).toBe(0)
  })

  test('of a version that is not there is a problem in words', async () => {
    const { page, forgiven } = await emptyPage({}, [app.address])
    forgiven.push(failedToLoad)
    await page.goto(`${app.address}/data/quality/companies/none@1`)
    await page.getByText(/No data set is named "none@1"/).waitFor()
  })
})

test.each(sizes)('the page of quality is accessible at %i', async (width, height) => {
  for (const name of ['farms, companies', 'shops, companies']) {
    const { page } = await qualityPage(name, { viewport: { width, height } })
    expect(await findingsInBothSchemes(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
  }
})
