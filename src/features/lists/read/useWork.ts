import { useCallback, useEffect, useRef, useState } from 'react'
import type { Following } from '../../../api/cores.ts'

/** How long work stands: how many of how many are done, and for how long the service asks to wait. */
export type WorkState =
  | { step: 'idle' }
  | { step: 'running'; done: number; of: number; waitSeconds?: number }
  | { step: 'failed'; problem: Error }

export interface Work {
  state: WorkState
  /** Does some work, unless other work is going on. */
  run: (work: (following: Following) => Promise<void>) => Promise<void>
  /** Stops it; what was done stays. */
  stop: () => void
}

/** One piece of long work with its progress; it stops when its part of the screen goes. */
export function useWork(): Work {
  const [state, setState] = useState<WorkState>({ step: 'idle' })
  const control = useRef<AbortController>(undefined)
  const stop = useCallback(() => {
    control.current?.abort()
    control.current = undefined
  }, [])
  useEffect(() => stop, [stop])
  const run = useCallback<Work['run']>(async (work) => {
    if (control.current) return
    const own = new AbortController()
    control.current = own
    let [done, of] = [0, 0]
    const tell = (next: WorkState) => {
      if (!own.signal.aborted) setState(next)
    }
    tell({ step: 'running', done, of })
    try {
      await work({
        signal: own.signal,
        onProgress: (...numbers) => {
          ;[done, of] = numbers
          tell({ step: 'running', done, of })
        },
        onWait: (waitSeconds) => tell({ step: 'running', done, of, waitSeconds }),
      })
      setState({ step: 'idle' })
    } catch (problem) {
      setState(own.signal.aborted ? { step: 'idle' } : { step: 'failed', problem: problem as Error })
    } finally {
      if (control.current === own) control.current = undefined
    }
  }, [])
  return { state, run, stop }
}
