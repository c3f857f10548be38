import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import type { Company } from '#contract/company'
import { fileOf, tableIn } from './files.ts'
import { agreedCount, ask, eventually, failedToLoad, linkTo, recordsOf, visit } from './support.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Export as CSV' })
const saveButton = (page: Page) => dialogOf(page).getByRole('button', { name: /^Save [\d,]+ records?$/ })

async function openExport(page: Page, fields?: 'Ids only' | 'Basic' | 'Every field'): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  if (fields) await dialogOf(page).getByText(fields, { exact: true }).click()
}

/** Answers the calls of an export by a function; the table's own calls have a format and pass. */
async function onExport(page: Page, answer: (route: Route, offset: number) => Promise<void>): Promise<void> {
  await page.route('**/v1/companies/search', (route) => {
    const body = route.request().postDataJSON() as { Fields?: string[]; Offset: number; NthRecord?: boolean }
    return body.Fields && !body.NthRecord ? answer(route, body.Offset) : route.continue()
  })
}

/** Passes a call on and changes the records of the answer. */
async function withRecords(route: Route, change: (records: Company[]) => Company[]): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, json: change((await response.json()) as Company[]) })
}

const idsOf = (rows: readonly { Id?: string }[]) => rows.map(({ Id }) => Id ?? '').toSorted()

test('the file of a whole result has every record once, with every field as it was sent', async () => {
  const criteria = { StatesProvinces: ['MA', 'RI', 'NJ', 'CT', 'NH', 'VT', 'ME', 'NY'] }
  const { page } = await visit(linkTo(criteria))
  const total = await agreedCount(page)
  expect(total).toBeGreaterThan(2000)
  await openExport(page, 'Every field')
  await dialogOf(page).getByText(total.toLocaleString('en-US'), { exact: true }).waitFor()
  const rows = tableIn(await fileOf(page, () => saveButton(page).click()))
  await dialogOf(page)
    .getByText(/^Saved as companies-.*\.csv\.$/)
    .waitFor()

  const fields = ['CompanyName', 'PostalCode', 'Phone', 'PrimarySic', 'LocationSalesVolumeActual', 'Location']
  const records = await recordsOf(criteria, fields)
  expect(rows).toHaveLength(total)
  expect(idsOf(rows)).toEqual(idsOf(records))
  expect(new Set(rows.map(({ Id }) => Id)).size).toBe(total)
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
})

test('only the selected rows are saved when rows are selected', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['CA'] }))
  await agreedCount(page)
  const records = (await recordsOf({ StateProvince: 'CA' }, ['CompanyName'])).slice(0, 3)
  for (const { CompanyName } of [records[0], records[2]] as Company[])
    await page
      .getByRole('checkbox', { name: `Select ${CompanyName}`, exact: true })
      .first()
      .click()
  await openExport(page, 'Basic')
  const rows = tableIn(
    await fileOf(page, () => dialogOf(page).getByRole('button', { name: 'Save 2 records' }).click()),
  )
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

test('cells that a spreadsheet would run are made harmless, numbers and phones stay', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  const total = await agreedCount(page)
  expect(total).toBeGreaterThan(harmful.length)
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
  await openExport(page, 'Basic')
  const rows = tableIn(await fileOf(page, () => saveButton(page).click()))
  expect(rows.slice(0, harmful.length).map(({ CompanyName }) => CompanyName)).toEqual(
    harmful.map((text) => (/^[=+\-@\t]/.test(text) ? `'${text}` : text)),
  )
  for (const row of rows) {
    expect(row.Phone).toBe('+14025550142')
    expect(row.PostalCode).toBe('00501')
    expect(row['Location.Longitude']).toMatch(/^(-\d|$)/)
  }
})

