import type { Description } from '../description.ts'
import { kinTable } from '../kin.ts'
import { sharedNarrow } from '../sql/shared-clauses.ts'
import { askedOfPeople } from './asked.ts'
import { decodePerson, encodePerson } from './bodies.ts'
import { personClauses } from './clauses.ts'
import { personCells, personColumns } from './columns.ts'
import { emailTable } from './emails.ts'
import { personTallies } from './tallies.ts'
import { makeTable } from './vehicles.ts'

export const people: Description<'people'> = {
  kind: 'people',
  columns: personColumns,
  cellsOf: personCells,
  further: [emailTable, makeTable, kinTable('people', 'HouseholdId')],
  encode: encodePerson,
  decode: decodePerson,
  asked: askedOfPeople,
  clauses: personClauses,
  narrow: [...sharedNarrow, 'Email', 'EmailSha1Upper', 'EmailKeys', 'HouseholdId'],
  tallies: personTallies,
}
