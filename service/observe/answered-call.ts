import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Billed } from '../http/billed.ts'
import { clientOf } from '../http/client.ts'
import { pathOf } from '../http/log.ts'
import { type CallNotes, notesOf, type Span } from './call-notes.ts'
import { endpointName } from './endpoint-name.ts'

/** A call after the last byte of its answer: what the log, the metrics and traces are made of. It has no key. */
export interface AnsweredCall {
  requestId: string
  /** Short id of the key; absent for calls without one. */
  keyId?: string | undefined
  personId?: string | undefined
  endpoint: string
  method: string
  /** The pattern of the path; absent for a path without a route. */
  route?: string | undefined
  path: string
  /** Of the caller. */
  address: string
  status: number
  /** From its first byte to the last of its answer. */
  time: Span
  /** Bytes of the answer on the connection, with its headers. */
  bytes: number
  /** Records that were billed, by kind and format. */
  billed: Billed
  notes: CallNotes
}

/** The status of a call whose caller hung up before it had the whole answer, as web servers log it. */
const HUNG_UP = 499

/** The bytes that were written to a connection when its last answer ended. */
const written = new WeakMap<Socket, number>()

/** The call of a request that is answered, or whose caller has hung up. To be called once for each; `began` in milliseconds of `performance.now()`. */
export function answeredCall(request: FastifyRequest, reply: FastifyReply, began: number): AnsweredCall {
  const ended = performance.now()
  const { identity, method, originalUrl, routeOptions, id } = request
  const isWhole = reply.raw.writableFinished
  const status = isWhole ? reply.statusCode : HUNG_UP
  return {
    requestId: id,
    keyId: identity?.keyId,
    personId: identity?.person?.id,
    endpoint: endpointName(request),
    method,
    route: routeOptions.url,
    path: pathOf(originalUrl),
    address: clientOf(request).address,
    status,
    time: { began, ended },
    bytes: bytesSince(request.raw.socket),
    billed: status === 200 && method !== 'HEAD' ? (request.billed ?? {}) : {},
    notes: notesOf(request),
  }
}

/** The bytes of the answers on a connection are those of one call after the other. */
function bytesSince(socket: Socket): number {
  const now = socket.bytesWritten ?? 0
  const before = written.get(socket) ?? 0
  written.set(socket, now)
  return now - before
}