test('progress is shown, and cancelling stops the calls and saves nothing', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['CA', 'TX', 'NY', 'FL'] }))
  const total = await agreedCount(page)
  let calls = 0
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await onExport(page, async (route, offset) => {
    calls += 1
    if (offset > 0) await held
    await route.continue().catch(() => {})
  })
  let saved = false
  page.on('download', () => {
    saved = true
  })
  await openExport(page, 'Ids only')
  await saveButton(page).click()
  await dialogOf(page)
    .getByText(`2,000 of ${total.toLocaleString('en-US')} records`)
    .waitFor()
  const bar = dialogOf(page).getByRole('progressbar', { name: 'Records read' })
  const value = Number(await bar.getAttribute('aria-valuenow'))
  expect(value).toBeGreaterThan(0)
  expect(value).toBeLessThan(100)
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await saveButton(page).waitFor()
  const before = calls
  letGo()
  await page.waitForTimeout(300)
  expect(calls).toBe(before)
  expect(saved).toBe(false)

  await page.unroute('**/v1/companies/search')
  const rows = tableIn(await fileOf(page, () => saveButton(page).click()))
  expect(rows).toHaveLength(total)
})

test('records that come twice are written once, and the difference is told', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  const total = await agreedCount(page)
  await onExport(page, (route) =>
    withRecords(route, (records) => [...records.slice(0, -1), records[0] as Company]),
  )
  await openExport(page, 'Basic')
  const rows = tableIn(await fileOf(page, () => saveButton(page).click()))
  expect(rows).toHaveLength(total - 1)
  await dialogOf(page)
    .getByText(/1 fewer than were counted.*1 came twice and were written once/)
    .waitFor()
})

test('told to wait, the export says so, waits and goes on without losing a record', async () => {
  const { page, forgiven } = await visit(linkTo({ StatesProvinces: ['CA', 'TX'] }))
  forgiven.push(failedToLoad)
  const total = await agreedCount(page)
  const refused = new Set<number>()
  await onExport(page, async (route, offset) => {
    if (offset === 0 || refused.has(offset)) return route.continue()
    refused.add(offset)
    return route.fulfill({
      status: 429,
      headers: { 'Retry-After': '3' },
      json: { statusCode: 429, message: 'Too many requests: try again in 3 seconds.' },
    })
  })
  await openExport(page, 'Ids only')
  const rows = tableIn(
    await fileOf(page, async () => {
      await saveButton(page).click()
      await dialogOf(page).getByText(/wait/i).waitFor()
    }),
  )
  expect(refused.size).toBeGreaterThan(1)
  expect(new Set(rows.map(({ Id }) => Id)).size).toBe(total)
  expect(rows).toHaveLength(total)
})

test('when the quota ends, what was read is kept and can be saved, or the export goes on later', async () => {
  const { page, forgiven } = await visit(linkTo({ StatesProvinces: ['CA', 'TX'] }))
  forgiven.push(failedToLoad)
  const total = await agreedCount(page)
  let quota = false
  await onExport(page, async (route, offset) => {
    if (offset < 4000 || quota) return route.continue()
    return route.fulfill({
      status: 403,
      json: { statusCode: 403, message: 'Out of call volume quota. It is replenished on Monday.' },
    })
  })
  await openExport(page, 'Ids only')
  await saveButton(page).click()
  const alert = dialogOf(page).getByRole('alert')
  await alert.getByText(/replenished on Monday/).waitFor()
  const part = tableIn(
    await fileOf(page, () => dialogOf(page).getByRole('button', { name: 'Save the 4,000 read' }).click()),
  )
  expect(part).toHaveLength(4000)
  quota = true
  const rows = tableIn(
    await fileOf(page, () => dialogOf(page).getByRole('button', { name: 'Continue' }).click()),
  )
  expect(new Set(rows.map(({ Id }) => Id)).size).toBe(total)
  expect(rows).toHaveLength(total)
})

test('the export says what it will read before it reads anything', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['CA'] }))
  const total = await agreedCount(page)
  let calls = 0
  await onExport(page, async (route) => {
    calls += 1
    await route.continue()
  })
  await openExport(page)
  const figures = dialogOf(page)
  await figures.getByText('Records read and billed').waitFor()
  await figures.getByText(total.toLocaleString('en-US'), { exact: true }).waitFor()
  expect(await figures.getByRole('definition').allInnerTexts()).toContain(String(Math.ceil(total / 2000)))
  await page.keyboard.press('Escape')
  await figures.waitFor({ state: 'hidden' })
  expect(calls).toBe(0)
  await eventually(() => ask<Company[]>('/v1/companies/search', { Limit: 1 })).toHaveLength(1)
})
