import { expect, it } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { scopesOf } from './scopes.ts'

const circle = { RadiusCenterPointList: [{ Latitude: 41.15, Longitude: -96.04, RadiusMiles: 5 }] }
const sarpy = { County: 'Sarpy', StateProvince: 'NE' }
const search = { kind: 'companies', criteria: { ...circle, CompanyName: 'bank' } } as const

it.each<
  [what: string, scopes: ReturnType<typeof scopesOf>, expected: [Criteria, Criteria | undefined, Criteria]]
>([
  [
    'its own kind with the other criteria',
    scopesOf('companies', search, [sarpy]),
    [
      { ...circle, CompanyName: 'bank' },
      { CompanyName: 'bank', CountiesByStateProvince: [sarpy] },
      { CompanyName: 'bank' },
    ],
  ],
  [
    'the other kind in the area alone',
    scopesOf('people', search, [sarpy]),
    [circle, { CountiesByStateProvince: [sarpy] }, {}],
  ],
  ['no county where none is known', scopesOf('people', search, []), [circle, undefined, {}]],
  [
    'without the excluded part of the area elsewhere',
    scopesOf(
      'companies',
      { kind: 'companies', criteria: { ...circle, NoneOf: [{ PostalCode: ['68102'] }] } },
      [],
    ),
    [{ ...circle, NoneOf: [{ PostalCode: ['68102'] }] }, undefined, {}],
  ],
])('counts %s', (_, { area, county, country }, expected) => {
  expect([area, county, country]).toEqual(expected)
})
