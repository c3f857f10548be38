import { expect, test } from 'vitest'
import { afterCounts, countFirst } from './counts-first.ts'

const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
const { signal } = new AbortController()

/** Records what is requested and answered, in order. */
function noted() {
  const events: string[] = []
  const request = (name: string, takes: number) => async () => {
    events.push(`${name} asked`)
    await later(takes)
    events.push(`${name} answered`)
  }
  return { events, request }
}

test('the count goes first, whichever request came first', async () => {
  const { events, request } = noted()
  const tally = afterCounts(signal, request('tally', 1))
  const count = countFirst(request('count', 30))
  await Promise.all([tally, count])
  expect(events).toEqual(['count asked', 'count answered', 'tally asked', 'tally answered'])
})

test('without a count nothing waits', async () => {
  const { events, request } = noted()
  await afterCounts(signal, request('tally', 1))
  expect(events).toEqual(['tally asked', 'tally answered'])
})

test('a slow count holds nothing back for long', async () => {
  const { events, request } = noted()
  let answer = () => {}
  const count = countFirst(() => new Promise<void>((done) => (answer = done)))
  await afterCounts(signal, request('tally', 1))
  expect(events).toEqual(['tally asked', 'tally answered'])
  answer()
  await count
})

test('a count that fails lets the others go', async () => {
  const { events, request } = noted()
  const count = countFirst(() => Promise.reject(new Error('refused')))
  await Promise.all([expect(count).rejects.toThrow('refused'), afterCounts(signal, request('tally', 1))])
  expect(events).toEqual(['tally asked', 'tally answered'])
})

test('a query that is canceled before its call is never sent', async () => {
  const { events, request } = noted()
  const control = new AbortController()
  const count = countFirst(request('count', 30))
  const tally = afterCounts(control.signal, request('tally', 1))
  await later(5)
  control.abort(new Error('newer input'))
  await expect(tally).rejects.toThrow('newer input')
  await count
  expect(events).toEqual(['count asked', 'count answered'])
})
