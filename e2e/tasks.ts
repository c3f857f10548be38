import type { Page } from 'playwright'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Processor time in microseconds. */
  tdur?: number
}

const MARK = 'longest task'
const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing']

/**
 * The processor time in milliseconds of the longest task of the page's own thread while something is done. Time by the clock
 * would count what else a busy machine does meanwhile.
 */
export async function longestTask(page: Page, action: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('a page without a browser')
  await browser.startTracing(page, { categories })
  // Pages of other tests and workers are traced with this one: the mark tells which thread is ours.
  await page.evaluate((mark) => performance.mark(mark), MARK)
  await action()
  await page.waitForTimeout(500)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const ours = traceEvents.find(({ name }) => name === MARK)
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === ours?.pid && tid === ours.tid,
  )
  if (tasks.length === 0) throw new Error('nothing was traced')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
