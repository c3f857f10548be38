import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import type { Company } from '#contract/company.ts'
import { countOf } from './api.ts'
import { agreedCount, countAfter, shownCount } from './count.ts'
import { eventually } from './eventually.ts'
import { linkTo } from './link.ts'
import { address, emptyPage, failedToLoad, type Visit, visit, visitWithoutLimits } from './visit.ts'

const criteria = { StatesProvinces: ['RI'], CompanyName: 'a' }

type Answer = Parameters<Route['fulfill']>[0]

/** A page on which every count is answered like this until `heal` is called. */
async function pageWithCount(answer: Answer): Promise<Visit & { heal: () => void }> {
  const it = await emptyPage()
  it.forgiven.push(failedToLoad)
  let broken = true
  await it.page.route('**/v1/companies/count', (route) => (broken ? route.fulfill(answer) : route.continue()))
  await it.page.goto(address + linkTo(criteria))
  return {
    ...it,
    heal: () => {
      broken = false
    },
  }
}

const countBlock = (page: Page) => page.getByRole('region', { name: 'Count', exact: true })

test('400: the message is at the criterion it names, and no criterion is lost', async () => {
  const { page, heal } = await pageWithCount({
    status: 400,
    json: [
      { Item: 'companyname', Description: 'CompanyName must have two letters or more' },
      { Item: 'StatesProvinces', Description: 'RI is closed today' },
    ],
  })
  const row = page.getByRole('region', { name: 'Contact', exact: true }).getByRole('listitem')
  await row.getByRole('alert').getByText('CompanyName must have two letters or more').waitFor()
  await page
    .getByRole('region', { name: 'Where', exact: true })
    .getByRole('alert')
    .getByText('RI is closed today')
    .waitFor()
  await row.getByRole('button', { name: 'Change Company name a' }).click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Company name' })
  await page.getByRole('dialog').getByText('CompanyName must have two letters or more').waitFor()
  heal()
  await field.fill('an')
  await countAfter(page, () => field.press('Enter'))
  await row.getByRole('alert').waitFor({ state: 'hidden' })
})

const answers: [name: string, answer: Answer, words: RegExp][] = [
  [
    '401: says that the key was refused',
    {
      status: 401,
      json: { statusCode: 401, message: 'A valid key for an active subscription is required.' },
    },
    /rejected the key/,
  ],
  [
    '403: says that the quota is used up and when it is renewed',
    {
      status: 403,
      json: {
        statusCode: 403,
        message: 'Out of call volume quota. It is replenished on Monday at 00:00 UTC.',
      },
    },
    /call volume is used up.*replenished on Monday/,
  ],
  [
    '500: says that the service is at fault',
    { status: 500, json: { statusCode: 500, message: 'Internal error' } },
    /internal error/,
  ],
  [
    'HTML with 200: says that this is not the data service',
    { status: 200, contentType: 'text/html', body: '<html>Log in to the hotel</html>' },
    /not the data service/,
  ],
  [
    'an answer of another shape: says that it was not expected',
    { status: 200, json: { Matches: 'many' } },
    /something unexpected/,
  ],
]

