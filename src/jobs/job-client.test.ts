import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LiveJobState, liveJobsStore, withEnd } from './job-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('updates of a job are merged, and other jobs do not change', () => {
  const store = liveJobsStore<LiveJobState & { read?: number }>()
  const { jobUpdated } = store.getState()
  jobUpdated('a', { read: 5, elsewhere: true })
  jobUpdated('b', { read: 1 })
  jobUpdated('a', { read: 9 })
  expect(store.getState().jobs).toEqual({ a: { read: 9, elsewhere: true }, b: { read: 1 } })
})

test('a wait ends by the clock that runs forward', () => {
  const wait = { reason: 'throttle', message: 'too fast', seconds: 5 } as const
  const start = performance.now()
  expect(withEnd(wait)).toEqual({ ...wait, until: start + 5000 })
  expect(withEnd({ reason: 'offline', message: 'away' })).toMatchObject({ until: undefined })
  expect(withEnd(undefined)).toBeUndefined()
})
