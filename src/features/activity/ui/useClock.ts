import { useEffect, useState, useSyncExternalStore } from 'react'
import { lastReported, onLimits, type ReportedLimits } from '#api/limits.ts'

const SECOND = 1000

/** The clock that only runs forward (milliseconds), looked at every second. */
export function useClock(): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** What the service last told of the key's limits, in any tab. */
export const useTold = (): ReportedLimits | undefined => useSyncExternalStore(onLimits, lastReported)
