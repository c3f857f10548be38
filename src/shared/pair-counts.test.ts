import { expect, test } from 'vitest'
import { decidedInDoubt, pairCountsAt, pairsFrom, percentOf, rangesInDoubt } from './pair-counts.ts'
import { pick, randomFromNumber } from './random.ts'

test.each([
  [0.29, 29],
  [0.299, 29],
  [0.57, 57],
  [1, 100],
  [0, 0],
])('the percent of %d is %i', (probability, percent) => {
  expect(percentOf(probability)).toBe(percent)
})

const decisions = ['same', 'different', 'later'] as const
interface Pair {
  percent: number
  isFirst: boolean
  decision?: (typeof decisions)[number] | undefined
}

/** What becomes of one pair, said plainly. */
function outcomeOf({ percent, isFirst, decision }: Pair, threshold: number, doubt: number) {
  if (decision === 'same') return 'merged'
  if (decision === 'different') return 'added'
  if (isFirst && percent >= threshold) return 'merged'
  return percent >= doubt ? 'in doubt' : 'added'
}

const binsOf = (pairs: readonly Pair[]) =>
  Array.from({ length: 101 }, (_, percent) => pairs.filter((pair) => pair.percent === percent).length)

test('counts and places agree with a count of every pair at every threshold', () => {
  const random = randomFromNumber(7)
  const pairs = Array.from({ length: 400 }, (): Pair => {
    const decision = random() < 0.2 ? pick(random, decisions) : undefined
    return { percent: Math.floor(101 * random()), isFirst: random() < 0.8, decision }
  })
  // As they are stored: first ones before further ones, each from the most probable on.
  pairs.sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.percent - a.percent)
  const bins = {
    first: binsOf(pairs.filter(({ isFirst }) => isFirst)),
    further: binsOf(pairs.filter(({ isFirst }) => !isFirst)),
  }
  const decided = pairs.flatMap(({ decision, ...pair }) =>
    decision ? [{ ...pair, decision, pairs: 1 }] : [],
  )
  const [known, unpaired] = [11, 23]
  for (let threshold = 0; threshold <= 100; threshold += 4)
    for (let doubt = 0; doubt <= threshold; doubt += 3) {
      const bounds = { threshold, doubt }
      const count = (wanted: string) =>
        pairs.filter((pair) => outcomeOf(pair, threshold, doubt) === wanted).length
      const records = known + pairs.length + unpaired
      expect(pairCountsAt({ known, records, ...bins }, decided, bounds)).toEqual({
        merged: known + count('merged'),
        inDoubt: count('in doubt'),
        added: unpaired + count('added'),
      })
      const listed = rangesInDoubt(bins, bounds).flatMap(({ from, to }) => pairs.slice(from, to))
      const undecided = pairs.map(({ decision, ...pair }) => pair)
      const inDoubt = undecided.filter((pair) => outcomeOf(pair, threshold, doubt) === 'in doubt').length
      expect(listed).toHaveLength(inDoubt)
      expect(decidedInDoubt(decided, bounds).same).toBe(
        listed.filter(({ decision }) => decision === 'same').length,
      )
    }
  expect(pairsFrom(bins.first, 0) + pairsFrom(bins.further, 0)).toBe(pairs.length)
})