test.each(answers)('%s, and tries again on request', async (_, answer, words) => {
  const { page, heal } = await pageWithCount(answer)
  await countBlock(page).getByRole('alert').getByText(words).waitFor()
  expect(await page.getByText(/Unexpected token|undefined|\[object/).count()).toBe(0)
  await page.getByRole('button', { name: 'Change Company name a' }).waitFor()
  heal()
  await countBlock(page).getByRole('button', { name: 'Try again' }).click()
  await agreedCount(page)
  await countBlock(page).getByRole('alert').waitFor({ state: 'hidden' })
})

test('429: counts down and goes on by itself', async () => {
  const it = await emptyPage()
  it.forgiven.push(failedToLoad)
  let refused = 0
  await it.page.route('**/v1/companies/count', (route) => {
    if (refused++ > 0) return route.continue()
    return route.fulfill({
      status: 429,
      headers: { 'Retry-After': '3' },
      json: { statusCode: 429, message: 'Too many requests: try again in 3 seconds.' },
    })
  })
  await it.page.goto(address + linkTo(criteria))
  await countBlock(it.page)
    .getByText(/is rate limiting requests/)
    .waitFor()
  await countBlock(it.page)
    .getByText(/^[123] s$/)
    .waitFor()
  expect(await agreedCount(it.page)).toBe(await countOf(criteria))
  await countBlock(it.page)
    .getByText(/is rate limiting requests/)
    .waitFor({ state: 'hidden' })
})

test('no answer: one notice says so, and everything continues by itself once the network is back', async () => {
  const { page, forgiven } = await visit(linkTo(criteria))
  await agreedCount(page)
  const industry = page.getByRole('region', { name: 'Tally by industry' })
  await industry.getByRole('listitem').first().waitFor()
  forgiven.push(failedToLoad, /Failed to fetch/)
  await page.context().setOffline(true)
  // What goes without a choice is known from its cost; what is without it is not.
  const exclude = page.getByRole('button', { name: 'Exclude Company name a' })
  await page.getByRole('listitem').filter({ has: exclude }).hover()
  await exclude.click()
  await page
    .getByRole('alert')
    .getByText(/reach the service/)
    .waitFor()
  await page.getByRole('button', { name: 'Remove Rhode Island' }).waitFor()
  // No panel waits forever, and none has a notice of its own.
  await industry.getByText('Not loaded yet: no connection.').waitFor()
  await eventually(() => industry.getAttribute('aria-busy')).toBe('false')
  await countBlock(page).getByText('Not loaded yet: no connection.').waitFor()
  expect(await page.getByRole('alert').count()).toBe(1)
  await page.context().setOffline(false)
  await page.getByRole('alert').waitFor({ state: 'hidden' })
  await agreedCount(page)
  await industry.getByRole('listitem').first().waitFor()
  expect(await page.getByText('Not loaded yet: no connection.').count()).toBe(0)
})

test('the service is away and back: the page continues by itself', async () => {
  const { page, forgiven } = await visit(linkTo(criteria))
  await agreedCount(page)
  forgiven.push(failedToLoad)
  await page.route(/\/(v1|config\.json)/, (route) => route.abort())
  await page.getByRole('button', { name: 'Remove Rhode Island' }).click()
  await page
    .getByRole('alert')
    .getByText(/reach the service/)
    .waitFor()
  await page.unroute(/\/(v1|config\.json)/)
  await page.getByRole('alert').waitFor({ state: 'hidden' })
  await agreedCount(page)
})

test('figures of the search before are marked until those of the new one are there', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  const before = await agreedCount(page)
  const figures = page.getByRole('complementary', { name: 'Tallies' }).locator('dl').first()
  await eventually(() => figures.innerText()).toContain(before.toLocaleString('en-US'))
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/v1/companies/{tallies,multipletallies}', async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  const criteria = page.getByRole('complementary', { name: 'Criteria' })
  const exclude = criteria.getByRole('button', { name: 'Exclude Rhode Island' })
  const now = await countAfter(page, () => exclude.click())
  expect(now).toBeGreaterThan(before)
  const figure = (label: string) => figures.locator('div').filter({ hasText: label })
  await eventually(() => figure('Companies').innerText()).toContain(now.toLocaleString('en-US'))
  await eventually(() => figure('Companies').getAttribute('data-stale')).toBe('false')
  for (const label of ['New', 'States']) {
    await eventually(() => figure(label).getAttribute('data-stale')).toBe('true')
    expect(await figure(label).getAttribute('aria-busy')).toBe('true')
  }
  release()
  for (const label of ['New', 'States'])
    await eventually(() => figure(label).getAttribute('data-stale')).toBe('false')
})

test('an older answer that comes late never replaces a newer one', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await agreedCount(page)
  await page.route('**/v1/companies/{count,search,tallies,multiplecount,multipletallies}', async (route) => {
    const body = route.request().postData() ?? ''
    if (body.includes('"CompanyName":"an"')) await new Promise((later) => setTimeout(later, 1500))
    await route.continue().catch(() => {})
  })
  const box = page.getByRole('combobox', { name: /^Add a place/ })
  for (const name of ['an', 'in']) {
    await box.fill(name)
    await page.getByRole('option', { name: `Company name has “${name}”` }).click()
  }
  const newer = await agreedCount(page)
  await page.waitForTimeout(2000)
  expect(await shownCount(page)).toBe(newer)
  const names = await page.getByRole('grid', { name: 'Companies' }).getByRole('row').allInnerTexts()
  expect(names.slice(1).every((text) => /in/i.test(text))).toBe(true)
})

test('a long count can be stopped', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await agreedCount(page)
  await page.route('**/v1/companies/count', async (route) => {
    await new Promise((later) => setTimeout(later, 5000))
    await route.continue().catch(() => {})
  })
  await page
    .getByRole('complementary', { name: 'Criteria' })
    .getByRole('button', { name: 'Exclude Rhode Island' })
    .click()
  await page.getByRole('button', { name: 'Stop counting' }).click()
  await page.getByRole('button', { name: 'Stop counting' }).waitFor({ state: 'hidden' })
})

test('an empty result names the choices and takes one back with a click', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'], CompanyName: 'zzzzzz' }))
  expect(await agreedCount(page)).toBe(0)
  await page.getByRole('heading', { name: 'No matches' }).waitFor()
  await page.getByRole('button', { name: 'Export', exact: true, disabled: true }).waitFor()
  const removals = page
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: 'Company name: zzzzzz' }) })
  const found = (await countOf({ StatesProvinces: ['RI'] })).toLocaleString('en-US')
  await removals.getByRole('button', { name: `Company name: zzzzzz ${found} companies` }).waitFor()
  await removals.getByRole('button', { name: 'Rhode Island 0 companies' }).waitFor()
  expect(await removals.getByRole('button').first().textContent()).toContain('zzzzzz')
  const n = await countAfter(page, () => page.getByRole('button', { name: 'Company name: zzzzzz' }).click())
  expect(n).toBeGreaterThan(0)
})

