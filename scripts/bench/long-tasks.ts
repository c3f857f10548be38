import type { Page } from 'playwright'

type Watched = typeof globalThis & { longest?: number }

/** Watches the tasks of a page's own thread from now on. */
export const watchTasks = (page: Page) =>
  page.evaluate(() => {
    new PerformanceObserver((list) => {
      const here = globalThis as Watched
      for (const { duration } of list.getEntries()) here.longest = Math.max(here.longest ?? 0, duration)
    }).observe({ type: 'longtask' })
  })

/** Milliseconds of the longest task since the last call. The browser does not report tasks under 50 ms; they count as 50 ms. */
export const longestTask = (page: Page) =>
  page.evaluate(() => {
    const here = globalThis as Watched
    const longest = here.longest ?? 50
    here.longest = undefined
    return longest
  })
