import type { Description } from '../description.ts'
import { relatedIdsTable } from '../related-ids.ts'
import { sharedNarrow } from '../sql/shared-clauses.ts'
import { decodePerson, encodePerson } from './bodies.ts'
import { personClauses } from './clauses.ts'
import { personCells, personColumns } from './columns.ts'
import { emailTable } from './emails.ts'
import { peopleQuery } from './people-query.ts'
import { personSorts } from './sorts.ts'
import { personTallies } from './tallies.ts'
import { makeTable } from './vehicles.ts'

export const people: Description<'people'> = {
  kind: 'people',
  columns: personColumns,
  cellsOf: personCells,
  further: [emailTable, makeTable, relatedIdsTable('people', 'HouseholdId')],
  encode: encodePerson,
  decode: decodePerson,
  withImplied: peopleQuery,
  clauses: personClauses,
  narrow: [...sharedNarrow, 'Email', 'EmailSha1Upper', 'EmailKeys', 'HouseholdId'],
  tallies: personTallies,
  sorts: personSorts,
}
