import { spawnSync } from 'node:child_process'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Company } from '#contract/company.ts'
import { recordsOf } from './api.ts'
import { axeFindings, findingsInBothSchemes, sizes } from './axe.ts'
import type { PageOptions } from './contexts.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import {
  doneList,
  figure,
  holdRequests,
  idsOf,
  jobCard,
  onExport,
  openExport,
  planned,
  rowsRead,
  startButton,
  startExport,
  storedOf,
  withRecords,
} from './exports.ts'
import { fileOf, run, tableIn } from './files.ts'
import { isFocused } from './focus.ts'
import { linkTo } from './link.ts'
import { keepLists } from './stored-lists.ts'
import { address, visit } from './visit.ts'

const criteria = { StatesProvinces: ['MA', 'RI', 'NJ', 'CT', 'NH', 'VT', 'ME', 'NY'] }

/** The page of exports for a search. */
async function exportsOf(criteria: Record<string, unknown>): Promise<Page> {
  const { page } = await visit(linkTo(criteria))
  await agreedCount(page)
  return page
}

/** The page of exports for a search of which no record has been loaded. */
async function newExportOf(criteria: Record<string, unknown>, options?: PageOptions): Promise<Page> {
  const { page } = await visit(`/exports${linkTo(criteria).slice(1)}`, options)
  await planned(page)
  return page
}

/** What the bar at the bottom of the form says of the cost. */
const costBar = (page: Page) => page.getByRole('region', { name: 'Cost and start' })

test('the file of a whole result has every record once, with every field as the service sent it', async () => {
  const page = await exportsOf(criteria)
  await openExport(page, 'Enhanced')
  await planned(page)
  const rows = tableIn(await fileOf(page, () => startExport(page)))
  const fields = ['CompanyName', 'PostalCode', 'Phone', 'PrimarySic', 'LocationSalesVolumeActual', 'Location']
  const records = await recordsOf(criteria, fields)
  expect(records.length).toBeGreaterThan(2000)
  expect(rows.map(({ Id }) => Id)).toEqual(records.map(({ Id }) => Id))
  const byId = new Map(rows.map((row) => [row.Id, row]))
  for (const record of records) {
    const row = byId.get(record.Id)
    expect(row?.CompanyName).toBe(record.CompanyName ?? '')
    expect(row?.PostalCode).toBe(record.PostalCode ?? '')
    expect(row?.Phone).toBe(record.Phone ?? '')
    expect(row?.PrimarySic).toBe(record.PrimarySic ?? '')
    expect(row?.LocationSalesVolumeActual).toBe(String(record.LocationSalesVolumeActual ?? ''))
    expect(row?.['Location.Latitude']).toBe(String(record.Location?.Latitude ?? ''))
  }
  expect(rows.filter(({ PostalCode }) => PostalCode?.startsWith('0')).length).toBeGreaterThan(100)
  await doneList(page)
    .getByText(`${records.length.toLocaleString('en-US')} records`)
    .waitFor()
})

test('the plan shows what will be loaded before anything is, and errors are at their fields', async () => {
  const page = await newExportOf(criteria)
  let calls = 0
  await onExport(page, (route) => {
    calls += 1
    return route.continue()
  })
  const total = (await recordsOf(criteria)).length
  expect(await figure(page, 'Records')).toBe(total.toLocaleString('en-US'))
  expect(await figure(page, 'Calls')).toBe(String(Math.ceil(total / 2000)))
  expect(await figure(page, 'Cost')).toBe(`$${(total * 0.04).toFixed(2)}`)
  await page.getByRole('combobox', { name: 'Records to export' }).selectOption('First')
  const maximum = page.getByRole('textbox', { name: 'Maximum records' })
  await maximum.fill('a few')
  await startExport(page)
  await page.getByText('Enter a whole number above 0').waitFor()
  expect(await maximum.inputValue()).toBe('a few')
  await maximum.fill('30')
  await eventually(() => figure(page, 'Records')).toBe('30')
  await page.getByRole('textbox', { name: 'File name' }).fill(' ')
  await startExport(page)
  await page.getByText('Enter a file name').waitFor()
  expect(calls).toBe(0)
  await page.getByRole('textbox', { name: 'File name' }).fill('thirty')
  const rows = tableIn(await fileOf(page, () => startExport(page)))
  expect(rows).toHaveLength(30)
  expect(calls).toBe(1)
})

