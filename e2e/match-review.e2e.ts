import Papa from 'papaparse'
import type { Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import type { Company } from '#contract/company.ts'
import type { MatchResponse } from '#contract/match.ts'
import { postApi, recordsOf } from './api.ts'
import { axeFindings } from './axe.ts'
import { eventually } from './eventually.ts'
import { fileOf, tableIn } from './files.ts'
import { button, choose, looksGood, matchFileRoute, press, soFar, storedDecisions } from './match-files.ts'
import { failedToLoad, visit } from './visit.ts'

/** Rows with several candidates: by keys and by mouse, one of them is selected, accepted, undone, stored and written to the file. */

vi.setConfig({ testTimeout: 120_000 })

const fields = ['CompanyName', 'Address', 'City', 'StateProvince', 'PostalCode', 'Phone'] as const

/** Companies of the sample as rows of a file, each with every compared field, and further candidates. */
async function rowsAndOthers(): Promise<{ text: string; rows: Company[]; others: Company[] }> {
  const all = await recordsOf({ StateProvince: 'NE' }, [...fields])
  const whole = all.filter((it) => fields.every((field) => it[field]))
  const [rows, others] = [whole.slice(0, 6), whole.slice(6, 10)]
  const heading = ['Account', 'Street', 'Town', 'ST', 'Zip', 'Tel']
  return {
    text: Papa.unparse([heading, ...rows.map((it) => fields.map((field) => it[field]))]),
    rows,
    others,
  }
}

/** Real records as further candidates behind the one that the service found: a row to be reviewed, whose best candidate leads. */
async function withMoreCandidates(page: Page, more: ReadonlyMap<string, readonly Company[]>): Promise<void> {
  await matchFileRoute(page.context(), async ({ lines, fulfill }) => {
    const answers = (await lines()) as (MatchResponse & { Row: number })[]
    for (const answer of answers) {
      const others = more.get(answer.RequestId ?? '')
      const [best] = answer.Matches.Common
      if (!others || !best) continue
      const rule = { Probability: 0.05, RuleName: 'NameState' as const }
      const next = others.map((it, i) => ({ ...it, ...rule, Score: 82 - 4 * i }))
      answer.Matches.Common = [{ ...best, Score: 86, Probability: 0.6 }, ...next]
      answer.MatchCount = answer.Matches.Common.length
    }
    await fulfill(answers)
  })
}

test('digits pick a candidate of the open row; accepted rows can be undone, survive a reload and are in the file', async () => {
  const { text, rows, others } = await rowsAndOthers()
  const { page } = await visit('/match/file')
  await withMoreCandidates(
    page,
    new Map([
      ['row-2', others.slice(0, 2)],
      ['row-3', others],
      ['row-4', []],
    ]),
  )
  await choose(page, 'customers.csv', text)
  await page.getByRole('combobox', { name: 'Candidates per row' }).selectOption('10')
  await press(page, 'Match 6 rows')
  const heading = (row: number) => page.getByRole('heading', { level: 2, name: rows[row]?.CompanyName })
  const candidate = (n: number) => page.locator('button[aria-pressed]').nth(n - 1)
  const isPicked = async (n: number) => (await candidate(n).getAttribute('aria-pressed')) === 'true'
  const pressed = (key: string) => page.keyboard.press(key)
  const accepted = () => soFar(page, 'Accepted')

  await heading(0).waitFor()
  await page.getByText('3 candidates').waitFor()
  for (const n of [3, 1, 2]) {
    await pressed(`${n}`)
    await button(page, `Accept candidate ${n}`).waitFor()
    expect(await isPicked(n)).toBe(true)
  }
  // There is no fourth.
  await pressed('4')
  expect(await isPicked(2)).toBe(true)
  await pressed('a')
  await eventually(accepted).toBe(1)

  await heading(1).waitFor()
  await page.getByText('5 candidates').waitFor()
  expect(await isPicked(1)).toBe(true)
  await pressed('5')
  await button(page, 'Accept candidate 5').waitFor()
  await looksGood(page)
  await pressed('z')
  await eventually(accepted).toBe(0)
  await heading(0).waitFor()
  expect(await isPicked(2)).toBe(true)
  await pressed('a')
  await eventually(accepted).toBe(1)

  // What was picked of one row is not picked of another.
  await pressed('j')
  await heading(2).waitFor()
  await pressed('2')
  await button(page, 'Accept candidate 1').waitFor()
  await pressed('k')
  await heading(1).waitFor()
  await button(page, 'Accept candidate 5').waitFor()
  await candidate(3).click()
  await button(page, 'Accept candidate 3').click()
  await eventually(accepted).toBe(2)
  await eventually(() => storedDecisions(page)).toBe(2)

  await page.reload()
  await eventually(accepted).toBe(2)
  await page.getByRole('combobox', { name: 'Rows in the list' }).selectOption('accepted')
  await heading(0).waitFor()
  await candidate(2).getByText('accepted').waitFor()
  await button(page, 'Accept candidate 2').waitFor()
  // In an open list, keys belong to the list.
  await heading(0).click()
  await pressed('z')
  await eventually(accepted).toBe(1)

  await page
    .getByRole('complementary', { name: 'Thresholds' })
    .getByRole('button', { name: /^Download/ })
    .press('Enter')
  const saved = tableIn(await fileOf(page, () => press(page, 'Save customers-completed.csv')))
  const second = others[0]
  expect(saved[0]).toMatchObject({
    Account: rows[0]?.CompanyName,
    'Match.Id': second?.Id,
    'Match.Score': '82',
    'Match.Probability': '0.05',
    'Match.Rule': 'NameState',
    'Match.Status': 'Accepted',
    'Match.CompanyName': second?.CompanyName,
    'Match.PostalCode': second?.PostalCode,
  })
  expect(saved.slice(1).map((row) => row['Match.Id'])).toEqual(['', '', '', '', ''])
})

/** Presses keys one after another. */
async function keys(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.keyboard.press(name)
}

/** Names of a state that two to four companies share, each in another place and each as close to the name as the others. */
async function sharedNames(StateProvince: string): Promise<Company[][]> {
  const all = await recordsOf({ StateProvince }, [...fields])
  const byName = new Map<string, Company[]>()
  for (const it of all) {
    const name = it.CompanyName ?? ''
    byName.set(name, [...(byName.get(name) ?? []), it])
  }
  const shared = [...byName.values()].filter((same) => {
    const zips = new Set(same.map(({ PostalCode }) => PostalCode))
    const isPlain = /^[A-Za-z ]{8,}$/.test(same[0]?.CompanyName ?? '')
    return isPlain && same.length > 1 && same.length < 5 && zips.size === same.length
  })
  const found = await Promise.all(
    shared.map(async (same) => {
      const request = { RequestType: 'Company', CompanyName: same[0]?.CompanyName, StateProvince }
      const { ScoreSummary } = await postApi<MatchResponse>('/v3/match', request)
      return { same, scores: ScoreSummary.map(({ Score }) => Score) }
    }),
  )
  // In the order in which the review lists them: by score.
  return found
    .filter(({ same, scores }) => scores.length === same.length && new Set(scores).size === 1)
    .sort((a, b) => (b.scores[0] ?? 0) - (a.scores[0] ?? 0))
    .map(({ same }) => same)
}

test('of equal candidates one is selected by a digit, by an added ZIP code, or none is; the file has the status of each row', async () => {
  const shared = (await sharedNames('CA')).slice(0, 5)
  const { rows } = await rowsAndOthers()
  const [sure] = rows
  const lines = [
    ['0001', sure?.CompanyName, sure?.Address, sure?.City, 'NE', sure?.PostalCode, '2019-03-01'],
    ...shared.map(([same], i) => [`000${i + 2}`, same?.CompanyName, '', '', 'CA', '', '=1+1']),
    ['0009', 'Zzyzx Quuxbar Hldgs', '', '', 'CA', '', ''],
  ]
  const heading = ['Nr', 'Account', 'Street', 'Town', 'ST', 'Zip', 'Since']
  const { page } = await visit('/match/file')
  const single: { PostalCode?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v3/match')) single.push(request.postDataJSON())
  })
  await choose(page, 'customers.csv', Papa.unparse([heading, ...lines]))
  await press(page, 'Match 7 rows')
  const title = (row: number) =>
    page.getByRole('heading', { level: 2, name: `${lines[row]?.[1]}`, exact: true })
  const equal = page.getByRole('region', { name: 'Ambiguous row' })
  const list = page.getByRole('combobox', { name: 'Rows in the list' })
  const listed = () => list.locator('option:checked').textContent()

  // The group of its own: counted, and opened from its count.
  await page.getByRole('button', { name: 'Ambiguous', exact: true }).press('Enter')
  await eventually(listed).toBe('Ambiguous (5)')
  await title(1).waitFor()
  await equal.getByText(`${shared[0]?.length} candidates fit this row equally.`).waitFor()
  const table = page.getByRole('table')
  const apart = table.getByRole('rowgroup').filter({ hasText: 'Where they differ' })
  const zips = await apart.getByRole('row', { name: /^ZIP/ }).getByRole('cell').allTextContents()
  expect(zips[0]).toBe('–')
  expect(zips.slice(1).toSorted()).toEqual(shared[0]?.map(({ PostalCode }) => PostalCode).toSorted())

  // A digit and a key.
  await keys(page, '2')
  await button(page, 'Accept candidate 2').waitFor()
  const second = await table.getByRole('row', { name: /^Id/ }).locator('code').nth(1).innerText()
  await keys(page, 'a')
  await eventually(() => soFar(page, 'Accepted')).toBe(1)

  // A ZIP code is added: one call, and its company leads.
  await title(2).waitFor()
  const wanted = shared[1]?.[1]
  await keys(page, 'e')
  const form = page.getByRole('form', { name: 'Edit lookup' })
  const zip = form.getByRole('textbox', { name: 'ZIP code' })
  await zip.fill('12')
  await zip.press('Enter')
  await form.getByText('Enter a ZIP code of 5 digits or a Canadian postal code.').waitFor()
  expect(single).toEqual([])
  await zip.fill(wanted?.PostalCode ?? '')
  await zip.press('Enter')
  await form.waitFor({ state: 'detached' })
  await equal.waitFor({ state: 'detached' })
  expect(single.map(({ PostalCode }) => PostalCode)).toEqual([wanted?.PostalCode])
  const firstId = table.getByRole('row', { name: /^Id/ }).locator('code').first()
  await eventually(() => firstId.innerText()).toBe(wanted?.Id)
  await page.getByText('lookup edited').waitFor()
  // The row is no longer ambiguous; where it came from it can go back, without a call.
  await eventually(listed).toBe('Ambiguous (4)')
  await title(2).waitFor()
  await keys(page, 'e')
  await form.getByRole('button', { name: 'Restore the file’s values' }).press('Enter')
  await equal.getByText(`${shared[1]?.length} candidates fit this row equally.`).waitFor()
  expect(single).toHaveLength(1)
  await equal.getByRole('button', { name: 'Add ZIP code' }).press('Enter')
  await zip.fill(wanted?.PostalCode ?? '')
  await zip.press('Enter')
  await eventually(() => firstId.innerText()).toBe(wanted?.Id)
  await keys(page, 'a')
  await eventually(() => soFar(page, 'Accepted')).toBe(2)

  // Skipped, rejected, and taken back; what was decided and looked up again outlives a reload.
  await title(3).waitFor()
  await keys(page, 's')
  await title(4).waitFor()
  await keys(page, 'x')
  await eventually(() => soFar(page, 'Rejected')).toBe(1)
  await keys(page, 'z')
  await eventually(() => soFar(page, 'Rejected')).toBe(0)
  await title(4).waitFor()
  await keys(page, 'x')
  await eventually(() => soFar(page, 'Skipped')).toBe(1)
  await eventually(() => storedDecisions(page)).toBe(4)
  await page.reload()
  // The more probable first.
  await list.selectOption('accepted')
  await title(2).waitFor()
  await page.getByText('lookup edited').waitFor()
  await title(2).click()
  await keys(page, 'j')
  await title(1).waitFor()

  // No threshold accepts an ambiguous row, however low.
  const slider = page.getByRole('slider', { name: 'Accept at this probability or more' })
  await slider.press('Home')
  await button(page, /^Accept 1 row at [\d.]+% or more$/).press('Enter')
  await eventually(() => soFar(page, 'Accepted')).toBe(3)
  await button(page, /^Reject 1 row under [\d.]+%$/).waitFor()

  await page
    .getByRole('complementary', { name: 'Thresholds' })
    .getByRole('button', { name: /^Download/ })
    .press('Enter')
  const summary = page.getByRole('region', { name: 'Summary' })
  await summary.getByRole('row', { name: /^Ambiguous 4 1 1 2/ }).waitFor()
  const saved = tableIn(await fileOf(page, () => press(page, 'Save customers-completed.csv')))
  for (const [i, line] of lines.entries())
    expect(heading.map((name) => saved[i]?.[name])).toEqual(line.map((cell) => cell ?? ''))
  const results = saved.map((row) => [row['Match.Id'], row['Match.Status']])
  expect(results).toEqual([
    [sure?.Id, 'Accepted'],
    [second, 'Accepted'],
    [wanted?.Id, 'Accepted'],
    ['', 'Skipped'],
    ['', 'No match'],
    ['', 'Ambiguous'],
    ['', 'No match'],
  ])
  for (const row of saved) {
    const isAccepted = row['Match.Status'] === 'Accepted'
    expect(Number(row['Match.Score']) >= 70).toBe(isAccepted)
    expect(Number(row['Match.Probability']) > 0).toBe(isAccepted)
    expect(row['Match.Rule'] !== '').toBe(isAccepted)
  }
  expect(saved[2]).toMatchObject({ 'Match.PostalCode': wanted?.PostalCode, 'Match.City': wanted?.City })
})

