import type { Logger } from 'pino'
import { type Plans, plansFile, plansIn, plansText } from './plans.ts'

/** Milliseconds between two checks of the file. */
const LOOK = 500

export interface LivePlans {
  current(): Plans
  close(): void
}

/**
 * The plans of `dataDir`, read again when their file changes: an operator may change limits at any time (reference,
 * Limits). Raises an error when the file is wrong at the start. A later error is logged, and the plans do not change.
 */
export function livePlans(dataDir: string, log: Pick<Logger, 'info' | 'error'>): LivePlans {
  const file = plansFile(dataDir)
  let text = plansText(file)
  let plans = plansIn(file, text)
  const look = () => {
    try {
      const now = plansText(file)
      if (now === text) return
      text = now
      plans = plansIn(file, text)
      log.info({ file }, 'the plans have changed')
    } catch (error) {
      log.error({ err: error }, 'plans.json has an error: the previous plans remain in use')
    }
  }
  const timer = setInterval(look, LOOK).unref()
  return { current: () => plans, close: () => clearInterval(timer) }
}
