import { expect, it } from 'vitest'
import { guessKind } from './guess-kind.ts'

it.each([
  ['id,Company Name,First Name,Last Name,age', 'companies'],
  ['name,address,city,sic', 'companies'],
  ['name,address,city,zip', 'companies'],
  ['First Name,Last Name,Address,City', 'people'],
  ['name,age,zip', 'people'],
  ['Full Name,Household Income', 'people'],
  ['FirstName,LastName,HouseholdId,AgeRange', 'people'],
  ['fname,lname,phone,sic code,Business Name', 'companies'],
  ['a,b,c', 'companies'],
])('%s are %s', (columns, kind) => {
  expect(guessKind({ columns: columns.split(','), rows: [] })).toBe(kind)
})

it('takes names of companies for what they are', () => {
  const rows = [
    ['Acme Inc', 'Ann', 'Smith'],
    ['Beta Plumbing LLC', 'Bob', 'Jones'],
  ]
  expect(guessKind({ columns: ['c1', 'first name', 'last name'], rows })).toBe('companies')
})
