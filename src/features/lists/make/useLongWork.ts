import { useEffect, useRef, useState } from 'react'
import type { Following } from '../../../api/cores.ts'

/** How far some reading has come. */
export interface Progress {
  running: boolean
  read: number
  of: number
  waitSeconds?: number | undefined
  problem?: Error | undefined
}

const idle: Progress = { running: false, read: 0, of: 0 }

/** Long work that tells how far it is and can be stopped; it stops by itself with what shows it. */
export function useLongWork() {
  const [progress, setProgress] = useState(idle)
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  /** Answers undefined where the work was stopped or failed; why it failed stands in `progress`. */
  const run = async <T>(work: (following: Following) => Promise<T>): Promise<T | undefined> => {
    control.current?.abort()
    const mine = new AbortController()
    control.current = mine
    const tell = (patch: Partial<Progress>) => {
      if (control.current === mine) setProgress((old) => ({ ...old, ...patch }))
    }
    setProgress({ ...idle, running: true })
    try {
      return await work({
        signal: mine.signal,
        onProgress: (read, of) => tell({ read, of, waitSeconds: undefined }),
        onWait: (waitSeconds) => tell({ waitSeconds }),
      })
    } catch (problem) {
      if (!mine.signal.aborted) tell({ problem: problem as Error })
      return undefined
    } finally {
      tell({ running: false, waitSeconds: undefined })
    }
  }
  return { progress, run, stop: () => control.current?.abort() }
}
