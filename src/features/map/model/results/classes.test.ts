import { describe, expect, it } from 'vitest'
import { ramps } from '#features/map/ui/basemap/palette.ts'
import { randomFromNumber } from '#shared/random.ts'
import { classesOf, classMethods, classNumbers, classOf, naturalStarts } from './classes.ts'
import { stepsText, valuesOf } from './measures.ts'
import type { Region } from './regions.ts'

const spread = (values: readonly number[]) => {
  const mean = values.reduce((a, b) => a + b, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}
const costOf = (sorted: readonly number[], starts: readonly number[]) =>
  [0, ...starts].reduce(
    (sum, start, i) => sum + spread(sorted.slice(start, [...starts, sorted.length][i])),
    0,
  )

/** Every way to cut numbers into so many classes, the cheapest of them. */
function bestOfAll(sorted: readonly number[], many: number, from = 0): number {
  if (many === 1 || from >= sorted.length - 1) return spread(sorted.slice(from))
  let best = Number.POSITIVE_INFINITY
  for (let next = from + 1; next <= sorted.length - many + 1; next++)
    best = Math.min(best, spread(sorted.slice(from, next)) + bestOfAll(sorted, many - 1, next))
  return best
}

const random = randomFromNumber(7)

describe('natural breaks', () => {
  it('are the best of all ways to cut', () => {
    for (let round = 0; round < 60; round++) {
      const many = 3 + (round % 3)
      const values = Array.from({ length: 8 + (round % 6) }, () => Math.floor(random() ** 3 * 900) + 1)
      const sorted = values.sort((a, b) => a - b)
      const starts = naturalStarts(sorted, many)
      expect(costOf(sorted, starts)).toBeCloseTo(bestOfAll(sorted, many), 4)
    }
  })

  it('keep equal numbers together and need no more classes than there are numbers', () => {
    expect(naturalStarts([1, 1, 1, 9, 9], 4)).toEqual([3])
    expect(naturalStarts([5, 5, 5], 3)).toEqual([])
    expect(naturalStarts([], 3)).toEqual([])
  })
})

describe('classes', () => {
  const thousand = Array.from({ length: 1000 }, (_, i) => i + 1)

  it.each([
    ['nothing', [], []],
    ['zeros', [0, 0], []],
    ['one place', [7], ['7–7: 1']],
    ['places alike', [3, 3, 3], ['3–3: 3']],
    ['few places', [1, 2], ['1–1: 1', '2–2: 1']],
    [
      'many places',
      thousand,
      ['1–200: 200', '201–400: 200', '401–600: 200', '601–800: 200', '801–1000: 200'],
    ],
  ])('of %s, equal counts', (_, counts, expected) => {
    const distinct = classesOf(counts, 5, 'quantile').map(
      ({ low, high, places }) => `${low}–${high}: ${places}`,
    )
    expect(distinct).toEqual(expected)
  })

  it.each([
    ['equal', [1, 2, 3, 100], ['1–34: 3', '71–100: 1'], 3],
    ['natural', [1, 2, 3, 48, 50, 100], ['1–10: 3', '11–50: 2', '51–100: 1'], 3],
  ] as const)('cut in the way %s', (way, counts, expected, many) => {
    const counted = classesOf(counts, many, way).filter(({ places }) => places)
    expect(counted.map(({ low, high, places }) => `${low}–${high}: ${places}`)).toEqual(expected)
  })

  it('are as many as requested also where the numbers are close together', () => {
    const close = Array.from({ length: 900 }, (_, i) => 590 + (i % 30))
    const even = classesOf(close, 5, 'quantile').map(({ places }) => places)
    expect(even).toHaveLength(5)
    expect(Math.max(...even)).toBeLessThan(1.5 * Math.min(...even))
  })

  it('hold every count in the class whose bounds say so, in every way and number', () => {
    const counts = [1, 9, 12, 55, 55, 301, 302, 4_711, 15_828, 0]
    for (const way of classMethods)
      for (const many of classNumbers) {
        const classes = classesOf(counts, many, way)
        expect(classes.length).toBeLessThanOrEqual(many)
        expect(classes.reduce((sum, { places }) => sum + places, 0)).toBe(9)
        for (const n of counts) {
          const found = classes[classOf(classes, n) ?? -1]
          if (n === 0) expect(found).toBeUndefined()
          else expect(n >= (found?.low ?? 1e9) && n <= (found?.high ?? 0)).toBe(true)
        }
      }
  })
})

describe('measures', () => {
  const region = (key: string, people: number) => ({ key, people }) as Region
  const regions = [region('a', 2000), region('b', 100_000), region('c', 0), region('d', 500)]
  const counts = new Map([
    ['a', 7],
    ['b', 20],
    ['c', 3],
  ])

  it.each([
    ['count', ['7', '20', '3', '0']],
    ['rate', ['3.50', '0.20', undefined, '0.00']],
    ['share', ['23.3', '66.7', '10.0', '0.0']],
  ] as const)('%s in readable steps', (measure, expected) => {
    const { unit, steps } = valuesOf(measure, regions, counts)
    expect(steps.map((step) => (step === undefined ? undefined : stepsText(step, unit)))).toEqual(expected)
  })

  it('never round a record away', () => {
    const { steps } = valuesOf(
      'share',
      [region('a', 1), region('b', 1), region('c', 1)],
      new Map([
        ['a', 1],
        ['b', 4e6],
        ['c', 4e6],
      ]),
    )
    expect(steps[0]).toBe(1)
  })
})

describe('the ramp', () => {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (a: string, b: string) => {
    const [one, other] = [luminance(a), luminance(b)]
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  }

  it.each(Object.entries(ramps))(
    'in the %s scheme steps so far that neighbors can be distinguished',
    (_, ramp) => {
      ramp.slice(1).forEach((color, i) => {
        expect(contrast(color, ramp[i] ?? ''), `${ramp[i]} and ${color}`).toBeGreaterThan(1.2)
      })
      expect(contrast(ramp[0] ?? '', ramp.at(-1) ?? '')).toBeGreaterThan(6)
    },
  )
})
