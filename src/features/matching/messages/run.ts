import type { JobProblem } from '#jobs/job-state.ts'
import { durationText, momentText } from '#shared/text/duration.ts'
import { count, some } from '#shared/text/format.ts'
import type { MatchJob } from '../model/file/job.ts'

const states: Record<MatchJob['state'], string> = {
  reading: 'being read',
  unreadable: 'cannot be read',
  columns: 'not started',
  running: 'running',
  waiting: 'waiting',
  paused: 'paused by you',
  stopped: 'stopped',
  done: 'done',
}

const problems: Record<JobProblem['reason'], string> = {
  throttle: 'The rate limit is reached.',
  offline: 'Can’t reach the service. The match continues when it responds.',
  quota: 'This key has no calls left.',
  key: 'The service refused the key. Set a valid key, then continue.',
  refused: 'The service refuses these rows.',
  changed: 'The data changed.',
  storage: 'Browser storage is full. Free some space, then continue.',
  service: 'Something went wrong.',
}

/** Progress of a match. */
export const runMessages = {
  card: 'Matching',
  title: (isTrial: boolean) => (isTrial ? 'Matching the first rows' : 'Matching rows'),
  states,
  otherTab: 'running in another tab',
  lookedUp: 'looked up',
  rows: (rows: number) => `${count(rows)} rows`,
  progress: 'Rows looked up',
  timeLeft: (duration: string) => `about ${duration} left`,
  speed: (rows: number) => `${count(rows)} rows a second`,
  firstCall: 'First call in progress',
  noRows: 'No rows looked up yet',
  billed: 'Billed so far',
  calls: 'Calls',
  refused: 'Refused rows',
  pause: 'Pause',
  continue: 'Continue',
  toColumns: 'Back to the columns',
  review: (rows: number) => `Review ${some(rows, 'row')}`,
  note: 'Continues after a reload or a crash. No row is looked up or billed twice.',
  problems,
  stored: (rows: number) => `The results of ${some(rows, 'row')} are stored. `,
  /** When a match that is out of calls continues; `seconds` until then, undefined if unknown. */
  renewal: (seconds: number | undefined, at: number) => {
    if (seconds === undefined) return 'Continue when the key has calls again.'
    if (seconds === 0) return 'The calls have renewed. The match continues.'
    return `The match continues on ${momentText(at)} (in ${durationText(seconds)}), or when the app is next open.`
  },
} as const
