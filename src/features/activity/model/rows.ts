import type { StoredCall } from '#storage/stored-call.ts'

export const choices = ['all', 'billed', 'problems'] as const
export type Choice = (typeof choices)[number]

/** Whether a call went wrong; one that the app gave up did not. */
export const isProblem = ({ status, problem }: StoredCall): boolean =>
  status !== 'cut' && (problem !== undefined || status === 0 || status >= 400)

const keeps: Record<Choice, (call: StoredCall) => boolean> = {
  all: () => true,
  billed: ({ billed }) => billed.records > 0,
  problems: isProblem,
}

/** The calls that a choice and a text leave, the newest first. The text is looked for in path, answer, reason and content. */
export function shownCalls(calls: readonly StoredCall[], choice: Choice, text: string): StoredCall[] {
  const wanted = text.trim().toLowerCase()
  const found = calls.filter((call) => keeps[choice](call) && (wanted === '' || holds(call, wanted)))
  return found.reverse()
}

function holds(call: StoredCall, wanted: string): boolean {
  const { path, status, method, body, answer, problem } = call
  const parts = [path, statusText(status), method, reasonOf(call), problem?.words, body, answer]
  return parts.some((part) => part?.toLowerCase().includes(wanted))
}

/** What stands for the status: "200", "cut", "none" where no response. */
export const statusText = (status: StoredCall['status']): string => (status === 0 ? 'none' : String(status))

/** How an answer is coloured: as good, as given up, as a wait, as wrong. */
export function toneOf({ status, problem }: StoredCall): 'good' | 'cut' | 'wait' | 'bad' {
  if (status === 'cut') return 'cut'
  if (status === 429 || status === 403) return 'wait'
  return status === 0 || status >= 400 || problem ? 'bad' : 'good'
}

/** Why a call was made, or what went wrong with it. */
export function reasonOf({ status, problem, why }: StoredCall): string {
  if (status === 'cut') return 'canceled'
  if (status === 0) return `no answer: ${why}`
  if (status === 400) return problem?.item ? `bad ${problem.item}` : 'not recognized'
  if (status === 401) return 'key refused'
  if (status === 403) return 'call volume used up'
  if (status === 404) return `not found: ${why}`
  if (status === 429) return problem?.wait ? `rate limited, retry in ${problem.wait} s` : 'rate limited'
  return problem ? problem.words : why
}

/** The call without what all have in common: "companies/search", "sics?keyword=plumbing". */
export const shortPath = (path: string): string => path.replace(/^\/v\d\//, '')

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const dayOf = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const wholeDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** When a call was sent, short: the day where it is not that of `now`. */
export const timeText = (at: number, now: number): string =>
  wholeDay.format(at) === wholeDay.format(now)
    ? clock.format(at)
    : `${dayOf.format(at)}, ${clock.format(at).slice(0, 5)}`

/** "20 Nov 2026, 16:18:42". */
export const momentText = (at: number): string => `${wholeDay.format(at)}, ${clock.format(at)}`

/** Milliseconds as people read them: "212 ms", "1.4 s". */
export const tookText = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`

/** "6.1 KB". */
export const sizeText = (characters: number): string =>
  characters < 1000 ? `${characters} B` : `${(characters / 1000).toFixed(1)} KB`
