import { readBirth } from '#service/normalize/birth.ts'
import { ageOn, type PersonRow } from '#service/store/person-row.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import type { Plan } from '../columns/plan-readers.ts'
import type { Converter, DataSet, Figures, ImportKind, Listener } from '../import-kind.ts'
import { importMessages } from '../import-messages.ts'
import { newHouseholds, rememberHousehold, resolveHousehold } from './households.ts'
import { ageIn, nameOf, toPerson } from './to-person.ts'

const DIGITS = 12
const ADULT = 18
const CHILD = 'under 18'
/** Maximum age in years of a file's own date: persons who are adults today may have been children then. */
const BACK = 30

const today = () => new Date().toISOString().slice(0, 10)

/**
 * Finds those who are of age today but were not at the data's date, which is known only in the end: the data has no one under 18 as of
 * its date.
 */
function listen({ read, columns }: Plan): Listener<undefined> {
  const now = today()
  const young: { place: number; line: number; birthDate: string }[] = []
  return {
    hear(cells, place, line) {
      const birthDate = readBirth(read.BirthMonthYear(cells), now).value
      const month = birthDate?.padEnd(7, '-12')
      if (month && ageOn(month, now) < ADULT + BACK) young.push({ place, line, birthDate: month })
    },
    conclude({ date }) {
      const column = typeof columns.BirthMonthYear === 'string' ? columns.BirthMonthYear : ''
      const children = young.filter(({ birthDate }) => ageOn(birthDate, date) < ADULT)
      const late = children.map(({ place, line, birthDate }) => ({
        place,
        reject: {
          kind: 'invalid' as const,
          line,
          column,
          reason: `${CHILD} at the data's date`,
          value: birthDate,
        },
      }))
      return { found: undefined, late }
    },
  }
}

/** A person's name as one text; empty when there is no letter in it. */
const wholeName = (cells: readonly string[], { read }: Plan) => {
  const { FirstName = '', MiddleInitial = '', LastName = '' } = nameOf(read, cells).name
  const name = [FirstName, MiddleInitial, LastName].filter(Boolean).join(' ')
  return /\p{L}/u.test(name) ? name : ''
}

function converter(plan: Plan, _found: undefined, { date, dataSet }: DataSet): Converter<PersonRow> {
  const { read } = plan
  const households = newHouseholds(date)
  let withAge = 0
  let known = 0
  return {
    remember(row) {
      rememberHousehold(row, households)
      known = households.seen.size
    },
    convert(cells, id) {
      const { row, notes } = toPerson(cells, id, read, date, dataSet)
      const stated = {
        LocationId: cleanText(read.LocationId(cells)) || undefined,
        HouseholdId: cleanText(read.HouseholdId(cells)) || undefined,
      }
      const home = resolveHousehold(row, stated, households)
      if (row.BirthMonthYear || row.Age !== undefined) withAge += 1
      return { row, notes: [...notes, ...home] }
    },
    figures: () => ({ withAge, households: households.seen.size - known }),
  }
}

function describe({ withAge = 0, households = 0 }: Figures): string {
  return importMessages.households(households, withAge)
}

/** People: adults with a name, in households. */
export const personImport: ImportKind<PersonRow, undefined> = {
  idDigits: DIGITS,
  inOrder: true,
  nameOf: wholeName,
  rejectionOf(cells, plan) {
    if (wholeName(cells, plan) === '')
      return { field: plan.columns.FullName ? 'FullName' : 'LastName', reason: 'no name' }
    const { field, age } = ageIn(plan.read, cells, today())
    return age !== undefined && age < ADULT ? { field, reason: CHILD } : undefined
  },
  about: (cells, { read }) =>
    [read.Address, read.PostalCode, read.City, read.StateProvince, read.BirthMonthYear].map((cell) =>
      cleanText(cell(cells)),
    ),
  listen,
  converter,
  describe,
}