test('an ambiguous row and the form of its lookup are accessible in every look', async () => {
  const [same] = await sharedNames('NE')
  const { page } = await visit('/match/file')
  await choose(
    page,
    'customers.csv',
    Papa.unparse([
      ['Account', 'ST'],
      [same?.[0]?.CompanyName, 'NE'],
    ]),
  )
  await press(page, 'Match 1 row')
  // Where nothing else is to be reviewed, the review begins with ambiguous rows.
  await page.getByText(`${same?.length} candidates fit this row equally.`).waitFor()
  await looksGood(page)
  await page.keyboard.press('e')
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('12')
  await page.keyboard.press('Enter')
  await page.getByText('Enter a ZIP code of 5 digits').waitFor()
  await looksGood(page)
})

test('on a phone the selected candidate is scrolled to; a row without a candidate is looked up again by other values', async () => {
  const { rows, others } = await rowsAndOthers()
  const [first, second] = rows
  const { page } = await visit('/match/file', { viewport: { width: 390, height: 844 } })
  await withMoreCandidates(page, new Map([['row-2', others]]))
  const cells = fields.map((field) => first?.[field])
  const nobody = ['Zzyzx Quuxbar Hldgs', '', '', '', '', '']
  await choose(
    page,
    'customers.csv',
    Papa.unparse([['Account', 'Street', 'Town', 'ST', 'Zip', 'Tel'], cells, nobody]),
  )
  await press(page, 'Match 2 rows')
  await page.getByText('5 candidates').waitFor()
  const own = page.getByRole('columnheader', { name: 'Your row' })
  // Whole, and beside the row itself.
  const seen = async (n: number) => {
    const candidate = page.locator('button[aria-pressed]').nth(n - 1)
    const [box, row] = await Promise.all([candidate.boundingBox(), own.boundingBox()])
    return !!box && !!row && row.x >= 0 && box.x >= row.x + row.width && box.x + box.width <= 390
  }
  expect(await seen(5)).toBe(false)
  await page.keyboard.press('5')
  await button(page, 'Accept candidate 5').waitFor()
  await eventually(() => seen(5)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  // The sticky part of the table is below the bar of decisions.
  const covers = await button(page, 'Accept candidate 5').evaluate((it) => {
    const { left, top, height } = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint(left + 20, top + height / 2))
  })
  expect(covers).toBe(true)
  await page.keyboard.press('1')
  await eventually(() => seen(1)).toBe(true)

  const list = page.getByRole('combobox', { name: 'Rows in the list' })
  await list.selectOption('later')
  await page.getByText('No rows skipped.').waitFor()
  await list.selectOption('none')
  await page.getByText('No candidate scored 70 or more.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Edit lookup').click()
  const form = page.getByRole('form', { name: 'Edit lookup' })
  const values = { 'Company name': second?.CompanyName, City: second?.City, 'ZIP code': second?.PostalCode }
  for (const [name, value] of Object.entries(values))
    await form.getByRole('textbox', { name }).fill(value ?? '')
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole('button', { name: 'Look up again' }).click()
  await page.getByRole('row', { name: /^Id/ }).locator('code').first().waitFor()
  expect(await page.getByRole('row', { name: /^Id/ }).locator('code').first().innerText()).toBe(second?.Id)
  await button(page, 'Accept candidate 1').click()
  await eventually(() => soFar(page, 'Accepted')).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a look-up that fails says so in its form, and nothing is lost', async () => {
  const { text, rows } = await rowsAndOthers()
  const { page, forgiven } = await visit('/match/file')
  forgiven.push(failedToLoad)
  await choose(page, 'customers.csv', text)
  await press(page, 'Match 6 rows')
  await page.getByRole('combobox', { name: 'Rows in the list' }).selectOption('all')
  await page.getByRole('heading', { level: 2 }).first().click()
  const title = await page.getByRole('main').getByRole('heading', { level: 2 }).textContent()
  const message = 'The rate limit is exceeded. Try again in 3 seconds.'
  await page
    .context()
    .route('**/v3/match', (route) => route.fulfill({ status: 429, json: { statusCode: 429, message } }))
  await page.keyboard.press('e')
  const form = page.getByRole('form', { name: 'Edit lookup' })
  await form.getByRole('textbox', { name: 'City' }).fill('Elsewhere')
  await form.getByRole('button', { name: 'Look up again' }).press('Enter')
  await form
    .getByRole('alert')
    .getByText(/^The row was not looked up\./)
    .waitFor()
  expect(await form.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Elsewhere')
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: `${title}`, exact: true })
    .waitFor()
  expect(rows.map(({ CompanyName }) => CompanyName)).toContain(title)
})

