import type { ScriptCall } from '#api/scripts/script-call.ts'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { dayOfYearText, dayText } from '#shared/text/dates.ts'
import type { StoredCall } from '#storage/stored-call.ts'

export const callFilters = ['all', 'billed', 'problems'] as const
export type CallFilter = (typeof callFilters)[number]

/** Whether a call went wrong; one that the app gave up did not. */
export const isProblem = ({ status, problem }: StoredCall): boolean =>
  status !== 'cut' && (problem !== undefined || status === 0 || status >= 400)

const matchesFilter: Record<CallFilter, (call: StoredCall) => boolean> = {
  all: () => true,
  billed: ({ billed }) => billed.records > 0,
  problems: isProblem,
}

/** The calls that match a filter and a text, newest first. The text is searched in path, status, reason and bodies. */
export function shownCalls(calls: readonly StoredCall[], filter: CallFilter, text: string): StoredCall[] {
  const searched = text.trim().toLowerCase()
  const found = calls.filter(
    (call) => matchesFilter[filter](call) && (searched === '' || containsText(call, searched)),
  )
  return found.reverse()
}

function containsText(call: StoredCall, searched: string): boolean {
  const { path, status, method, body, answer, problem } = call
  const parts = [path, statusText(status), method, reasonOf(call), problem?.words, body, answer]
  return parts.some((part) => part?.toLowerCase().includes(searched))
}

/** The status as text: "200", "cut", "none" without a response. */
export const statusText = (status: StoredCall['status']): string => (status === 0 ? 'none' : String(status))

/** The tone of a response: success, canceled, rate limited, error. */
export function toneOf({ status, problem }: StoredCall): 'saved' | 'info' | 'wait' | 'danger' {
  if (status === 'cut') return 'info'
  if (status === 429 || status === 403) return 'wait'
  return status === 0 || status >= 400 || problem ? 'danger' : 'saved'
}

/** Why a call was made, or what went wrong with it. */
export function reasonOf({ status, problem, why }: StoredCall): string {
  if (status === 'cut') return 'canceled'
  if (status === 0) return messages.noAnswer(why)
  if (status === 400) return problem?.item ? `bad ${problem.item}` : messages.notRecognized
  if (status === 401) return messages.keyRefused
  if (status === 403) return messages.callVolumeUsedUp
  if (status === 404) return messages.notFound(why)
  if (status === 429) return problem?.wait ? messages.rateLimitedRetry(problem.wait) : messages.rateLimitedNow
  return problem ? problem.words : why
}

/** The path without its version: "companies/search", "sics?keyword=plumbing". */
export const shortPath = (path: string): string => path.replace(/^\/v\d\//, '')

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** When a call was sent, short: the day where it is not that of `now`. */
export const timeText = (at: number, now: number): string =>
  dayOfYearText(at) === dayOfYearText(now)
    ? clock.format(at)
    : `${dayText(at)}, ${clock.format(at).slice(0, 5)}`

/** "Nov 20, 2026, 16:18:42". */
export const momentText = (at: number): string => `${dayOfYearText(at)}, ${clock.format(at)}`

/** Milliseconds as text: "212 ms", "1.4 s". */
export const tookText = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`

/** "6.1 KB". */
export const sizeText = (characters: number): string =>
  characters < 1000 ? `${characters} B` : `${(characters / 1000).toFixed(1)} KB`

/** Whether a call can be repeated: its body was short enough to be stored. */
export const isRepeatable = ({ method, body }: StoredCall): boolean => method === 'GET' || body !== undefined

/** A call as scripts make it. */
export const scriptCall = ({ method, path, body, why }: StoredCall): ScriptCall => ({
  method,
  path,
  body: body === undefined ? undefined : JSON.parse(body),
  reason: why,
})
