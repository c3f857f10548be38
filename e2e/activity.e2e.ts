import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { postApi } from './api.ts'
import { axeFindings, findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { openExport, planned, startExport } from './exports.ts'
import { fileOf, run } from './files.ts'
import { linkTo } from './link.ts'
import { address, emptyPage, failedToLoad, visit } from './visit.ts'

const rhodeIsland = { StatesProvinces: ['RI'] }

const calls = (page: Page) => page.getByRole('grid', { name: 'Calls' })
const rowOf = (page: Page, ...words: string[]) =>
  words.reduce((rows, hasText) => rows.filter({ hasText }), calls(page).getByRole('row')).first()
const detail = (page: Page) => page.getByRole('complementary', { name: 'Selected call' })
const openActivity = (page: Page) => page.getByRole('link', { name: /^Activity/ }).click()

/** The activity of a person who has just searched. */
async function searched(path = linkTo(rhodeIsland), options = {}) {
  const it = await visit(path, options)
  await agreedCount(it.page)
  await it.page
    .getByRole('row', { name: /\(\d{3}\)/ })
    .first()
    .waitFor()
  // The tallies are requested last.
  await it.page.locator('[aria-label="Tally by industry"] li').first().waitFor({ state: 'attached' })
  await openActivity(it.page)
  await rowOf(it.page, 'companies/search').waitFor()
  return it
}

test('every call of a search is in the log, with reason, response, time and what it billed, also after a reload', async () => {
  const { page } = await searched()
  await rowOf(page, 'companies/count', 'how many there are', '200').waitFor()
  await rowOf(page, 'companies/multipletallies').waitFor()
  const { length: total } = await postApi<unknown[]>('/v1/companies/search', {
    ...rhodeIsland,
    Limit: 100,
    ResourceType: 'Basic',
  })
  const billed = rowOf(page, 'companies/search', 'first page of records').locator('[data-column=Billed]')
  expect(await billed.textContent()).toBe(String(total))
  await page.getByText(`Cost this week $${(total * 0.04).toFixed(2)}`).waitFor()

  const which = page.getByRole('radiogroup', { name: 'Which calls' })
  await which.getByText('Billed 1').click()
  await eventually(() => calls(page).getByRole('row').count()).toBe(2)
  await which.getByText(/^All/).click()
  await page.getByRole('textbox', { name: 'Path, answer or text' }).fill('MatchCount')
  await eventually(() => rowOf(page, 'companies/search').count()).toBe(0)
  await rowOf(page, 'companies/count').waitFor()
  await page.getByRole('textbox', { name: 'Path, answer or text' }).fill('nothing is like this')
  await page.getByText('No calls match.').waitFor()
  await page.reload()
  await rowOf(page, 'first page of records').waitFor()
})

test('a call is opened by keyboard, looked at, and runs when it is copied', async () => {
  const { page } = await searched(linkTo(rhodeIsland), { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('textbox', { name: 'Path, answer or text' }).fill('how many there are')
  await eventually(() => rowOf(page, 'companies/search').count()).toBe(0)
  await calls(page).focus()
  await page.keyboard.press('ArrowDown')
  await detail(page).getByRole('heading', { name: 'POST /v1/companies/count' }).waitFor()
  await detail(page)
    .getByText(/answer began after \d+/)
    .waitFor()
  const answer = await postApi('/v1/companies/count', rhodeIsland)
  const programs = [
    ['curl', 'sh', [], 'call.sh'],
    ['TypeScript', process.execPath, ['--import', 'tsx'], 'call.mts'],
    ['Python', 'python3', [], 'call.py'],
  ] as const
  for (const [language, program, rest, file] of programs) {
    await detail(page).getByRole('radiogroup', { name: 'Copy as' }).getByText(language).click()
    await detail(page)
      .getByRole('button', { name: `Copy as ${language}` })
      .click()
    const script = await page.evaluate(() => navigator.clipboard.readText())
    expect(script).toContain(address)
    expect(JSON.parse(await run(program, [...rest], file, script))).toEqual(answer)
  }
  const request = detail(page).getByRole('region', { name: 'Request', exact: true })
  await request.getByRole('tab', { name: 'Headers' }).click()
  await request.getByText('$CATCHMENT_KEY').waitFor()
  const response = detail(page).getByRole('region', { name: 'Response', exact: true })
  await response.getByRole('region', { name: 'Response as JSON' }).getByText('"MatchCount"').waitFor()
  await response.getByRole('tab', { name: 'Response' }).focus()
  await page.keyboard.press('ArrowRight')
  await response.getByRole('columnheader', { name: 'Field' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await response.getByText('content-type', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await detail(page).waitFor({ state: 'hidden' })
})

test('a call is made again; one that bills says so first', async () => {
  const { page } = await searched()
  const many = () => calls(page).getByRole('row').filter({ hasText: 'how many there are' }).count()
  const before = await many()
  await rowOf(page, 'how many there are').click()
  await detail(page).getByRole('button', { name: 'Repeat' }).click()
  await eventually(many).toBe(before + 1)
  await rowOf(page, 'first page of records').click()
  await detail(page).getByRole('button', { name: 'Repeat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Repeat' })
  await dialog.getByText(/This call billed \d+ records/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Repeat for \$/ }).click()
  await eventually(() =>
    calls(page).getByRole('row').filter({ hasText: 'first page of records' }).count(),
  ).toBe(2)
})

const week = 604_800
const limitHeaders = (throttle: number, quota: number, renewed: number) => ({
  ratelimit: `"throttle";r=${throttle};t=18, "quota";r=${quota};t=${renewed}`,
  'ratelimit-policy': `"throttle";q=30;w=60, "quota";q=2500;w=${week}`,
  date: 'Fri, 20 Nov 2026 17:00:00 GMT',
})
const counted = (throttle: number, quota: number) => (route: Route) =>
  route.fulfill({ json: { MatchCount: 7 }, headers: limitHeaders(throttle, quota, 198_000) })

test('the remaining calls of the key are described in plain words, also when the clock of the machine jumps', async () => {
  const { page } = await emptyPage({ apart: true })
  await page.route('**/companies/count', counted(23, 2310))
  await page.goto(`${address}/settings`)
  await page.getByRole('link', { name: '2,310 calls left' }).click()
  const minute = page.getByRole('region', { name: 'Calls this minute' })
  await minute.getByText('of 30, 23 left').waitFor()
  await page.getByRole('region', { name: 'Calls this week' }).getByText('of 2,500 left').waitFor()
  await page.getByText('At this rate the week’s calls last until they renew,').waitFor()
  await page.getByText('Monday, Nov 23, 00:00 UTC (in 2 days').waitFor()
  const secondsLeft = async () => Number(/in (\d+) second/.exec((await minute.textContent()) ?? '')?.[1] ?? 0)
  await page.clock.setSystemTime('2020-01-01T00:00:00Z')
  await eventually(secondsLeft).toBeLessThan(17)
  await page.clock.setSystemTime('2032-01-01T00:00:00Z')
  expect(await secondsLeft()).toBeGreaterThan(0)
  await page.getByText('Monday, Nov 23, 00:00 UTC (in 2 days').waitFor()
})

test('a quota that is used up, and one that will be, are shown', async () => {
  const { page } = await emptyPage()
  await page.route('**/companies/count', counted(30, 0))
  await page.goto(`${address}/settings`)
  await page.getByRole('link', { name: '0 calls left' }).click()
  await page.getByText('They are used up. They renew').waitFor()
  await page.getByText('Loaded records remain available.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.unroute('**/companies/count')
  await page.route('**/companies/count', counted(29, 100))
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Test connection' }).click()
  await page.getByRole('link', { name: '100 calls left' }).click()
  await page.getByText(/are used up \d+ (day|hour).* before they renew/).waitFor()
})

test('a wait that the service requests is counted down, and is in the log', async () => {
  const it = await emptyPage()
  it.forgiven.push(failedToLoad)
  await it.page.route('**/companies/count', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '23' },
      json: { statusCode: 429, message: 'The rate limit is exceeded. Try again in 23 seconds.' },
    }),
  )
  await it.page.goto(`${address}/settings`)
  await openActivity(it.page)
  const minute = it.page.getByRole('region', { name: 'Calls this minute' })
  await minute
    .getByText('The service is rate limiting requests. Work continues automatically; nothing is lost.')
    .waitFor()
  await minute.getByText(/^(2[0-3]|1\d) s$/).waitFor()
  await rowOf(it.page, '429', 'rate limited, retry in 23 s').click()
  await detail(it.page).getByText('Try again in 23 seconds').first().waitFor()
  await it.page.getByRole('radiogroup', { name: 'Which calls' }).getByText('Problems 1').waitFor()
})

test('a canceled call is shown as canceled', async () => {
  const { page } = await emptyPage()
  await page.route('**/companies/count', () => {})
  await page.goto(address + linkTo(rhodeIsland))
  await page.getByRole('link', { name: 'Industries' }).click()
  await openActivity(page)
  await rowOf(page, 'cut', 'canceled').waitFor()
})

test('the calls of an export are in the log as such, and in the use of the week', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['MA', 'NJ', 'NY'] }))
  await agreedCount(page)
  await openExport(page)
  await planned(page)
  await fileOf(page, () => startExport(page))
  await openActivity(page)
  await rowOf(page, 'companies/search', 'export, page 1').waitFor()
  await page
    .getByRole('region', { name: 'Calls this week' })
    .getByText(/^exports \d+$/)
    .waitFor()
})