test('an empty result, and a list that is not here, are reported, and nothing can be started', async () => {
  const { page } = await visit(`/exports${linkTo({ CompanyName: 'zzzzzz' }).slice(1)}`)
  await page.getByText(/^Nothing to export: .* has no records\.$/).waitFor()
  await page.keyboard.press('Control+Enter')
  expect(await startButton(page).isDisabled()).toBe(true)
  await page.goto(`${address}/exports?list=gone`)
  await page.getByRole('alert').getByText('This list is not in this browser.').waitFor()
  await page.getByRole('heading', { name: 'No exports yet' }).waitFor()
  await page.getByRole('combobox', { name: 'What to export' }).selectOption('All companies')
  await planned(page)
})

test('only the rows that are selected are exported when rows are selected', async () => {
  const page = await exportsOf({ StatesProvinces: ['CA'] })
  const records = (await recordsOf({ StateProvince: 'CA' }, ['CompanyName'])).slice(0, 3)
  for (const { CompanyName } of [records[0], records[2]] as Company[])
    await page
      .getByRole('checkbox', { name: `Select ${CompanyName}`, exact: true })
      .first()
      .click()
  await openExport(page)
  await planned(page)
  expect(await page.getByRole('combobox', { name: 'What to export' }).inputValue()).toBe('rows')
  const rows = tableIn(await fileOf(page, () => startExport(page)))
  expect(idsOf(rows)).toEqual(idsOf([records[0], records[2]] as Company[]))
  expect(rows[0]?.CompanyName).toBeTruthy()
})

const harmful = [
  '=HYPERLINK("http://evil.example","x")',
  '+1+cmd|calc',
  '-2+3',
  '@SUM(A1:A9)',
  '\tTab first',
  'He said "no", twice\nand left',
]

test('cells that a spreadsheet would run are made harmless, numbers and phones remain unchanged', async () => {
  const page = await newExportOf({ StatesProvinces: ['RI'] })
  await onExport(page, (route) =>
    withRecords(route, (records) =>
      records.map((record, i) => ({
        ...record,
        CompanyName: harmful[i] ?? record.CompanyName,
        Phone: '+14025550142',
        PostalCode: '00501',
      })),
    ),
  )
  await page.getByText(/keep their leading zeros/).waitFor()
  const rows = tableIn(await fileOf(page, () => startExport(page)))
  expect(rows.slice(0, harmful.length).map(({ CompanyName }) => CompanyName)).toEqual(
    harmful.map((text) => (/^[=+\-@\t]/.test(text) ? `'${text}` : text)),
  )
  for (const row of rows) {
    expect(row.Phone).toBe('+14025550142')
    expect(row.PostalCode).toBe('00501')
    expect(row['Location.Longitude']).toMatch(/^(-\d|$)/)
  }
})

