/** How many calls may be in flight (from their first byte to the last byte of their answer), and how many run at once. */
export interface CallBounds {
  /** Calls in flight of all callers. */
  total: number
  perAddress: number
  perKey: number
  /** Calls of all keys that run at once, in each lane. */
  running: number
  /** The same for one key: fewer than the engine runs, so that no key can use all of it. */
  runningPerKey: number
  /** Bytes of produced answers that a key has not read yet; above it no more calls of that key are started. */
  unreadBytesPerKey: number
}

/**
 * Counts are short and what a person sees first: they do not wait for tallies and pages. Name look-ups run in their own threads and isochrones are made by
 * another server, so that queries do not wait for these. The rows of a stream are queued among the name look-ups, so that the stream itself starts at once.
 */
const lanes = ['count', 'query', 'match', 'routing', 'stream'] as const
export type Lane = (typeof lanes)[number]

const forEachLane = <T>(first: () => T) =>
  Object.fromEntries(lanes.map((lane) => [lane, first()])) as Record<Lane, T>

/** The caller and the connection of a call. `key` is the address when there is no key. */
export interface CallSource {
  key: string
  address: string
  socket: object
  lane: Lane
}

export type Bound = 'total' | 'perAddress' | 'perKey'

/** A call over a bound: refused on arrival, or dropped later in favor of a caller with fewer calls. */
export class TooManyCalls extends Error {
  constructor(readonly bound: Bound) {
    super(`too many calls in flight: ${bound}`)
  }
}

/** The caller hung up while the call waited. */
export class CallGivenUp extends Error {}

/** Calls of a lane: all in flight, and those of them that wait for their start or run. */
export interface LaneCalls {
  inFlight: number
  waiting: number
  running: number
}

/** A call in flight. */
export interface CallTicket {
  /** Resolves when the call may run. Rejects with `TooManyCalls` or `CallGivenUp` when it never will. */
  start(): Promise<void>
  /** The answer is ready: the next call may start. `bytes` is the length of the answer, unread so far. False when the call was not running. */
  produced(bytes: number): boolean
  /** Ends the call, at any stage; a second time it does nothing. */
  leave(): void
}

const noneRunning = () => forEachLane(() => 0)

interface Caller {
  /** Calls in flight, oldest first. */
  calls: Set<Call>
  running: Record<Lane, number>
  unread: number
}

interface Call extends CallSource {
  state: 'arriving' | 'waiting' | 'running' | 'produced' | 'left'
  unread: number
  refusal?: Error
  resolve?: () => void
  reject?: (error: Error) => void
}

/**
 * Bounds the calls in flight and decides which runs next. Callers are served round-robin, regardless of how many calls each has waiting.
 * The calls of one socket run one after the other, each only when the answer before it has been read: no call runs for a socket that is
 * not read. When an address or the whole service is full, the newest waiting call of the key with the most calls is dropped, and the
 * call of a caller with fewer calls is accepted.
 */
export function callQueue(bounds: CallBounds) {
  const register = callRegister()
  const running = noneRunning()
  let isScheduled = false

  function enter(source: CallSource): CallTicket {
    makeRoom(register, bounds, source, leave)
    const call: Call = { ...source, state: 'arriving', unread: 0 }
    const caller = register.add(call)
    return {
      start: () => start(call),
      produced: (bytes) => produced(call, caller, bytes),
      leave: () => leave(call, new CallGivenUp()),
    }
  }

  function start(call: Call): Promise<void> {
    if (call.refusal) return Promise.reject(call.refusal)
    return new Promise((resolve, reject) => {
      Object.assign(call, { state: 'waiting', resolve, reject })
      scheduleStart()
    })
  }

  /** Deferred: a closing socket ends all of its calls before one starts, and a series of short calls does not block other callers. */
  function scheduleStart(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(startNext)
  }

  function startNext(): void {
    isScheduled = false
    const call = nextCall(register, running, bounds)
    if (!call) return
    register.moveToEnd(call.key).running[call.lane] += 1
    running[call.lane] += 1
    call.state = 'running'
    call.resolve?.()
    scheduleStart()
  }

  function produced(call: Call, caller: Caller, bytes: number): boolean {
    if (call.state !== 'running') return false
    endWork(call, caller)
    call.state = 'produced'
    call.unread = bytes
    caller.unread += bytes
    scheduleStart()
    return true
  }

  function endWork(call: Call, caller: Caller): void {
    if (call.state !== 'running') return
    caller.running[call.lane] -= 1
    running[call.lane] -= 1
  }

  function leave(call: Call, reason: Error): void {
    if (call.state === 'left') return
    const caller = register.remove(call)
    endWork(call, caller)
    caller.unread -= call.unread
    call.state = 'left'
    call.refusal = reason
    call.reject?.(reason)
    scheduleStart()
  }

  return { enter, size: register.total, byLane: () => countByLane(register) }
}

