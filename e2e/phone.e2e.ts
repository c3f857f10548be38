import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { recordsOf } from './api.ts'
import { findingsInBothSchemes } from './axe.ts'
import { agreedCount, countAfter } from './count.ts'
import { eventually } from './eventually.ts'
import { criteriaOf, linkTo, viewOf } from './link.ts'
import { storedList } from './lists.ts'
import { atOf, losAngeles, mapOf, middleOf, still, swipe, tool } from './map.ts'
import { closeFilters, filtersButton, phone } from './phone.ts'
import { visit } from './visit.ts'

const start = linkTo({}, { at: atOf({ ...losAngeles, zoom: 8 }) })
const dentists = { PrimarySic: '8021', StatesProvinces: ['CA'] }

const sheetOf = (page: Page) => page.getByRole('region', { name: 'Results', exact: true })
const handleOf = (page: Page) => sheetOf(page).locator('[data-handle]')
const positionOf = (page: Page) => sheetOf(page).getAttribute('data-position')
const gridOf = (page: Page) => page.getByRole('grid', { name: 'Companies' })
const cardsOf = (page: Page) => gridOf(page).getByRole('row')

/** Types into the search box and takes the first meaning that fits. */
async function searchFor(page: Page, typed: string, meaning: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Find a company/ }).tap()
  await page.getByRole('combobox', { name: 'Find anything' }).fill(typed)
  await page.getByRole('option', { name: meaning }).first().tap()
}

/** Controls that a thumb can miss: visible ones of less than 44 px. */
function missed(): string[] {
  const controls =
    'button, select, input:not([type=checkbox], [type=radio]), [role=radiogroup], nav a, a[href^=tel], .mantine-Chip-label'
  const shown = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !it.closest('[inert]'),
  )
  return shown.flatMap((it) => {
    const box = it.getBoundingClientRect()
    const label = `${it.tagName} ${it.getAttribute('aria-label') ?? it.textContent} ${box.width}×${box.height}`
    const isSmall = box.width < 43.5 || box.height < 43.5
    return box.width > 1 && isSmall && !it.closest('.leaflet-container') ? [label] : []
  })
}

/** Controls of the map that the sheet or the search box covers. */
function covered(): string[] {
  const map = document.querySelector('section[aria-label="Map"]')
  if (!map || map.hasAttribute('inert')) return []
  return [...map.querySelectorAll<HTMLElement>('button, select, label, .leaflet-control')].flatMap((it) => {
    if (!it.checkVisibility()) return []
    const { x, y, width, height } = it.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top && map.contains(top) ? [] : [`${it.getAttribute('aria-label') ?? it.textContent}`]
  })
}

test('a search is made by thumb, from the box to a list, and axe finds nothing', {
  timeout: 120_000,
}, async () => {
  const { page } = await visit(start, phone())
  await agreedCount(page)
  const findings: string[] = []
  const look = async (name: string) => {
    findings.push(...(await findingsInBothSchemes(page)).map((it) => `${name}: ${it}`))
    findings.push(...(await page.evaluate(missed)).map((it) => `${name}: small ${it}`))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390)
  }
  await look('start')

  await countAfter(page, () => searchFor(page, 'eating places', /industry 5812$/))
  await look('search')

  await filtersButton(page).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('region', { name: 'Size', exact: true }).getByRole('button').first().tap()
  const form = page.getByRole('dialog', { name: /^Size/ })
  await look('form')
  await countAfter(page, () => form.getByText('1–4', { exact: true }).first().tap())
  await sheet.getByRole('heading', { name: 'Filters', exact: true }).tap()
  await form.waitFor({ state: 'hidden' })
  await look('filters')
  await closeFilters(page)
  expect(criteriaOf(page)).toEqual({ PrimarySic: '5812', LocationEmployeesSizeRange: ['1-4'] })

  await page.getByRole('button', { name: 'Drawing tools' }).tap()
  await look('tools')
  await tool(page, 'Draw a circle').tap()
  await look('drawing')
  expect(await page.evaluate(covered)).toEqual([])
  const { x, y } = await middleOf(mapOf(page))
  const total = await countAfter(page, () => swipe(page, { x, y }, { x: x + 40, y }, { x: x + 80, y }))
  expect(criteriaOf(page).RadiusCenterPointList).toHaveLength(1)
  expect(total).toBeGreaterThan(2)

  await eventually(() => cardsOf(page).first().innerText()).toMatch(/\w/)
  await look('results')
  const [known] = await recordsOf(criteriaOf(page), ['CompanyName', 'Address', 'Phone'])
  const card = cardsOf(page).first()
  await eventually(() => card.innerText()).toContain(known?.CompanyName)
  expect(await card.innerText()).toContain(known?.Address)
  await card.getByRole('gridcell').nth(1).tap()
  const record = page.getByRole('dialog', { name: 'Record' })
  await record.getByRole('heading', { level: 2, name: known?.CompanyName ?? '' }).waitFor()
  await record.getByRole('region').first().waitFor()
  await look('record')
  await record.getByRole('button', { name: 'Close the record' }).tap()
  await record.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Save as list' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Save as a list' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('By thumb')
  await look('save')
  await dialog.getByRole('button', { name: /^Save / }).tap()
  await dialog.getByRole('link', { name: 'Open the list' }).waitFor()
  expect((await storedList(page, 'By thumb')).ids).toHaveLength(total)
  expect(findings).toEqual([])
})

