import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReadOptions } from '#api/core-records.ts'

/** How long work stands: how many of how many are done, and for how long the service asks to wait. */
export type WorkState =
  | { step: 'idle' }
  | { step: 'running'; done: number; of: number; waitSeconds?: number }
  | { step: 'failed'; problem: Error }

export interface Work {
  state: WorkState
  /** Does some work, unless other work is going on. Answers undefined where it was stopped or failed. */
  run: <T>(work: (following: ReadOptions) => Promise<T>) => Promise<T | undefined>
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
    setState({ step: 'idle' })
  }, [])
  useEffect(() => stop, [stop])
  const run = useCallback<Work['run']>(async (work) => {
    if (control.current) return undefined
    const own = new AbortController()
    control.current = own
    let [done, of] = [0, 0]
    const tell = (next: WorkState) => {
      if (!own.signal.aborted) setState(next)
    }
    tell({ step: 'running', done, of })
    try {
      const answer = await work({
        signal: own.signal,
        onProgress: (...numbers) => {
          ;[done, of] = numbers
          tell({ step: 'running', done, of })
        },
        onWait: (waitSeconds) => tell({ step: 'running', done, of, waitSeconds }),
      })
      tell({ step: 'idle' })
      return own.signal.aborted ? undefined : answer
    } catch (problem) {
      tell({ step: 'failed', problem: problem as Error })
      return undefined
    } finally {
      if (control.current === own) control.current = undefined
    }
  }, [])
  return { state, run, stop }
}