const noCalls = (): LaneCalls => ({ inFlight: 0, waiting: 0, running: 0 })

function countByLane(register: CallRegister): Record<Lane, LaneCalls> {
  const counts = forEachLane(noCalls)
  for (const { calls } of register.callers())
    for (const { lane, state } of calls) {
      counts[lane].inFlight += 1
      if (state === 'waiting' || state === 'running') counts[lane][state] += 1
    }
  return counts
}

/** Throws when a call of this source would be over a bound. Where calls of others can make room, drops one of the key that has the most. */
function makeRoom(
  register: CallRegister,
  bounds: CallBounds,
  { key, address }: CallSource,
  leave: (call: Call, reason: Error) => void,
): void {
  const own = register.callsOf(key)
  /** Drops a call of the key that has the most; raises the refusal of the new call when its own key would then have as many. */
  const dropOne = (bound: Bound, isConcerned: (call: Call) => boolean) => {
    const victim = register.newestOfLargest(own + 1, (call) => isConcerned(call) && !isStarted(call))
    if (!victim) throw new TooManyCalls(bound)
    leave(victim, new TooManyCalls(bound))
  }
  if (own >= bounds.perKey) throw new TooManyCalls('perKey')
  if (register.callsFrom(address) >= bounds.perAddress)
    dropOne('perAddress', (call) => call.address === address)
  if (register.total() >= bounds.total) dropOne('total', () => true)
}

/** The call that runs next: of the caller served longest ago, the oldest that may start. */
function nextCall(
  register: CallRegister,
  running: Record<Lane, number>,
  bounds: CallBounds,
): Call | undefined {
  const mayStart = (call: Call, caller: Caller): boolean => {
    if (call.state !== 'waiting') return false
    const { lane } = call
    const isFull = running[lane] >= bounds.running || caller.running[lane] >= bounds.runningPerKey
    return (!isFull || lane === 'stream') && register.isFirstOfSocket(call)
  }
  for (const caller of register.callers()) {
    if (caller.unread >= bounds.unreadBytesPerKey) continue
    for (const call of caller.calls) if (mayStart(call, caller)) return call
  }
  return undefined
}

type CallRegister = ReturnType<typeof callRegister>

/** The calls in flight by caller, socket and address. Callers are in the order in which they are served: the last served is last. */
function callRegister() {
  const callers = new Map<string, Caller>()
  const sockets = new Map<object, Set<Call>>()
  const addresses = new Map<string, number>()
  let total = 0

  return {
    total: () => total,
    callers: () => callers.values(),
    callsOf: (key: string) => callers.get(key)?.calls.size ?? 0,
    callsFrom: (address: string) => addresses.get(address) ?? 0,
    isFirstOfSocket: (call: Call) => sockets.get(call.socket)?.values().next().value === call,

    add(call: Call): Caller {
      const caller = callers.get(call.key) ?? newCaller()
      callers.set(call.key, caller)
      caller.calls.add(call)
      sockets.set(call.socket, (sockets.get(call.socket) ?? new Set()).add(call))
      addresses.set(call.address, (addresses.get(call.address) ?? 0) + 1)
      total += 1
      return caller
    },

    remove(call: Call): Caller {
      const caller = callers.get(call.key) as Caller
      caller.calls.delete(call)
      if (caller.calls.size === 0) callers.delete(call.key)
      const socket = sockets.get(call.socket)
      socket?.delete(call)
      if (socket?.size === 0) sockets.delete(call.socket)
      const left = (addresses.get(call.address) ?? 1) - 1
      if (left > 0) addresses.set(call.address, left)
      else addresses.delete(call.address)
      total -= 1
      return caller
    },

    moveToEnd(key: string): Caller {
      const caller = callers.get(key) as Caller
      callers.delete(key)
      callers.set(key, caller)
      return caller
    },

    /** The newest call that `mayDrop` of the caller with the most calls, of those with more than `min`. */
    newestOfLargest(min: number, mayDrop: (call: Call) => boolean): Call | undefined {
      let found: { call: Call; size: number } | undefined
      for (const { calls } of callers.values()) {
        if (calls.size <= (found?.size ?? min)) continue
        const call = [...calls].findLast(mayDrop)
        if (call) found = { call, size: calls.size }
      }
      return found?.call
    },
  }
}

const newCaller = (): Caller => ({ calls: new Set(), running: noneRunning(), unread: 0 })

const isStarted = ({ state }: Call) => state === 'running' || state === 'produced'
