import { useEffect, useState } from 'react'
import kit from '#ui/kit.module.css'
import classes from './jobs.module.css'

const RADIUS = 15
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

interface Props {
  seconds: number
  /** When the wait ends by `performance.now`; undefined where another tab waits. */
  until: number | undefined
}

/** A ring that empties during a wait, with the seconds left. */
export function WaitRing({ seconds, until }: Props) {
  const [left, setLeft] = useState(() => leftOf(until, seconds))
  useEffect(() => {
    setLeft(leftOf(until, seconds))
    if (until === undefined) return
    const timer = setInterval(() => setLeft(leftOf(until, seconds)), 250)
    return () => clearInterval(timer)
  }, [until, seconds])
  const share = seconds > 0 ? Math.min(1, left / seconds) : 0
  return (
    <span className={`${kit.center} ${classes.ring}`} aria-hidden>
      <svg viewBox="0 0 36 36" width="36" height="36" role="presentation">
        <circle className={classes.ringTrack} cx="18" cy="18" r={RADIUS} />
        <circle
          className={classes.ringLeft}
          cx="18"
          cy="18"
          r={RADIUS}
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - share)}
        />
      </svg>
      <span className={classes.ringNumber}>{Math.ceil(left)}</span>
    </span>
  )
}

const leftOf = (until: number | undefined, seconds: number) =>
  until === undefined ? seconds : Math.max(0, (until - performance.now()) / 1000)
