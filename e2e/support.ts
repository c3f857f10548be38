import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import { leavePage, type PageOptions, takePage } from './contexts.ts'

/** The address of the service under test. */
export const address = inject('address')

const SLOW = 20_000

let browser: Browser
const open: Visit[] = []

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'))
})
afterAll(() => browser?.close())

/** After every test: the console has no warning, and no request went to another host. */
afterEach(async ({ task }) => {
  const visits = open.splice(0)
  const complaints = visits.flatMap(unforgiven)
  const failed = task.result?.state === 'fail'
  if (failed) await Promise.all(visits.map((it, i) => keepPicture(it, task.name, i)))
  await Promise.all(visits.map(({ page }) => (failed ? page.context().close() : leavePage(page))))
  expect(
    visits.flatMap(({ strangers }) => strangers),
    'requests to other hosts',
  ).toEqual([])
  expect(complaints, 'console warnings and errors').toEqual([])
})

const unforgiven = ({ complaints, forgiven }: Visit) =>
  complaints.filter((words) => !forgiven.some((pattern) => pattern.test(words)))

async function keepPicture({ page }: Visit, name: string, index: number): Promise<void> {
  const file = `${name.replace(/\W+/g, '-').slice(0, 80)}-${index}.png`
  await page.screenshot({ path: join('test-results', file) }).catch(() => {})
}

/** A page with its console messages and its requests. */
export interface Visit {
  page: Page
  /** Warnings and errors of the console, and exceptions. */
  complaints: string[]
  /** Complaints that a test brings about on purpose. */
  forgiven: RegExp[]
  /** Requests to any host but the service. */
  strangers: string[]
}

/** What Chromium itself writes to the console for an answer with an error status, or none. */
export const failedToLoad = /^Failed to load resource/

/** Opens the app at a path, as a new person with an empty browser. */
export async function visit(path = '/', options: PageOptions = {}): Promise<Visit> {
  const it = await emptyPage(options)
  await it.page.goto(address + path)
  return it
}

/** A page before its first navigation, for tests that first set the answers of the service; they may name further allowed addresses. */
export async function emptyPage(
  options: PageOptions = {},
  allowedOrigins: readonly string[] = [],
): Promise<Visit> {
  const page = await takePage(browser, options, [address, ...allowedOrigins])
  page.context().setDefaultTimeout(SLOW)
  const it: Visit = { page, complaints: [], forgiven: [], strangers: [] }
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) it.complaints.push(message.text())
  })
  page.on('pageerror', (error) => it.complaints.push(error.stack ?? String(error)))
  page.on('request', (request) => {
    const isAllowed = [address, ...allowedOrigins].some((own) => request.url().startsWith(own))
    if (!isAllowed && !/^(data|blob):/.test(request.url())) it.strangers.push(request.url())
  })
  open.push(it)
  return it
}

/** The path of a link to a search. */
export function linkTo(criteria: Criteria, view: Record<string, string> = {}): string {
  const search = new URLSearchParams(view)
  for (const [key, value] of Object.entries(criteria)) search.set(key, canonical(value))
  return `/?${search}`
}

/** Text as it is, unless it would be read as something else. */
function canonical(value: unknown): string {
  return typeof value === 'string' && parsed(value) === value ? value : JSON.stringify(value)
}

/** The criteria in the address bar. */
export function criteriaOf(page: Page): Criteria {
  const params = new URL(page.url()).searchParams
  const entries = [...params].filter(([key]) => /^[A-Z]/.test(key))
  return Object.fromEntries(entries.map(([key, value]) => [key, parsed(value)]))
}

