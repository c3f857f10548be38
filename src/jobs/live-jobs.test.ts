import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endingWait, type LiveWork, liveJobs } from './live-jobs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is told of a job adds up, and jobs are apart', () => {
  const store = liveJobs<LiveWork & { read?: number }>()
  const { told } = store.getState()
  told('a', { read: 5, elsewhere: true })
  told('b', { read: 1 })
  told('a', { read: 9 })
  expect(store.getState().jobs).toEqual({ a: { read: 9, elsewhere: true }, b: { read: 1 } })
})

test('a wait ends by the clock that runs forward', () => {
  const wait = { reason: 'throttle', message: 'too fast', seconds: 5 } as const
  const start = performance.now()
  expect(endingWait(wait)).toEqual({ ...wait, until: start + 5000 })
  expect(endingWait({ reason: 'offline', message: 'away' })).toMatchObject({ until: undefined })
  expect(endingWait(undefined)).toBeUndefined()
})
