import type { Page, Request, Route } from 'playwright'
import { expect, test } from 'vitest'
import { countOf } from './api.ts'
import { agreedCount, shownCount } from './count.ts'
import { eventually } from './eventually.ts'
import { criteriaOf, linkTo } from './link.ts'
import { atOf, dragBy, losAngeles } from './map.ts'
import { visit } from './visit.ts'

/** Most calls that one change may make, over the whole screen. */
const MAX = 12
/** After so many milliseconds without a call, a change has sent all its requests. */
const QUIET = 900

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/')

/** Notes each call of a page, and waits until there are no more. */
function callsOf(page: Page) {
  const made: string[] = []
  // Not a number: calls of the visit may still be open, and end without having begun here.
  const open = new Set<Request>()
  let last = Date.now()
  page.on('request', (request) => {
    if (!isCall(request)) return
    made.push(new URL(request.url()).pathname)
    open.add(request)
    last = Date.now()
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    made,
    quiet: () => eventually(() => open.size === 0 && Date.now() - last > QUIET).toBe(true),
  }
}

const openGroup = (page: Page, group: string) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('button').first().click()

const size = (page: Page, words: string) =>
  page
    .getByRole('dialog', { name: 'Size' })
    .getByRole('group', { name: 'Employees here', exact: true })
    .getByText(words, { exact: true })

type Change = [name: string, act: (page: Page) => Promise<unknown>]

/** Changes of a search, one after the other on one screen. */
const changes: readonly Change[] = [
  ['a size is chosen', (page) => openGroup(page, 'Size').then(() => size(page, '5–9').click())],
  ['another one', (page) => size(page, '10–19').click()],
  ['one is let go of', (page) => size(page, '5–9').click()],
  [
    'the form is closed and a step taken back',
    (page) => page.keyboard.press('Escape').then(() => page.goBack()),
  ],
  [
    'a circle is moved',
    (page) => dragBy(page, page.getByRole('button', { name: /^Center of Circle 1/ }), 30, 20),
  ],
  [
    'a circle is resized',
    (page) => dragBy(page, page.getByRole('slider', { name: 'Radius of Circle 1' }), 40, 0),
  ],
  [
    'a state is left out',
    (page) =>
      page
        .getByRole('complementary', { name: 'Criteria' })
        .getByRole('button', { name: 'Exclude California' })
        .click(),
  ],
  [
    'the kind is switched',
    (page) =>
      page.getByRole('complementary', { name: 'Criteria' }).getByText('People', { exact: true }).click(),
  ],
]

const circle = { Latitude: 34.05, Longitude: -118.1, RadiusMiles: 12 }
const search = linkTo(
  {
    RadiusCenterPointList: [circle],
    StatesProvinces: ['CA', 'NV'],
    LocationEmployeesSizeRange: ['1-4'],
    PrimarySic: ['58', '80'],
    CreditRatingScore: ['A', 'B'],
  },
  { at: atOf(losAngeles) },
)

test.each([
  ['density and records', {}],
  ['points and records', { map: 'points' }],
  ['counties and the cross tally', { map: 'county', tab: 'cross' }],
])('no change makes more than twelve calls: %s', async (_, view) => {
  const { page } = await visit(`${search}&${new URLSearchParams(view)}`)
  const calls = callsOf(page)
  await agreedCount(page)
  await calls.quiet()
  for (const [name, act] of changes) {
    const before = calls.made.length
    await act(page)
    await calls.quiet()
    const own = calls.made.slice(before)
    expect(own.length, `${name}: ${own.join(', ')}`).toBeLessThanOrEqual(MAX)
  }
  // Cached answers are not requested again, so that a change may need no call.
  expect(calls.made.filter((path) => path.endsWith('/count')).length).toBeGreaterThan(changes.length / 2)
})

test('the first screen makes no more calls than a change', async () => {
  const { page } = await visit()
  const calls = callsOf(page)
  await page.reload()
  await agreedCount(page)
  await calls.quiet()
  expect(calls.made.length, calls.made.join(', ')).toBeLessThanOrEqual(MAX)
})

/** Holds the calls that `wanted` picks until they are let go of. */
async function holdCalls(page: Page, wanted: (route: Route) => boolean) {
  let letGo = () => {}
  const gate = new Promise<void>((done) => {
    letGo = done
  })
  const waiting: Request[] = []
  await page.route('**/api/**', async (route) => {
    if (wanted(route)) {
      waiting.push(route.request())
      await gate
    }
    // A call that was canceled in between cannot continue.
    await route.continue().catch(() => {})
  })
  return { letGo, waiting }
}

const isRequestOf = (route: Route, band: string, other: string) => {
  const body = route.request().postData() ?? ''
  return body.includes(band) && !body.includes(other)
}

/** All else is requested once the count is there: its calls are stopped and the count is let through. */
const older = [
  { what: 'count', isCached: /\/count$/, atLeast: 1 },
  { what: 'map, record or tally', isCached: /\/(search|multipletallies)$/, atLeast: 2 },
]

test.each(older)('an older $what never replaces a newer one, nor is it waited for', async (waiting) => {
  const { page } = await visit(linkTo({ StatesProvinces: ['CA'] }))
  const calls = callsOf(page)
  await agreedCount(page)
  await openGroup(page, 'Size')
  await calls.quiet()
  const holds = (route: Route) =>
    waiting.isCached.test(route.request().url()) && isRequestOf(route, '"5-9"', '"10-19"')
  const { letGo, waiting: requests } = await holdCalls(page, holds)

  await size(page, '5–9').click()
  await eventually(() => requests.length).toBeGreaterThanOrEqual(waiting.atLeast)
  await size(page, '10–19').click()
  expect(criteriaOf(page).LocationEmployeesSizeRange).toEqual(['10-19', '5-9'])
  const newer = await agreedCount(page)
  expect(newer).not.toBe(await countOf({ StatesProvinces: ['CA'], LocationEmployeesSizeRange: ['5-9'] }))
  await eventually(() => requests.filter((request) => request.failure() === null)).toEqual([])

  const shown = () => page.locator('main, aside').allInnerTexts()
  await calls.quiet()
  const screen = await shown()
  letGo()
  await page.waitForTimeout(1500)
  expect(await shownCount(page)).toBe(newer)
  expect(await shown()).toEqual(screen)
})

test('answers out of order end with those of the last change', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['TX'] }))
  const calls = callsOf(page)
  await agreedCount(page)
  await openGroup(page, 'Size')
  await calls.quiet()
  let nth = 0
  await page.route('**/api/**', async (route) => {
    // Each call is answered sooner than the one before.
    await new Promise((later) => setTimeout(later, Math.max(0, 1200 - 60 * nth++)))
    await route.continue().catch(() => {})
  })
  for (const words of ['1–4', '5–9', '10–19', '20–49', '1–4']) await size(page, words).click()
  expect(criteriaOf(page).LocationEmployeesSizeRange).toEqual(['10-19', '20-49', '5-9'])
  await agreedCount(page)
  await calls.quiet()
  await agreedCount(page)
})
