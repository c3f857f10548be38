import { availableParallelism } from 'node:os'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from '../http/client.ts'
import { type Failure, problem } from '../http/problem.ts'
import { accountOf } from '../keys/identity.ts'
import { notesOf } from '../observe/call-notes.ts'
import {
  type Bound,
  type CallBounds,
  CallGivenUp,
  type CallTicket,
  callQueue,
  type Lane,
  type LaneCalls,
  TooManyCalls,
} from './call-queue.ts'
import { onHangUp } from './hang-up.ts'

/**
 * Default bounds. More queries at once than processors only wait for each other: of 100 people on two cores, counts took seven times as long
 * with eight as with three (README, Measured).
 */
export const defaultBounds: CallBounds = {
  total: 1024,
  perAddress: 256,
  perKey: 128,
  running: Math.max(3, availableParallelism() + 1),
  runningPerKey: 2,
  unreadBytesPerKey: 8 * 1024 * 1024,
}

/** Milliseconds within which a caller must read some part of its answer, or the connection is closed. */
const STALLED = 30_000

/** `Retry-After` of a refused call in seconds: most calls in flight have ended by then. */
const RETRY_AFTER = 2

/** The calls in flight of the whole service. */
export interface CallsInFlight {
  /** Counts a call whose caller is identified; raises a 503 when there are too many. */
  enter(request: FastifyRequest, reply: FastifyReply, lane: Lane): void
  /** Resolves when the call may run. */
  waitForStart(request: FastifyRequest): Promise<void>
  /** The answer of so many bytes is being sent, so that another call may run. A second time it does nothing. */
  produced(request: FastifyRequest, bytes: number): void
  /** How many calls there are now, by lane. */
  byLane(): Record<Lane, LaneCalls>
}

export function callsInFlight(bounds: CallBounds): CallsInFlight {
  const queue = callQueue(bounds)
  const tickets = new WeakMap<FastifyRequest, { ticket: CallTicket; lane: Lane }>()

  return {
    enter(request, reply, lane) {
      const { socket } = request.raw
      const { address } = clientOf(request)
      const account = accountOf(request.identity)
      const key = account === undefined ? `address ${address}` : `account ${account}`
      try {
        const ticket = queue.enter({ key, address, socket, lane })
        tickets.set(request, { ticket, lane })
        reply.raw.once('finish', () => ticket.leave())
        onHangUp(request, reply, () => ticket.leave())
      } catch (error) {
        throw refusalFor(request, bounds, error)
      }
    },
    async waitForStart(request) {
      const entered = tickets.get(request)
      if (!entered) return
      const began = performance.now()
      try {
        await entered.ticket.start()
      } catch (error) {
        throw refusalFor(request, bounds, error)
      } finally {
        notesOf(request).waited = { lane: entered.lane, began, ended: performance.now() }
      }
      request.raw.socket.setTimeout?.(0)
    },
    produced(request, bytes) {
      if (tickets.get(request)?.ticket.produced(bytes)) request.raw.socket.setTimeout?.(STALLED)
    },
    byLane: queue.byLane,
  }
}

const seconds = (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`

/** The message for a refused caller, by bound. */
const causes: Record<Bound, (bounds: CallBounds) => string> = {
  perKey: ({ perKey }) => `You have ${perKey} calls in flight, the maximum for a key.`,
  perAddress: ({ perAddress }) =>
    `Your address has ${perAddress} calls in flight, the maximum for an address.`,
  total: () => 'The service has the maximum number of calls in flight.',
}

function refusalFor(request: FastifyRequest, bounds: CallBounds, error: unknown): unknown {
  // The caller is gone. Web servers log 499 for a client that closed its connection.
  if (error instanceof CallGivenUp) return problem(499, 'The caller closed the connection.')
  if (!(error instanceof TooManyCalls)) return error
  notesOf(request).refused = error.bound
  return tooMany(error.bound, bounds)
}

function tooMany(bound: Bound, bounds: CallBounds): Failure {
  const message = `${causes[bound](bounds)} Wait for answers before sending more, and try again in ${seconds(RETRY_AFTER)}.`
  return problem(503, message, { 'retry-after': String(RETRY_AFTER) })
}

/** Adds hooks that let each call of a plugin run after its body has arrived, until its answer is sent; a stream runs until its end. */
export function scheduleCalls(app: FastifyInstance, calls: CallsInFlight): void {
  app.addHook('preHandler', (request) => calls.waitForStart(request))
  app.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) calls.produced(request, payload.length)
  })
}
