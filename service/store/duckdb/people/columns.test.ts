import { describe, expect, test } from 'vitest'
import type { PersonRow } from '#service/store/person-row.ts'
import { asOf } from '#service/versions/as-of.ts'
import { rowColumnsOf } from '../schema.ts'
import { interestMask, packGrades, personCells, personColumns, unpackGrades } from './columns.ts'
import { pairCode, vehicleCode } from './vehicles.ts'

const when = asOf('2026-03-31')
const names = rowColumnsOf(personColumns)

function cellsOf(row: Omit<PersonRow, 'Id'>) {
  const cells = personCells({ Id: '100000000000', ...row }, when)
  return Object.fromEntries(names.map((name, i) => [name, cells[i]]))
}

describe('cells', () => {
  test.each<[string, Omit<PersonRow, 'Id'>, Record<string, unknown>]>([
    [
      'nothing known',
      {},
      { Age: null, AgeRange: null, IsHeadOrPartner: true, LifeStyle: null, EmailKeys: null },
    ],
    [
      'names are folded',
      { FirstName: 'José', LastName: "O'Neil" },
      { FirstNameKey: 'jose', LastNameKey: "o'neil" },
    ],
    ['an initial is without its dot', { MiddleInitial: 'É.' }, { MiddleInitialKey: 'e' }],
    [
      'the age is as of the data, the month over',
      { BirthMonthYear: '1990-02' },
      { Age: 36, AgeRange: 3, BirthMonth: 2 },
    ],
    ['and not yet a year more in the month itself', { BirthMonthYear: '1990-03' }, { Age: 35 }],
    ['the month wins over the age', { BirthMonthYear: '1990-03', Age: 70 }, { Age: 35 }],
    ['an age alone', { Age: 75 }, { Age: 75, AgeRange: 11, BirthMonth: null }],
    [
      'bands by name',
      { IncomeRange: '1000-20000', HomeValueRange: '1000000' },
      { IncomeRange: 0, HomeValueRange: 19 },
    ],
    [
      'yes and no',
      { IsHomeowner: 'Yes', AreChildrenPresent: 'No' },
      { IsHomeowner: true, AreChildrenPresent: false },
    ],
    ['others of a household', { Role: 'Other' }, { IsHeadOrPartner: false }],
    ['a partner', { Role: 'Partner', HeadOfHousehold: 'No' }, { IsHeadOrPartner: true }],
    ['interests', { LifeStyle: ['Antiques', 'Woodworking'] }, { LifeStyle: 1 + 2 ** 23 }],
    ['no interest at all', { LifeStyle: [] }, { LifeStyle: 0 }],
    ['grades', { TargetReady: { CatalogBuyer: 5, CharitableGiver: 1 } }, { TargetReady: 5 + 8 }],
    ['new from the ninetieth day', { FirstSeen: '2025-12-31' }, { IsNew: true }],
    ['not new before', { FirstSeen: '2025-12-30' }, { IsNew: false }],
    [
      'two vehicles of one make',
      {
        Vehicles: [
          { Make: 'Ford', Model: 'F-150', Year: 2019 },
          { Make: 'FORD', Model: 'Focus', Year: 2012 },
        ],
      },
      {
        Make1: vehicleCode('ford'),
        Make2: null,
        Model2: vehicleCode('focus'),
        Vehicle1: pairCode('ford', 'f-150'),
        MakeNames: 'FORD',
      },
    ],
  ])('%s', (_, row, cells) => {
    expect(cellsOf(row)).toMatchObject(cells)
  })

  test('an address has one key, in whatever case; one with accents has a second', () => {
    const keysOf = (Email: string) => String(cellsOf({ Email }).EmailKeys).split(', ').length
    expect(cellsOf({ Email: 'Ann@X.example' }).EmailKeys).toBe(cellsOf({ Email: 'ANN@x.example' }).EmailKeys)
    expect([keysOf('ann@x.example'), keysOf('josé@x.example')]).toEqual([1, 2])
  })
})

describe('no one under 18', () => {
  test.each<[string, Omit<PersonRow, 'Id'>, RegExp]>([
    ['by the month of birth', { BirthMonthYear: '2008-04' }, /100000000000 is under 18/],
    ['who may have the birthday still to come', { BirthMonthYear: '2008-03' }, /under 18/],
    ['by age', { Age: 17 }, /under 18/],
    ['born after the date of the data', { BirthMonthYear: '2030-01' }, /under 18/],
    ['by the month, whatever the age', { BirthMonthYear: '2010-01', Age: 40 }, /under 18/],
    ['a month that is none', { BirthMonthYear: '2010' }, /no month of birth/],
  ])('%s', (_, row, message) => {
    expect(() => cellsOf(row)).toThrow(message)
  })

  test('18 for sure', () => {
    expect(cellsOf({ BirthMonthYear: '2008-02' }).Age).toBe(18)
  })
})

test('grades come back as the wire has them', () => {
  const grades = { CatalogBuyer: 1, LikelyToMove: 5, OnlineShopper: 3 } as const
  expect(unpackGrades(packGrades(grades).value)).toEqual({
    CatalogBuyer: '1',
    LikelyToMove: '5',
    OnlineShopper: '3',
  })
})

test('every interest has a bit of its own', () => {
  expect(interestMask(['Books', 'Golf']) & interestMask(['Games', 'Travel'])).toBe(0)
})