test('rows that a threshold accepts are not reviewed until a person opens them', async () => {
  const { text, rows } = await rowsAndOthers()
  const { page } = await visit('/match/file')
  await choose(page, 'customers.csv', text)
  await press(page, `Match ${rows.length} rows`)
  const side = page.getByRole('complementary', { name: 'Thresholds' })
  const toAccept = async () =>
    Number(/\d+/.exec((await button(page, /^Accept \d+ rows? at/).textContent()) ?? ''))
  await eventually(toAccept).toBeGreaterThan(2)
  const above = await toAccept()
  await press(page, /^Accept \d+ rows? at/)
  await eventually(() => soFar(page, 'Accepted')).toBe(above)
  await side.getByText(`0 of ${rows.length} reviewed`).waitFor()
  await side.getByText(`${above} rows decided by threshold, not opened.`).waitFor()
  // Two of them are opened: by the list, and by a key.
  await page.getByRole('combobox', { name: 'Rows in the list' }).selectOption('accepted')
  await side.getByText(`1 of ${rows.length} reviewed`).waitFor()
  await side.getByRole('heading', { name: 'Thresholds' }).click()
  await page.keyboard.press('j')
  await side.getByText(`2 of ${rows.length} reviewed`).waitFor()
  await side.getByRole('button', { name: /^Download/ }).press('Enter')
  const summary = page.getByRole('region', { name: 'Summary' })
  const figure = (name: string) => summary.locator('dl > div', { hasText: name }).locator('dd').first()
  await eventually(() => figure('Reviewed').textContent()).toBe('2')
  await summary.getByText(`of ${rows.length} rows`).waitFor()
  await summary.getByText(`${above - 2} rows decided by threshold, not opened.`).waitFor()
  await page.reload()
  await eventually(() => figure('Reviewed').textContent()).toBe('2')
})
