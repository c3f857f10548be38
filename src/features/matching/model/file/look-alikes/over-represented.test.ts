import { describe, expect, test } from 'vitest'
import { isPicked, overRepresentedValues, togglePicked, wilsonLow } from './over-represented.ts'

test.each([
  // Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table I, method 3.
  [81, 263, 1.95996, 0.2553],
  [15, 148, 1.95996, 0.0624],
  [0, 20, 1.95996, 0],
  [1, 29, 1.95996, 0.0061],
  [0, 0, 2.576, 0],
  [5, 5, 2.576, 0.4297],
])('the low end of %i in %i at %d is %d', (part, whole, z, low) => {
  expect(wilsonLow(part, whole, z)).toBeCloseTo(low, 4)
})

const state = { field: 'stateprovince' } as const
const items = (counts: Record<string, number>, property = 'StateProvince') =>
  Object.entries(counts).map(([value, Count]) => ({ Count, ...(value && { [property]: value }) }))

describe('over-represented are', () => {
  test.each([
    ['what more of the matched have', { NE: 60, IA: 40 }, { NE: 300, IA: 700 }, [['NE', 200]]],
    ['nothing where shares are the same', { NE: 30, IA: 70 }, { NE: 300, IA: 700 }, []],
    ['nothing that few have, however rare it is elsewhere', { NE: 4, IA: 96 }, { NE: 1, IA: 99_999 }, []],
    ['nothing that chance may have brought', { NE: 7, IA: 13 }, { NE: 200, IA: 800 }, []],
    ['nothing that the area does not have', { NE: 50, IA: 50 }, { IA: 1000 }, []],
    ['no unknown value', { '': 80, NE: 20 }, { '': 500, NE: 500 }, []],
    [
      'the highest index first',
      { NE: 40, IA: 60 },
      { NE: 100, IA: 300, MA: 600 },
      [
        ['NE', 400],
        ['IA', 200],
      ],
    ],
    ['nothing where nobody matched', {}, { NE: 1 }, []],
  ])('%s', (_, matched, area, expected) => {
    const found = overRepresentedValues(state, items(matched), items(area as Record<string, number>))
    expect(found.map(({ value, index }) => [value, Math.round(index)])).toEqual(expected)
  })

  test('counties by the state that they are in', () => {
    const county = { field: 'county', within: 'stateprovince' } as const
    const of = (Count: number, County: string, StateProvince: string) => ({ Count, County, StateProvince })
    const [first, ...others] = overRepresentedValues(
      county,
      [of(90, 'Lake', 'IN'), of(10, 'Lake', 'IL')],
      [of(100, 'Lake', 'IL'), of(100, 'Lake', 'IN')],
    )
    expect(first).toEqual({
      value: 'Lake',
      within: 'IN',
      matched: 90,
      area: 100,
      share: 0.9,
      areaShare: 0.5,
      index: 180,
    })
    expect(others).toEqual([])
  })
})

describe('a click', () => {
  const over = (value: string, within?: string) => ({
    value,
    within,
    matched: 9,
    area: 9,
    share: 1,
    areaShare: 1,
    index: 100,
  })
  test.each([
    ['picks an industry', {}, 'sic4', '5812', undefined, { PrimarySic: '5812' }],
    ['picks one more', { PrimarySic: '5812' }, 'sic4', '8021', undefined, { PrimarySic: ['5812', '8021'] }],
    ['lets go of it', { PrimarySic: '5812' }, 'sic4', '5812', undefined, {}],
    [
      'picks a size',
      {},
      'locationemployeessizerange',
      '5-9',
      undefined,
      { LocationEmployeesSizeRange: ['5-9'] },
    ],
    ['picks a state', {}, 'stateprovince', 'NE', undefined, { StatesProvinces: ['NE'] }],
    [
      'picks a county',
      {},
      'county',
      'Sarpy',
      'NE',
      { CountiesByStateProvince: [{ County: 'Sarpy', StateProvince: 'NE' }] },
    ],
  ] as const)('%s', (_, picked, field, value, within, expected) => {
    const trait = within ? { field, within: 'stateprovince' as const } : { field }
    const before = picked as Parameters<typeof togglePicked>[1]
    const next = togglePicked('companies', before, trait, over(value, within))
    expect(next).toEqual(expected)
    expect(isPicked(next ?? {}, trait, over(value, within))).toBe(
      !isPicked(before, trait, over(value, within)),
    )
  })
})
