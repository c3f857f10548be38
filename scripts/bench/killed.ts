import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import type { Page, Route } from 'playwright'
import { prepareApp } from '../../service/prepare.ts'
import { randomOf } from '../../src/lists/random.ts'
import { allIds, startLimited } from '../limited.ts'
import { browserOver, newProfile, processesOf } from './profile.ts'

const SLOW = 60_000
/** Kills fall while less than this share of the records is stored, so that there is something left to go on with. */
const LATEST = 0.8
/** Milliseconds that each answer is on its way, so that kills meet calls that were made and billed and are not answered. */
const ON_ITS_WAY = 1000
/** A kill follows within so many milliseconds of its share, at any point of a call or of storing it. */
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
    const wanted = await allIds(service)
    const random = randomOf(seed)
    const moments = Array.from({ length: times }, () => random() * LATEST * wanted.length).sort(
      (a, b) => a - b,
    )
    const begun = performance.now()
    const killedAt: number[] = []
    let page = await opened(profile.folder, service.address)
    await page.getByRole('button', { name: 'Start export' }).click()
    for (const moment of moments) {
      killedAt.push(await killedAfter(page, moment, random() * WITHIN))
      page = await opened(profile.folder, service.address)
    }
    const ids = await savedIds(page)
    const seconds = (performance.now() - begun) / 1000
    await page.context().close()
    return tableOf({ wanted, ids, billed: service.billed(), killedAt, seconds, seed })
  } finally {
    await service.stop()
    profile.remove()
  }
}

async function opened(folder: string, address: string): Promise<Page> {
  const context = await browserOver(folder)
  context.setDefaultTimeout(SLOW)
  const page = await context.newPage()
  // Those that the kill meets come to nobody.
  await page.route('**/v1/*/search', (route) => answerLate(route).catch(() => {}))
  await page.goto(`${address}/exports`)
  return page
}

async function answerLate(route: Route): Promise<void> {
  const response = await route.fetch()
  await new Promise((later) => setTimeout(later, ON_ITS_WAY))
  await route.fulfill({ response })
}

const storedOf = async (page: Page): Promise<number> =>
  Number((await page.getByTestId('stored').textContent())?.replaceAll(',', '') ?? 0)

/** Kills the whole browser a while after so many records are stored, and tells how many it last showed. */
async function killedAfter(page: Page, moment: number, wait: number): Promise<number> {
  const [browser] = await processesOf(page, 'browser')
  if (browser === undefined) throw new Error('The browser does not tell its process')
  let stored = await storedOf(page)
  while (stored < moment) {
    await page.waitForTimeout(20)
    stored = await storedOf(page)
  }
  await page.waitForTimeout(wait)
  stored = await storedOf(page)
  const gone = page.context().waitForEvent('close')
  process.kill(browser, 'SIGKILL')
  await gone
  return stored
}

/** The ids in the file that the page saves once it has everything. */
async function savedIds(page: Page): Promise<string[]> {
  const file = await page.waitForEvent('download')
  const text = readFileSync(await file.path(), 'utf8').slice(1)
  const { data } = Papa.parse<{ Id: string }>(text, { header: true, skipEmptyLines: true })
  return data.map(({ Id }) => Id)
}

interface Outcome {
  wanted: readonly string[]
  ids: readonly string[]
  billed: number
  killedAt: readonly number[]
  seconds: number
  seed: string
}

function tableOf({ wanted, ids, billed, killedAt, seconds, seed }: Outcome): string[] {
  const [all, there] = [new Set(wanted), new Set(ids)]
  const missing = wanted.filter((id) => !there.has(id)).length
  const strange = [...there].filter((id) => !all.has(id)).length
  const rows = [
    ['records in the file', words(wanted.length), words(ids.length)],
    ['ids that are missing', '0', words(missing)],
    ['ids that stand twice', '0', words(ids.length - there.size)],
    ['ids that nobody asked for', '0', words(strange)],
    ['records billed, by the service’s counter', words(wanted.length), words(billed)],
    ['records stored when it was killed', '', killedAt.map(words).join('; ')],
    ['from Start to the whole file, every restart with it', '', `${seconds.toFixed(0)} s`],
  ]
  const lines = [
    `| an export of ${words(wanted.length)} records at 600 calls a minute, killed ${killedAt.length} times (seed ${seed}) | goal | measured |`,
    '|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ]
  if (rows.some(([, goal, measured]) => goal && goal !== measured))
    throw new Error(`The export is not whole.\n${lines.join('\n')}`)
  return lines
}
