import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_UPLOAD_PART } from '#contract/imports.ts'
import { overtureFile, type Place } from '#service/data/overture-file.testing.ts'
import { zipOf } from '#service/data/zip.testing.ts'
import { axeFindings, findingsInBothSchemes, sizes } from './axe.ts'
import type { PageOptions } from './contexts.ts'
import { eventually } from './eventually.ts'
import { openExport, planned, startExport } from './exports.ts'
import { fileOf, tableIn } from './files.ts'
import { dataFolder, type OwnApp, ownApp } from './own-app.ts'
import { emptyPage, failedToLoad } from './visit.ts'

let app: OwnApp
const folder = mkdtempSync(join(tmpdir(), 'data-import-'))
beforeAll(async () => {
  app = await ownApp(
    { HOST: '127.0.0.1', IMPORT_HOSTS: '127.0.0.1' },
    dataFolder([['sample', '--companies', '50']]),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A server that gives half of a file, and the rest or a cut when it is called for. */
async function slowServer(content: Buffer) {
  const waiting: { from: number; response: ServerResponse }[] = []
  const server = createServer(({ headers }, response) => {
    const from = Number(/bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? 0)
    response.writeHead(from > 0 ? 206 : 200, {
      etag: '"1"',
      'content-length': content.length - from,
      ...(from > 0 && { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` }),
    })
    if (from === 0) response.write(content.subarray(0, content.length / 2))
    waiting.push({ from, response })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const next = async () => {
    await eventually(async () => waiting.length).toBeGreaterThan(0)
    return waiting.shift() as (typeof waiting)[number]
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cities.csv`,
    cut: async () => (await next()).response.destroy(),
    async finish() {
      const { from, response } = await next()
      response.end(content.subarray(from || content.length / 2))
    },
  }
}

/** A column that is not known by its name, and a row without a name. */
const shops = `Shop,Street,City,State,Zip,Town code
Ann's Bakery,12 Main St,Omaha,NE,68102,a
Bob's Bikes,7 Elm St,Papillion,NE,68046,b
,9 Oak St,Omaha,NE,68102,c
`
/** A file of several parts, whose import takes seconds. */
const manyShops = `CompanyName,City,State,Note\n${Array.from({ length: 200_000 }, (_, i) => `Shop ${i},Omaha,NE,a note that takes some room in the file ${i}`).join('\n')}\n`

function fileNamed(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** The page of data sets; `forgiven` are complaints of the console that a test brings about. */
async function dataPage(options: PageOptions = {}, forgiven: RegExp[] = []): Promise<Page> {
  const visit = await emptyPage(options, [app.address])
  visit.forgiven.push(...forgiven)
  const { page } = visit
  await page.goto(`${app.address}/data`)
  await page.getByRole('heading', { name: 'Add data' }).waitFor()
  return page
}

/** Drops a file on the page, away from the place that says so. */
const drop = (page: Page, name: string, content: string | Buffer) =>
  page.getByRole('heading', { name: 'Data', exact: true }).evaluate(
    (element, [name = '', base64 = '']) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], name))
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    },
    [name, Buffer.from(content).toString('base64')],
  )

const choose = (page: Page, path: string) => page.locator('input[type=file]').first().setInputFiles(path)
const becomes = (page: Page, column: string) => page.getByRole('combobox', { name: `${column} becomes` })
const importIt = (page: Page) => page.getByRole('button', { name: 'Import the companies' }).click()
const run = (page: Page, name: string) => page.getByRole('region', { name: `Import of ${name}` }).first()
const inUse = (page: Page) => page.getByRole('region', { name: 'In use' })

test('several files are one data set', { timeout: 120_000 }, async () => {
  const page = await dataPage()
  const [head] = shops.split('\n')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      fileNamed('north.csv', shops.replace('Shop', 'Company')),
      fileNamed('south.csv', `${head?.replace('Shop', 'Company')}\nCy's Cars,1 Elm St,Omaha,NE,68102,d\n`),
    ])
  const files = page.getByRole('list', { name: 'Files to import' })
  await files.getByText('south.csv').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('both')
  await importIt(page)
  await run(page, 'both').getByText('3 companies imported.').waitFor()
})

test('closed rows are excluded, and a column is not the category any more', {
  timeout: 120_000,
}, async () => {
  const page = await dataPage()
  const rows =
    'Company,City,State,Category,Status\nAnn,Omaha,NE,Bakery,Issued\nBob,Omaha,NE,Restaurant,Closed\n'
  await choose(page, fileNamed('licenses.csv', rows))
  await page.getByText('1 of the first 2 rows').waitFor()
  expect(await page.getByText('None of the first 2 rows').count()).toBe(1)
  await page.getByRole('switch', { name: 'Exclude closed businesses' }).click()
  await page.getByText('1 row of the first 100 would be rejected').waitFor()
  const records = page.getByRole('group', { name: 'The first records, as they will be' })
  await records
    .getByText(/^5461\d\d/)
    .first()
    .waitFor()
  await becomes(page, 'Category').selectOption({ label: 'Not used' })
  await eventually(() => becomes(page, 'Category').inputValue()).toBe('')
  await eventually(() => records.getByText(/^5461\d\d/).count()).toBe(0)
  await importIt(page)
  await run(page, 'licenses').getByText('1 company imported.').waitFor()
})

test('a mapping is saved, found again, renamed, saved as a file and removed', {
  timeout: 120_000,
}, async () => {
  const page = await dataPage()
  const places = 'Place,Town,Area\nAnn,Omaha,NE\nBob,Papillion,NE\n'
  await choose(page, fileNamed('places.csv', places))
  await becomes(page, 'Place').selectOption({ label: 'Company' })
  await becomes(page, 'Area').selectOption({ label: 'State' })
  await eventually(() => becomes(page, 'Area').inputValue()).toBe('StateProvince')
  await page.getByRole('textbox', { name: 'Save the mapping as' }).fill('Q3 list')
  await importIt(page)
  await run(page, 'places').getByText('2 companies imported.').waitFor()
  const saved = page.getByRole('region', { name: 'Saved mappings' })
  await saved.getByText('Q3 list').waitFor()
  // The same columns, written otherwise.
  await choose(page, fileNamed('places-q4.csv', places.replace('Place,Town', 'PLACE,town')))
  await page.getByText(/^Mapping “Q3 list” of .* is used/).waitFor()
  expect(await becomes(page, 'PLACE').inputValue()).toBe('CompanyName')
  expect(await page.getByRole('textbox', { name: 'Save the mapping as' }).inputValue()).toBe('Q3 list')
  await page.getByRole('button', { name: 'Use the guessed one instead' }).click()
  await eventually(() => becomes(page, 'PLACE').inputValue()).toBe('')
  await page.getByRole('combobox', { name: 'Mapping', exact: true }).selectOption('Q3 list')
  await eventually(() => becomes(page, 'PLACE').inputValue()).toBe('CompanyName')
  await saved.getByRole('button', { name: 'Rename the mapping Q3 list' }).click()
  await page.getByRole('textbox', { name: 'Name of the mapping' }).fill('Q4 list')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await saved.getByText('Q4 list').waitFor()
  const text = await fileOf(page, () =>
    saved.getByRole('link', { name: 'Save the mapping Q4 list as a file' }).click(),
  )
  expect(JSON.parse(text)).toMatchObject({ columns: { CompanyName: 'Place', StateProvince: 'Area' } })
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove the mapping Q4 list' }).click()
  await page.getByRole('button', { name: 'Remove the mapping', exact: true }).click()
  await eventually(() => page.getByRole('button', { name: 'Remove the mapping Q4 list' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('a file on the machine of the service is imported, and followed from another tab', {
  timeout: 120_000,
}, async () => {
  const page = await dataPage({}, [failedToLoad])
  const path = fileNamed('large.csv', manyShops)
  await page.getByText('Use a file on the machine of the service').click()
  await page.getByRole('button', { name: 'Use the file' }).click()
  await page.getByText('Enter the path or the address of a file').waitFor()
  await page.getByRole('textbox', { name: 'Path or address of the file' }).fill(`${path}.txt`)
  await page.getByRole('button', { name: 'Use the file' }).click()
  await page
    .getByRole('alert')
    .getByText(/There is no file/)
    .waitFor()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByText('Use a file on the machine of the service').click()
  await page.getByRole('textbox', { name: 'Path or address of the file' }).fill(path)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Use the file' }).click()
  await importIt(page)
  await run(page, 'large').getByRole('progressbar').waitFor()
  await page.close()
  const other = await dataPage()
  await run(other, 'large').getByRole('button', { name: 'Cancel the import' }).click()
  await run(other, 'large').getByText('canceled').waitFor()
  expect(existsSync(path)).toBe(true)
})

test('a file of an address is loaded over a cut and a reload, and imported', {
  timeout: 120_000,
}, async () => {
  const page = await dataPage({}, [failedToLoad])
  const rows = Array.from({ length: 3000 }, (_, i) => `Shop ${1000 + i},Omaha\n`)
  const { address, cut, finish } = await slowServer(Buffer.from(`Company,City\n${rows.join('')}`))
  const box = page.getByRole('textbox', { name: 'Path or address of the file' })
  const load = async (text: string) => {
    await box.fill(text)
    await page.getByRole('button', { name: 'Use the file' }).click()
  }
  await page.getByText('Use a file on the machine of the service').click()
  await load('https://elsewhere.example/a.csv')
  await page.getByText(/elsewhere\.example: it is not in IMPORT_HOSTS/).waitFor()
  await load('s3://bucket/a.csv')
  await page.getByText(/Use a presigned https:\/\/ address/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await load(address)
  await page.getByText('24.0 kB of 48.0 kB').waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByText('Use a file on the machine of the service').click()
  await cut()
  await load(address)
  await page.getByText('24.0 kB of 48.0 kB').waitFor()
  await page.reload()
  await page.getByRole('progressbar', { name: 'Loading of cities.csv' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await cut()
  await finish()
  await page.getByText(/^CSV/).waitFor()
  await importIt(page)
  await run(page, 'cities').getByText('3,000 companies imported.').waitFor({ timeout: 60_000 })
})

test('an archive is one data set, without what is no data', { timeout: 120_000 }, async () => {
  const page = await dataPage()
  const path = join(folder, 'towns.zip')
  const own = shops.replace('Shop', 'Company')
  const other = `${own.split('\n')[0]}\nCy's Cars,1 Elm St,Omaha,NE,68102,d\n`
  writeFileSync(
    path,
    zipOf({ 'omaha.csv': { content: own, deflated: true }, 'b.csv': other, 'layout.pdf': '%PDF' }),
  )
  await choose(page, path)
  await page.getByText('Not read of the archive: layout.pdf').waitFor()
  await importIt(page)
  await run(page, 'towns').getByText('3 companies imported.').waitFor()
})

const place = (i: number, rest: Partial<Place> = {}): Place => ({
  ...{ id: `gers-${i}`, name: `Place ${i}`, street: `${i} Main St`, phone: '+13035550104' },
  ...{ website: null, social: `https://social.example/${i}`, confidence: 0.5, status: 'open' },
  ...rest,
})
const zephyrs: Place[] = [
  place(1, { name: 'Zephyr Pizza', website: 'https://zephyr.example', confidence: 0.87 }),
  place(2, { name: 'Zephyr Slices', confidence: 0.4, status: 'temporarily_closed' }),
  place(3, { name: 'Zephyr Closed', status: 'permanently_closed' }),
]
const places = [...zephyrs, ...Array.from({ length: 3000 }, (_, i) => place(i + 10))]

test('an Overture file is dropped, recognized, corrected, imported over a reload, searched and exported', {
  timeout: 120_000,
}, async () => {
  const page = await dataPage()
  await drop(page, 'denver.parquet', await overtureFile(places))
  const preset = page.getByText('Overture Places: known by its columns')
  await preset.waitFor()
  // The web page of a social network is no website of the company.
  await becomes(page, 'socials').selectOption({ label: 'Not used' })
  await preset.waitFor({ state: 'hidden' })
  expect(await becomes(page, 'names.primary').inputValue()).toBe('CompanyName')
  const license = page.getByRole('textbox', { name: 'License' })
  expect(await license.inputValue()).toMatch(/^CDLA-Permissive-2\.0/)
  await page
    .getByRole('group', { name: 'The first records, as they will be' })
    .getByText('Zephyr Pizza')
    .waitFor()
  await importIt(page)
  await run(page, 'denver').getByRole('progressbar').waitFor()
  await page.reload()
  await run(page, 'denver').getByText('3,003 companies imported.').waitFor({ timeout: 60_000 })
  await inUse(page).getByRole('heading', { name: 'denver' }).waitFor()
  await inUse(page).getByRole('link', { name: 'Quality of denver' }).waitFor()
  await page.getByRole('banner').getByText('denver · 3,003 companies', { exact: false }).waitFor()
  await run(page, 'denver').getByRole('link', { name: 'Quality of the imported version of denver' }).click()
  await page.getByRole('heading', { name: 'Quality of “denver”' }).waitFor()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('zephyr')
  await page.getByRole('option', { name: /^Company name has “zephyr”/ }).click()
  await page.getByTestId('count').getByText('2', { exact: true }).waitFor()
  await page.getByText('1 closed company is excluded.').waitFor()
  await openExport(page, 'Enhanced')
  await planned(page)
  const rows = tableIn(await fileOf(page, () => startExport(page)))
  const trust = {
    ...{ Source: 'Overture Places', LocationGrade: 'Rooftop', SicGrade: 'Mapped', PrimarySic: '581208' },
    ...{ FirstSeen: '2026-04-06', LastSeen: '2026-04-06', City: 'Denver', Phone: '3035550104' },
  }
  const named = (name: string) => rows.find(({ CompanyName }) => CompanyName === name)
  expect(rows).toHaveLength(2)
  expect(named('Zephyr Pizza')).toMatchObject({
    ...{ ...trust, SourceId: 'gers-1', OperatingStatus: 'Open', SourceConfidence: '87' },
    UriList: 'https://zephyr.example',
  })
  expect(named('Zephyr Slices')).toMatchObject({
    ...{ ...trust, SourceId: 'gers-2', OperatingStatus: 'TemporarilyClosed', SourceConfidence: '40' },
    UriList: '',
  })
})

describe('a file that is dropped on the page', () => {
  test('is recognized, corrected by hand, imported, and in use, and its rejected rows after it', {
    timeout: 120_000,
  }, async () => {
    const page = await dataPage({}, [failedToLoad])
    await drop(page, 'shops in Omaha.csv', shops)
    await page.getByText(/^CSV/).waitFor()
    expect(await becomes(page, 'Zip').inputValue()).toBe('PostalCode')
    await page.getByText(/Choose the column/).waitFor()
    await becomes(page, 'Shop').selectOption({ label: 'Company' })
    const records = page.getByRole('group', { name: 'The first records, as they will be' })
    await records.getByText('Papillion').waitFor()
    expect(await records.getByRole('row').count()).toBe(3)
    await page.getByText('1 row of the first 100 would be rejected').waitFor()
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('our shops')
    await importIt(page)
    await page.getByText('Up to 60 letters').waitFor()
    await name.fill('shops')
    await page.getByRole('textbox', { name: 'Source' }).fill('City of Omaha')
    await page.getByRole('textbox', { name: 'License' }).fill('CC0')
    await importIt(page)
    await run(page, 'shops').getByText('2 companies imported.').waitFor({ timeout: 60_000 })
    await inUse(page).getByRole('heading', { name: 'shops' }).waitFor()
    await inUse(page).getByText('City of Omaha').waitFor()
    const rejects = await fileOf(page, () => run(page, 'shops').getByText('Save the rejected rows').click())
    expect(rejects).toContain('no company name')
    // The row is mended in the saved file and brought again; the other records are not touched.
    const rest = (text: string) =>
      page
        .getByRole('region', { name: 'Import of shops' })
        .first()
        .locator('input[type=file]')
        .setInputFiles(fileNamed('shops-rejects.csv', text))
    await rest(rejects.replace('Street', 'Road'))
    await run(page, 'shops')
      .getByText(/no column Street/)
      .waitFor()
    await rest(rejects.replace(',,9 Oak', ",Cy's Cafe,9 Oak"))
    await run(page, 'shops').getByText('ready to use').waitFor({ timeout: 60_000 })
    await run(page, 'shops').getByText('1 company imported.').waitFor()
    await run(page, 'shops').getByRole('button', { name: 'Use this version' }).click()
    await page.getByRole('banner').getByText('shops · 3 companies', { exact: false }).waitFor()
    await inUse(page).getByText('2 versions').click()
    await inUse(page)
      .getByRole('link', { name: /^Save the rejected rows, version built/ })
      .waitFor()
    expect(await axeFindings(page)).toEqual([])
    await inUse(page)
      .getByRole('button', { name: /^Go back to this version/ })
      .click()
    await page.getByRole('banner').getByText('shops · 2 companies', { exact: false }).waitFor()
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByTestId('count').getByText('2', { exact: true }).waitFor()
  })

  test('that cannot be read says why, and is discarded', async () => {
    const page = await dataPage()
    await drop(page, 'picture.xlsx', 'not a workbook')
    await page.getByRole('alert').waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByText('Drop files of companies or people').waitFor()
  })

  test('shows its columns the same after a mapping file is saved and used again', async () => {
    const page = await dataPage()
    await drop(page, 'shops.csv', shops)
    await becomes(page, 'Shop').selectOption({ label: 'Company' })
    await becomes(page, 'City').selectOption({ label: 'Not used' })
    await eventually(() => becomes(page, 'City').inputValue()).toBe('')
    const text = await fileOf(page, () => page.getByRole('button', { name: 'Save the mapping file' }).click())
    expect(JSON.parse(text)).toMatchObject({ kind: 'companies', columns: { CompanyName: 'Shop' } })
    await page.getByRole('button', { name: 'Guess all again' }).click()
    await eventually(() => becomes(page, 'City').inputValue()).toBe('City')
    await page.locator('input[type=file][accept*=json]').setInputFiles(fileNamed('shops.map.json', text))
    await eventually(() => becomes(page, 'City').inputValue()).toBe('')
    expect(await becomes(page, 'Shop').inputValue()).toBe('CompanyName')
    await page.getByRole('button', { name: 'Discard' }).click()
  })
})

test('an upload is paused, goes on after a reload where it was, and its import is canceled', {
  timeout: 120_000,
}, async () => {
  const page = await dataPage()
  const path = fileNamed('many.csv', manyShops)
  const offsets: number[] = []
  let isSlow = true
  await page.route('**/operator/uploads/*?offset=*', async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
    offsets.push(offset)
    // The second part does not arrive until the page is loaded again.
    if (offset === 0 || !isSlow) await route.continue()
  })
  await choose(page, path)
  await page.getByText(/^4\.2 MB of/).waitFor()
  await page.getByRole('button', { name: 'Pause the upload of many.csv' }).click()
  await page.getByText('Paused.').waitFor()
  isSlow = false
  await page.reload()
  await page.getByText('Choose the same file again', { exact: false }).waitFor()
  await choose(page, path)
  await page.getByText(/^CSV/).waitFor()
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1)
  expect(offsets).toContain(MAX_UPLOAD_PART)
  const before = await inUse(page).getByRole('heading', { level: 3 }).first().textContent()
  await importIt(page)
  await run(page, 'many').getByRole('progressbar').waitFor()
  await page.reload()
  await run(page, 'many').getByRole('button', { name: 'Cancel the import' }).click()
  await run(page, 'many').getByText('canceled').waitFor()
  await inUse(page)
    .getByRole('heading', { name: before as string })
    .waitFor()
  // It can be changed and begun again, or removed.
  await page.getByRole('button', { name: 'Import the companies' }).waitFor()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Remove the import of many from the list' }).click()
  await eventually(() => run(page, 'many').count()).toBe(0)
})

test.each(sizes)('adding data is accessible at %i', async (width, height) => {
  const page = await dataPage({ viewport: { width, height } })
  expect(await findingsInBothSchemes(page)).toEqual([])
  await drop(page, 'shops.csv', shops.replace('Shop', 'Company'))
  await page.getByRole('group', { name: 'The first records, as they will be' }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await page.getByRole('button', { name: 'Discard' }).click()
})
