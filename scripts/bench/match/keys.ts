import type { Page } from 'playwright'

type Watched = typeof globalThis & { slowestKey?: number }

/** Milliseconds between two presses of a key while work goes on. */
const PAUSE = 700

/** Measures how long the page takes from a key press to the next frame, from now on. */
export const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit
    new PerformanceObserver((list) => {
      const here = globalThis as Watched
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') here.slowestKey = Math.max(here.slowestKey ?? 0, duration)
    }).observe(options)
  })

/** Presses the Tab key repeatedly until some work is done; returns the milliseconds of the slowest response. */
export async function slowestKey(page: Page, work: Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    delete (globalThis as Watched).slowestKey
  })
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    await page.keyboard.press('Tab')
    await Promise.race([done, page.waitForTimeout(PAUSE)])
  }
  await done
  return page.evaluate(() => (globalThis as Watched).slowestKey ?? 16)
}
