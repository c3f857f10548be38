import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { Company } from '#contract/company.ts'
import { columnsFor } from '#files/columns.ts'
import { fileFormats } from '#files/formats/all-formats.ts'
import {
  isInstalled,
  programs,
  readByLibreOffice,
  readWithProgram,
} from '#files/formats/external-programs.testing.ts'
import { recordsOf } from './api.ts'
import { axeFindings, findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { doneList, openExport, planned, rowsRead, startExport } from './exports.ts'
import { bytesOf, fileOf, tableIn } from './files.ts'
import { isFocused } from './focus.ts'
import { linkTo } from './link.ts'
import { visit } from './visit.ts'

const criteria = { StatesProvinces: ['RI'] }

async function exportsOf(
  request: Record<string, unknown>,
  columns?: Parameters<typeof openExport>[1],
): Promise<Page> {
  const { page } = await visit(linkTo(request))
  await agreedCount(page)
  await openExport(page, columns)
  return page
}

const editor = (page: Page) => page.getByRole('region', { name: 'Columns' })
const rows = (page: Page) =>
  editor(page).getByRole('list', { name: 'Selected columns' }).getByRole('listitem')
const namesOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-column')))
const handle = (page: Page, label: string) => page.getByRole('button', { name: `Move ${label}`, exact: true })
const heading = (page: Page, label: string) =>
  page.getByRole('textbox', { name: `Heading of ${label}`, exact: true })
const formCard = (page: Page, name: RegExp) =>
  page.getByRole('radiogroup', { name: 'Format' }).getByRole('radio', { name })

test('columns are moved, named, removed and added by keyboard, and the file has them so', async () => {
  const page = await exportsOf(criteria, 'Basic')
  await eventually(async () => (await namesOf(page))[0]).toBe('CompanyName')
  await handle(page, 'Phone').focus()
  await page.keyboard.press('Home')
  await eventually(async () => (await namesOf(page)).slice(0, 2)).toEqual(['Phone', 'CompanyName'])
  await eventually(() => isFocused(handle(page, 'Phone'))).toBe(true)
  await page.keyboard.press('ArrowDown')
  await eventually(async () => (await namesOf(page)).slice(0, 2)).toEqual(['CompanyName', 'Phone'])
  await editor(page).getByText('Phone: 2 of 17').waitFor()
  await heading(page, 'ZIP').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Phone')
  await page.getByText('Another column has this heading').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Control+A')
  await page.keyboard.type('ZIP code')
  await page.keyboard.press('Enter')
  await page.getByText('Another column has this heading').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Remove First name' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await eventually(() => namesOf(page)).not.toContain('LastName')
  await eventually(() => isFocused(page.getByRole('button', { name: 'Remove Street', exact: true }))).toBe(
    true,
  )
  await page.getByRole('button', { name: 'Add columns' }).focus()
  await page.keyboard.press('Enter')
  await eventually(() => isFocused(page.getByRole('textbox', { name: 'Find a field', exact: true }))).toBe(
    true,
  )
  await page.keyboard.type('main indu')
  await page.getByRole('checkbox', { name: 'Main industry', exact: true }).press('Space')
  await page.keyboard.press('Escape')
  await eventually(() => isFocused(page.getByRole('button', { name: 'Add columns' }))).toBe(true)
  await planned(page)
  const text = await fileOf(page, () => startExport(page))
  const basic = columnsFor('companies', 'Basic').map(({ name }) => name)
  const rest = basic.filter(
    (name) => !['CompanyName', 'Phone', 'FirstName', 'LastName', 'Id', 'ETag'].includes(name),
  )
  expect(text.slice(1, text.indexOf('\r\n')).split(',')).toEqual(
    ['CompanyName', 'Phone', ...rest, 'PrimarySic', 'Id', 'ETag'].map((name) =>
      name === 'PostalCode' ? 'ZIP code' : name,
    ),
  )
  const records = await recordsOf(criteria, ['PostalCode', 'PrimarySic', 'AddressParsed', 'Phone'])
  expect(tableIn(text)).toMatchObject(
    records.map((record) => ({
      Id: record.Id,
      ETag: record.ETag,
      Phone: record.Phone ?? '',
      'ZIP code': record.PostalCode ?? '',
      PrimarySic: record.PrimarySic ?? '',
      'AddressParsed.Name': record.AddressParsed?.Name ?? '',
    })),
  )
})

test('columns are moved by mouse, and the way back to the selected ones remains', async () => {
  const page = await exportsOf(criteria, 'Basic')
  const from = await handle(page, 'ZIP').boundingBox()
  const to = await handle(page, 'First name').boundingBox()
  if (!from || !to) throw new Error('no handles')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y - 40, { steps: 4 })
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 4 })
  await page.mouse.up()
  expect((await namesOf(page)).slice(0, 3)).toEqual(['CompanyName', 'PostalCode', 'FirstName'])
  const choice = page.getByRole('radiogroup', { name: 'Columns' })
  await choice.getByText('Core').click()
  expect(await namesOf(page)).toEqual(['ParentCompany'])
  await choice.getByText('Custom').click()
  expect((await namesOf(page)).slice(0, 3)).toEqual(['CompanyName', 'PostalCode', 'FirstName'])
})

