import { ApiProblem } from './problem.ts'

/** One limit of the key as the last answer reported it: what is left of it, of how much, and when there is more (seconds). */
export interface Limit {
  name: string
  left: number
  of: number | undefined
  /** Seconds until there is more; undefined for a lifetime. */
  renewed: number | undefined
  /** Seconds for which it holds; undefined for a lifetime, and where it is not reported. */
  window?: number | undefined
}

/** From this number on a service means that there is no limit. */
const ENDLESS = 1e14

/** `"quota";r=2310;t=190800, "throttle";r=598;t=1` as the parameters of each name (RFC 9651 lists, RateLimit draft). */
function parametersIn(header: string | null): Map<string, Map<string, number>> {
  const items = [...(header ?? '').matchAll(/"([^"]+)"((?:;\s*\w+=\d+)*)/g)]
  return new Map(
    items.map(([, name = '', rest = '']) => [
      name,
      new Map([...rest.matchAll(/(\w+)=(\d+)/g)].map(([, key = '', value]) => [key, Number(value)])),
    ]),
  )
}

/** The limits in the headers of an answer: none where the service sends none, or says that there are none. */
export function limitsIn(headers: Headers): Limit[] {
  const policies = parametersIn(headers.get('ratelimit-policy'))
  return [...parametersIn(headers.get('ratelimit'))]
    .map(([name, now]) => ({
      name,
      left: now.get('r') ?? 0,
      of: policies.get(name)?.get('q'),
      renewed: now.get('t'),
      window: policies.get(name)?.get('w'),
    }))
    .filter(({ left }) => left < ENDLESS)
}

/** What the service last reported of the key's limits, and when. */
export interface ReportedLimits {
  limits: readonly Limit[]
  /** The last call that was refused for a limit: its status, the service's message, and the wait that it requests. */
  refused?: { status: number; message: string; seconds: number | undefined; at: number } | undefined
  /** When, by the clock that only runs forward (`performance.now`), and by the service's own, milliseconds since 1970. */
  at: number
  date: number
}

let last: ReportedLimits | undefined
const listeners = new Set<(reported: ReportedLimits, fromElsewhere: boolean) => void>()

function publish(reported: ReportedLimits, fromElsewhere = false): void {
  last = reported
  for (const listener of listeners) listener(reported, fromElsewhere)
}

/** Stores the limits that an answer reports. */
export function limitsReported(headers: Headers): void {
  if (!headers.has('ratelimit')) return
  const date = Date.parse(headers.get('date') ?? '') || Date.now()
  publish({ ...last, limits: limitsIn(headers), at: performance.now(), date })
}

/** Stores that a call was refused for a limit; other failures are ignored. */
export function refusalReported(error: unknown): void {
  if (!(error instanceof ApiProblem) || (error.status !== 429 && error.status !== 403)) return
  const { status, message, waitSeconds } = error
  const refused = { status, message, seconds: waitSeconds, at: performance.now() }
  publish({ limits: [], at: refused.at, date: Date.now(), ...last, refused })
}

/** Takes over what another tab or a worker was reported just now; their monotonic clocks began at other times. */
export function takeReportedLimits({ refused, ...reported }: ReportedLimits): void {
  const at = performance.now()
  const isNew = refused && refused.at >= reported.at - A_MOMENT
  publish({ ...reported, at, refused: isNew ? { ...refused, at } : last?.refused }, true)
}

/** Milliseconds within which two reports belong to the same answer. */
const A_MOMENT = 50

/** The last report; undefined before the first. */
export const lastReported = () => last

/** The limits of the last report; undefined before the first. */
export const lastLimits = () => last?.limits

/** Notifies the listener of each report; returns a function that stops it. */
export function onLimits(listener: (reported: ReportedLimits, fromElsewhere: boolean) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
