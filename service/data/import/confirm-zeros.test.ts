import { expect, it } from 'vitest'
import { readPoint } from '#service/normalize/point.ts'
import { readPostalCode } from '#service/normalize/postal-code.ts'
import { confirmZeros } from './confirm-zeros.ts'

it.each<[string, string, { state?: string; city?: string; at?: [string, string] }, string | undefined]>([
  ['7202 in Arkansas is not New Jersey', '7202', { state: 'AR', city: 'Little Rock' }, undefined],
  ['7202 in Elizabeth, New Jersey', '7202', { state: 'NJ', city: 'Elizabeth' }, '07202'],
  ['a number of a house in Wyoming', '5307', { state: 'WY', city: 'Cheyenne' }, undefined],
  ['a state that is no state, and another city', '5307', { state: 'Laramie', city: 'Cheyenne' }, undefined],
  ['a state that is a county, and the city', '6902', { state: 'Fairfield', city: 'STAMFORD' }, '06902'],
  ['the state in words', '2903', { state: 'Rhode Island' }, '02903'],
  ['an unknown code of the state', '2999', { state: 'RI' }, '02999'],
  ['a point in the state', '2903', { at: ['41.82', '-71.41'] }, '02903'],
  ['a point elsewhere', '2903', { at: ['41.14', '-104.8'] }, undefined],
  ['nothing else', '2903', {}, '02903'],
  ['a whole code elsewhere', '07202', { state: 'AR' }, '07202'],
  ['Puerto Rico', '601', { state: 'PR' }, '00601'],
])('%s: %s', (_, zip, { state = '', city, at = ['', ''] }, code) => {
  const reading = confirmZeros(readPostalCode(zip), { state, city, point: readPoint(...at) })
  expect(reading.PostalCode).toBe(code)
  if (code === undefined) expect(reading.note).toBe('zipShort')
})