test('a column shows an example value of a loaded record', async () => {
  const { page } = await visit(linkTo(criteria))
  await rowsRead(page)
  await openExport(page, 'Basic')
  const [first] = await recordsOf(criteria, ['StateProvince'])
  await rows(page).filter({ hasText: 'State' }).getByText(String(first?.StateProvince)).waitFor()
  await formCard(page, /^Google/).click()
  await editor(page).getByText('Phone 1 - Label').waitFor()
  await editor(page).getByText('Work', { exact: true }).first().waitFor()
})

test('a template is saved, used after a reload, renamed, deleted and brought back', async () => {
  const page = await exportsOf(criteria, 'Core')
  await page.getByRole('button', { name: 'Add columns' }).click()
  await page.getByRole('checkbox', { name: 'City', exact: true }).click()
  await page.keyboard.press('Escape')
  await heading(page, 'City').fill('Town')
  const open = () => page.getByRole('button', { name: 'Templates', exact: true }).click()
  await open()
  await page.getByRole('button', { name: 'Save 4 columns' }).click()
  await page.getByText('A template needs a name').waitFor()
  await page.getByRole('textbox', { name: 'Name of the template' }).fill('Towns')
  await page.keyboard.press('Enter')
  await page.getByText('Saved the template “Towns”.').waitFor()
  await page.reload()
  await eventually(() => namesOf(page)).not.toEqual(['ParentCompany', 'City'])
  await open()
  await page.getByRole('button', { name: 'Towns 4 columns' }).click()
  expect(await namesOf(page)).toEqual(['ParentCompany', 'City'])
  expect(await heading(page, 'City').inputValue()).toBe('Town')
  await open()
  await page.getByRole('button', { name: 'Rename Towns' }).click()
  await page.getByRole('textbox', { name: 'New name of the template' }).fill('Places')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Delete Places' }).click()
  await page.getByText('A template saves the columns').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await open()
  await page.getByRole('button', { name: 'Places 4 columns' }).waitFor()
})

const fields = [
  'CompanyName',
  'Address',
  'City',
  'StateProvince',
  'PostalCode',
  'Phone',
  'Location',
  'FirstName',
]

