import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { pagesFolder } from '#service/server/project-folder.ts'

/** Kilobytes of the scripts that the page names itself, gzipped; what is loaded later does not count. */
export function firstScriptKb(): number {
  const html = readFileSync(join(pagesFolder, 'index.html'), 'utf8')
  const names = [...html.matchAll(/assets\/[^"]+\.js/g)].map(([name]) => name)
  const bytes = names.map((name) => gzipSync(readFileSync(join(pagesFolder, name))).length)
  if (names.length === 0) throw new Error(`No script in ${readdirSync(pagesFolder).join(', ')}`)
  return bytes.reduce((sum, n) => sum + n, 0) / 1000
}

/** Milliseconds from the start to the largest paint. */
export async function largestPaint(page: Page, address: string): Promise<number> {
  await page.goto(address)
  // The bar is painted before the app; the largest element is there once there is a count.
  await page.locator('[data-testid=count][data-stale=false]').waitFor()
  await page.waitForLoadState('networkidle')
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
