import { expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { canonicalizeNames, pathText } from './names.ts'

const schema = endpoints.searchCompanies.body
const none: ReadonlySet<string> = new Set()
const spell = (value: unknown, hidden = none) => canonicalizeNames(schema, value, hidden)

it.each([
  [
    { CITY: 'a', stateprovince: 'RI' },
    { City: 'a', StateProvince: 'RI' },
  ],
  [{ anyof: [{ NONEOF: [{ id: ['1'] }] }] }, { AnyOf: [{ NoneOf: [{ Id: ['1'] }] }] }],
  [{ polygonlist: [{ points: [{ LATITUDE: 1 }] }] }, { PolygonList: [{ Points: [{ Latitude: 1 }] }] }],
  [{ addressparsed: { NAME: 'a' } }, { AddressParsed: { Name: 'a' } }],
  [{ City: { inner: 1 } }, { City: { inner: 1 } }],
  [[], []],
  [null, null],
  [undefined, undefined],
])('spells %j as the contract does', (given, expected) => {
  expect(spell(given)).toEqual({ value: expected, errors: [] })
})

it.each([
  ['{"Nope":1}', ['Nope'], 'Nope is not a known name in this call'],
  ['{"AnyOf":[{},{"Nope":1}]}', ['Nope'], 'AnyOf[1].Nope is not a known name in this call'],
  ['{"City":"a","CITY":"b"}', ['CITY'], 'CITY is given twice, in different letter case'],
  ['{"__proto__":{"City":"a"},"constructor":1}', ['__proto__', 'constructor'], /^__proto__ is not/],
  ['{"email":"a"}', ['email'], 'email is not a known name in this call'],
])('reports what is wrong with %s', (text, items, words) => {
  const { value, errors } = spell(JSON.parse(text), new Set(['email']))
  expect(errors.map((error) => error.Item)).toEqual(items)
  expect(errors[0]?.Description).toMatch(words)
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
})

it('reports a hundred errors at most', () => {
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`n${i}`, 1]))
  expect(spell(many).errors.length).toBe(100)
})

it('writes a path as people do', () => {
  expect(pathText(['AnyOf', 0, 'PostalCode', 12])).toBe('AnyOf[0].PostalCode[12]')
})

it('looks at no more names once a hundred are wrong', () => {
  let looks = 0
  const names = Array.from({ length: 1000 }, (_, i) => `x${i}`)
  const given = new Proxy(Object.fromEntries(names.map((name) => [name, 1])), {
    get(target, name) {
      looks++
      return Reflect.get(target, name)
    },
  })
  expect(spell(given).errors).toHaveLength(100)
  expect(looks).toBe(100)
})

it('looks at no more items than one over what a list may have', () => {
  const { value } = spell({ StatesProvinces: Array.from({ length: 5000 }, () => 'RI') })
  expect((value as { StatesProvinces: string[] }).StatesProvinces).toHaveLength(101)
})
