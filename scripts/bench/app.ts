import { chromium } from 'playwright'
import { prepareApp } from '#service/server/prepare.ts'
import { browserArguments, disableSpendingLimits, findBrowser } from '../browser.ts'
import { freePort } from '../processes.ts'
import { type Delay, measureEdits } from './app/delays.ts'
import { edits } from './app/edits.ts'
import { lighthouseScores } from './app/lighthouse.ts'
import { panFrames } from './app/map.ts'
import { firstScriptKb, largestPaint } from './app/start.ts'
import { scrollFrames } from './app/table.ts'
import { pasteZipCodes } from './app/zip-codes.ts'
import { startService } from './service.ts'
import { quantile } from './speeds/measure.ts'

const GOAL_DELAY = 400
const GOAL_REQUESTS = 12
const GOAL_SCORE = 95

type Row = readonly [what: string, goal: string, measured: string]

/** The app in a browser over a folder of data: how soon it counts, how many requests it makes, what it loads, and its scores, as a table. */
export async function measureApp(dataDir: string): Promise<string[]> {
  await prepareApp()
  const service = await startService(dataDir)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  })
  try {
    const address = `http://127.0.0.1:${service.port}`
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await disableSpendingLimits(page)
    const paint = await largestPaint(page, address)
    const delays = await measureEdits(page, address, edits)
    const frame = await panFrames(page, address)
    const scroll = await scrollFrames(page, address)
    const [fifty, thousands] = [
      await pasteZipCodes(page, address, 50),
      await pasteZipCodes(page, address, 5000),
    ]
    await page.close()
    const scores = await lighthouseScores(address, port)
    return tableOf([
      ...delayRows(delays),
      ['first script, gzipped', '300 KB', `${firstScriptKb().toFixed(0)} KB`],
      ['largest paint', '1.5 s', `${(paint / 1000).toFixed(2)} s`],
      ['pan over 50,000 points, a frame at p95', '34 ms', `${frame.toFixed(1)} ms`],
      ['table scrolled by 3,000 px, a frame at p95', '34 ms', `${scroll.toFixed(1)} ms`],
      pasteRow(50, fifty),
      pasteRow(5000, thousands),
      ...scores.map(({ path, words }): Row => [`Lighthouse desktop, ${path}`, `${GOAL_SCORE}`, words]),
    ])
  } finally {
    await browser.close()
    await service.stop()
  }
}

function delayRows(delays: readonly Delay[]): Row[] {
  const sorts = [...new Set(delays.map(({ sort }) => sort))]
  const rows = sorts.map((sort) =>
    delayRow(
      sort,
      delays.filter((delay) => delay.sort === sort),
    ),
  )
  const max = Math.max(...delays.map(({ requests }) => requests))
  return [
    ...rows,
    delayRow('any change', delays),
    ['requests for one change, at most', `${GOAL_REQUESTS}`, `${max}`],
  ]
}

function delayRow(sort: string, delays: readonly Delay[]): Row {
  const sorted = delays.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const [median, p95] = [quantile(sorted, 0.5), quantile(sorted, 0.95)]
  return [
    `last keystroke to the new count, ${sort} (${sorted.length}; median / p95)`,
    `${GOAL_DELAY} ms`,
    `${median.toFixed(0)} / ${p95.toFixed(0)} ms`,
  ]
}

const pasteRow = (size: number, [read, added]: readonly [number, number]): Row => [
  `${size.toLocaleString('en-US')} ZIP codes pasted: read; added and counted`,
  '',
  `${read.toFixed(0)} ms; ${added.toFixed(0)} ms`,
]

const tableOf = (rows: readonly Row[]) => [
  '| the app | goal | measured |',
  '|---|---|---|',
  ...rows.map((row) => `| ${row.join(' | ')} |`),
]