test('a run of calls is recorded over pages and runs as one script', async () => {
  const { page } = await searched()
  await page.getByRole('button', { name: 'Record a run' }).click()
  await page.getByRole('button', { name: 'Stop after 0 calls' }).waitFor()
  await page.getByRole('link', { name: 'Industries' }).click()
  await page.getByRole('img', { name: 'a run is recorded' }).waitFor()
  await Promise.all([
    page.waitForResponse(/keyword=plumbing/),
    page.getByRole('textbox', { name: 'Industry keyword or code' }).fill('plumbing'),
  ])
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByText('answered in').waitFor()
  await Promise.all([
    page.waitForResponse(/companies\/count$/),
    page.getByRole('button', { name: 'Test connection' }).click(),
  ])
  await openActivity(page)
  await page.getByRole('button', { name: /^Stop after \d/ }).click()
  const dialog = page.getByRole('dialog', { name: /^A run of \d+ calls?$/ })
  await dialog.getByRole('region', { name: 'The run as curl' }).getByText('CATCHMENT_KEY').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByText('Python').click()
  const script = await fileOf(page, () => dialog.getByRole('button', { name: 'Save as calls.py' }).click())
  const printed = await run('python3', [], 'calls.py', script)
  expect(printed.includes('"MatchCount": 30000')).toBe(true)
  expect(printed.includes('Plumbing')).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Record a run' }).waitFor()
})

