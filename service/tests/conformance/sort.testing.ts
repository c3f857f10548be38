import { expect } from 'vitest'
import type { Kind } from '#contract/kind.ts'
import { type ConformanceCheck, checksOf, idsOf, refusedFor } from './row.testing.ts'

const section = 'Extensions, sort'

const PIZZA = '100000001'
const DENTAL = '100000002'
const GROUP = '100000003'
const companies = { Id: [PIZZA, DENTAL, GROUP] }

const HEAD = '100000000001'
const PARTNER = '100000000002'
const NEIGHBOR = '100000000004'
const people = { Id: [HEAD, PARTNER, NEIGHBOR] }

type Key = string | { Field: string; Descending: unknown }
const keysOf = (keys: readonly Key[]) => keys.map((key) => (typeof key === 'string' ? { Field: key } : key))
const down = (Field: string, Descending: unknown = true) => ({ Field, Descending })

/** A sort of some records, and their order. */
const sorts = (
  kind: Kind,
  sentence: string,
  criteria: object,
  keys: readonly Key[],
  ...ids: string[]
): ConformanceCheck => [
  section,
  sentence,
  async (client) =>
    expect(idsOf(await checksOf(kind).search(client, { ...criteria, Sort: keysOf(keys) }))).toEqual(ids),
]

/** A search that is refused at its sort. */
const refuses = (sentence: string, keys: readonly Key[], more: object = {}): ConformanceCheck => [
  section,
  sentence,
  async (client) =>
    refusedFor(await checksOf('companies').search(client, { ...more, Sort: keysOf(keys) }), 'Sort'),
]

const near = { Latitude: 41.78, Longitude: -71.44 }
const employees = 'LocationEmployeesSizeActual'

export const sortRows: readonly ConformanceCheck[] = [
  sorts('companies', 'Companies are sorted by name', companies, ['CompanyName'], DENTAL, GROUP, PIZZA),
  sorts('companies', 'Companies are sorted by city', companies, ['City'], GROUP, DENTAL, PIZZA),
  sorts('companies', 'Missing values are last, ascending', companies, [employees], DENTAL, PIZZA, GROUP),
  sorts(
    'companies',
    'Missing values are last, descending',
    companies,
    [down(employees)],
    PIZZA,
    DENTAL,
    GROUP,
  ),
  sorts(
    'companies',
    'Ties of one key are sorted by the next',
    companies,
    [down('UpdateDate'), down('CompanyName', 'true')],
    PIZZA,
    GROUP,
    DENTAL,
  ),
  sorts(
    'companies',
    'Distance is measured from SortCenter',
    { ...companies, SortCenter: near },
    [down('Distance')],
    GROUP,
    PIZZA,
    DENTAL,
  ),
  sorts(
    'companies',
    'Distance is measured from the center of the only circle',
    { ...companies, RadiusPostalCodeList: [{ PostalCode: '02910', RadiusMiles: 100 }] },
    ['distance'],
    DENTAL,
    PIZZA,
    GROUP,
  ),
  sorts('people', 'People are sorted by age', people, [down('Age')], NEIGHBOR, HEAD, PARTNER),
  sorts('people', 'People are sorted by name', people, ['LastName', 'FirstName'], PARTNER, HEAD, NEIGHBOR),
  sorts('people', 'People are sorted by income', people, ['IncomeRange', 'Age'], PARTNER, HEAD, NEIGHBOR),
  [
    section,
    'GET takes sort, a field after "-" descending',
    async (client) => {
      const of = async (sort: string) =>
        idsOf(await client.get(`/v1/companies/?stateprovince=RI&sort=${sort}`))
      expect(await of(`-${employees},companyname`)).toEqual([PIZZA, DENTAL])
      expect(await of('CompanyName')).toEqual([DENTAL, PIZZA])
      refusedFor(await client.get('/v1/people/?sort=CompanyName'), 'sort')
    },
  ],
  [
    section,
    'Pages of a sorted search have each record once, the same order at any size',
    async (client) => {
      const page = async (Offset: number, Limit: number) =>
        idsOf(
          await checksOf('companies').search(client, {
            City: 'Houston',
            ResourceType: 'Core',
            Sort: [{ Field: 'CompanyName', Descending: true }],
            Offset,
            Limit,
          }),
        )
      const whole = [...(await page(0, 2000)), ...(await page(2000, 2000))]
      expect(new Set(whole).size).toBe(2100)
      const pages = await Promise.all([0, 700, 1400].map((offset) => page(offset, 700)))
      expect(pages.flat()).toEqual(whole)
    },
  ],
  refuses('An unknown field is a 400 at Sort', ['Colour']),
  refuses('A field of the other kind is a 400 at Sort', ['LastName']),
  refuses('A field twice is a 400 at Sort', ['City', down('City')]),
  refuses('More than three keys are a 400 at Sort', ['City', 'CompanyName', employees, 'UpdateDate']),
  refuses('Distance without a center is a 400 at Sort', ['Distance']),
  refuses('Sort with NthRecord is a 400 at Sort', ['City'], { NthRecord: true }),
]
