import type { Kind } from '#contract/kind.ts'
import { companyColumns, plainColumnName } from '#shared/tabular/column-synonyms.ts'
import { type Field, kindFields } from '../fields.ts'
import { guessColumns, type Sample } from './guess-columns.ts'

/** Names of columns that may be a person's as well. */
const eitherName = new Set('name title1 nom entityname account accountname customername customer'.split(' '))

/** Names that only a column with company names has. */
const companyNames = new Set(companyColumns.CompanyName.split(' ').filter((name) => !eitherName.has(name)))

/** Fields that hardly a file of companies has a column for. */
const identifyingColumns: readonly Field[] = [
  'MiddleInitial',
  'BirthMonthYear',
  'Age',
  'HouseholdId',
  'HeadOfHousehold',
  'IncomeRange',
  'HomeValueRange',
  'IsHomeowner',
  'MaritalStatus',
  'AreChildrenPresent',
  'YearsInHome',
]

const namesOf = (field: Field) => kindFields.people.names[field]?.split(' ') ?? []
const personNames = new Set(identifyingColumns.flatMap(namesOf))
const firstNames = new Set(namesOf('FirstName'))
const lastNames = new Set(namesOf('LastName'))

/**
 * What a file is about: a column with a company's name means companies; without one, a column that only people have (age, income, household
 * ...), or a first and a last name, mean people; anything else companies.
 */
export function guessKind(sample: Sample): Kind {
  const plain = sample.columns.map(plainColumnName)
  const has = (names: ReadonlySet<string>) => plain.some((name) => names.has(name))
  if (has(companyNames)) return 'companies'
  if (has(personNames)) return 'people'
  const named = guessColumns(kindFields.companies, sample).CompanyName !== undefined
  return !named && has(firstNames) && has(lastNames) ? 'people' : 'companies'
}
