import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { recordsOf } from './api.ts'
import { findingsInBothSchemes } from './axe.ts'
import { agreedCount, countAfter } from './count.ts'
import { eventually } from './eventually.ts'
import { isFocused } from './focus.ts'
import { openFirstRow } from './grid.ts'
import { criteriaOf, linkTo } from './link.ts'
import { filtersButton } from './phone.ts'
import { address, visit } from './visit.ts'

const areas = linkTo({
  AnyOf: [
    { RadiusCenterPointList: [{ Latitude: 41.7, Longitude: -71.5, RadiusMiles: 15 }] },
    {
      PolygonList: [
        {
          Points: [
            [42.4, -71.3],
            [42.4, -71],
            [42.1, -71],
          ].map(([Latitude = 0, Longitude = 0]) => ({ Latitude, Longitude })),
        },
      ],
    },
    { StatesProvinces: ['CT'] },
  ],
  NoneOf: [{ PostalCode: ['02903'] }],
  LocationEmployeesSizeRange: ['1-4'],
})

const widths = [
  ['desktop', 1440, 900],
  ['tablet', 1024, 768],
  ['phone', 390, 844],
] as const

/** Shows one of the panels that a narrow screen has one at a time; a wide screen has them all. On a phone, the criteria are a sheet. */
async function panel(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tablist', { name: 'Panels' }).getByRole('tab', { name })
  if (await tab.isVisible()) await tab.click()
  const filters = filtersButton(page)
  if (name === 'Criteria' && (await filters.isVisible())) await filters.click()
}

/** The screens of the search, each reached from the one before. */
const screens: [name: string, open: (page: Page) => Promise<unknown>][] = [
  ['empty start', (page) => page.getByText(/All companies/).waitFor()],
  [
    'group form',
    async (page) => {
      await panel(page, 'Criteria')
      await page.getByRole('region', { name: 'Where', exact: true }).getByRole('button').first().click()
      await page.getByRole('dialog', { name: 'Where' }).getByRole('tab', { name: 'Around a place' }).click()
    },
  ],
  [
    'results with areas',
    async (page) => {
      await page.goto(address + areas)
      await agreedCount(page)
      await panel(page, 'Records')
      await page.getByRole('grid', { name: 'Companies' }).getByRole('row').nth(3).waitFor()
    },
  ],
  [
    'chosen area',
    async (page) => {
      await page.getByRole('button', { name: 'Connecticut', exact: true }).click()
      await page.getByRole('region', { name: 'Selected area' }).waitFor()
    },
  ],
  [
    'open record',
    async (page) => {
      await openFirstRow(page)
      await page.getByRole('dialog', { name: 'Record' }).getByRole('region', { name: 'Address' }).waitFor()
    },
  ],
  [
    'cross tally',
    async (page) => {
      await page.getByRole('button', { name: 'Close the record' }).click()
      await page.getByRole('dialog', { name: 'Record' }).waitFor({ state: 'hidden' })
      await page.getByRole('tab', { name: 'Cross tally' }).click()
      await page.getByRole('table').waitFor()
    },
  ],
  [
    'tallies',
    async (page) => {
      await panel(page, 'Tallies')
      await page.getByRole('region', { name: 'Tally by industry' }).getByRole('listitem').first().waitFor()
    },
  ],
  [
    'no result',
    async (page) => {
      await page.goto(address + linkTo({ CompanyName: 'zzzzzz' }))
      await page.getByRole('heading', { name: 'No matches' }).waitFor()
    },
  ],
]

test.each(widths)('axe finds nothing on a %s', { timeout: 120_000 }, async (_, width, height) => {
  const { page } = await visit('/', { viewport: { width, height } })
  await agreedCount(page)
  const findings: string[] = []
  for (const [name, open] of screens) {
    await open(page)
    findings.push(...(await findingsInBothSchemes(page)).map((finding) => `${name}: ${finding}`))
  }
  expect(findings).toEqual([])
})

