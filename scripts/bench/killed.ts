import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import type { Page, Route } from 'playwright'
import { prepareApp } from '#service/server/prepare.ts'
import { randomFromText } from '#shared/random.ts'
import { allIds, startLimited } from '../limited.ts'
import { browserOver, newProfile, processesOf } from './profile.ts'

const SLOW = 60_000
/** Records that a call requests. */
const PAGE = 2000
/** Kills happen before this share of the calls is answered, so that there is work left. */
const LATEST = 0.9
/** Milliseconds by which each answer is delayed. */
const ON_ITS_WAY = 200
/** A kill follows within so many milliseconds after the first call that is not answered before it. */
const WITHIN = 1000
const words = (n: number) => n.toLocaleString('en-US')

interface Kills {
  /** How often the browser is killed. */
  times: number
  /** The same seed kills at the same moments. */
  seed: string
}

/**
 * An export of all companies of a folder of data through a key of 600 calls a minute, whose browser is killed at random
 * moments, as a table. Raises an error unless the file holds every record once and each was billed once.
 */
export async function measureKilled(dataDir: string, { times, seed }: Kills): Promise<string[]> {
  await prepareApp()
  const service = await startLimited(dataDir)
  const profile = newProfile()
  try {
    const expected = await allIds(service)
    const random = randomFromText(seed)
    const calls = LATEST * Math.floor(expected.length / PAGE)
    const moments = Array.from({ length: times }, () => Math.floor(random() * calls)).sort((a, b) => a - b)
    const startTime = performance.now()
    const killedAt: number[] = []
    for (const [i, moment] of moments.entries()) {
      const { page, unanswered } = await opened(
        profile.folder,
        service.address,
        moment - (moments[i - 1] ?? 0),
      )
      if (i === 0) await start(page)
      await Promise.race([unanswered, overdue(page, killedAt)])
      killedAt.push(await killedAfter(page, random() * WITHIN))
    }
    const { page } = await opened(profile.folder, service.address, Number.POSITIVE_INFINITY)
    if (times === 0) await start(page)
    const ids = await savedIds(page)
    const seconds = (performance.now() - startTime) / 1000
    await page.context().close()
    return tableOf({ expected, ids, billed: service.billed(), killedAt, seconds, seed })
  } finally {
    await service.stop()
    profile.remove()
  }
}

const start = (page: Page) => page.getByRole('button', { name: 'Start export' }).click()

/** The page of exports, for which so many calls are answered; the others are made and billed, but never answered. */
async function opened(folder: string, address: string, answers: number) {
  const context = await browserOver(folder)
  context.setDefaultTimeout(SLOW)
  const page = await context.newPage()
  let left = answers
  const unanswered = new Promise<void>((met) => {
    const answer = async (route: Route) => {
      const response = await route.fetch()
      left -= 1
      if (left < 0) return met()
      await new Promise((later) => setTimeout(later, ON_ITS_WAY))
      await route.fulfill({ response })
    }
    // Answers in flight when the browser is killed are lost.
    void page.route('**/v1/*/search', (route) => answer(route).catch(() => {}))
  })
  await page.goto(`${address}/exports`)
  return { page, unanswered }
}

/** Raises an error when no call was left unanswered in time. */
async function overdue(page: Page, killedAt: readonly number[]): Promise<never> {
  await new Promise((over) => setTimeout(over, SLOW))
  throw new Error(`No call to be killed after ${killedAt.join()}: ${await shownIn(page)}`)
}

/** What the page shows about its exports. */
const shownIn = (page: Page) => page.locator('aside[aria-labelledby=jobs]').innerText()

const storedOf = async (page: Page): Promise<number> =>
  Number((await page.getByTestId('stored').textContent())?.replaceAll(',', '') ?? 0)

/** Kills the whole browser after `wait` milliseconds, and returns how many records it showed last. */
async function killedAfter(page: Page, wait: number): Promise<number> {
  const [browser] = await processesOf(page, 'browser')
  if (browser === undefined) throw new Error('The browser does not report its process')
  await page.waitForTimeout(wait)
  const stored = await storedOf(page)
  const closed = page.context().waitForEvent('close')
  process.kill(browser, 'SIGKILL')
  await closed
  return stored
}

/** The ids in the file that the page saves once it has everything. */
async function savedIds(page: Page): Promise<string[]> {
  const file = await page.waitForEvent('download').catch(async (cause) => {
    throw new Error(`No file was saved: ${await shownIn(page)}`, { cause })
  })
  const text = readFileSync(await file.path(), 'utf8').slice(1)
  const { data } = Papa.parse<{ Id: string }>(text, { header: true, skipEmptyLines: true })
  return data.map(({ Id }) => Id)
}

interface Outcome {
  expected: readonly string[]
  ids: readonly string[]
  billed: number
  killedAt: readonly number[]
  seconds: number
  seed: string
}

function tableOf({ expected, ids, billed, killedAt, seconds, seed }: Outcome): string[] {
  const [all, found] = [new Set(expected), new Set(ids)]
  const missing = expected.filter((id) => !found.has(id)).length
  const unexpected = [...found].filter((id) => !all.has(id)).length
  const rows = [
    ['records in the file', words(expected.length), words(ids.length)],
    ['ids that are missing', '0', words(missing)],
    ['duplicate ids', '0', words(ids.length - found.size)],
    ['ids that were not requested', '0', words(unexpected)],
    ['records billed, by the service’s counter', words(expected.length), words(billed)],
    ['records stored when it was killed', '', killedAt.map(words).join('; ')],
    ['from Start to the whole file, every restart with it', '', `${seconds.toFixed(0)} s`],
  ]
  const lines = [
    `| an export of ${words(expected.length)} records at 600 calls a minute, killed ${killedAt.length} times (seed ${seed}) | goal | measured |`,
    '|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ]
  if (rows.some(([, goal, measured]) => goal && goal !== measured))
    throw new Error(`The export is incomplete.\n${lines.join('\n')}`)
  return lines
}
