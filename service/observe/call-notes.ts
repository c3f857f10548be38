import type { FastifyRequest } from 'fastify'
import type { Kind } from '#contract/kind.ts'
import type { TraceHeaders } from './trace-headers.ts'

/** A stretch of time, in milliseconds of `performance.now()`. */
export interface Span {
  began: number
  ended: number
}

/** A query of a call to the data of a kind; `operation` is the method of the store. */
export interface QuerySpan extends Span {
  kind: Kind
  operation: string
}

/** What is noted of a call while it is answered, for its line in the log, the metrics and its trace. */
export interface CallNotes {
  /** Name of the endpoint in the contract; absent for other paths. */
  endpoint?: string
  /** Name of the page of the app, where one was sent. */
  page?: string
  /** The parts of the call once they are parsed, without its key. */
  parsed?: unknown
  /** The trace that the call is a part of, for a service that it calls; absent where none has begun. */
  trace?: TraceHeaders | undefined
  /** The number that a count answered. */
  counted?: number | undefined
  /** The limit or bound that refused the call. */
  refused?: string
  /** The wait in the queue of its lane. */
  waited?: Span & { lane: string }
  /** The first queries of the call. */
  queries: QuerySpan[]
  /** Milliseconds of all of its queries together; more than the call took where they ran at once. */
  engineMs: number
}

/** Queries that are noted one by one: a call of many items has thousands. */
const MAX_QUERIES = 50

const notes = new WeakMap<FastifyRequest, CallNotes>()

/** The notes of a call, for rooms to add to. */
export function notesOf(request: FastifyRequest): CallNotes {
  const known = notes.get(request)
  if (known) return known
  const made: CallNotes = { queries: [], engineMs: 0 }
  notes.set(request, made)
  return made
}

/** Notes a query of a call. */
export function noteQuery(call: CallNotes, query: QuerySpan): void {
  call.engineMs += query.ended - query.began
  if (call.queries.length < MAX_QUERIES) call.queries.push(query)
}
