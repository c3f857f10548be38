import { type Interest, interestNames, type TargetModel, targetModelNames } from '#contract/interests.ts'
import { ageBands, homeValueBands, incomeBands } from '#contract/ranges.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import type { AsOf } from '#service/versions/as-of.ts'
import { bandIndex, type Cell, contactCells, keyOf, placeCells, statusCells, trustCells } from '../cells.ts'
import { relatedIdsCell } from '../related-ids.ts'
import { contactColumns, placeColumns, placingColumns, statusColumns, trustColumns } from '../schema.ts'
import { adultAge } from './age.ts'
import { emailKeys } from './emails.ts'
import { vehicleCells } from './vehicles.ts'

/**
 * The narrow search table of people. The Ids of locations and values that are only shown are in the body alone, as no criterion uses
 * them.
 */
export const personColumns = {
  ...placingColumns,
  ...contactColumns,
  MiddleInitialKey: 'VARCHAR',
  ...placeColumns,
  /** Found by default; other adults of a household are found with IncludeAllResidents. */
  IsHeadOrPartner: 'BOOLEAN',
  /** In full years at the data's date. */
  Age: 'TINYINT',
  AgeRange: 'TINYINT',
  /** 1 to 12. */
  BirthMonth: 'TINYINT',
  IncomeRange: 'TINYINT',
  HomeValueRange: 'TINYINT',
  HousingType: 'VARCHAR',
  IsHomeowner: 'BOOLEAN',
  MaritalStatus: 'VARCHAR',
  AreChildrenPresent: 'BOOLEAN',
  YearsInHome: 'TINYINT',
  /** A bit for each interest, in the contract's order. */
  LifeStyle: 'INTEGER',
  /** Three bits for each model, in the contract's order: its grade, or 0. */
  TargetReady: 'INTEGER',
  /** Numbers of makes, of models, and of both together (`vehicles.ts`), each once. */
  Make1: 'INTEGER',
  Make2: 'INTEGER',
  Make3: 'INTEGER',
  Make4: 'INTEGER',
  Model1: 'INTEGER',
  Model2: 'INTEGER',
  Model3: 'INTEGER',
  Model4: 'INTEGER',
  Vehicle1: 'INTEGER',
  Vehicle2: 'INTEGER',
  Vehicle3: 'INTEGER',
  Vehicle4: 'INTEGER',
  /** The names of the makes, for the table `makes`. */
  MakeNames: 'VARCHAR',
  /** Keys of the address in use and of former ones; they are looked up in `emails`. */
  EmailKeys: 'BIGINT[]',
  FormerEmailKeys: 'BIGINT[]',
  /** The key of its Id (`related-ids.ts`), looked up in the table `kin`. */
  HouseholdId: 'BIGINT',
  ...statusColumns,
  ...trustColumns,
} as const

export type PersonColumn = keyof typeof personColumns

/** The bits of interests. */
export const interestMask = (names: readonly Interest[]) =>
  names.reduce((mask, name) => mask | (1 << interestNames.indexOf(name)), 0)

const GRADE_BITS = 3
const ANY_GRADE = (1 << GRADE_BITS) - 1

type Grades = Readonly<Partial<Record<TargetModel, number>>>

/** The grades of models in one number; `mask` has all bits of those that have one. */
export function packGrades(grades: Grades): { value: number; mask: number } {
  let [value, mask] = [0, 0]
  targetModelNames.forEach((name, i) => {
    const grade = grades[name]
    if (grade === undefined) return
    value |= grade << (GRADE_BITS * i)
    mask |= ANY_GRADE << (GRADE_BITS * i)
  })
  return { value, mask }
}

/** The grade of each model that has one, as the wire has it. */
export function unpackGrades(value: number): Partial<Record<TargetModel, string>> {
  const grades = targetModelNames.map((name, i) => [name, (value >> (GRADE_BITS * i)) & ANY_GRADE] as const)
  return Object.fromEntries(
    grades.filter(([, grade]) => grade > 0).map(([name, grade]) => [name, `${grade}`]),
  )
}

/** An initial for comparing: without the dot after it. */
export const initialKey = (initial: string | undefined) => keyOf(initial?.replace(/\.$/, ''))

const yesOf = (value: 'Yes' | 'No' | undefined) => (value === undefined ? null : value === 'Yes')

/** Numbers as the engine reads a list. */
const listOf = (keys: readonly bigint[]) => (keys.length > 0 ? `[${keys.join(', ')}]` : null)

/**
 * The cells of one person in the order of `personColumns`, without `pos` and `seq`. Pure; text that is compared is folded here.
 * Throws for a person under 18: no table has one.
 */
export function personCells(row: PersonRow, { date, newSince }: AsOf): Cell[] {
  const age = adultAge(row, date)
  return [
    row.Id,
    ...contactCells(row),
    initialKey(row.MiddleInitial),
    ...placeCells(row),
    row.Role !== 'Other',
    age ?? null,
    bandIndex(ageBands, undefined, age),
    row.BirthMonthYear ? Number(row.BirthMonthYear.slice(5)) : null,
    row.IncomeRange ? bandIndex(incomeBands, row.IncomeRange) : null,
    row.HomeValueRange ? bandIndex(homeValueBands, row.HomeValueRange) : null,
    row.HousingType ?? null,
    yesOf(row.IsHomeowner),
    row.MaritalStatus ?? null,
    yesOf(row.AreChildrenPresent),
    row.YearsInHome ?? null,
    row.LifeStyle ? interestMask(row.LifeStyle) : null,
    row.TargetReady ? packGrades(row.TargetReady).value : null,
    ...vehicleCells(row.Vehicles),
    listOf(emailKeys(row.Email)),
    listOf((row.HistoricalEmails ?? []).flatMap(emailKeys)),
    relatedIdsCell(row.HouseholdId),
    ...statusCells(row, newSince),
    ...trustCells(row),
  ]
}
