import { expect, it } from 'vitest'
import type { PlaceChoice } from '#criteria/places.ts'
import type { Legend } from '#features/map/data/results-report.ts'
import { legendLines } from './legend-lines.ts'

const circle: PlaceChoice = {
  kind: 'circle',
  Latitude: 41.25,
  Longitude: -96,
  RadiusMiles: 5,
  excluded: false,
}
const zip: PlaceChoice = { kind: 'postal', PostalCode: '68102', excluded: true }

const textsOf = (legend: Legend | undefined, places: PlaceChoice[] = []) =>
  legendLines({ kind: 'companies', legend, places, names: undefined, units: 'miles', scheme: 'light' }).map(
    ({ text }) => text,
  )

it.each<[legend: Legend | undefined, places: PlaceChoice[], texts: string[]]>([
  [undefined, [circle, zip], ['Circle 1 (5 mi)', 'ZIP 68102, excluded']],
  [{ kind: 'density', max: 3.2, elsewhere: 0 }, [], ['Each dot: up to 3 companies']],
  [
    { kind: 'surface', breaks: [5, 20], elsewhere: 0 },
    [],
    ['Companies per square mile, estimated from ZIP codes', 'under 5', '5–20', 'over 20'],
  ],
  [
    { kind: 'points', shown: 3, total: 3, inView: false },
    [circle],
    ['Circle 1 (5 mi)', '3 companies, all shown'],
  ],
  [
    {
      kind: 'classes',
      level: 'county',
      measure: 'count',
      classes: [
        { low: 1, high: 4, places: 2 },
        { low: 7, high: 7, places: 1 },
      ],
      unit: 1,
      empty: 0,
      unknown: 0,
      elsewhere: 0,
      regions: [],
      counts: new Map(),
    },
    [],
    ['Companies by county', '1–4', '7'],
  ],
])('says what is drawn: %j', (legend, places, texts) => {
  expect(textsOf(legend, places)).toEqual(texts)
})

it('names at most eight areas', () => {
  const texts = textsOf(
    undefined,
    Array.from({ length: 12 }, () => circle),
  )
  expect(texts).toHaveLength(9)
  expect(texts.at(-1)).toBe('and 4 more areas')
})
