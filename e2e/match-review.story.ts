import Papa from 'papaparse'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Company } from '#contract/company'
import type { MatchResponse } from '#contract/match'
import { fileOf, tableIn } from './files.ts'
import { button, choose, keptDecisions, looksGood, press, soFar } from './match-files.ts'
import { axeFindings, eventually, recordsOf, visit } from './support.ts'

/** Rows with several candidates: by keys and by mouse, one of them is picked, accepted, taken back, kept and written to the file. */

const fields = ['CompanyName', 'Address', 'City', 'StateProvince', 'PostalCode', 'Phone'] as const

/** Companies of the sample as rows of a file, each with all that is compared; and others that may be meant as well. */
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

/**
 * The service as one whose scores are no shares of one whole: ours finds one record of 70 or more at most, as two that agree
 * equally well get half each. Real records stand behind the one that it found.
 */
async function withMoreCandidates(page: Page, more: ReadonlyMap<string, readonly Company[]>): Promise<void> {
  await page.context().route('**/v3/multiplematch', async (route) => {
    const response = await route.fetch()
    const answers = (await response.json()) as MatchResponse[]
    for (const { RequestId = '', Matches } of answers) {
      const others = more.get(RequestId)
      const [best] = Matches.Common
      if (!others || !best) continue
      const next = others.map((it, i) => ({ ...it, Score: 82 - 4 * i, RuleName: 'NameState' as const }))
      Matches.Common = [{ ...best, Score: 86 }, ...next]
    }
    return route.fulfill({ response, json: answers })
  })
}

test('digits pick a candidate of the row that is looked at; what is accepted can be undone, outlives a reload and stands in the file', async () => {
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
  await page.getByRole('combobox', { name: 'Candidates a row' }).selectOption('5')
  await press(page, 'Match 6 rows')
  const heading = (row: number) => page.getByRole('heading', { level: 2, name: rows[row]?.CompanyName })
  const candidate = (n: number) => page.locator('button[aria-pressed]').nth(n - 1)
  const isPicked = async (n: number) => (await candidate(n).getAttribute('aria-pressed')) === 'true'
  const pressed = (key: string) => page.keyboard.press(key)
  const accepted = () => soFar(page, 'Accepted by you')

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
  await eventually(() => keptDecisions(page)).toBe(2)

  await page.reload()
  await eventually(accepted).toBe(2)
  await page.getByRole('combobox', { name: 'Rows in the list' }).selectOption('Accepted')
  await heading(0).waitFor()
  await candidate(2).getByText('accepted').waitFor()
  await button(page, 'Accept candidate 2').waitFor()
  // In a list that is chosen from, keys are the list's own.
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
    'Match.CompanyName': second?.CompanyName,
    'Match.PostalCode': second?.PostalCode,
  })
  expect(saved.slice(1).map((row) => row['Match.Id'])).toEqual(['', '', '', '', ''])
})

test('on a phone the picked candidate is brought to sight; a row that nobody was found for leads to who bears its name', async () => {
  const { rows, others } = await rowsAndOthers()
  const [first] = rows
  const { page } = await visit('/match/file', { viewport: { width: 390, height: 844 } })
  await withMoreCandidates(page, new Map([['row-2', others]]))
  const cells = fields.map((field) => first?.[field])
  await choose(
    page,
    'customers.csv',
    Papa.unparse([['Account', 'Street', 'Town', 'ST', 'Zip', 'Tel'], cells, ['Smith', '', '', '', '', '']]),
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
  // What stays where it is in the table lies below the bar that decides.
  const covers = await button(page, 'Accept candidate 5').evaluate((it) => {
    const { left, top, height } = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint(left + 20, top + height / 2))
  })
  expect(covers).toBe(true)
  await page.keyboard.press('1')
  await eventually(() => seen(1)).toBe(true)

  const list = page.getByRole('combobox', { name: 'Rows in the list' })
  await list.selectOption('Put off')
  await page.getByText('No row is put off.').waitFor()
  await list.selectOption('All rows')
  await page.getByRole('list', { name: 'All rows' }).getByRole('button').nth(1).click()
  await page.getByText('Nobody was found for this row').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await press(page, 'See who bears this name')
  await page.getByRole('region', { name: 'Who bears this name' }).getByText('in all places').waitFor()
  expect(await axeFindings(page)).toEqual([])
})

/** A name that several companies of a state bear, and how many. */
async function sharedName(StateProvince: string): Promise<{ name: string; ids: Set<string> }> {
  const ids = new Map<string, Set<string>>()
  for (const { CompanyName = '', Id } of await recordsOf({ StateProvince }, ['CompanyName']))
    ids.set(CompanyName, (ids.get(CompanyName) ?? new Set()).add(Id))
  const [name = '', own = new Set<string>()] =
    [...ids].find(([name, { size }]) => /^[A-Za-z ]+$/.test(name) && size > 1 && size < 5) ?? []
  return { name, ids: own }
}

test('of records that fit a row alike, none of which the service is sure of, one is picked by its name', async () => {
  const { name, ids } = await sharedName('CA')
  const { page } = await visit('/match/file')
  await choose(
    page,
    'customers.csv',
    Papa.unparse([
      ['Nr', 'Company', 'ST'],
      ['0007', name, 'CA'],
    ]),
  )
  await press(page, 'Match 1 row')
  await page.getByRole('combobox', { name: 'Rows in the list' }).selectOption('All rows')
  await page.getByText('Nobody was found for this row').waitFor()
  await press(page, 'See who bears this name')
  const inState = page.getByRole('button', { name: /^Compare .* in CA$/ })
  await inState.waitFor()
  expect(await page.getByRole('region', { name: 'Who bears this name' }).getByText('in CA').innerText()).toBe(
    `${ids.size} in CA`,
  )
  await inState.press('Enter')
  await page.getByText(`${ids.size} candidates`).waitFor()
  await page.keyboard.press('2')
  await button(page, 'Accept candidate 2').waitFor()
  await looksGood(page)
  const id = await page.getByRole('row', { name: /^Id/ }).locator('code').nth(1).innerText()
  expect(ids).toContain(id)
  await page.keyboard.press('a')
  await eventually(() => soFar(page, 'Accepted by you')).toBe(1)
  await eventually(() => keptDecisions(page)).toBe(1)
  await page.reload()
  await eventually(() => soFar(page, 'Accepted by you')).toBe(1)
  await page
    .getByRole('complementary', { name: 'Thresholds' })
    .getByRole('button', { name: /^Download/ })
    .press('Enter')
  await page.getByRole('row', { name: /^Picked by name/ }).waitFor()
  const saved = tableIn(await fileOf(page, () => press(page, 'Save customers-completed.csv')))
  expect(saved).toHaveLength(1)
  expect(saved[0]).toMatchObject({
    Nr: '0007',
    'Match.Id': id,
    'Match.Score': '',
    'Match.RuleName': 'PickedByName',
    'Match.CompanyName': name,
  })
})
