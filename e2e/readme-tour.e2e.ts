import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { countOf, recordsOf } from './api.ts'
import { agreedCount, countAfter } from './count.ts'
import { eventually } from './eventually.ts'
import { doneList, openExport, planned } from './exports.ts'
import { fileOf } from './files.ts'
import { criteriaOf, kindOf, linkTo } from './link.ts'
import { mapOf, tool } from './map.ts'
import { choose, customers } from './match-files.ts'
import { panel, saveAs } from './tally-panels.ts'
import { address, visit } from './visit.ts'

/** A step of the tour in the README. */
interface TourStep {
  number: number
  text: string
  /** In bold: labels on the screen. */
  labels: string[]
  /** As code: keys and typed text. */
  typed: string[]
  /** In quotes: examples of texts on the screen, in which numbers differ. */
  examples: string[]
}

/** Marks a label, key or example of the README as used by the test, and returns it; fails if the README does not have it. */
type Use = (part: string) => string

const partsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part)

/** The numbered steps of a section, with their continued lines. */
function stepsOf(readme: string, section: string): TourStep[] {
  const body = readme.split(`\n## ${section}\n`)[1]?.split(/\n## |\nThen your own data:/)[0] ?? ''
  return body
    .split(/^(?=\d+\. )/m)
    .filter((text) => /^\d+\. /.test(text))
    .map((text) => ({
      number: Number.parseInt(text, 10),
      text: text.replace(/\s+/g, ' ').trim(),
      labels: partsIn(text, /\*\*([^*]+)\*\*/g),
      typed: partsIn(text, /`([^`]+)`/g),
      examples: partsIn(text, /"([^"]+)"/g),
    }))
}

const tour = stepsOf(readFileSync('README.md', 'utf8'), 'Five minutes')

const search: Criteria = { StatesProvinces: ['RI'] }

/** Opens a search and waits for its count. */
async function opened(criteria: Criteria): Promise<Page> {
  const { page } = await visit(linkTo(criteria))
  await agreedCount(page)
  return page
}

const filters = (page: Page) => page.getByRole('complementary', { name: 'Criteria' }).getByRole('listitem')

/** Each step by its number. Every label, key and example of the README's step has to be used. */
const performed: Record<number, (use: Use) => Promise<void>> = {
  async 1(use) {
    const page = await opened({})
    await page.keyboard.press(use('Ctrl K').replace('Ctrl ', 'Control+'))
    const sentence = use('restaurants within 25 miles of 60618 with 20 or more employees, not in Chicago')
    await page.getByRole('combobox', { name: 'Find anything' }).fill(sentence)
    await page.getByRole('option', { name: /Eating places.*25 mi.*60618.*20–49.*NOT Chicago/ }).waitFor()
    await countAfter(page, () => page.keyboard.press(use('Enter')))
    expect(criteriaOf(page)).toMatchObject({
      PrimarySic: '5812',
      RadiusPostalCodeList: [{ PostalCode: '60618', RadiusMiles: 25 }],
      NoneOf: [{ CitiesByStateProvince: [{ City: 'Chicago', StateProvince: 'IL' }] }],
    })
    await eventually(() => filters(page).count()).toBe(4)
  },

  async 2(use) {
    const page = await opened({ ...search, PrimarySic: '58' })
    const row = filters(page).filter({ hasText: 'Eating and drinking places' })
    const like = use('−1,204').replace(/[\d,]+/, '[\\d,]+')
    await eventually(() => row.getByTestId('cost').textContent()).toMatch(new RegExp(`^${like}$`))
    await row.hover()
    for (const name of [/^Mute /, /^Change /, /or something else$/])
      await row.getByRole('button', { name }).waitFor()
    const excluded = await countAfter(page, () => row.getByRole('button', { name: /^Exclude / }).click())
    expect(excluded).toBe(await countOf({ ...search, NoneOf: [{ PrimarySic: '58' }] }))
  },

  async 3(use) {
    const circle = { Latitude: 41.88, Longitude: -87.63, RadiusMiles: 2 }
    const page = await opened({ RadiusCenterPointList: [circle] })
    await mapOf(page).waitFor()
    const tools: [key: string, name: string][] = [
      ['C', 'Draw a circle'],
      ['P', 'Draw an area'],
      ['R', 'Draw a rectangle'],
      ['F', 'Draw freehand'],
    ]
    for (const [key, name] of tools) {
      await page.keyboard.press(use(key).toLowerCase())
      await eventually(() => tool(page, name).getAttribute('aria-pressed')).toBe('true')
    }
    await page.keyboard.press('Escape')
    await filters(page)
      .getByRole('button', { name: /^Change Circle 1/ })
      .click()
    await page.getByLabel(use('How many companies')).fill('100')
    const grown = await countAfter(page, () =>
      page.getByRole('button', { name: use('Apply'), exact: true }).click(),
    )
    expect(grown).toBeGreaterThanOrEqual(100)
    expect(criteriaOf(page).RadiusCenterPointList?.[0]?.RadiusMiles).toBeGreaterThan(2)
    await countAfter(page, () => page.goBack())
    expect(criteriaOf(page).RadiusCenterPointList).toEqual([circle])
    await dropOnMap(page, 'zips.txt', '02903 02906')
    const added = page.getByRole('button', { name: /^Add (the )?2 / })
    await countAfter(page, () => added.click())
    expect(JSON.stringify(criteriaOf(page))).toContain('"PostalCode":["02903","02906"]')
    await page.getByRole('button', { name: use('Counts by area') }).click()
    await page
      .getByRole('dialog', { name: 'Counts by area' })
      .getByRole('row', { name: /^Total/ })
      .waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    const sentence = use('5 miles around 1020 E 1st St, Papillion NE')
    await page.getByRole('combobox', { name: 'Find anything' }).fill(sentence)
    await countAfter(page, () =>
      page
        .getByRole('option', { name: /Within 5 mi of .*Papillion, NE/ })
        .first()
        .click(),
    )
  },

  async 4(use) {
    const page = await opened(search)
    await mapOf(page).click({ position: { x: 200, y: 300 } })
    await page.getByRole('region', { name: use('This location') }).waitFor()
    for (const label of ['By state', 'By county', 'By ZIP3']) {
      await page.getByText(use(label), { exact: true }).click()
      await eventually(() => page.getByRole('radio', { name: label }).isChecked()).toBe(true)
    }
    await page.getByRole('button', { name: use('Save picture') }).click()
    await page.getByRole('menuitem', { name: use('Report of this area') }).click()
    await page.getByRole('button', { name: 'Save as PDF' }).waitFor()
  },

  async 5(use) {
    const page = await opened(search)
    await page.getByRole('button', { name: use('Add a tally') }).click()
    await page.getByRole('textbox', { name: 'Search the fields' }).fill('square')
    await page.keyboard.press('Enter')
    await panel(page, 'square feet').waitFor()
    await page.keyboard.press('Escape')
    expect(await fileOf(page, () => saveAs(page, 'industry', 'CSV'))).toContain('Health services')
    await page.getByRole('button', { name: use('Compare'), exact: true }).click()
    await page.getByRole('radio', { name: 'All companies' }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('region', { name: 'Comparison' }).waitFor()
    await page.getByRole('tab', { name: use('Cross tally') }).click()
    await page.getByRole('tabpanel', { name: 'Cross tally' }).getByRole('table').waitFor()
  },

  async 6(use) {
    const page = await opened(search)
    await page.getByRole('grid', { name: 'Companies' }).locator('[aria-rowindex="2"]').click()
    await page.getByRole('dialog', { name: 'Record' }).waitFor()
    await page.getByRole('link', { name: use('Open as a page') }).click()
    for (const label of ['vCard', 'Print']) await page.getByRole('button', { name: use(label) }).waitFor()
    const total = await countOf(search)
    await page.getByText(`record 1 of ${total}`).waitFor()
    for (const [key, record] of [
      ['J', 2],
      ['K', 1],
    ] as const) {
      await page.keyboard.press(use(key).toLowerCase())
      await page.getByText(`record ${record} of ${total}`).waitFor()
    }
  },

  async 7(use) {
    const page = await opened(search)
    await page.getByRole('link', { name: use('Industries') }).click()
    await page
      .getByRole('treeitem', { name: /^A .*companies/ })
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await page
      .getByRole('radiogroup', { name: 'What to search for' })
      .getByText(use('People'), { exact: true })
      .click()
    await eventually(() => kindOf(page)).toBe('people')
    expect(await agreedCount(page)).toBe(await countOf(search, 'people'))
  },

  async 8(use) {
    const page = await opened(search)
    await page.getByRole('button', { name: use('Save search') }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).press('Enter')
    await page.getByText('“Rhode Island” is saved.').waitFor()
    const rows = page.getByRole('grid', { name: 'Companies' })
    await rows.getByRole('row').nth(2).waitFor()
    await rows.focus()
    await page.keyboard.press(use('L').toLowerCase())
    await page.getByRole('heading', { name: /list$/ }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: use('Save as list') }).click()
    const dialog = page.getByRole('dialog', { name: 'Save as a list' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ocean State')
    await dialog.getByRole('button', { name: /^Save / }).click()
    await dialog.getByRole('link', { name: 'Open the list' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ocean State' }).waitFor()
  },

  async 9(use) {
    const page = await opened(search)
    use('Export')
    await openExport(page, 'Core')
    for (const label of ['CSV', 'Excel', 'GeoJSON', 'JSON lines', 'vCard'])
      await page.getByRole('radio', { name: new RegExp(`^${use(label)} `) }).waitFor()
    await planned(page)
    const start = page.getByRole('button', { name: use('Start export') })
    const file = await fileOf(page, () => start.click())
    expect(file.trim().split('\n')).toHaveLength(1 + (await countOf(search)))
    await doneList(page).waitFor()
    await page.getByRole('link', { name: use('Settings') }).click()
    await page.getByRole('region', { name: 'Do not contact', exact: true }).waitFor()
  },

  async 10(use) {
    const page = await opened({})
    await page.getByRole('link', { name: use('Match'), exact: true }).click()
    await page.getByLabel('Paste a line').fill(use('Infogroup, 1020 E 1st St Papillion NE'))
    const values = ['Infogroup', '1020 E 1st St', 'Papillion', 'NE']
    for (const [i, name] of ['Name', 'Street', 'City', 'State'].entries())
      await eventually(() => page.getByRole('textbox', { name, exact: true }).inputValue()).toBe(values[i])
    const [record] = await recordsOf(search, ['CompanyName', 'Address', 'City'])
    await page
      .getByLabel('Paste a line')
      .fill(`${record?.CompanyName}, ${record?.Address}, ${record?.City} RI`)
    await page.getByRole('option', { name: /Score/ }).first().waitFor()
  },

  async 11(use) {
    const { page } = await visit('/match')
    await page.getByRole('link', { name: use('Match a whole file') }).click()
    const { text } = await customers(30)
    await choose(page, 'customers.csv', text)
    await page.getByRole('heading', { name: 'Map columns' }).waitFor()
    await page.getByRole('button', { name: /^Match \d+ rows/ }).click()
    await page.getByRole('button', { name: /^Accept \d+ rows? at / }).click()
    await page
      .getByRole('complementary', { name: 'Thresholds' })
      .getByRole('button', { name: /^Download/ })
      .click()
    const saved = await fileOf(page, () =>
      page.getByRole('button', { name: 'Save customers-completed.csv' }).click(),
    )
    for (const line of text.split('\r\n').slice(0, 5)) expect(saved).toContain(line)
  },

  async 12(use) {
    const page = await opened(search)
    await page.getByRole('link', { name: use('Activity') }).click()
    await page.getByRole('grid', { name: 'Calls' }).getByRole('row').nth(1).click()
    for (const label of ['curl', 'TypeScript', 'Python'])
      await page.getByRole('radio', { name: use(label) }).waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'Settings' }).focus()
    await page.keyboard.press(use('?'))
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    await page.goto(`${address}/docs`)
    await page.getByRole('button', { name: 'Run' }).first().waitFor()
  },
}

/** Drops a text file on the map. */
async function dropOnMap(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName = '', content = '']) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], fileName))
      return transfer
    },
    [name, text],
  )
  await mapOf(page).dispatchEvent('dragover', { dataTransfer })
  await mapOf(page).dispatchEvent('drop', { dataTransfer })
}

test('the test performs every step of the README, and no other', () => {
  expect(tour.map(({ number }) => String(number))).toEqual(Object.keys(performed))
})

test.each(tour)('step $number: $text', async ({ number, labels, typed, examples }) => {
  const parts = [...labels, ...typed, ...examples]
  const unused = new Set(parts)
  await performed[number]?.((part) => {
    expect(parts, 'labels, keys and examples of the step').toContain(part)
    unused.delete(part)
    return part
  })
  expect([...unused], 'in the README, but not used by the test').toEqual([])
})