test('the log is saved as an HTTP archive that another program replays', async () => {
  const { page } = await searched()
  const text = await fileOf(page, () => page.getByRole('button', { name: 'HAR' }).click())
  const { log } = JSON.parse(text)
  expect(log.version).toBe('1.2')
  const folder = mkdtempSync(join(tmpdir(), 'catchment-har-'))
  const file = join(folder, 'log.har')
  writeFileSync(file, text)
  const other = await emptyPage()
  other.forgiven.push(failedToLoad)
  await other.page.goto(`${address}/robots.txt`)
  await other.page.context().routeFromHAR(file, { notFound: 'abort' })
  const counted = log.entries.find((entry: { request: { url: string } }) =>
    /companies\/count$/.test(entry.request.url),
  )
  const replayed = await other.page.evaluate(
    async ({ url, text }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: text,
      })
      return response.json()
    },
    { url: counted.request.url, text: counted.request.postData.text },
  )
  expect(replayed).toEqual(await postApi('/v1/companies/count', rhodeIsland))
  rmSync(folder, { recursive: true })
})

test.each(sizes)('axe finds nothing on the activity at %i', async (width, height) => {
  const { page } = await visit('/settings', { viewport: { width, height } })
  await page.getByText('answered in').waitFor()
  await openActivity(page)
  await rowOf(page, 'companies/count').waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await rowOf(page, 'companies/count').click()
  await detail(page).getByRole('region', { name: 'Response as JSON' }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await detail(page).getByRole('tab', { name: 'As a table' }).click()
  expect(await findingsInBothSchemes(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(width)
})
