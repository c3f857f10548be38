import Papa from 'papaparse'
import type { Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import { isInstalled, programs, readWithProgram } from '#files/formats/external-programs.testing.ts'
import { count } from '#shared/text/format.ts'
import { countOf, postApi, recordsOf } from './api.ts'
import { agreedCount, numberIn } from './count.ts'
import { eventually } from './eventually.ts'
import { bytesOf, fileOf } from './files.ts'
import { criteriaOf, linkTo } from './link.ts'
import { choose, looksGood, press } from './match-files.ts'
import { idsOfList } from './stored-lists.ts'
import { visit } from './visit.ts'

vi.setConfig({ testTimeout: 120_000 })

/** The searches that the page makes from now on. */
function readBy(page: Page): object[] {
  const requests: object[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/companies/search')) requests.push(request.postDataJSON())
  })
  return requests
}

const same = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join()

const part = (page: Page, name: string) => page.getByRole('region', { name })

/** Matches a customer's file of these companies and accepts all at 90% or more; ends at the download. */
async function matched(page: Page, rows: readonly (readonly string[])[]): Promise<string[]> {
  const text = Papa.unparse([['Nr', 'Company', 'Street', 'City', 'State', 'Zip', 'Since'], ...rows])
  await page.goto(new URL('/match/file', page.url()).href)
  await choose(page, 'customers.csv', text)
  await press(page, /^Match [\d,]+ rows$/)
  await press(page, /^Accept \d+ rows? at 90% or more/)
  const thresholds = page.getByRole('complementary', { name: 'Thresholds' })
  await thresholds.getByRole('button', { name: /^Download/ }).press('Enter')
  await part(page, 'Next steps').waitFor()
  return text.split('\r\n')
}

/** Companies that a customer's file names, as its rows. */
async function customers(many: number): Promise<string[][]> {
  const fields = ['CompanyName', 'Address', 'City', 'StateProvince', 'PostalCode']
  const all = await recordsOf({ StatesProvinces: ['MA', 'RI'], PrimarySic: '58' }, fields)
  const named = all.filter(({ CompanyName, Address }) => CompanyName && Address).slice(0, many)
  return named.map(
    ({ CompanyName = '', Address = '', City = '', StateProvince = '', PostalCode = '' }, i) => [
      `000${i}`,
      CompanyName,
      Address,
      City,
      StateProvince,
      PostalCode,
      '03/01/2019',
    ],
  )
}

test('matched companies add single fields, become a list, lead to look-alikes, and are excluded from a search', async () => {
  const { page } = await visit('/match/file')
  const lines = await matched(page, await customers(60))
  await page.getByRole('button', { name: 'Add columns' }).waitFor()
  await looksGood(page)

  const file = part(page, 'The file')
  await file.getByText('Nothing more is billed').waitFor()
  await file.getByRole('radiogroup', { name: 'Columns' }).getByText('Core', { exact: true }).click()
  await file.getByRole('button', { name: 'Add columns' }).press('Enter')
  const fields = page.getByRole('dialog', { name: 'Add columns' })
  for (const field of ['Main industry', 'ZIP'])
    await fields.getByRole('checkbox', { name: field, exact: true }).press('Space')
  await page.keyboard.press('Escape')
  await file.getByText('1 field not in the match').waitFor()
  const reading = readBy(page)
  const saved = await fileOf(page, () => press(page, 'Save customers-completed.csv'))
  const out = saved.slice(1).split('\r\n')
  const added = ['Id', 'Score', 'Probability', 'Rule', 'Status', 'ParentCompany', 'PrimarySic', 'PostalCode']
  expect(out[0]).toBe([lines[0], ...added.map((name) => `Match.${name}`)].join())
  for (const [i, line] of lines.entries()) expect(out[i]?.startsWith(line)).toBe(true)
  const { data } = Papa.parse<Record<string, string>>(saved.slice(1), { header: true })
  const ids = [...new Set(data.flatMap((row) => row['Match.Id'] || []))]
  const records = new Map(
    (await recordsOf({ Id: ids }, ['PrimarySic', 'PostalCode'])).map((it) => [it.Id, it]),
  )
  for (const row of data.filter((it) => it['Match.Id']))
    expect([row['Match.PrimarySic'], row['Match.PostalCode']]).toEqual([
      records.get(row['Match.Id'] ?? '')?.PrimarySic,
      records.get(row['Match.Id'] ?? '')?.PostalCode,
    ])

  expect(reading, 'one call for the accepted rows alone').toEqual([
    {
      Id: expect.toSatisfy((requests: string[]) => same(requests, ids)),
      Fields: ['ParentCompany', 'PrimarySic', 'PostalCode'],
      Limit: ids.length,
    },
  ])
  await fileOf(page, () => press(page, 'Save customers-completed.csv'))
  expect(reading, 'what was read is not read again').toHaveLength(1)

  await press(page, `Save ${ids.length} records as a list`)
  const dialog = page.getByRole('dialog', { name: `Save the ${ids.length} matched companies` })
  await dialog.getByRole('button', { name: `Save ${ids.length} companies` }).press('Enter')
  await dialog.getByRole('link', { name: 'Open the list' }).waitFor()
  expect((await idsOfList(page, 'customers, matched'))?.toSorted()).toEqual(ids.toSorted())
  await dialog.getByRole('button', { name: 'Back to the file' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })

  await summaryAsPdf(page, lines.length - 1, ids.length)
  await lookAlikes(page, ids)

  await press(page, `Search without the ${ids.length} companies`)
  await eventually(() => criteriaOf(page).NotId?.length).toBe(ids.length)
  expect(await agreedCount(page)).toBe((await countOf({})) - ids.length)
})

