import { describe, expect, it, test, vi } from 'vitest'

import {
  countiesOf,
  countyAt,
  isInCounty,
  isState,
  type PostalArea,
  postalArea,
  postalAreas,
  states,
} from './places.ts'
import { statePopulation } from './state-population.ts'

/** How many counties a point was tested against. */
const tested = vi.hoisted(() => ({ count: 0 }))
vi.mock('#shared/geo/rings.ts', async (original) => {
  const actual = await original<typeof import('#shared/geo/rings.ts')>()
  const isInRings: typeof actual.isInRings = (...given) => {
    tested.count++
    return actual.isInRings(...given)
  }
  return { ...actual, isInRings }
})

const us = postalAreas().filter((area) => area.CountyFips !== '')

test.each([
  ['68046', 'Papillion', 'NE', 'Sarpy', '402'],
  ['60601', 'Chicago', 'IL', 'Cook', '312'],
  ['02903', 'Providence', 'RI', 'Providence', '401'],
  ['10001', 'New York', 'NY', 'New York', '212'],
  ['11201', 'Brooklyn', 'NY', 'Kings', '718'],
  ['90012', 'Los Angeles', 'CA', 'Los Angeles', '213'],
  ['90045', 'Los Angeles', 'CA', 'Los Angeles', '310'],
  ['63101', 'St. Louis', 'MO', 'St. Louis City', '314'],
  ['63105', 'St. Louis', 'MO', 'St. Louis', '314'],
  ['83814', "Coeur d'Alene", 'ID', 'Kootenai', '208'],
  ['78501', 'McAllen', 'TX', 'Hidalgo', '956'],
  ['20500', 'Washington', 'DC', 'District of Columbia', '202'],
  ['00907', 'San Juan', 'PR', 'San Juan', '787'],
  ['00802', 'St. Thomas', 'VI', 'St. Thomas', '340'],
  ['96910', 'Hagatna', 'GU', 'Guam', '671'],
  ['V6B1A1', 'Vancouver', 'BC', '', '604'],
  ['m5v 2t6', 'Toronto', 'ON', '', '416'],
  ['H3B', 'Montreal', 'QC', '', '514'],
])('%s is %s, %s', (code, City, StateProvince, County, areaCode) => {
  const area = postalArea(code)
  expect(area).toMatchObject({ City, StateProvince, County })
  expect(area?.AreaCodes).toContain(areaCode)
})

test.each(['00000', '6804', '680466', 'D1A1A1', 'V6B1A', '', 'Omaha'])('%o is no postal code', (code) => {
  expect(postalArea(code)).toBeUndefined()
})

describe('the table', () => {
  it('covers every state, territory and province', () => {
    const covered = new Set(postalAreas().map((area) => area.StateProvince))
    expect([...covered].sort()).toEqual(
      states()
        .map((state) => state.StateProvince)
        .sort(),
    )
    expect([...covered].every(isState)).toBe(true)
  })

  it('has each code once, in order, Canada last', () => {
    const codes = postalAreas().map((area) => area.PostalCode)
    expect(codes).toEqual([...new Set(codes)].sort())
  })

  it('puts every ZIP code in a county of its own state, with its point on land inside', () => {
    const isRight = (area: PostalArea) =>
      countyAt(area.Latitude, area.Longitude)?.StateProvince === area.StateProvince &&
      isInCounty(area.CountyFips, area.Latitude, area.Longitude)
    expect(us.filter((area) => !isRight(area))).toEqual([])
  })

  it('gives each place one to three area codes', () => {
    const isRight = ({ AreaCodes }: PostalArea) =>
      AreaCodes.length <= 3 && AreaCodes.every((code) => /^\d{3}$/.test(code))
    expect(postalAreas().filter((area) => !isRight(area))).toEqual([])
  })

  it('weighs states as the census counted them', () => {
    const weights = new Map<string, number>()
    for (const area of us)
      weights.set(area.StateProvince, (weights.get(area.StateProvince) ?? 0) + area.Weight)
    for (const [state, people] of Object.entries(statePopulation))
      expect(Math.abs((weights.get(state) ?? 0) / people - 1), state).toBeLessThan(0.01)
  })

  it('weighs counties that are not in its table nearly right', () => {
    const people = (name: string, state: string) =>
      us.reduce(
        (sum, area) => sum + (area.County === name && area.StateProvince === state ? area.Weight : 0),
        0,
      )
    // Census of 2020.
    for (const [name, state, counted] of [
      ['Marion', 'OH', 65_359],
      ['Stanly', 'NC', 62_504],
      ['Walla Walla', 'WA', 62_584],
      ['Houghton', 'MI', 37_361],
      ['Venango', 'PA', 50_454],
    ] as const)
      expect(people(name, state) / counted, name).toSatisfy((ratio: number) => ratio > 0.6 && ratio < 1.6)
  })

  it('spells cities with plain letters that the reference takes', () => {
    const odd = postalAreas().filter((area) => !/^[A-Za-z][A-Za-z .'-]{0,39}$/.test(area.City))
    expect(odd.map((area) => area.City)).toEqual([])
  })
})

describe('counties', () => {
  test.each([
    [41.1544, -96.0422, 'Sarpy', 'NE'],
    [41.8827, -87.6233, 'Cook', 'IL'],
    [39.2904, -76.6122, 'Baltimore City', 'MD'],
    [61.2176, -149.8997, 'Anchorage', 'AK'],
    [52.9, 173, 'Aleutians West', 'AK'],
    [32.3199, -106.7637, 'Dona Ana', 'NM'],
  ])('%d, %d is in %s, %s', (lat, lng, County, StateProvince) => {
    const county = countyAt(lat, lng)
    expect(county).toMatchObject({ County, StateProvince })
    expect(isInCounty(county?.Fips ?? '', lat, lng)).toBe(true)
  })

  test.each([
    ['the Atlantic', 40, -70],
    ['Lake Michigan', 43, -87],
    ['the Great Salt Lake', 41.2, -112.6],
    ['Lake Okeechobee', 26.95, -80.8],
    ['Lake Washington', 47.6, -122.27],
    ['London', 51.5, -0.1],
  ])('%s is no county', (_, lat, lng) => {
    expect(countyAt(lat, lng)).toBeUndefined()
  })

  it('are listed by state and name', () => {
    expect(countiesOf('DE').map((county) => county.County)).toEqual(['Kent', 'New Castle', 'Sussex'])
    expect(countiesOf('TX')).toHaveLength(254)
    expect(countiesOf('ON')).toEqual([])
  })

  it('are found among two of the 3,200 on average', () => {
    tested.count = 0
    for (const area of us) countyAt(area.Latitude, area.Longitude)
    expect(tested.count / us.length).toBeLessThan(2)
  })
})