test('an export is paused, saved as far as it is, resumed, stopped, continued, saved again and deleted', async () => {
  const large = { StatesProvinces: ['CA', 'TX', 'NY', 'FL'] }
  const page = await newExportOf(large)
  const letGo = await holdRequests(page)
  await startButton(page).focus()
  await page.keyboard.press('Control+Enter')
  const card = jobCard(page)
  await card.getByText('running').waitFor()
  await eventually(() => page.getByRole('link', { name: /^Exports/ }).textContent()).toContain('1')
  letGo()
  await eventually(() => storedOf(page)).toBe(2000)
  await card.getByRole('button', { name: 'Pause' }).focus()
  await page.keyboard.press('Enter')
  await card.getByText('paused by you').waitFor()
  const part = await fileOf(page, () => card.getByRole('button', { name: 'Save 2,000 now' }).click())
  expect(tableIn(part)).toHaveLength(2000)
  letGo(3)
  await eventually(() => storedOf(page)).toBe(8000)
  await card.getByRole('button', { name: 'Resume' }).click()
  await card.getByText('running').waitFor()
  await card.getByRole('button', { name: 'Stop' }).click()
  await doneList(page)
    .getByText(/^ended at 8,000 of /)
    .waitFor()
  letGo(99)
  const rows = tableIn(
    await fileOf(page, () =>
      doneList(page)
        .getByRole('button', { name: /^Continue/ })
        .click(),
    ),
  )
  const records = await recordsOf(large)
  expect(rows.map(({ Id }) => Id)).toEqual(records.map(({ Id }) => Id))
  const again = await fileOf(page, () =>
    doneList(page)
      .getByRole('button', { name: /^Save .* again$/ })
      .click(),
  )
  expect(tableIn(again)).toEqual(rows)
  await doneList(page)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await doneList(page).waitFor({ state: 'hidden' })
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await doneList(page)
    .getByText(`${records.length.toLocaleString('en-US')} records`)
    .waitFor()
})

test('the cheapest plan is the default, and what was loaded before is not billed again, in any format', async () => {
  const page = await exportsOf({ StatesProvinces: ['RI', 'CT'] })
  const { length } = await recordsOf({ StatesProvinces: ['RI', 'CT'] })
  // The rows that the table of the search has loaded are here already.
  await rowsRead(page)
  await openExport(page)
  await planned(page)
  await costBar(page)
    .getByText(/ to load, \d+ loaded earlier/)
    .waitFor()
  const first = await fileOf(page, () => startExport(page))
  const all = length.toLocaleString('en-US')
  await costBar(page).getByText(`${all} records: ${all} loaded earlier`).waitFor()
  expect(await costBar(page).getByTestId('bar-cost').textContent()).toBe('$0.00')
  await page.getByRole('button', { name: 'Load everything at once' }).click()
  const full = `$${(length * 0.04).toFixed(2)}`
  await page.getByText(`${full} cheaper:`).waitFor()
  expect(await figure(page, 'Cost')).toBe(full)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  expect(await figure(page, 'Cost')).toBe('$0.00')
  const requestedIds: string[][] = []
  await onExport(page, (route, { Fields, ResourceType = '' }) => {
    requestedIds.push(Fields ?? [ResourceType])
    return route.continue()
  })
  const second = await fileOf(page, () => startExport(page))
  expect(tableIn(second)).toEqual(tableIn(first))
  for (const format of ['JSON lines', 'GeoJSON', 'Labels 5160']) {
    await page.getByRole('radio', { name: new RegExp(`^${format}`) }).click()
    await eventually(() => costBar(page).getByTestId('bar-cost').textContent()).toBe('$0.00')
    await fileOf(page, () => startExport(page))
  }
  expect(requestedIds).toEqual(Array(4).fill(['Core']))
  await eventually(() =>
    doneList(page)
      .getByText(/nothing billed/)
      .count(),
  ).toBe(4)
})

test('records that are excluded from the file are not paid for', async () => {
  const records = await recordsOf({ StatesProvinces: ['RI'] })
  const { page } = await visit('/lists')
  await keepLists(page, [{ id: 'never', name: 'Never', records: records.slice(0, 40), doNotContact: true }])
  await page.goto(`${address}/exports${linkTo({ StatesProvinces: ['RI'] }).slice(1)}`)
  await planned(page)
  const cost = `$${((records.length - 40) * 0.04).toFixed(2)}`
  await eventually(() => figure(page, 'Cost')).toBe(cost)
  const rows = tableIn(await fileOf(page, () => startExport(page)))
  expect(idsOf(rows)).toEqual(idsOf(records.slice(40)))
  await doneList(page)
    .getByText(new RegExp(`${rows.length} records .* ${cost.replace('$', '\\$')}`))
    .waitFor()
})

