import { expect, test } from 'vitest'
import type { AnyRecord } from '#records/record.ts'
import { nearCriteria, withMiles } from './near.ts'
import { summaryOf, tagsOf } from './summary.ts'

const bare: AnyRecord = { ETag: 'e', Id: '7', Links: [] }
const Location = { Latitude: 41.25, Longitude: -96 }

test('near ones are those of the industry around the point, without the record', () => {
  expect(nearCriteria({ ...bare, Location, PrimarySic: '581208' }, 5)).toEqual({
    PrimarySic: '5812',
    RadiusCenterPointList: [{ ...Location, RadiusMiles: 5 }],
    SortCenter: Location,
    NotId: ['7'],
  })
  expect(nearCriteria({ ...bare, Location }, 5)).toBeUndefined()
  expect(nearCriteria({ ...bare, PrimarySic: '581208' }, 5)).toBeUndefined()
})

test('records with a point have a distance', () => {
  const [near, ...others] = withMiles(Location, [
    { ...bare, Location: { Latitude: 42.25, Longitude: -96 } },
    bare,
  ])
  expect(near?.miles).toBeCloseTo(69.1, 1)
  expect(others).toEqual([])
})

test.each<[Partial<AnyRecord>, string[]]>([
  [{ BusinessType: 'Single location', Franchise: 'No', RecordStatus: 'Existing' }, []],
  [
    { BusinessType: 'Headquarters', Franchise: 'Yes', RecordStatus: 'New' },
    ['headquarters', 'franchise', 'new'],
  ],
])('%j has the tags %j', (record, tags) => {
  expect(tagsOf({ ...bare, ...record })).toEqual(tags)
})

test('the line below the name says where a record is and what it does', () => {
  const record = {
    ...bare,
    Address: '1 Main St',
    City: 'Omaha',
    StateProvince: 'NE',
    LocationEmployeesSizeRange: '5-9',
  }
  expect(summaryOf(record)).toEqual(['1 Main St, Omaha, NE', '5–9 employees'])
  expect(summaryOf(bare)).toEqual([])
})
