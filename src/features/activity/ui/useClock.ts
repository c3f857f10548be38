import { useEffect, useState, useSyncExternalStore } from 'react'
import { lastReported, onLimits, type ReportedLimits } from '#api/limits.ts'

const SECOND = 1000

/** `performance.now` (milliseconds), updated every second. */
export function useClock(): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The limits of the key that the service last reported, in any tab. */
export const useReportedLimits = (): ReportedLimits | undefined =>
  useSyncExternalStore(onLimits, lastReported)
