import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { EndpointName, StreamName } from '#contract/endpoints.ts'
import type { Format } from '../http/media.ts'
import type { QueryPairs } from '../http/query.ts'
import type { Identity } from '../keys/identity.ts'
import type { BillRows } from '../limits/billing.ts'
import type { TraceHeaders } from '../observe/trace-headers.ts'
import type { RowFormat } from '../stream/sent-rows.ts'

/** A call before its values are parsed. */
export interface Call {
  name: EndpointName
  params: Record<string, string>
  query: QueryPairs
  body?: Uint8Array
  bodyFormat?: Format
  identity: Identity
  /** The caller's own name of the call, so that it is not billed again when it is repeated. */
  idempotencyKey?: string | undefined
  /** The `If-Data-Version` of the call. */
  wantedVersion?: string | undefined
  /** The trace that the call is a part of. */
  trace?: TraceHeaders | undefined
  /** Aborts when the client hangs up. */
  signal: AbortSignal
}

/** A call with a stream of rows, before they are read. */
export interface StreamCall {
  name: StreamName
  query: QueryPairs
  upload: Readable
  format: RowFormat
  identity: Identity
  idempotencyKey?: string | undefined
  /** The `If-Data-Version` of the call. */
  wantedVersion?: string | undefined
  trace?: TraceHeaders | undefined
  /** Bills rows before their answers are sent; absent where nothing is billed. */
  bill?: BillRows | undefined
  /** Called with internal failures after the answer has started. */
  onFailure(error: unknown): void
  /** Aborts when the client hangs up. */
  signal: AbortSignal
}

/** Answers a call with a stream of lines; may set headers and status on the reply. Failures are raised. */
export type StreamAnswerer = (call: StreamCall, reply: FastifyReply) => Promise<Readable>

/** An answer that another service has written: JSON, sent as it is. */
export class WrittenAnswer {
  constructor(readonly json: string) {}
}

/** Answers a call with a value to send, or with a `WrittenAnswer`; may set headers and status on the reply. Failures are raised. */
export type Answerer = (call: Call, reply: FastifyReply) => Promise<unknown>
