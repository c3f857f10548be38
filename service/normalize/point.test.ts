import { describe, expect, it } from 'vitest'
import { readPoint, straighten } from './point.ts'

const at = (Latitude: number, Longitude: number) => ({ Latitude, Longitude })

describe('readPoint', () => {
  it.each([
    ['', '', {}],
    ['41.822681', '-71.439868', { point: at(41.822681, -71.439868) }],
    ['49.2881583053534', '-123.116590608283', { point: at(49.288158, -123.116591) }],
    ['41,822681', '-71,439868', { point: at(41.822681, -71.439868) }],
    ['41.8 N', '71.4 W', { point: at(41.8, -71.4) }],
    ['0', '0', { note: 'pointZero' }],
    ['0.0', '0.000', { note: 'pointZero' }],
    ['41.8', '', { note: 'pointUnreadable' }],
    ['north', '-71', { note: 'pointUnreadable' }],
  ])('%j, %j', (latitude, longitude, reading) => {
    expect(readPoint(latitude, longitude)).toEqual(reading)
  })
})

describe('straighten', () => {
  it.each([
    ['as it is', at(41.8, -71.4), { point: at(41.8, -71.4), note: undefined }],
    ['swapped', at(-71.4, 41.8), { point: at(41.8, -71.4), note: 'pointSwapped' }],
    ['swapped beyond 90', at(-123.1, 49.2), { point: at(49.2, -123.1), note: 'pointSwapped' }],
    ['minus lost', at(41.8, 71.4), { point: at(41.8, -71.4), note: 'pointSign' }],
    ['both', at(71.4, 41.8), { point: at(41.8, -71.4), note: 'pointSwapped' }],
    ['Hawaii', at(21.3, -157.8), { point: at(21.3, -157.8), note: undefined }],
    ['Guam', at(13.4, 144.8), { point: at(13.4, 144.8), note: undefined }],
    ['London', at(51.5, -0.1), { point: at(51.5, -0.1) }],
    ['nowhere', at(941.8, -71.4), { note: 'pointUnreadable' }],
  ])('%s', (_, point, reading) => {
    expect(straighten({ point })).toEqual(reading)
  })
})