test('matched people lead to others like them; a search that leaves too many out for a link is saved without their list', async () => {
  const fields = ['FirstName', 'LastName', 'Address', 'City', 'StateProvince', 'PostalCode']
  const alike = { StatesProvinces: ['MA'], IncomeRange: ['100000-124999'] }
  const people = (await recordsOf(alike, fields, 'people')).slice(0, 40)
  const rows = people.map(({ FirstName, LastName, Address, City, StateProvince, PostalCode }) => [
    FirstName,
    LastName,
    Address,
    City,
    StateProvince,
    PostalCode,
  ])
  const text = Papa.unparse([['First name', 'Last name', 'Street', 'City', 'State', 'Zip'], ...rows])
  const NotId = Array.from({ length: 3990 }, (_, i) => `${900_000_000_000 + i}`)
  const search = { StatesProvinces: ['MA'], NotId }
  const { page } = await visit(linkTo(search, { kind: 'people' }).replace('/?', '/match/file?'))
  await choose(page, 'members.csv', text)
  await page.getByRole('radio', { name: 'People' }).press('Space')
  await page.getByText('"Person"').waitFor()
  await press(page, /^Match [\d,]+ rows$/)
  await press(page, /^Accept \d+ rows? at 90% or more/)
  const thresholds = page.getByRole('complementary', { name: 'Thresholds' })
  await thresholds.getByRole('button', { name: /^Download/ }).press('Enter')
  await part(page, 'Next steps').waitFor()

  await press(page, 'Find look-alikes')
  const panel = part(page, 'Look-alikes')
  const income = panel.getByRole('row').filter({ hasText: '$100' }).getByRole('checkbox')
  await income.waitFor()
  await panel.getByLabel('Compared with').selectOption('search')
  await income.press('Space')
  const many = await countOf(alike, 'people')
  await page.getByRole('button', { name: `Search the ${count(many)} people` }).waitFor()
  await press(page, /^Save without the \d+ matched$/)
  const dialog = page.getByRole('dialog', { name: 'Save as a list' })
  await dialog.getByText(/^members, matched \(\d+\)$/).waitFor()
  const matched = await idsOfList(page, 'members, matched')
  await dialog.getByText(`members, matched (${matched?.length})`).waitFor()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Alike')
  await dialog.getByRole('button', { name: `Save ${count(many)} people` }).press('Enter')
  await dialog.getByRole('link', { name: 'Open the list' }).press('Enter')
  await page.waitForURL(/\/lists\/./)
  const all = await recordsOf(alike, ['Id'], 'people')
  expect((await idsOfList(page, 'Alike'))?.toSorted()).toEqual(
    all.flatMap(({ Id }) => (matched?.includes(Id) ? [] : Id)).toSorted(),
  )
  await page
    .getByRole('link', { name: /members, matched/ })
    .first()
    .click()
  await page.getByText('Matched from members.csv', { exact: true }).waitFor()
})

/** The summary is saved, and says what the screen says. */
async function summaryAsPdf(page: Page, rows: number, accepted: number): Promise<void> {
  const bytes = await bytesOf(page, () => press(page, 'Save as PDF'))
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  if (!isInstalled(programs.pdfToText)) return
  const file = new Blob([new Uint8Array(bytes)])
  const words = await readWithProgram(programs.pdfToText, ['-layout', '{file}', '-'], 'summary.pdf', file)
  expect(words).toMatch(/Match summary: customers\.csv/)
  expect(words).toMatch(new RegExp(`Rows looked up +${rows} `))
  expect(words).toMatch(new RegExp(`Matched +${accepted} `))
}

/** Over-represented values equal the service's tallies; selected ones become criteria of a search without the matched records; and back. */
async function lookAlikes(page: Page, ids: readonly string[]): Promise<void> {
  await press(page, 'Find look-alikes')
  const panel = part(page, 'Look-alikes')
  const rowOf = (name: string) => panel.getByRole('row').filter({ hasText: name })
  const tallied = async (field: string, value: string, requests: object) => {
    const items = await postApi<{ Count: number }[]>('/v1/companies/tallies', {
      ...requests,
      Fields: [field],
    })
    return items.find((item) => Object.values<unknown>(item).includes(value))?.Count
  }
  const states = { StatesProvinces: ['MA', 'RI'] }
  const cells = rowOf('Eating and drinking places').getByRole('cell')
  await cells.first().waitFor()
  expect(numberIn(await cells.nth(0).locator('span').textContent())).toBe(
    await tallied('sic2', '58', { Id: ids }),
  )
  expect(numberIn(await cells.nth(1).locator('span').textContent())).toBe(await tallied('sic2', '58', states))
  await panel.getByRole('checkbox', { name: 'Eating and drinking places' }).press('Space')
  const expected = { ...states, PrimarySic: '58', NotId: ids.toSorted() }
  const search = panel.getByRole('button', { name: `Search the ${count(await countOf(expected))} companies` })
  await search.waitFor()
  await looksGood(page)
  await search.press('Enter')
  await eventually(() => criteriaOf(page)).toEqual(expected)
  await page.goBack()
  await part(page, 'Next steps').waitFor()
}
