import { IconClockPause } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import kit from './kit.module.css'
import classes from './ProblemNote.module.css'

const SECOND = 1000

/** Tells that the service asked for a wait, and counts it down; what waits goes on by itself. */
export function WaitNote({ seconds }: { seconds: number }) {
  const left = useCountdown(seconds)
  return (
    <div className={`${kit.waits} ${kit.notice} ${classes.note}`} data-waiting>
      <IconClockPause size={16} stroke={1.7} aria-hidden className={classes.icon} />
      <p className={classes.words}>
        <span role="status">
          The service is rate limiting requests. Work continues automatically; nothing is lost.
        </span>{' '}
        <strong>{left} s</strong>
      </p>
    </div>
  )
}

/** Whole seconds until the wait ends, by the clock that only runs forward. */
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