/** One part of the view in the address bar. */
export function viewOf(page: Page, part: string): unknown {
  const value = new URL(page.url()).searchParams.get(part)
  return value === null ? undefined : parsed(value)
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Calls the API with a key, without the app. */
export async function postApi<T>(path: string, body: object): Promise<T> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { apikey: inject('apikey'), 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as T
}

/** How many records of a kind the API finds. */
export async function countOf(criteria: Criteria, kind: Kind = 'companies'): Promise<number> {
  return (await postApi<{ MatchCount: number }>(`/v1/${kind}/count`, criteria)).MatchCount
}

const PAGE = 2000

/** Every record of a kind that the API finds, in its order, with these fields beside the Core record. */
export async function recordsOf<K extends Kind = 'companies'>(
  criteria: Criteria,
  Fields: string[] = ['Id'],
  kind: K = 'companies' as K,
): Promise<RecordOf<K>[]> {
  const records: RecordOf<K>[] = []
  for (;;) {
    const body = { ...criteria, Fields, Limit: PAGE, Offset: records.length }
    const page = await postApi<RecordOf<K>[]>(`/v1/${kind}/search`, body)
    records.push(...page)
    if (page.length < PAGE) return records
  }
}

const finalCount = (page: Page) => page.locator('[data-testid=count][data-stale=false]')

/** The count that the app shows once it no longer changes. */
export async function shownCount(page: Page): Promise<number> {
  return numberIn(await finalCount(page).textContent())
}

/** A number as the app writes it: "1,204". */
export const numberIn = (text: string | null) => Number((text ?? '').replaceAll(',', ''))

/** The kind of records in the address bar. */
export const kindOf = (page: Page): Kind => (viewOf(page, 'kind') === 'people' ? 'people' : 'companies')

/** Waits until the app shows the count that the API gives for the criteria in the address bar, and returns it. */
export async function agreedCount(page: Page): Promise<number> {
  const requestedCount = () => countOf(criteriaOf(page), kindOf(page))
  await expect
    .poll(async () => (await shownCount(page)) - (await requestedCount()), { timeout: SLOW })
    .toBe(0)
  // Map, table and tallies are drawn after the count.
  await page.locator('.later[aria-busy=true]').first().waitFor({ state: 'detached' })
  return shownCount(page)
}

/** Does something that changes the criteria, and returns the new count once app and API agree on it. */
export async function countAfter(page: Page, action: () => Promise<unknown>): Promise<number> {
  const before = JSON.stringify(criteriaOf(page))
  await action()
  await eventually(() => JSON.stringify(criteriaOf(page)) !== before).toBe(true)
  return agreedCount(page)
}

/** Expects something of a value that may take its time. */
export const eventually = <T>(value: () => T | Promise<T>) => expect.poll(value, { timeout: SLOW })

/** Whether the focus is on an element. */
export const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement)

/** Presses the arrow key until an option is the one that Enter takes. */
export async function chooseByKeys(page: Page, option: Locator): Promise<void> {
  await option.waitFor()
  while ((await option.getAttribute('data-combobox-selected')) === null)
    await page.keyboard.press('ArrowDown')
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The themes and sizes in which a screen is checked. */
export const looks = [
  ['light', 1440, 900],
  ['dark', 1440, 900],
  ['light', 390, 844],
  ['dark', 390, 844],
] as const

/**
 * Runs in the page: waits until it is painted, as elements in size containers get their colors only then, and until animations
 * have ended. Endless animations are skipped.
 */
const still = `new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  .then(() => Promise.all(document.getAnimations()
  .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  .map(({ finished }) => finished.catch(() => {}))))`

/**
 * What axe finds wrong on a page that has come to rest, as "rule: element <its html". It is at rest when what was found is found
 * again: on a busy machine a first look may meet a page half drawn.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  let found: string[] = await axeLook(page)
  for (let before: string[] = []; found.length > 0 && `${found}` !== `${before}`; ) {
    before = found
    await page.waitForTimeout(500)
    found = await axeLook(page)
  }
  return found
}

async function axeLook(page: Page): Promise<string[]> {
  await page.evaluate(`${still}.then(() => {})`)
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> }
    }
    return axe.run({ resultTypes: ['violations'] })
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary = '' }) =>
        `${id}: ${target.join(' ')} ${html.slice(0, 160)} ${failureSummary}`,
    ),
  )
}

interface Violation {
  id: string
  nodes: { target: string[]; html: string; failureSummary?: string }[]
}
