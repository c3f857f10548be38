import { IconClockPause } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import kit from './kit.module.css'
import { uiMessages } from './messages.ts'
import { Note } from './Note.tsx'

const SECOND = 1000

/** Counts down the wait of a rate limit. Work continues automatically afterwards. */
export function WaitNote({ seconds }: { seconds: number }) {
  const left = useCountdown(seconds)
  return (
    <Note tone="wait" className={kit.spaceBelow} icon={IconClockPause} data-waiting>
      <span role="status">{uiMessages.rateLimited}</span> <strong>{left} s</strong>
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
