import { describe, expect, it } from 'vitest'
import type { TallyItem } from '#contract/tally.ts'
import { indexText, inTwoColumns, type ReportSection, shareText } from './report.ts'
import { indexOf, reportRows, share } from './rows.ts'

const bands = (...counts: [label: string | undefined, n: number][]) =>
  counts.map(([AgeRange, Count]): TallyItem => (AgeRange === undefined ? { Count } : { Count, AgeRange }))

describe('shares and indexes', () => {
  it.each([
    { part: 1, whole: 4, text: '25.0%' },
    { part: 0, whole: 4, text: '0.0%' },
    { part: 0, whole: 0, text: '–' },
  ])('$part of $whole is $text', ({ part, whole, text }) => {
    expect(shareText(share(part, whole))).toBe(text)
  })

  it.each([
    { area: 0.3, country: 0.2, text: '150' },
    { area: 0, country: 0.2, text: '0' },
    { area: 0.2, country: 0, text: '–' },
    { area: undefined, country: 0.2, text: '–' },
  ])('$area to $country is $text', ({ area, country, text }) => {
    expect(indexText(indexOf(area, country))).toBe(text)
  })
})

describe('rows', () => {
  const input = { field: 'agerange', label: (value: string) => value, max: 9 } as const
  const tallies = {
    area: bands(['65-69', 3], ['25-29', 1], [undefined, 4]),
    county: bands(['25-29', 10], ['65-69', 10]),
    country: bands(['30-34', 50], ['25-29', 25], ['65-69', 25]),
  }

  it('has every band of any scope in order, and what is not known last', () => {
    const rows = reportRows({ ...input, tallies })
    expect(rows.map(({ label, count }) => [label, count])).toEqual([
      ['25-29', 1],
      ['30-34', 0],
      ['65-69', 3],
      ['Not known', 4],
    ])
    expect(rows[2]).toMatchObject({ shares: { area: 3 / 8, county: 1 / 2, country: 1 / 4 }, index: 150 })
    expect(rows[1]).toMatchObject({ shares: { area: 0, county: 0, country: 1 / 2 }, index: 0 })
  })

  it('has none where no record of the area has the field', () => {
    expect(reportRows({ ...input, tallies: { ...tallies, area: bands([undefined, 4]) } })).toEqual([])
    expect(reportRows({ ...input, tallies: { ...tallies, area: [] } })).toEqual([])
  })

  it('has the largest of other fields, without a county where none is known', () => {
    const items = (...counts: [string, number][]) => counts.map(([Sic2, Count]) => ({ Sic2, Count }))
    const rows = reportRows({
      field: 'sic2',
      label: (value) => value,
      max: 2,
      tallies: {
        area: items(['58', 2], ['73', 5], ['80', 3]),
        county: undefined,
        country: items(['73', 10], ['80', 90]),
      },
    })
    expect(rows).toEqual([
      { label: '73', count: 5, shares: { area: 0.5, county: undefined, country: 0.1 }, index: 500 },
      {
        label: '80',
        count: 3,
        shares: { area: 0.3, county: undefined, country: 0.9 },
        index: expect.closeTo(33.3, 1),
      },
    ])
  })
})

it.each([
  { rows: [8, 11, 11, 12, 18], left: 3 },
  { rows: [8, 11, 11], left: 2 },
  { rows: [8], left: 1 },
  { rows: [], left: 0 },
])('puts sections of $rows rows in two columns', ({ rows, left }) => {
  const sections = rows.map((n): ReportSection => ({ title: '', rows: Array.from({ length: n }) }))
  expect(inTwoColumns(sections)[0]).toHaveLength(left)
})
