import { randomUUID } from 'node:crypto'

/** Ids of UUID, ULID, W3C and most proxies. Nothing that a log or a header could read as more than one text. */
const WELL_FORMED = /^[\w.-]{1,64}$/

/** The id of a request: its `X-Request-Id` when that is well formed, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID()
}