test('a card calls its company, and its box selects it', async () => {
  const known = (await recordsOf(dentists, ['CompanyName', 'Phone'])).find(({ Phone }) => Phone)
  const { page } = await visit(linkTo({ Id: [known?.Id ?? ''] }), phone())
  const card = cardsOf(page).first()
  const call = card.getByRole('link', { name: `Call ${known?.CompanyName}` })
  expect(await call.getAttribute('href')).toBe(`tel:${known?.Phone}`)
  const box = await call.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await card.getByRole('gridcell').first().tap()
  await page.getByText('1 selected').waitFor()
  expect(viewOf(page, 'record')).toBeUndefined()

  await card.getByRole('gridcell').nth(1).tap()
  const inRecord = page.getByRole('dialog', { name: 'Record' }).getByRole('link', { name: /^\(\d{3}\) / })
  expect(await inRecord.first().getAttribute('href')).toBe(`tel:${known?.Phone}`)
})

test('the sheet has three positions, by finger, button and keys, and never covers a control of the map', async () => {
  const { page } = await visit(linkTo(dentists), phone({ reducedMotion: 'no-preference' }))
  await agreedCount(page)
  const rests = async (position: string) => {
    await eventually(() => positionOf(page)).toBe(position)
    await still(sheetOf(page))
    expect(await page.evaluate(covered), position).toEqual([])
    expect(await page.getByTestId('count').isVisible()).toBe(true)
  }
  await rests('half')
  const handle = handleOf(page)
  await handle.tap({ position: { x: 195, y: 10 } })
  await rests('full')
  await handle.tap({ position: { x: 195, y: 10 } })
  await rests('peek')
  expect(await page.getByRole('tab', { name: 'Tallies' }).isVisible()).toBe(false)
  await handle.tap({ position: { x: 195, y: 10 } })
  await rests('half')

  await handle.focus()
  await page.keyboard.press('ArrowDown')
  await rests('peek')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await rests('full')

  const drag = async (by: number) => {
    const box = await handle.boundingBox()
    const from = { x: 195, y: (box?.y ?? 0) + 10 }
    await swipe(page, from, { ...from, y: from.y + by / 2 }, { ...from, y: from.y + by })
  }
  await drag(330)
  await rests('half')
  await drag(60)
  await rests('peek')
  await drag(-600)
  await rests('full')
})

test('the last change of the count is beside it, and a long count can be stopped', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['CA'] }), phone())
  const before = await agreedCount(page)
  const count = page.getByRole('region', { name: 'Count' })
  const after = await countAfter(page, () => searchFor(page, 'dentists', /industry 8021$/))
  await count.getByText(`−${(before - after).toLocaleString('en-US')} from last change`).waitFor()

  await page.route('**/v1/companies/count', async (route) => {
    await new Promise((later) => setTimeout(later, 5000))
    await route.continue().catch(() => {})
  })
  await searchFor(page, 'Texas', /^Texas/)
  const stop = count.getByRole('button', { name: 'Stop counting' })
  expect((await stop.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await stop.tap()
  await stop.waitFor({ state: 'hidden' })
})

