import { IconClockPause } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import kit from './kit.module.css'
import { Note } from './Note.tsx'

const SECOND = 1000

/** The service asked for a wait: counts it down. Work continues by itself afterwards. */
export function WaitNote({ seconds }: { seconds: number }) {
  const left = useCountdown(seconds)
  return (
    <Note tone="wait" className={kit.spaceBelow} icon={IconClockPause} data-waiting>
      <span role="status">
        The service is rate limiting requests. Work continues automatically; nothing is lost.
      </span>{' '}
      <strong>{left} s</strong>
    </Note>
  )
}

/** Whole seconds until the wait ends, by a monotonic clock. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(Math.ceil(seconds))
  useEffect(() => {
    const end = performance.now() + seconds * SECOND
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / SECOND))),
      SECOND,
    )
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
