import { expect, it } from 'vitest'
import { matchRecords } from '#service/match/match.ts'
import { plainIndex } from '#service/match/plain-index.testing.ts'
import { checkedIndex, createStopFlags, NEVER, Stopped } from './stop-flags.ts'

it('gives each call a flag of its own, which is clear when it is given again', () => {
  const flags = createStopFlags()
  const [a, b] = [flags.take(), flags.take()]
  expect(new Set([a, b, NEVER]).size).toBe(3)
  flags.set(a)
  expect([flags.shared[a], flags.shared[b]]).toEqual([1, 0])
  flags.release(a)
  expect(flags.take()).toBe(a)
  expect(flags.shared[a]).toBe(0)
})

it('has no flag for more calls than there are flags, and never sets the one they share', () => {
  const flags = createStopFlags()
  const taken = Array.from({ length: 5000 }, () => flags.take())
  expect(taken.filter((flag) => flag === NEVER)).toHaveLength(5000 - 4095)
  flags.set(NEVER)
  expect(flags.shared[NEVER]).toBe(0)
})

it('stops a match at the next step of the index', () => {
  const index = plainIndex('companies', [
    { Id: '1', Name: 'oak dental', City: 'warwick', StateProvince: 'RI' },
  ])
  const request = { Name: 'oak dental', City: 'Warwick', Confidence: 70, Probability: 0, Limit: 5 }
  let steps = 0
  const counted = checkedIndex(index, () => {
    steps += 1
  })
  expect(matchRecords(counted, request)).toEqual(matchRecords(index, request))
  const all = steps
  expect(all).toBeGreaterThan(3)
  for (let last = 1; last <= all; last++) {
    steps = 0
    const stopped = checkedIndex(index, () => {
      steps += 1
      if (steps >= last) throw new Stopped()
    })
    expect(() => matchRecords(stopped, request)).toThrow(Stopped)
  }
})
