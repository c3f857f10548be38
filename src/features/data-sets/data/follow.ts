import type { QueryClient } from '@tanstack/react-query'
import { type Kind, kinds } from '#contract/kind.ts'
import { dropAnswers } from '#session/answers.ts'
import { type ServiceInfo, serviceQuery } from '#session/service.ts'
import { readServiceInfo } from '#session/service-info.ts'

/** Milliseconds between two looks at which version the service answers from. */
const INTERVAL = 400
/** Milliseconds after which a version that was switched to is taken as one that does not open. */
const MAX_WAIT = 120_000

let running: AbortController | undefined

/** A kind whose data changed: what it is now, and the version before. */
export interface DataChange {
  kind: Kind
  name: string
  records: number
  before: string | undefined
}

/** What became of following a switch: what changed, or the kind that the service still answers from the version before. */
export type Followed = { changes: readonly DataChange[] } | { behind: Kind }

/**
 * Waits until the service answers from the versions that are in use by kind, and then drops the answers from the versions before.
 * Undefined where a later call has taken over.
 */
export async function followVersions(
  client: QueryClient,
  wanted: Partial<Record<Kind, string>>,
): Promise<Followed | undefined> {
  running?.abort()
  running = new AbortController()
  const { signal } = running
  const before = client.getQueryData(serviceQuery.queryKey)
  const end = Date.now() + MAX_WAIT
  for (;;) {
    const now = await readServiceInfo(signal).catch(() => undefined)
    if (signal.aborted) return undefined
    const behind = kinds.find((kind) => wanted[kind] && now?.data?.[kind]?.version !== wanted[kind])
    if (now && !behind) return { changes: takeOver(client, before, now) }
    if (behind && Date.now() > end) return { behind }
    await new Promise((done) => setTimeout(done, INTERVAL))
    if (signal.aborted) return undefined
  }
}

/** Shows the service as it is now, and drops all answers of the kinds whose data changed. */
function takeOver(client: QueryClient, before: ServiceInfo | undefined, now: ServiceInfo): DataChange[] {
  client.setQueryData(serviceQuery.queryKey, now)
  const changed = kinds.filter((kind) => stampOf(before, kind) !== stampOf(now, kind))
  dropAnswers(client, changed)
  return changed.flatMap((kind) => {
    const set = now.data?.[kind]
    return set ? [{ kind, name: set.name, records: set.records, before: before?.data?.[kind]?.version }] : []
  })
}

/** When the data was built: a name may change without the records. */
const stampOf = (info: ServiceInfo | undefined, kind: Kind) => info?.data?.[kind]?.version?.split('@').at(-1)
