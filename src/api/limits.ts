/** One limit of the key as the last answer told it: what is left of it, of how much, and when there is more (seconds). */
export interface Limit {
  name: string
  left: number
  of: number | undefined
  /** Seconds until there is more; undefined for a lifetime. */
  renewed: number | undefined
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
    }))
    .filter(({ left }) => left < ENDLESS)
}

let last: readonly Limit[] | undefined
const listeners = new Set<() => void>()

/** Keeps what an answer told of the limits. */
export function limitsTold(headers: Headers): void {
  if (!headers.has('ratelimit')) return
  last = limitsIn(headers)
  for (const listener of listeners) listener()
}

/** What the last answer told, and a way to be told of the next; undefined until one told anything. */
export const lastLimits = () => last

export function onLimits(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
