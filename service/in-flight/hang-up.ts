import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The signals of the unanswered calls on a socket: one listener for any number of pipelined calls. */
const open = new WeakMap<Socket, Set<() => void>>()
const signals = new WeakMap<FastifyRequest, AbortSignal>()

/**
 * A signal that aborts when the caller hangs up before it has the whole answer; one signal for each call. The socket is watched, not only the response:
 * Node.js attaches a pipelined response to its socket when those before it are sent, and `close` never fires on one that was not
 * attached. (Fastify's own `request.signal` aborts once the body is read: Node.js closes the incoming message then.)
 */
export function hangUpSignal(request: FastifyRequest, { raw }: FastifyReply): AbortSignal {
  const known = signals.get(request)
  if (known) return known
  const controller = new AbortController()
  signals.set(request, controller.signal)
  onCallEnd(request, { raw }, () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Calls `listener` once when a call has its whole answer, or its caller has hung up. */
export function onCallEnd(
  request: FastifyRequest,
  { raw }: Pick<FastifyReply, 'raw'>,
  listener: () => void,
): void {
  const { socket } = request.raw
  const calls = callsOn(socket)
  const end = () => {
    if (calls.delete(end)) listener()
  }
  calls.add(end)
  raw.once('finish', end)
  raw.once('close', end)
  if (socket.destroyed) end()
}

/** Calls `listener` when the caller hangs up before it has the whole answer. */
export function onHangUp(request: FastifyRequest, reply: FastifyReply, listener: () => void): void {
  const signal = hangUpSignal(request, reply)
  if (signal.aborted) listener()
  else signal.addEventListener('abort', listener, { once: true })
}

function callsOn(socket: Socket): Set<() => void> {
  const known = open.get(socket)
  if (known) return known
  const made = new Set<() => void>()
  open.set(socket, made)
  socket.once('close', () => {
    for (const end of made) end()
  })
  return made
}
