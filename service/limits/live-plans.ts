import type { Logger } from 'pino'
import { type Plans, plansIn } from './plans.ts'
import type { PlansReader } from './plans-text.ts'

/** Milliseconds between two readings. */
const PAUSE = 500

export interface LivePlans {
  current(): Plans
  close(): Promise<void>
}

/**
 * The plans, read again and again: an operator may change limits at any time (reference, Limits). Rejects when they are wrong
 * at the start. A later error is logged once, and the plans do not change.
 */
export async function livePlans(
  reader: PlansReader,
  log: Pick<Logger, 'info' | 'error'>,
): Promise<LivePlans> {
  let { place, text } = await reader.read()
  let plans = plansIn(place, text)
  let wrong = ''

  async function readAgain(): Promise<void> {
    try {
      const now = await reader.read()
      wrong = ''
      if (now.text === text) return
      ;({ place, text } = now)
      plans = plansIn(place, text)
      log.info({ place }, 'the plans have changed')
    } catch (error) {
      const { message } = error as Error
      if (message !== wrong)
        log.error({ err: error }, 'the plans cannot be read: the previous ones remain in use')
      wrong = message
    }
  }

  let reading: Promise<void> | undefined
  const timer = setInterval(() => {
    reading ??= readAgain().finally(() => {
      reading = undefined
    })
  }, PAUSE).unref()
  return {
    current: () => plans,
    async close() {
      clearInterval(timer)
      await reading
      await reader.close()
    },
  }
}
