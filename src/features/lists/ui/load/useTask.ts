import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReadOptions } from '#api/core-records.ts'

/** The progress of a task: `done` of `of`, and the seconds that the service requires to wait. */
export type TaskState =
  | { step: 'idle' }
  | { step: 'running'; done: number; of: number; waitSeconds?: number }
  | { step: 'failed'; problem: Error }

export interface Task {
  state: TaskState
  /** Runs a task, unless one is running. Resolves to undefined where it was stopped or failed. */
  run: <T>(work: (following: ReadOptions) => Promise<T>) => Promise<T | undefined>
  /** Stops it without undoing anything. */
  stop: () => void
}

/** A long task with its progress; it stops when the component unmounts. */
export function useTask(): Task {
  const [state, setState] = useState<TaskState>({ step: 'idle' })
  const control = useRef<AbortController>(undefined)
  const stop = useCallback(() => {
    control.current?.abort()
    control.current = undefined
    setState({ step: 'idle' })
  }, [])
  useEffect(() => stop, [stop])
  const run = useCallback<Task['run']>(async (work) => {
    if (control.current) return undefined
    const own = new AbortController()
    control.current = own
    let [done, of] = [0, 0]
    const update = (next: TaskState) => {
      if (!own.signal.aborted) setState(next)
    }
    update({ step: 'running', done, of })
    try {
      const answer = await work({
        signal: own.signal,
        onProgress: (...numbers) => {
          ;[done, of] = numbers
          update({ step: 'running', done, of })
        },
        onWait: (waitSeconds) => update({ step: 'running', done, of, waitSeconds }),
      })
      update({ step: 'idle' })
      return own.signal.aborted ? undefined : answer
    } catch (problem) {
      update({ step: 'failed', problem: problem as Error })
      return undefined
    } finally {
      if (control.current === own) control.current = undefined
    }
  }, [])
  return { state, run, stop }
}
