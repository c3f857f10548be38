import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { TallyItem } from '#contract/tally.ts'
import { countOf, postApi } from './api.ts'
import { findingsInBothSchemes } from './axe.ts'
import { agreedCount } from './count.ts'
import { bytesOf } from './files.ts'
import { linkTo } from './link.ts'
import { mapOf } from './map.ts'
import { visit } from './visit.ts'

const circle = { RadiusCenterPointList: [{ Latitude: 41.15, Longitude: -96.04, RadiusMiles: 12 }] }
const sarpy = { CountiesByStateProvince: [{ County: 'Sarpy', StateProvince: 'NE' }] }
const scopes = [circle, sarpy, {}]
const search = { ...circle, LocationEmployeesSizeRange: ['1-4', '5-9'] }

/** Stores a file in the folder that KEEP names, to be looked at. */
function keep(name: string, bytes: Buffer): Buffer {
  if (process.env.KEEP) writeFileSync(join(process.env.KEEP, name), bytes)
  return bytes
}

const savePicture = (page: Page, format: string) =>
  bytesOf(page, async () => {
    await page.getByRole('button', { name: 'Save picture' }).click()
    await page.getByRole('menuitem', { name: format }).click()
  })

/** Size of a PNG, and how many colors a sample of it has. */
const pictureIn = (page: Page, bytes: Buffer) =>
  page.evaluate(async (text) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))]))
    const ctx = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    ctx?.drawImage(picture, 0, 0)
    const { data = [] } = ctx?.getImageData(0, 0, picture.width, picture.height) ?? {}
    const colors = new Set<number>()
    for (let i = 0; i < data.length; i += 4 * 97)
      colors.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0))
    return { width: picture.width, height: picture.height, colors: colors.size }
  }, bytes.toString('base64'))

const thousands = (n: number) => n.toLocaleString('en-US', { maximumFractionDigits: 0 })
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`

/** What a row of the report must say, from the API's own tallies: count, three shares and the index. */
async function expectedRow(kind: Kind, field: string, property: string, value: string, more: Criteria = {}) {
  const [area = 0, county = 0, country = 0, ...totals] = await sharesOf(kind, field, property, value, more)
  const [a = 1, b = 1, c = 1] = totals
  const index = Math.round((100 * (area / a)) / (country / c))
  return [thousands(area), percent(area, a), percent(county, b), percent(country, c), thousands(index)]
}

async function sharesOf(kind: Kind, field: string, property: string, value: string, more: Criteria) {
  const tallies = await Promise.all(
    scopes.map((scope) =>
      postApi<TallyItem[]>(`/v1/${kind}/tallies`, { ...scope, ...more, Fields: [field] }),
    ),
  )
  const found = tallies.map((items) => items.find((item) => item[property] === value)?.Count ?? 0)
  const totals = await Promise.all(scopes.map((scope) => countOf({ ...scope, ...more }, kind)))
  return [...found, ...totals]
}

/** The figures of a row of a table of the report. */
const figuresOf = (page: Page, table: string, row: string | RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell').allTextContents()

it('saves the map as a picture and as a page, and reports on the area', { timeout: 120_000 }, async () => {
  const { page } = await visit(linkTo(search))
  await mapOf(page).waitFor()
  await agreedCount(page)
  const png = keep('map.png', await savePicture(page, 'PNG'))
  const { width = 0, height = 0 } = (await mapOf(page).boundingBox()) ?? {}
  const picture = await pictureIn(page, png)
  expect(picture.width).toBe(2 * width)
  expect(picture.height).toBeGreaterThan(2 * height + 60)
  expect(picture.colors).toBeGreaterThan(200)
  const mapPdf = keep('map.pdf', await savePicture(page, 'PDF'))
  expect(mapPdf.subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('button', { name: 'Save picture' }).click()
  await page.getByRole('menuitem', { name: 'Report of this area' }).click()
  await page.getByRole('img', { name: /^Map of/ }).waitFor()
  await page.getByRole('table', { name: 'Household income' }).waitFor()
  const more = { LocationEmployeesSizeRange: search.LocationEmployeesSizeRange }
  const counts = (kind: Kind, others: Criteria) =>
    Promise.all(scopes.map(async (scope) => thousands(await countOf({ ...scope, ...others }, kind))))
  expect(await figuresOf(page, 'Records', /^Companies/)).toEqual(await counts('companies', more))
  expect(await figuresOf(page, 'Records', /^Heads/)).toEqual(await counts('people', {}))
  expect(await figuresOf(page, 'Records', /^All adults/)).toEqual(
    await counts('people', { IncludeAllResidents: true }),
  )
  const age = await expectedRow('people', 'agerange', 'AgeRange', '50-54')
  expect(await figuresOf(page, 'Age', /^50–54/)).toEqual(age)
  const employees = await expectedRow(
    'companies',
    'locationemployeessizerange',
    'LocationEmployeesSizeRange',
    '5-9',
    more,
  )
  expect(await figuresOf(page, 'Employees', /^5–9/)).toEqual(employees)
  await expect(page.getByText('Companies are only those with: Employees here').count()).resolves.toBe(1)

  await page.getByRole('textbox', { name: 'Title of the report' }).fill('Store 12, Papillion')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Store 12, Papillion' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Store 12, Papillion' }).waitFor()
  await page.getByRole('img', { name: /^Map of/ }).waitFor()
  const pdf = keep(
    'report.pdf',
    await bytesOf(page, () => page.getByRole('button', { name: 'Save as PDF' }).click()),
  )
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  if (spawnSync('pdftotext', ['-v']).error) console.info('No pdftotext: the text of the PDF is not read.')
  else {
    const text = textIn(pdf)
    expect(text).toContain('Store 12, Papillion')
    expect(text).toContain(`50-54 ${age.join(' ')}`)
    expect(text).toContain(`5-9 ${employees.join(' ')}`)
  }
  expect(await findingsInBothSchemes(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Save as PDF' }).isVisible()).toBe(false)
  expect(await page.getByRole('table', { name: 'Age' }).isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Back to the search' }).click()
  await mapOf(page).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('banner').isVisible(), 'how a report is printed is not how a search is').toBe(
    true,
  )
})

/** The text of a PDF with single spaces. */
function textIn(pdf: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'catchment-pdf-'))
  const [from, to] = [join(folder, 'report.pdf'), join(folder, 'report.txt')]
  writeFileSync(from, pdf)
  execFileSync('pdftotext', ['-layout', from, to])
  const text = readFileSync(to, 'utf8')
    .replace(/[–—]/g, '-')
    .replace(/[ \t]+/g, ' ')
  rmSync(folder, { recursive: true })
  return text
}