test('nothing is wider than the screen, down to a phone', async () => {
  const { page } = await visit(areas)
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.reload()
    await agreedCount(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `at ${width}`).toBeLessThanOrEqual(width)
  }
})

test('light and dark follow the system, and the switch', async () => {
  const { page } = await visit('/', { colorScheme: 'dark' })
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('button', { name: 'Light colors' }).waitFor()
  const dark = await background()
  await page.getByRole('button', { name: 'Light colors' }).click()
  await page.getByRole('button', { name: 'Dark colors' }).waitFor()
  await eventually(background).not.toBe(dark)
  const light = await background()
  await page.reload()
  await page.getByRole('button', { name: 'Dark colors' }).waitFor()
  expect(await background()).toBe(light)
})

test('everything is reached by Tab, with a focus that can be seen', async () => {
  const [record] = await recordsOf({ StateProvince: 'RI' })
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'], Id: [record?.Id ?? ''] }))
  await agreedCount(page)
  await page.getByRole('grid', { name: 'Companies' }).waitFor()
  await page.waitForTimeout(300)
  const reached: string[] = []
  const unseen: string[] = []
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press('Tab')
    const { name, seen } = await page.evaluate(focusOf)
    if (name === 'body' && i > 10) break
    reached.push(name)
    if (!seen) unseen.push(name)
  }
  for (const name of [
    'Skip to the page',
    'Search',
    'Copy the link',
    'Add a place',
    'Remove Rhode Island',
    'Exclude Rhode Island',
    'Export',
    'Map.',
    'Draw a circle',
    'Zoom in',
    'Records',
    'Choose columns',
    'Companies',
    'Save industry',
    'Break down',
  ])
    expect(
      reached.some((it) => it.startsWith(name)),
      `${name} in ${reached.join(' | ')}`,
    ).toBe(true)
  expect(unseen).toEqual([])
})

/** The name of the element that has the focus, and whether anything about it shows the focus. */
function focusOf(): { name: string; seen: boolean } {
  const it = document.activeElement as HTMLElement
  if (it === document.body) return { name: 'body', seen: true }
  const label = it.id ? document.querySelector(`label[for="${it.id}"]`)?.textContent : undefined
  const name =
    it.getAttribute('aria-label') ??
    (it.textContent?.trim() || label || it.getAttribute('value') || it.tagName)
  const marks = [it, it.parentElement, it.nextElementSibling, it.parentElement?.nextElementSibling].flatMap(
    (element) => {
      if (!element) return []
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return [outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0, boxShadow !== 'none']
    },
  )
  it.style.transition = 'none'
  const { borderColor } = getComputedStyle(it)
  it.blur()
  const changed = getComputedStyle(it).borderColor !== borderColor
  it.focus()
  return { name, seen: marks.some(Boolean) || changed }
}

test('the first Tab stop skips to the search', async () => {
  const { page } = await visit()
  await agreedCount(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the page' })
  expect(await isFocused(skip)).toBe(true)
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await isFocused(page.getByRole('link', { name: 'Catchment' }))).toBe(false)
})

test('dialogs hold the focus and give it back, also while they move', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }), { reducedMotion: 'no-preference' })
  await agreedCount(page)
  const openers = [
    page.getByRole('button', { name: 'Choose columns' }),
    page.getByRole('button', { name: 'Add to where' }),
  ]
  for (const opener of openers) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
    expect(await page.getByRole('dialog').evaluate((it) => it.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await eventually(() => isFocused(opener)).toBe(true)
  }
})

test('with reduced motion nothing moves by itself', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }), { reducedMotion: 'reduce' })
  await agreedCount(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Choose columns' }).click()
  await page.getByRole('dialog').waitFor()
  const running = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 50)
        .length,
  )
  expect(running).toBe(0)
})

test('at 200 % zoom the search still works', async () => {
  const { page } = await visit('/', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })
  await agreedCount(page)
  await panel(page, 'Criteria')
  await countAfter(page, () => page.getByRole('button', { name: /^20–49 employees/ }).click())
  expect(criteriaOf(page)).toEqual({ LocationEmployeesSizeRange: ['20-49'] })
})
