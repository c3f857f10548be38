import { describe, expect, it } from 'vitest'
import { randomFromNumber } from '#shared/random.ts'
import { grow } from './grow.ts'

/** Distances of records from a shop: a crowd around it, a town further away, a thin spread to the edge. */
function distances(seed: number, size: number): number[] {
  const random = randomFromNumber(seed)
  return Array.from({ length: size }, () => {
    const kind = random()
    if (kind < 0.4) return 12 * Math.sqrt(random())
    return kind < 0.6 ? 90 + 8 * random() : 900 * Math.sqrt(random())
  })
}

const within = (all: readonly number[], radius: number) => all.filter((miles) => miles <= radius).length

/** The slow way: every radius from the smallest. */
function slowly(all: readonly number[], target: number) {
  for (let step = 1; step <= 5000; step++)
    if (within(all, step / 10) >= target)
      return { RadiusMiles: step / 10, MatchCount: within(all, step / 10) }
  return { maxCount: within(all, 500) }
}

async function grown(all: readonly number[], target: number, together: number, from = 5) {
  let calls = 0
  const requested: number[] = []
  const counts = async (radii: readonly number[]) => {
    calls++
    requested.push(radii.length)
    return radii.map((radius) => within(all, radius))
  }
  const result = await grow({ counts, target, from, together })
  return { result, calls, max: Math.max(...requested) }
}

const cases = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
  [1, 7, 100, 800, 1199, 1500, 2000].map((target) => [seed, target] as const),
)

describe('the radius that holds as many is the one the slow way finds', () => {
  it.each(cases)('sample %i, %i records, one by one', async (seed, target) => {
    const all = distances(seed, 2000)
    const { result, calls } = await grown(all, target, 1)
    expect(result).toEqual(slowly(all, target))
    expect(calls).toBeLessThanOrEqual(16)
  })

  it.each(cases)('sample %i, %i records, several in one call', async (seed, target) => {
    const all = distances(seed, 2000)
    const { result, calls, max } = await grown(all, target, 25)
    expect(result).toEqual(slowly(all, target))
    expect(calls).toBeLessThanOrEqual(4)
    expect(max).toBeLessThanOrEqual(25)
  })

  it('takes about nine calls one by one', async () => {
    const runs = await Promise.all(cases.map(([seed, target]) => grown(distances(seed, 2000), target, 1)))
    expect(runs.reduce((sum, { calls }) => sum + calls, 0) / runs.length).toBeLessThan(10)
  })

  it.each([0.1, 5, 500])('begins anywhere: %d miles', async (from) => {
    const all = distances(9, 2000)
    expect((await grown(all, 700, 1, from)).result).toEqual(slowly(all, 700))
  })

  it('says how many there are at most', async () => {
    const { result, calls } = await grown([3, 400, 700], 3, 1)
    expect(result).toEqual({ maxCount: 2 })
    expect(calls).toBeLessThanOrEqual(3)
  })

  it('finds all of them at one point', async () => {
    expect((await grown([0, 0, 0], 3, 1)).result).toEqual({ RadiusMiles: 0.1, MatchCount: 3 })
  })
})

it('reports its state before each call', async () => {
  const progress: string[] = []
  await grow({
    counts: async (radii) => radii.map((radius) => radius * 10),
    target: 40,
    from: 5,
    together: 1,
    onCall: ({ calls, low, high }) => progress.push(`${calls}: ${low} to ${high}`),
  })
  expect(progress.slice(0, 2)).toEqual(['1: 0 to 500', '2: 0 to 5'])
})
