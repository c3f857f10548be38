import { expect, test } from 'vitest'
import { afterCounts, countFirst } from './counts-first.ts'

const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
const { signal } = new AbortController()

/** Notes what is asked and answered, in order. */
function noted() {
  const told: string[] = []
  const ask = (name: string, takes: number) => async () => {
    told.push(`${name} asked`)
    await later(takes)
    told.push(`${name} answered`)
  }
  return { told, ask }
}

test('the count goes first, whoever asks first', async () => {
  const { told, ask } = noted()
  const tally = afterCounts(signal, ask('tally', 1))
  const count = countFirst(ask('count', 30))
  await Promise.all([tally, count])
  expect(told).toEqual(['count asked', 'count answered', 'tally asked', 'tally answered'])
})

test('without a count nothing waits', async () => {
  const { told, ask } = noted()
  await afterCounts(signal, ask('tally', 1))
  expect(told).toEqual(['tally asked', 'tally answered'])
})

test('a slow count holds nothing back for long', async () => {
  const { told, ask } = noted()
  const count = countFirst(ask('count', 600))
  await afterCounts(signal, ask('tally', 1))
  expect(told).toEqual(['count asked', 'tally asked', 'tally answered'])
  await count
})

test('a count that fails lets the others go', async () => {
  const { told, ask } = noted()
  const count = countFirst(() => Promise.reject(new Error('refused')))
  await Promise.all([expect(count).rejects.toThrow('refused'), afterCounts(signal, ask('tally', 1))])
  expect(told).toEqual(['tally asked', 'tally answered'])
})

test('what is given up meanwhile is never asked', async () => {
  const { told, ask } = noted()
  const control = new AbortController()
  const count = countFirst(ask('count', 30))
  const tally = afterCounts(control.signal, ask('tally', 1))
  await later(5)
  control.abort(new Error('newer input'))
  await expect(tally).rejects.toThrow('newer input')
  await count
  expect(told).toEqual(['count asked', 'count answered'])
})
