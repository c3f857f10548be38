import { expect, it } from 'vitest'
import type { PersonRow } from '#service/store/person-row.ts'
import { parseAddress } from '#shared/address/parse-address.ts'
import { newHouseholds, resolveHousehold } from './households.ts'

const at = (Address: string, LastName: string, more: Partial<PersonRow> = {}): PersonRow => ({
  Id: '1',
  LastName,
  AddressParsed: parseAddress(Address),
  PostalCode: '02903',
  ...more,
})

function resolve(...rows: PersonRow[]) {
  const households = newHouseholds('2026-11-01')
  for (const row of rows) resolveHousehold(row, {}, households)
  return rows
}

it('takes the same address, however it is written, for one home', () => {
  const rows = resolve(
    at('10 Main St Apt 4', 'Smith'),
    at('10 MAIN STREET #4', 'Jones'),
    at('10 Main St Apt 5', 'Smith'),
  )
  const [first, second, third] = rows.map(({ LocationId }) => LocationId)
  expect(first).toMatch(/^[a-z2-9]{16}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('takes one last name at an address for one household, whose first is the head', () => {
  const rows = resolve(at('10 Main St', 'Smith'), at('10 Main St', 'SMITH'), at('10 Main St', 'Jones'))
  expect(rows.map(({ HouseholdId }) => HouseholdId === rows[0]?.HouseholdId)).toEqual([true, true, false])
  expect(rows.map(({ HeadOfHousehold }) => HeadOfHousehold)).toEqual(['Yes', 'No', 'Yes'])
})

it.each<[string, Partial<PersonRow>, string]>([
  ['somebody as old', { Age: 44 }, 'Partner'],
  ['somebody of unknown age', {}, 'Partner'],
  ['somebody much younger', { BirthMonthYear: '2004-01' }, 'Other'],
  ['somebody single', { Age: 44, MaritalStatus: 'Single' }, 'Other'],
])('takes %s beside the head for a partner or not', (_, more, role) => {
  const rows = resolve(at('10 Main St', 'Smith', { Age: 45 }), at('10 Main St', 'Smith', more))
  expect(rows[1]?.Role).toBe(role)
})

it('has one partner to a household', () => {
  const rows = resolve(...[1, 2, 3].map(() => at('10 Main St', 'Smith')))
  expect(rows.map(({ Role }) => Role)).toEqual(['Head', 'Partner', 'Other'])
})

it('counts a household once whose head is not in the file', () => {
  const single = { HeadOfHousehold: 'No', MaritalStatus: 'Single' } as const
  const households = newHouseholds('2026-11-01')
  for (let i = 0; i < 3; i++) resolveHousehold(at('10 Main St', 'Smith', single), {}, households)
  expect(households.seen.size).toBe(1)
})

it('follows the file in who is the head', () => {
  const rows = resolve(
    at('10 Main St', 'Smith', { HeadOfHousehold: 'No' }),
    at('10 Main St', 'Smith', { HeadOfHousehold: 'Yes' }),
  )
  expect(rows.map(({ Role }) => Role)).toEqual(['Partner', 'Head'])
})

it('keeps ids of up to 12 digits, and makes sixteen letters and digits of others', () => {
  const row = at('10 Main St', 'Smith')
  const notes = resolveHousehold(row, { LocationId: '123', HouseholdId: 'H-7' }, newHouseholds('2026-11-01'))
  expect(row.LocationId).toBe('000000000123')
  expect(row.HouseholdId).toMatch(/^[a-z2-9]{16}$/)
  expect(notes).toEqual(['headFound'])
})

it('makes no household without an address', () => {
  const row: PersonRow = { Id: '1', LastName: 'Smith' }
  resolveHousehold(row, {}, newHouseholds('2026-11-01'))
  expect(row).toEqual({ Id: '1', LastName: 'Smith' })
})
