import { describe, expect, it } from 'vitest'
import { readPoint } from '#service/normalize/point.ts'
import { readPostalCode } from '#service/normalize/postal-code.ts'
import { decideState, resolvePlace } from './resolve-place.ts'

describe('decideState', () => {
  it.each([
    ['all agree', { stated: 'RI', postal: 'RI', point: 'RI', phone: 'RI' }, 'RI'],
    ['postal code and point against the state', { stated: 'CO', postal: 'WY', point: 'WY' }, 'WY'],
    ['state and postal code against the point', { stated: 'NE', postal: 'NE', point: 'RI' }, 'NE'],
    ['state and point against the postal code', { stated: 'WY', postal: 'SD', point: 'WY' }, 'WY'],
    ['all differ: the postal code', { stated: 'CO', postal: 'WY', point: 'UT' }, 'WY'],
    ['all differ, the phone decides', { stated: 'CO', postal: 'WY', point: 'UT', phone: 'UT' }, 'UT'],
    ['two differ: the postal code before the state', { stated: 'RI', postal: 'MA' }, 'MA'],
    ['two differ: the point before the state', { stated: 'RI', point: 'MA' }, 'MA'],
    ['two differ, the phone decides', { stated: 'RI', point: 'MA', phone: 'RI' }, 'RI'],
    ['a phone from elsewhere is no voice', { stated: 'RI', postal: 'RI', phone: 'CA' }, 'RI'],
    ['only a phone', { phone: 'CA' }, 'CA'],
    ['nothing', {}, undefined],
  ])('%s', (_, witnesses, state) => {
    expect(decideState(witnesses)).toBe(state)
  })
})

interface Row {
  state?: string
  city?: string
  county?: string
  zip?: string
  lat?: string
  lng?: string
  phone?: string
}

const resolve = ({ state = '', city, county = '', zip = '', lat = '', lng = '', phone }: Row) =>
  resolvePlace({ state, city, county, postal: readPostalCode(zip), point: readPoint(lat, lng), phone })

describe('settlePlace', () => {
  it.each<[string, Row, object, string[]]>([
    [
      'a whole row of Providence',
      { state: 'RI', city: 'Providence', zip: '02903', lat: '41.823779', lng: '-71.411402' },
      {
        StateProvince: 'RI',
        City: 'Providence',
        County: 'Providence',
        Location: { Latitude: 41.823779, Longitude: -71.411402 },
      },
      ['countyFilled'],
    ],
    [
      'Valley, Nebraska, with a point in Rhode Island',
      { state: 'NE', city: 'Valley', zip: '68064', lat: '41.822681', lng: '-71.439868', phone: '4023594102' },
      { StateProvince: 'NE', City: 'Valley', County: 'Douglas' },
      ['pointMoved', 'countyFilled'],
    ],
    [
      'Rock Springs, stated to be in Colorado',
      {
        state: 'CO',
        city: 'Rock Springs',
        zip: '82901',
        lat: '41.577895',
        lng: '-109.233857',
        phone: '3073821156',
      },
      { StateProvince: 'WY', County: 'Sweetwater' },
      ['stateOutvoted', 'countyFilled'],
    ],
    [
      'Blackstone, Massachusetts, a few steps over the border by its point',
      {
        state: 'RI',
        city: 'Blackstone',
        zip: '01504',
        lat: '42.015142',
        lng: '-71.527735',
        phone: '5088833708',
      },
      { StateProvince: 'MA', County: 'Worcester', Location: { Latitude: 42.015142, Longitude: -71.527735 } },
      ['stateOutvoted', 'countyFilled'],
    ],
    [
      'Aladdin, Wyoming, served by a post office in South Dakota',
      {
        state: 'WY',
        city: 'Aladdin',
        zip: '57717',
        lat: '44.641294',
        lng: '-104.056124',
        phone: '3078962003',
      },
      { StateProvince: 'WY', County: 'Crook', Location: { Latitude: 44.641294, Longitude: -104.056124 } },
      ['zipElsewhere', 'countyFilled'],
    ],
    [
      'a county where the state should be, no point',
      { state: 'Los Angeles', city: 'Los Angeles', zip: '900175143' },
      { StateProvince: 'CA', County: 'Los Angeles' },
      ['stateFromPlace', 'pointFilled', 'countyFilled'],
    ],
    [
      'only a ZIP code',
      { zip: '2903' },
      { StateProvince: 'RI', City: 'Providence', County: 'Providence' },
      ['stateFilled', 'zipZero', 'pointFilled', 'cityFilled', 'countyFilled'],
    ],
    [
      'swapped degrees',
      { state: 'RI', city: 'Providence', zip: '02903', lat: '-71.411402', lng: '41.823779' },
      { Location: { Latitude: 41.823779, Longitude: -71.411402 } },
      ['pointSwapped', 'countyFilled'],
    ],
    [
      '0, 0',
      { state: 'RI', city: 'Providence', zip: '02903', lat: '0', lng: '0' },
      { StateProvince: 'RI' },
      ['pointZero', 'pointFilled', 'countyFilled'],
    ],
    [
      'a point in London',
      { state: 'RI', city: 'Providence', lat: '51.5', lng: '-0.1' },
      { StateProvince: 'RI', Location: undefined },
      ['pointAbroad'],
    ],
    [
      'a point far away in the same state',
      {
        state: 'CA',
        city: 'Los Angeles',
        county: 'LOS ANGELES COUNTY',
        zip: '90017',
        lat: '38.58',
        lng: '-121.49',
      },
      { County: 'Los Angeles', Location: { Latitude: 38.58, Longitude: -121.49 } },
      ['pointFar'],
    ],
    [
      'Vancouver, of whose postal code only the area is left',
      { state: 'BC', city: 'Vancouver', zip: 'V6E' },
      { StateProvince: 'BC', County: undefined },
      ['zipUnreadable', 'pointFilled'],
    ],
    ['a state that is none', { state: 'Bavaria' }, { StateProvince: undefined }, ['stateUnknown']],
    [
      'a ZIP code that is not in the table',
      { state: 'RI', city: 'X', zip: '02999' },
      { StateProvince: 'RI' },
      ['zipUnknown'],
    ],
  ])('%s', (_, row, place, notes) => {
    const resolved = resolve(row)
    expect(resolved.place).toMatchObject(place)
    expect(resolved.notes).toEqual(notes)
  })
})
