import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import { buildRows } from '#service/store/rows.testing.ts'
import type { Store } from '#service/store/store.ts'
import { openStore } from '../open.ts'

const car = (Make: string, Model: string) => ({ Make, Model, Year: 2015 })
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()

const otherwise = (hash: string) => hash.slice(0, -1) + (hash.endsWith('0') ? '1' : '0')

const rows: PersonRow[] = [
  { Id: '1', Role: 'Head', Vehicles: [car('Ford', 'Focus'), car('Toyota', 'Camry')], Email: 'Ann@x.example' },
  { Id: '2', Role: 'Partner', Vehicles: [car('Toyota', 'Focus')], HistoricalEmails: ['ann@x.example'] },
  { Id: '3', Role: 'Other', Email: 'cy@x.example', City: 'Adak', Vehicles: [car('Ford', 'Focus')] },
  { Id: '4', City: 'Adak', HistoricalEmails: ['old@x.example', 'older@x.example'] },
]

let store: Store<'people'>
let remove: () => Promise<void>

beforeAll(async () => {
  const built = await buildRows('people', rows)
  remove = built.remove
  store = await openStore('people', built.folder)
})

afterAll(async () => {
  await store.close()
  await remove()
})

const page = { Limit: 10, Offset: 0, NthRecord: false }
const found = async (criteria: Criteria) =>
  (await store.search(criteria, page)).map((person) => person.Id).sort()

describe('who is found', () => {
  test.each<[string, Criteria, string[]]>([
    ['heads, partners, and those of whom it is not known', {}, ['1', '2', '4']],
    ['every adult', { IncludeAllResidents: true }, ['1', '2', '3', '4']],
    ['not by false', { IncludeAllResidents: false }, ['1', '2', '4']],
    ['a person by Id', { Id: ['3'] }, ['3']],
    ['by Id and more', { Id: ['3', '4'], City: 'adak' }, ['3', '4']],
    ['by email', { Email: ' CY@X.example' }, ['3']],
    ['but not by an email that is one of several ways', { AnyOf: [{ Email: 'cy@x.example' }] }, []],
    ['by the hash of an email', { EmailSha1Upper: sha1('CY@X.EXAMPLE') }, ['3']],
    ['not by the hash of another spelling', { EmailSha1Upper: sha1('cy@x.example') }, []],
    ['nor by one that differs in its last digit', { EmailSha1Upper: otherwise(sha1('CY@X.EXAMPLE')) }, []],
    ['by the address in use', { Email: 'ann@x.example' }, ['1']],
    ['by former addresses too', { Email: 'ann@x.example', IncludeHistoricalEmail: true }, ['1', '2']],
    [
      'by the hash of a former one',
      { EmailSha1Upper: sha1('OLDER@X.EXAMPLE'), IncludeHistoricalEmail: true },
      ['4'],
    ],
    [
      'former addresses within alternatives',
      { AnyOf: [{ Email: 'old@x.example' }], IncludeHistoricalEmail: true },
      ['4'],
    ],
    [
      'and among those that are left out',
      { NoneOf: [{ Email: 'ann@x.example' }], IncludeHistoricalEmail: true },
      ['4'],
    ],
    [
      'any of some emails, in either spelling',
      {
        IncludeAllResidents: true,
        AnyOf: [
          { Email: 'ann@x.example' },
          { EmailSha1Upper: sha1('CY@X.EXAMPLE') },
          { Email: 'old@x.example' },
        ],
      },
      ['1', '3'],
    ],
    [
      'none of some emails, former ones included',
      { NoneOf: [{ Email: 'ann@x.example' }, { Email: 'no@x.example' }], IncludeHistoricalEmail: true },
      ['4'],
    ],
    [
      'an email or a place',
      { AnyOf: [{ Email: 'ann@x.example' }, { Email: 'no@x.example' }, { City: 'adak' }] },
      ['1', '4'],
    ],
    ['owners of a make', { VehicleMake: 'toyota' }, ['1', '2']],
    ['owners of a model', { VehicleModel: 'FOCUS' }, ['1', '2']],
    ['make and model of one vehicle', { VehicleMake: 'toyota', VehicleModel: 'focus' }, ['2']],
    ['not of two', { VehicleMake: 'ford', VehicleModel: 'camry' }, []],
    [
      'all but the owners of one vehicle',
      { NoneOf: [{ VehicleMake: 'ford', VehicleModel: 'focus' }] },
      ['2', '4'],
    ],
  ])('%s', async (_, criteria, ids) => {
    expect(await found(criteria)).toEqual(ids)
    expect(await store.count(criteria)).toBe(ids.length)
  })

  test('anybody by the Id itself', async () => {
    expect((await store.byId('3'))?.City).toBe('Adak')
  })
})

test('a person counts once for each make', async () => {
  expect(await store.tally({}, { Fields: ['vehiclemake'], Limit: 10, Offset: 0 })).toEqual([
    { Count: 2, VehicleMake: 'Toyota' },
    { Count: 1, VehicleMake: 'Ford' },
    { Count: 1 },
  ])
})

test('a build with someone under 18 fails, and says who', async () => {
  await expect(buildRows('people', [{ Id: '5', Age: 17 }])).rejects.toThrow('Person 5 is under 18')
})