test.each([1440, 1024, 390])(
  'the cost and the start of an export are in view at %i pixels',
  async (width) => {
    const page = await newExportOf(criteria, { viewport: { width, height: 700 } })
    for (const place of [costBar(page).getByTestId('bar-cost'), startButton(page)]) {
      const box = await place.boundingBox()
      expect(box?.y).toBeGreaterThan(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
  },
)

test('a list is exported without those not to be contacted, other lists and doubles, and all of it is said', async () => {
  const fields = ['Phone', 'Address', 'City', 'PostalCode', 'StateProvince', 'CompanyName']
  const records = (await recordsOf(criteria, fields)).slice(0, 60)
  const of = (from: number, to: number) => records.slice(from, to)
  const { page } = await visit('/lists')
  await keepLists(page, [
    { id: 'shops', name: 'Shops', records },
    { id: 'never', name: 'Asked not to be called', records: of(0, 4), doNotContact: true },
    { id: 'spring', name: 'Spring mailing', records: of(2, 10) },
  ])
  await page.goto(`${address}/exports?list=shops`)
  await planned(page)
  const out = page.getByRole('region', { name: 'Exclude' })
  const row = (name: string) => out.getByRole('listitem').filter({ hasText: name })
  expect(await row('Do-not-contact lists').getByText('−4').isVisible()).toBe(true)
  expect(await row('Do-not-contact lists').getByRole('checkbox').isDisabled()).toBe(true)
  await out.getByRole('checkbox', { name: 'Spring mailing' }).focus()
  await page.keyboard.press('Space')
  await row('Spring mailing').getByText('−6').waitFor()
  await eventually(() => figure(page, 'Records')).toBe('50')
  await page.getByText('60 minus 10 excluded').waitFor()
  await row('Duplicate phones').getByText('known after loading').waitFor()
  await out.getByRole('checkbox', { name: 'Duplicate phones' }).click()
  await page.getByText(/fewer if there are duplicates/).waitFor()
  // The service's own phones are all different here: every fifth becomes that of the one before it.
  await onExport(page, (route) =>
    withRecords(route, (all) =>
      all.map((record, i) => (i % 5 === 4 ? { ...record, Phone: all[i - 1]?.Phone as string } : record)),
    ),
  )
  const rows = tableIn(await fileOf(page, () => startExport(page)))
  const phones = rows.map(({ Phone }) => Phone).filter(Boolean)
  expect(new Set(phones).size).toBe(phones.length)
  const ids = new Set(idsOf(of(10, 60)))
  expect(rows.every(({ Id }) => ids.has(Id as string))).toBe(true)
  const duplicates = 50 - rows.length
  expect(duplicates).toBeGreaterThan(5)
  const done = doneList(page)
  await done.getByText(`${rows.length} records`).waitFor()
  await done
    .getByText(
      new RegExp(
        `10 are excluded: do-not-contact, or in a list that you excluded\\. ${duplicates} are excluded: same phone as another record`,
      ),
    )
    .waitFor()
  // Review duplicates is shown, and changed after it was done.
  const dialog = page.getByRole('dialog', { name: 'Review duplicates' })
  const groups = dialog.getByRole('radiogroup', { name: /^Record to keep of/ })
  await done.getByRole('button', { name: /^Review duplicates/ }).click()
  await dialog.getByText(`${duplicates} groups of duplicates.`, { exact: false }).waitFor()
  expect(await groups.first().getByRole('radio').first().isChecked()).toBe(true)
  const [stays, goes] = await groups
    .first()
    .getByRole('radio')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  expect(idsOf(rows)).toContain(stays)
  await groups.first().getByRole('radio').last().click()
  await groups.first().getByText('remove', { exact: true }).first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  const again = tableIn(
    await fileOf(page, () => dialog.getByRole('button', { name: 'Save the file again' }).click()),
  )
  expect(idsOf(again)).toEqual(idsOf([...rows.filter(({ Id }) => Id !== stays), { Id: goes ?? '' }]))
  // Once loaded, duplicates are known before the next export, and the same record can be selected there.
  await row('Duplicate phones').getByText(`−${duplicates}`).waitFor()
  expect(await figure(page, 'Records')).toBe(String(rows.length))
  await out.getByRole('button', { name: `Review ${duplicates} groups` }).focus()
  await page.keyboard.press('Enter')
  await groups.first().getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await eventually(() => groups.first().getByRole('radio').last().isChecked()).toBe(true)
  await dialog.getByRole('combobox', { name: 'Keep from each group' }).waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => isFocused(out.getByRole('button', { name: `Review ${duplicates} groups` }))).toBe(
    true,
  )
  expect(await axeFindings(page)).toEqual([])
  const third = tableIn(await fileOf(page, () => startExport(page)))
  expect(idsOf(third)).toEqual(idsOf(again))
  // A record added to a do-not-contact list is in no later file.
  const late = of(20, 25)
  await page.goto(`${address}/lists`)
  await keepLists(page, [{ id: 'late', name: 'Asked today', records: late, doNotContact: true }])
  await page.goto(`${address}/exports`)
  const save = done.getByRole('button', { name: /^Save .* again$/ }).first()
  const last = idsOf(tableIn(await fileOf(page, () => save.click())))
  expect(last).toEqual(idsOf(third).filter((id) => !idsOf(late).includes(id)))
})

test('as a script the export runs by itself in each language, without those not to be contacted', async () => {
  const requestedIds = { StatesProvinces: ['RI'] }
  const records = await recordsOf(requestedIds)
  const { page } = await visit('/lists')
  await keepLists(page, [
    { id: 'never', name: 'Asked not to be called', records: records.slice(0, 4), doNotContact: true },
  ])
  await page.goto(`${address}/exports${linkTo(requestedIds).slice(1)}`)
  await planned(page)
  await page.getByRole('button', { name: 'View script' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export script' })
  await dialog.getByText(/The 4 excluded ids are part of it/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const wanted = idsOf(records.slice(4))
  for (const [label, file, needs, command, ...args] of runners) {
    if (spawnSync(needs, ['--version']).status !== 0) continue
    await dialog.getByRole('radiogroup', { name: 'Language' }).getByText(label, { exact: true }).click()
    const script = await fileOf(page, () => dialog.getByRole('button', { name: `Save as ${file}` }).click())
    const lines = (await run(command, args, file, script)).trimEnd().split('\n')
    expect(idsOf(lines.map((line) => JSON.parse(line) as Company))).toEqual(wanted)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

/** The languages, the file of each, the program that it needs, and how it is run. */
const runners = [
  ['curl', 'export.sh', 'jq', 'sh'],
  ['TypeScript', 'export.mts', 'node', process.execPath, '--import', 'tsx'],
  ['Python', 'export.py', 'python3', 'python3'],
] as const

test('every form can be selected by keyboard', async () => {
  const page = await exportsOf({ StatesProvinces: ['RI'] })
  await openExport(page)
  const selectedFormat = () =>
    page.getByRole('radiogroup', { name: 'Format' }).getByRole('radio', { checked: true })
  await selectedFormat().focus()
  for (const name of [/^Excel/, /^GeoJSON/, /^JSON lines/, /^vCard/]) {
    await page.keyboard.press('ArrowRight')
    expect(await selectedFormat().textContent()).toMatch(name)
    expect(await isFocused(selectedFormat())).toBe(true)
  }
  await planned(page)
  const text = await fileOf(page, () => startExport(page))
  expect(text).toMatch(/^BEGIN:VCARD/)
})

test.each(sizes)('nothing is wrong for assistive technology at %i', async (width) => {
  const { page } = await visit(`/exports${linkTo({ StatesProvinces: ['CA', 'TX'] }).slice(1)}`, {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  await planned(page)
  expect(await findingsInBothSchemes(page)).toEqual([])
  const letGo = await holdRequests(page)
  await startExport(page)
  letGo()
  await eventually(() => storedOf(page)).toBe(2000)
  expect(await findingsInBothSchemes(page)).toEqual([])
  await jobCard(page).getByRole('button', { name: 'Stop' }).click()
  await doneList(page).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
})