describe('every form has every record as the service sends it', () => {
  const saved = async (card: RegExp, request: object = criteria) => {
    const page = await exportsOf({ ...request }, 'Basic')
    await formCard(page, card).click()
    await planned(page)
    const bytes = await bytesOf(page, () => startExport(page))
    return { page, bytes, text: bytes.toString('utf8'), records: await recordsOf(request, fields) }
  }

  test('Excel', async () => {
    const { bytes, records } = await saved(/^Excel/)
    const { sheets } = await readXlsx(new Uint8Array(bytes))
    const [head = [], ...cells] = sheets[0]?.rows ?? []
    expect(head).toEqual(columnsFor('companies', 'Basic').map(({ name }) => name))
    const at = (name: string) => head.indexOf(name)
    expect(cells.map((row) => [row[at('Id')], row[at('PostalCode')] ?? undefined])).toEqual(
      records.map(({ Id, PostalCode }) => [Id, PostalCode]),
    )
    expect(cells.map((row) => row[at('Location.Latitude')] ?? undefined)).toEqual(
      records.map(({ Location }) => Location?.Latitude),
    )
    if (!isInstalled(programs.libreOffice)) return
    const opened = Papa.parse<string[]>(await readByLibreOffice('xlsx', new Blob([new Uint8Array(bytes)])))
    expect(opened.data.slice(1, -1).map((row) => [row[at('Id')], row[at('PostalCode')]])).toEqual(
      records.map(({ Id, PostalCode }) => [Id, PostalCode ?? '']),
    )
  })

  test('GeoJSON', async () => {
    const { text, records } = await saved(/^GeoJSON/)
    const { type, features } = JSON.parse(text)
    expect(type).toBe('FeatureCollection')
    expect(features).toMatchObject(
      records.map(({ Id, Location, CompanyName }) => ({
        type: 'Feature',
        id: Id,
        geometry: Location ? { type: 'Point', coordinates: [Location.Longitude, Location.Latitude] } : null,
        properties: { Id, CompanyName: CompanyName ?? null },
      })),
    )
  })

  test('JSON lines', async () => {
    const { text, records } = await saved(/^JSON lines/)
    const lines = text.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(
      records.map(({ Links: _, ...rest }: Company) => rest),
    )
  })

  test('vCard', async () => {
    const { text, records } = await saved(/^vCard/)
    const cards = text.split('BEGIN:VCARD\r\n').slice(1)
    expect(cards).toHaveLength(records.length)
    cards.forEach((card, i) => {
      const { PostalCode = '', Location } = records[i] ?? {}
      const unfolded = card.replaceAll('\r\n ', '')
      expect(unfolded).toContain(`;${PostalCode};United States of America`)
      if (Location) expect(unfolded).toContain(`GEO:geo:${Location.Latitude},${Location.Longitude}`)
    })
  })

  test.each([
    [/^Google/, 'Organization Name', 'Address 1 - Postal Code', 'Phone 1 - Value'],
    [/^HubSpot/, 'Company name', 'Postal Code', 'Phone Number'],
  ])('%s', async (card, name, zip, phone) => {
    const { text, records } = await saved(card)
    expect(tableIn(text)).toMatchObject(
      records.map(({ CompanyName = '', PostalCode = '', Phone = '' }) => ({
        [name]: CompanyName,
        [zip]: PostalCode,
        [phone]: Phone,
      })),
    )
  })

  test.each(['labels-5160', 'labels-5163', 'labels-L7160'] as const)('%s', async (form) => {
    const { bytes, page, records } = await saved(new RegExp(`^${fileFormats[form].label}`))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await doneList(page).waitFor()
    if (!isInstalled(programs.pdfToText)) return
    const file = new Blob([new Uint8Array(bytes)])
    const text = await readWithProgram(programs.pdfToText, ['{file}', '-'], 'labels.pdf', file)
    const words = (some: string) => some.replace(/\s+/g, ' ')
    for (const { Address, City, StateProvince, PostalCode } of records)
      if (Address && City) expect(words(text)).toContain(words(`${City} ${StateProvince} ${PostalCode}`))
    expect(text.split('\n').filter((line) => / RI \d{5}$/.test(line)).length).toBe(
      records.filter(({ Address, City }) => Address && City).length,
    )
  })
})

test.each(sizes)('nothing is wrong with the editor for assistive technology at %i', async (width) => {
  const { page } = await visit(`/exports${linkTo(criteria).slice(1)}`, {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  await planned(page)
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Add columns' }).click()
  await page.getByRole('group', { name: 'Address' }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Templates', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name of the template' }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await formCard(page, /^HubSpot/).click()
  expect(await findingsInBothSchemes(page)).toEqual([])
})