test('no matches: the filters to remove are in the sheet', async () => {
  const { page } = await visit(linkTo({ ...dentists, CompanyName: 'zzzzzz' }), phone())
  expect(await agreedCount(page)).toBe(0)
  await page.getByRole('heading', { name: 'No matches' }).waitFor()
  await countAfter(page, () => page.getByRole('button', { name: /^Company name: zzzzzz/ }).tap())
  expect(criteriaOf(page)).toEqual(dentists)
})

test('one record is looked up from the menu and from the filters', async () => {
  const { page } = await visit(linkTo(dentists), phone())
  await agreedCount(page)
  const dialog = page.getByRole('dialog', { name: 'Look up one record' })
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('menuitem', { name: 'Look up one record' }).tap()
  await dialog.getByRole('button', { name: 'Close' }).first().tap()
  await dialog.waitFor({ state: 'hidden' })
  await filtersButton(page).tap()
  await page.getByRole('button', { name: 'Look up one record' }).tap()
  await dialog.waitFor()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor({ state: 'hidden' })
})

test('a filter past the edge of the screen is cut and faded, and reached by a swipe', async () => {
  const criteria = { ...dentists, LocationEmployeesSizeRange: ['1-4'], CompanyName: 'dental' }
  const { page } = await visit(linkTo(criteria), phone({ colorScheme: 'dark' }))
  await agreedCount(page)
  const row = page.getByRole('group', { name: 'Filters of this search' })
  const last = row.getByRole('button', { name: /Company name/ })
  const edges = async () => {
    const box = await last.boundingBox()
    return box ? [box.x, box.x + box.width] : []
  }
  const fade = await row.evaluate((it) => Number.parseFloat(getComputedStyle(it).paddingRight))
  expect((await edges())[1]).toBeGreaterThan(390)
  expect(await row.evaluate((it) => getComputedStyle(it).maskImage)).toContain(`calc(100% - ${fade}px)`)
  const { x, y } = await middleOf(row)
  for (let i = 0; i < 3; i++) await swipe(page, { x: x + 150, y }, { x, y }, { x: x - 150, y })
  await eventually(async () => (await edges())[1]).toBeLessThanOrEqual(390 - fade + 1)
  expect((await edges())[0]).toBeGreaterThan(0)
  await last.tap()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
})

test('on a low phone the sheet makes room to draw a circle, and leaves it in view', async () => {
  const { page } = await visit(start, phone({ viewport: { width: 360, height: 640 } }))
  await agreedCount(page)
  await page.getByRole('button', { name: 'Drawing tools' }).tap()
  await tool(page, 'Draw a circle').tap()
  await eventually(() => positionOf(page)).toBe('peek')
  await still(mapOf(page))
  expect(await page.evaluate(covered)).toEqual([])
  const { x, y } = await middleOf(mapOf(page))
  await countAfter(page, () => swipe(page, { x, y }, { x: x + 40, y }, { x: x + 80, y }))
  expect(criteriaOf(page).RadiusCenterPointList).toHaveLength(1)
  expect(await positionOf(page)).toBe('peek')
})

test('with reduced motion the sheet does not glide', async () => {
  const { page } = await visit(linkTo(dentists), phone({ reducedMotion: 'reduce' }))
  await agreedCount(page)
  await handleOf(page).press('ArrowUp')
  await eventually(() => positionOf(page)).toBe('full')
  expect(
    await sheetOf(page).evaluate((it) => Number.parseFloat(getComputedStyle(it).transitionDuration)),
  ).toBeLessThan(0.01)
})

test.each([
  [390, 844],
  [360, 640],
])('nothing scrolls sideways on a phone of %i by %i', async (width, height) => {
  const { page } = await visit(linkTo(dentists), phone({ viewport: { width, height } }))
  await agreedCount(page)
  const isWithin = async (name: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width)
  }
  await isWithin('search')
  expect(await page.evaluate(covered)).toEqual([])
  for (const name of ['Tallies', 'Cross tally', 'Records']) {
    await page.getByRole('tab', { name }).tap()
    await isWithin(name)
  }
  await filtersButton(page).tap()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
  await isWithin('filters')
  await closeFilters(page)
  for (const name of ['Lists', 'Match', 'Industries', 'Exports', 'Activity']) {
    await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name }).tap()
    await page.getByRole('heading').first().waitFor()
    await isWithin(name)
  }
})
