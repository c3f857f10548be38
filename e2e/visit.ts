import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { expect, inject, type RunnerTestCase as Test } from 'vitest'
import { browserArguments, disableSpendingLimits, findTestBrowser } from '#scripts/browser.ts'
import { leavePage, type PageOptions, takePage } from './contexts.ts'
import { SLOW } from './eventually.ts'

/** The address of the service under test. */
export const address = inject('address')

/**
 * Each test loads the app again, and what V8 has optimized for one page is of no use to the next: on two cores that work, a seventh of a
 * load, is better left to what runs twenty times as often.
 */
const optimizeLater =
  '--js-flags=--invocation-count-for-maglev=8000 --invocation-count-for-maglev-osr=2000 --invocation-count-for-turbofan=60000'

/** One browser a process, which ends with it: files of tests that it runs one after the other share its contexts. */
let browser: Promise<Browser> | undefined
const launched = () =>
  (browser ??= chromium.launch({
    executablePath: findTestBrowser(),
    args: [...browserArguments, optimizeLater],
  }))
const open: Visit[] = []

/** Ends the visits of a test: the console had no warning, and no request went to another host. */
export async function endVisits({ task }: { task: Readonly<Test> }): Promise<void> {
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
}

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
export const visit = (path = '/', options: PageOptions = {}): Promise<Visit> =>
  visitApp(address, path, options)

/** The same of an app at another address. */
export async function visitApp(app: string, path = '/', options: PageOptions = {}): Promise<Visit> {
  const it = await emptyPage(options, app === address ? [] : [app])
  await it.page.goto(app + path)
  return it
}

/** The same with spending limits turned off: for tests that load more records than the default limits allow. */
export async function visitWithoutLimits(path: string, options: PageOptions = {}): Promise<Visit> {
  const it = await emptyPage(options)
  await disableSpendingLimits(it.page)
  await it.page.goto(address + path)
  return it
}

/** A page before its first navigation, for tests that first set the answers of the service; they may name further allowed addresses. */
export async function emptyPage(
  options: PageOptions = {},
  allowedOrigins: readonly string[] = [],
): Promise<Visit> {
  const page = await takePage(await launched(), options, [address, ...allowedOrigins])
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
