import { describe, expect, it } from 'vitest'
import { type CallBounds, CallGivenUp, callQueue, type Lane, TooManyCalls } from './call-queue.ts'

const wide: CallBounds = {
  total: 100,
  perAddress: 100,
  perKey: 100,
  running: 2,
  runningPerKey: 2,
  unreadBytesPerKey: 1000,
}

/** A queue whose calls record their names in the order in which they start. */
function watched(bounds: Partial<CallBounds>) {
  const queue = callQueue({ ...wide, ...bounds })
  const started: string[] = []
  const refused: string[] = []
  const send = (
    name: string,
    { key = 'a', address = 'x', socket = {} as object, lane = 'query' as Lane } = {},
  ) => {
    const ticket = queue.enter({ key, address, socket, lane })
    ticket.start().then(
      () => started.push(name),
      (error) => refused.push(error instanceof TooManyCalls ? `${name} ${error.bound}` : name),
    )
    return ticket
  }
  const many = (count: number, name: string, source: Parameters<typeof send>[1] = {}) =>
    Array.from({ length: count }, (_, i) => send(`${name}${i}`, source))
  /** Each start is deferred once (`setImmediate`), and comes before the next one. */
  const afterStarts = async () => {
    for (let i = 0; i < 100; i++) await new Promise(setImmediate)
  }
  return { queue, started, refused, send, many, afterStarts }
}

describe('turns', () => {
  it('go round the keys, however many calls each has waiting', async () => {
    const { started, send, many, afterStarts } = watched({ running: 1 })
    const flood = many(6, 'flood', { key: 'flood' })
    const honest = ['b', 'c'].map((key) => send(key, { key }))
    for (const ticket of [flood[0], honest[0], honest[1], flood[1], flood[2]]) {
      await afterStarts()
      ticket?.produced(0)
      ticket?.leave()
    }
    await afterStarts()
    expect(started).toEqual(['flood0', 'b', 'c', 'flood1', 'flood2', 'flood3'])
  })

  it('leave room for other keys when one has as many as it may', async () => {
    const { started, send, many, afterStarts } = watched({ running: 4, runningPerKey: 2 })
    many(5, 'flood', { key: 'flood' })
    send('honest', { key: 'b' })
    await afterStarts()
    expect(started).toEqual(['flood0', 'honest', 'flood1'])
  })

  it('of matches, of counts and of queries do not wait for each other', async () => {
    const { started, send, many, afterStarts } = watched({ running: 1, runningPerKey: 1 })
    many(3, 'match', { lane: 'match' })
    many(2, 'query')
    send('count', { lane: 'count' })
    await afterStarts()
    expect(started).toEqual(['match0', 'query0', 'count'])
  })

  it('of one socket come one after the other, when the answer before was read', async () => {
    const { started, many, afterStarts } = watched({})
    const [first] = many(3, 'piped', { socket: {} })
    await afterStarts()
    first?.produced(10)
    await afterStarts()
    expect(started).toEqual(['piped0'])
    first?.leave()
    await afterStarts()
    expect(started).toEqual(['piped0', 'piped1'])
  })

  it('are not given to a key that does not read what was produced for it', async () => {
    const { started, send, many, afterStarts } = watched({})
    const [first, second] = many(4, 'unread')
    await afterStarts()
    first?.produced(600)
    second?.produced(600)
    send('other', { key: 'b' })
    await afterStarts()
    expect(started).toEqual(['unread0', 'unread1', 'other'])
    first?.leave()
    await afterStarts()
    expect(started.at(-1)).toBe('unread2')
  })

  it('are not given to a caller that has gone', async () => {
    const { queue, started, refused, many, afterStarts } = watched({ running: 1 })
    const tickets = many(50, 'gone', { socket: {} })
    await afterStarts()
    for (const ticket of tickets) ticket.leave()
    await afterStarts()
    expect(started).toEqual(['gone0'])
    expect(refused.length).toBe(49)
    expect(queue.size()).toBe(0)
    await expect(tickets[0]?.start()).rejects.toThrow(CallGivenUp)
  })
})

describe('bounds', () => {
  it.each<[bound: string, Partial<CallBounds>]>([
    ['perKey', { perKey: 3 }],
    ['perAddress', { perAddress: 3 }],
    ['total', { total: 3 }],
  ])('refuse the call that is one too many: %s', (bound, bounds) => {
    const { queue, many } = watched(bounds)
    const socket = {}
    const [first] = many(3, 'call', { socket })
    const more = () => queue.enter({ key: 'a', address: 'x', socket, lane: 'query' })
    expect(more).toThrow(expect.objectContaining({ bound }))
    first?.leave()
    expect(more).not.toThrow()
    expect(queue.size()).toBe(3)
  })

  it.each<[bound: 'perAddress' | 'total']>([['perAddress'], ['total']])(
    'drop the newest waiting call of the key with the most, and let others in: %s',
    async (bound) => {
      const { queue, refused, send, many, afterStarts } = watched({ [bound]: 10 })
      many(9, 'flood', { key: 'flood' })
      const honest = ['b', 'c', 'd'].map((key) => send(key, { key }))
      expect(() => queue.enter({ key: 'flood', address: 'x', socket: {}, lane: 'query' })).toThrow(
        TooManyCalls,
      )
      await afterStarts()
      expect(refused).toEqual([`flood8 ${bound}`, `flood7 ${bound}`])
      expect(honest.length + 7).toBe(queue.size())
    },
  )

  it('of an address drop no call of another address', async () => {
    const { refused, send, many, afterStarts } = watched({ perAddress: 4 })
    many(4, 'far', { key: 'far', address: 'y' })
    many(3, 'near', { key: 'near' })
    send('b', { key: 'b' })
    send('c', { key: 'c' })
    await afterStarts()
    expect(refused).toEqual(['near2 perAddress'])
  })
})
