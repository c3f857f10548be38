import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { pagesFolder, prepareApp } from '../../service/prepare.ts'
import { browserArguments, findBrowser } from '../browser.ts'
import { startService } from './service.ts'

const PAN_STEPS = 120

/** Size of the first script, the largest paint, and the frames of a pan over 50,000 points, in words. */
export async function measurePage(dataDir: string): Promise<string[]> {
  await prepareApp()
  const service = await startService(dataDir)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const address = `http://127.0.0.1:${service.port}`
    const paint = await largestPaint(page, address)
    const frame = await panFrames(page, address)
    return [
      `first script: ${firstScriptKb().toFixed(0)} KB gzipped (goal 300)`,
      `largest paint: ${(paint / 1000).toFixed(2)} s (goal 1.5)`,
      `pan over 50,000 points: ${frame.toFixed(1)} ms a frame at p95 (goal 34)`,
    ]
  } finally {
    await browser.close()
    await service.stop()
  }
}

/** Kilobytes of the scripts that the page names itself, gzipped; what is loaded later does not count. */
function firstScriptKb(): number {
  const html = readFileSync(join(pagesFolder, 'index.html'), 'utf8')
  const names = [...html.matchAll(/assets\/[^"]+\.js/g)].map(([name]) => name)
  const bytes = names.map((name) => gzipSync(readFileSync(join(pagesFolder, name))).length)
  if (names.length === 0) throw new Error(`No script in ${readdirSync(pagesFolder).join(', ')}`)
  return bytes.reduce((sum, n) => sum + n, 0) / 1000
}

async function largestPaint(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
}

/** Runs in the page: as text, since the loader of TypeScript marks functions with names that the page does not know. */
const recordFrames = `{
  window.frames50 = []
  let last = performance.now()
  requestAnimationFrame(function step(now) {
    window.frames50.push(now - last)
    last = now
    requestAnimationFrame(step)
  })
}`

/** Milliseconds between frames, at the 95th percentile, while the mouse drags a map of 50,000 points about. */
async function panFrames(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/?map=points&at=39.5,-96,5`, { waitUntil: 'networkidle' })
  const legend = page.getByTestId('map-legend')
  await legend.getByRole('combobox').selectOption('50000')
  await legend.getByText(/^50,000/).waitFor({ timeout: 120_000 })
  const box = await page.getByRole('region', { name: 'Map' }).boundingBox()
  if (!box) throw new Error('There is no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.evaluate(recordFrames)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 0; i < PAN_STEPS; i++)
    await page.mouse.move(x + 200 * Math.sin(i / 12), y + 120 * Math.cos(i / 9))
  await page.mouse.up()
  const frames = await page.evaluate(() => (window as unknown as { frames50: number[] }).frames50)
  frames.sort((a, b) => a - b)
  return frames[Math.ceil(0.95 * frames.length) - 1] ?? 0
}