const script = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
const hostile: Partial<Company>[] = [
  { CompanyName: script },
  {
    CompanyName: '\u202Egnp.exe moc.live',
    UriList: [{ Uri: 'javascript:alert(1)' }, { Uri: 'https://good.example' }],
  },
  { CompanyName: 'W'.repeat(10_000) },
  { CompanyName: '👩🏽‍🌾 Z̷̢̛a̶̡l̸g̴o Café' },
]

test('hostile records are shown as text', async () => {
  const { page } = await visitWithoutLimits('/')
  await agreedCount(page)
  const poison = (records: Company[]) => records.map((record, i) => ({ ...record, ...hostile[i] }))
  await page.route('**/v1/companies/search', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: poison((await response.json()) as Company[]) })
  })
  await page.route(/\/v1\/companies\/\d+/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...((await response.json()) as Company), ...hostile[1], Title: script },
    })
  })
  await page.getByText('Points', { exact: true }).click()
  await page
    .getByRole('region', { name: 'Tally by state' })
    .getByRole('button', { name: /^California/ })
    .click()
  const grid = page.getByRole('grid', { name: 'Companies' })
  await grid.getByRole('gridcell', { name: script, exact: true }).waitFor()
  const cell = grid.getByRole('gridcell', { name: /moc\.live/ }).last()
  expect(await cell.locator('bdi').count()).toBe(1)
  expect(
    await grid
      .getByRole('row')
      .nth(3)
      .evaluate((row) => row.clientHeight),
  ).toBeLessThan(60)
  await cell.click()
  const drawer = page.getByRole('dialog', { name: 'Record' })
  await drawer.getByText(script, { exact: true }).waitFor()
  await drawer.getByText('javascript:alert(1)').waitFor()
  expect(await drawer.getByRole('link', { name: /javascript/ }).count()).toBe(0)
  expect(await drawer.getByRole('link', { name: 'https://good.example' }).getAttribute('rel')).toContain(
    'noopener',
  )
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('records with wrong types, gaps and unknown fields are shown with blanks', async () => {
  const { page } = await visit()
  await agreedCount(page)
  await page.route('**/v1/companies/search', async (route) => {
    const response = await route.fetch()
    const [first, second, ...rest] = (await response.json()) as Company[]
    const odd = {
      ...first,
      Location: { Latitude: '41.8', Longitude: null },
      City: 12,
      Phone: null,
      Mood: 'good',
    }
    await route.fulfill({ response, json: [odd, { Id: second?.Id, ETag: second?.ETag, Links: [] }, ...rest] })
  })
  await page
    .getByRole('region', { name: 'Tally by state' })
    .getByRole('button', { name: /^Rhode Island/ })
    .or(page.getByRole('button', { name: 'Browse all' }))
    .first()
    .click()
  const rows = page.getByRole('grid', { name: 'Companies' }).getByRole('row')
  await eventually(() => rows.nth(3).innerText()).toMatch(/\w/)
  expect(await rows.nth(2).innerText()).toContain('–')
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('the table and the tallies say what went wrong, each in its place', async () => {
  const it = await emptyPage()
  it.forgiven.push(failedToLoad)
  let broken = true
  const fail = (route: Route) =>
    broken
      ? route.fulfill({ status: 500, json: { statusCode: 500, message: 'Internal error' } })
      : route.continue()
  await it.page.route('**/v1/companies/{search,tallies,multipletallies}', fail)
  await it.page.goto(address + linkTo({ StatesProvinces: ['RI'] }))
  await agreedCount(it.page)
  const places = [
    it.page.getByRole('tabpanel', { name: 'Records' }),
    it.page.getByRole('region', { name: 'Tally by industry' }),
    it.page.getByRole('region', { name: 'Map', exact: true }),
  ]
  for (const place of places) await place.getByRole('alert').first().waitFor()
  broken = false
  for (const place of places) {
    await place.getByRole('button', { name: 'Try again' }).first().click()
    await place.getByRole('alert').first().waitFor({ state: 'hidden' })
  }
})

test('a record that is gone says so and closes', async () => {
  const { page, forgiven } = await visit('/?record=000000000')
  forgiven.push(failedToLoad)
  const drawer = page.getByRole('dialog', { name: 'Record' })
  await drawer.getByRole('alert').waitFor()
  await page.getByRole('button', { name: 'Close the record' }).click()
  await drawer.waitFor({ state: 'hidden' })
  await agreedCount(page)
})
