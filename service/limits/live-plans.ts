import { unwatchFile, watchFile } from 'node:fs'
import type { Logger } from 'pino'
import { type Plans, plansFile, readPlans } from './plans.ts'

/** Milliseconds between two looks at the file. */
const LOOK = 1000

export interface LivePlans {
  current(): Plans
  close(): void
}

/**
 * The plans of `dataDir`, read again when their file changes: an operator may change limits at any time (reference,
 * Limits). Raises an error when the file is wrong at the start; a later fault is logged and the plans before it stay.
 */
export function livePlans(dataDir: string, log: Pick<Logger, 'info' | 'error'>): LivePlans {
  const file = plansFile(dataDir)
  let plans = readPlans(dataDir)
  const look = () => {
    try {
      plans = readPlans(dataDir)
      log.info({ file }, 'the plans have changed')
    } catch (error) {
      log.error({ err: error }, 'the plans stay as they were')
    }
  }
  watchFile(file, { interval: LOOK, persistent: false }, look)
  return { current: () => plans, close: () => unwatchFile(file, look) }
}
