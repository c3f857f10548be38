import { useEffect } from 'react'
import { useService } from '#session/service.ts'
import { tooOldJobs } from '../model/too-old.ts'
import { purgeDeletedJobs, readJobs, updateJob } from './stored-pages.ts'

/** Milliseconds between two looks for old exports: a day. */
const INTERVAL = 86_400_000

/** Removes stored exports, with their pages, that changed last more than `days` days ago. */
export async function removeOldExports(days: number, now = Date.now()): Promise<void> {
  const old = tooOldJobs(await readJobs(), days, now)
  for (const id of old) await updateJob(id, (job) => ({ ...job, deleted: true }))
  if (old.length > 0) await purgeDeletedJobs()
}

/** Removes old exports at the start and daily, where the operator of the service limits how long they are stored. */
export function useExportRetention(): void {
  const days = useService()?.exportDays
  useEffect(() => {
    if (days === undefined) return undefined
    // A browser that refuses its storage says so elsewhere.
    const remove = () => void removeOldExports(days).catch(() => undefined)
    remove()
    const timer = setInterval(remove, INTERVAL)
    return () => clearInterval(timer)
  }, [days])
}
