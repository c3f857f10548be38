import type { EndpointName, StreamName } from '#contract/endpoints.ts'
import { ApiProblem } from './problem.ts'

/** A request: the endpoint's name and address, and the JSON that is sent. */
export interface RequestedCall {
  name: EndpointName | StreamName
  method: 'GET' | 'POST'
  /** Below the service's address, with its query: "/v1/sics?keyword=plumbing". */
  path: string
  body?: unknown
  /** By what the call names itself, so that it is not billed again when it has to be repeated. */
  idempotencyKey?: string | undefined
  /** Whether it is of an export, which the service allows to some people only. */
  isExport?: boolean | undefined
}

/** A call that was made: the request, its result, and how long it took. */
export interface MadeCall extends RequestedCall {
  /** Status of the answer; 0 where none came, `cut` where the app gave the call up. */
  status: number | 'cut'
  /** The JSON that came, whole. */
  answer?: unknown
  /** What was wrong, in words, and the field or parameter that the service named. */
  problem?: { words: string; item?: string | undefined; wait?: number | undefined }
  /** When it was sent by the wall clock, milliseconds since 1970. */
  at: number
  /** Milliseconds until the answer began, and until all of it was there, by the clock that only runs forward. */
  first: number
  took: number
  /** Characters of the answer. */
  size: number
  /** Records of an answer that was a stream; such an answer is not stored. */
  streamedRecords?: number
  /** Headers of the answer. */
  headers: Readonly<Record<string, string>>
}

type Listener = (call: MadeCall) => void
const listeners = new Set<Listener>()

/** Notifies the listener of every finished call; returns a function that stops it. Calls do not wait for listeners. */
export function onCall(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Watches one call from its sending on; exactly one of `done` and `failed` ends it. */
export function watched(request: RequestedCall) {
  const at = Date.now()
  const start = performance.now()
  const since = () => performance.now() - start
  let seen: Pick<MadeCall, 'first' | 'headers' | 'size' | 'streamedRecords'> = {
    first: 0,
    headers: {},
    size: 0,
  }
  const over = (rest: Pick<MadeCall, 'status' | 'answer' | 'problem'>) => {
    const call = { ...request, ...seen, ...rest, at, took: since() }
    for (const listener of listeners) listener(call)
  }
  return {
    answered: ({ headers }: Response) => {
      seen = { first: since(), headers: Object.fromEntries(headers), size: 0 }
    },
    read: (text: string) => {
      seen = { ...seen, size: text.length }
    },
    streamed: (size: number, streamedRecords: number) => {
      seen = { ...seen, size, streamedRecords }
    },
    done: (status: number, answer: unknown) => over({ status, answer }),
    failed: (error: unknown, answer: unknown) => over({ ...failureOf(error), answer }),
  }
}

function failureOf(error: unknown): Pick<MadeCall, 'status' | 'problem'> {
  if (!(error instanceof ApiProblem)) return { status: 'cut' }
  const { status, message, errors, waitSeconds } = error
  return { status, problem: { words: message, item: errors[0]?.Item, wait: waitSeconds } }
}
