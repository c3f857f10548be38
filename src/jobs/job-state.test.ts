import { expect, test } from 'vitest'
import type { JobProblem } from './job-state.ts'
import { isUnchangedSinceStop, type StoppableJob, withStoppedProblem, withWait } from './job-state.ts'

const problem: JobProblem = { reason: 'quota', message: 'used up', at: '2026-11-21T12:00:00.000Z' }
const job = (state: string, more?: Partial<StoppableJob>): StoppableJob => ({ id: 'a', state, ...more })
const wait = { reason: 'throttle', message: 'too fast', seconds: 5 } as const

test.each(['running', 'waiting'])('a job that is %s waits, and runs again', (state) => {
  const waiting = withWait(job(state), wait)
  expect(waiting).toMatchObject({ state: 'waiting', problem: wait })
  expect(Date.parse(waiting.problem?.at ?? '')).not.toBeNaN()
  expect(withWait(waiting, undefined)).toEqual(job('running', { problem: undefined }))
})

test('a running job without a wait is left as it is', () => {
  const running = job('running')
  expect(withWait(running, undefined)).toBe(running)
})

test.each(['stopped', 'paused', 'done', 'cancelled'])('a job that is %s does not change', (state) => {
  const before = job(state, { problem })
  expect(withWait(before, wait)).toBe(before)
  expect(withWait(before, undefined)).toBe(before)
  expect(withStoppedProblem(before, { ...problem, reason: 'storage' })).toBe(before)
})

test.each(['running', 'waiting'])(
  'a job that is %s is shown as stopped where that could not be stored',
  (state) => {
    const before = job(state)
    expect(withStoppedProblem(before, problem)).toEqual(job('stopped', { problem }))
    expect(withStoppedProblem(before, undefined)).toBe(before)
  },
)

test.each<[what: string, now: StoppableJob, same: boolean]>([
  ['nothing was done', job('stopped', { problem: { ...problem, message: 'other words' } }), true],
  ['it was started again', job('running', { problem }), false],
  [
    'it stopped again later',
    job('stopped', { problem: { ...problem, at: '2026-11-21T13:00:00.000Z' } }),
    false,
  ],
  ['its problem is gone', job('stopped'), false],
])('since it stopped: %s', (_, now, same) => {
  expect(isUnchangedSinceStop(now, job('stopped', { problem }))).toBe(same)
})
