import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import type { Criteria } from '#contract/criteria'

/** The address of the service under test. */
export const address = inject('address')

let browser: Browser

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'))
})
afterAll(() => browser?.close())

/** A page with what it said in the console and whom it asked. */
export interface Visit {
  page: Page
  /** Warnings and errors of the console, and exceptions. */
  complaints: string[]
  /** Requests to any host but the service. */
  strangers: string[]
}

/** Opens the app at a path, as a new person with an empty browser. */
export async function visit(path = '/', options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  const strangers: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url()))
      strangers.push(request.url())
  })
  await page.goto(address + path)
  return { page, complaints, strangers }
}

/** The path of a link to a search. */
export function linkTo(criteria: Criteria, view: Record<string, string> = {}): string {
  const search = new URLSearchParams(view)
  for (const [key, value] of Object.entries(criteria))
    search.set(key, typeof value === 'string' && Number.isNaN(Number(value)) ? value : JSON.stringify(value))
  return `/?${search}`
}

/** The criteria that stand in the address bar. */
export function criteriaOf(page: Page): Criteria {
  const params = new URL(page.url()).searchParams
  const entries = [...params].filter(([key]) => /^[A-Z]/.test(key))
  return Object.fromEntries(entries.map(([key, value]) => [key, parsed(value)]))
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Asks the API itself, with a key, past the app. */
export async function ask<T>(path: string, body: object): Promise<T> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { apikey: inject('apikey'), 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as T
}

/** How many companies the API finds. */
export async function countOf(criteria: Criteria): Promise<number> {
  return (await ask<{ MatchCount: number }>('/v1/companies/count', criteria)).MatchCount
}

/** The count that the app shows once it has settled. */
export async function shownCount(page: Page): Promise<number> {
  const count = page.locator('[data-testid=count][data-stale=false]')
  await count.waitFor()
  return Number(((await count.textContent()) ?? '').replaceAll(',', ''))
}

/** Waits until the app shows the count that the API gives for the criteria in the address bar, and returns it. */
export async function agreedCount(page: Page): Promise<number> {
  await expect
    .poll(async () => (await shownCount(page)) - (await countOf(criteriaOf(page))), { timeout: 10_000 })
    .toBe(0)
  return shownCount(page)
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong on a page, as "rule: element". */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> }
    }
    return axe.run({ resultTypes: ['violations'] })
  })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

interface Violation {
  id: string
  nodes: { target: string[] }[]
}
