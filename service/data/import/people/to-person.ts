import {
  type Interest,
  interestNames,
  interests,
  type TargetModel,
  targetModelNames,
} from '#contract/interests.ts'
import { homeValueBands, incomeBands } from '#contract/ranges.ts'
import { readAge, readYears } from '#service/normalize/age.ts'
import { readBirth } from '#service/normalize/birth.ts'
import { readDate } from '#service/normalize/date.ts'
import { readEmail } from '#service/normalize/email.ts'
import { readList } from '#service/normalize/list.ts'
import { readBand } from '#service/normalize/money.ts'
import type { Note } from '#service/normalize/notes.ts'
import { makes, modelsOf } from '#service/reference/vehicles/vehicles.ts'
import { ageOn, type PersonRow, type Vehicle } from '#service/store/person-row.ts'
import { parsePhone } from '#shared/address/phone.ts'
import { plainColumnName } from '#shared/tabular/column-synonyms.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { type AtHand, cellOf, firstSeenOf, joinParts, placeOf, sourceOf, take } from '../at-hand.ts'
import type { Plan } from '../columns/plan-readers.ts'
import { inCapitals, type PersonName, takeApart } from './name.ts'
import {
  readChildren,
  readHead,
  readHousing,
  readMarital,
  readOwner,
  readPersonGender,
  readYes,
} from './words.ts'

type Part = Partial<PersonRow>

const text = (
  read: Plan['read'],
  cells: readonly string[],
  field: 'FirstName' | 'MiddleInitial' | 'LastName',
) => cleanText(read[field](cells)) || undefined

/** A person's name from its own columns, else taken apart. */
export function nameOf(read: Plan['read'], cells: readonly string[]): { name: PersonName; notes: Note[] } {
  const [first, LastName] = [text(read, cells, 'FirstName'), text(read, cells, 'LastName')]
  if (first === undefined && LastName === undefined) return takeApart(read.FullName(cells))
  const own = text(read, cells, 'MiddleInitial')
  const [, FirstName, initial] = (own ? undefined : /^(\S+) (\p{L})\.?$/u.exec(first ?? '')) ?? [first, first]
  return { name: { FirstName, MiddleInitial: own ?? initial, LastName }, notes: [] }
}

function namePart(at: AtHand): Part {
  const { name, notes } = nameOf(at.read, at.cells)
  const canonical = inCapitals(name)
  at.notes.push(...notes, ...canonical.notes)
  return canonical.name
}

/** The month of birth, or the age from the year or from the file. */
function agePart(at: AtHand, date: string): Part {
  const birth = take(at, readBirth(cellOf(at, 'BirthMonthYear'), date))
  if (birth?.length === 7) return { BirthMonthYear: birth }
  if (!birth) return { Age: take(at, readAge(cellOf(at, 'Age'))) }
  at.notes.push('birthYear')
  return { Age: ageOn(`${birth}-12`, date) }
}

/** Full years of a row's person on a day, if known, and the field that has it. */
export function ageIn(read: Plan['read'], cells: readonly string[], date: string) {
  const birth = readBirth(read.BirthMonthYear(cells), date).value
  if (birth) return { field: 'BirthMonthYear', age: ageOn(birth.padEnd(7, '-12'), date) } as const
  return { field: 'Age', age: readAge(read.Age(cells)).value } as const
}

/** Maximum of cached names: more than there are models. */
const MANY_NAMES = 20_000

function emailPart(at: AtHand): Part {
  const former = readList(cellOf(at, 'HistoricalEmails'), 'Email').flatMap(
    (item) => take(at, readEmail(item)) ?? [],
  )
  return {
    Email: take(at, readEmail(cellOf(at, 'Email'))),
    HistoricalEmails: former.length ? [...new Set(former)] : undefined,
  }
}

const interestByName = new Map<string, Interest>(
  interestNames.flatMap((name) => [
    [plainColumnName(name), name],
    [plainColumnName(interests[name]), name],
  ]),
)

/** Interests from a list in one cell, and from a column for each; undefined when the row says nothing of any. */
function interestPart(at: AtHand): Part {
  const listed = readList(cellOf(at, 'LifeStyle'), 'Name')
  const known = listed.flatMap((item) => interestByName.get(plainColumnName(item)) ?? [])
  if (known.length < listed.length) at.notes.push('interestUnknown')
  const flags = interestNames.map((name) => ({ name, value: readYes(cellOf(at, `LifeStyle.${name}`)).value }))
  const liked = flags.filter(({ value }) => value === 'Yes').map(({ name }) => name)
  const hasInterests = listed.length > 0 || flags.some(({ value }) => value !== undefined)
  return { LifeStyle: hasInterests ? [...new Set([...known, ...liked])] : undefined }
}

function gradePart(at: AtHand): Part {
  const grades: Partial<Record<TargetModel, 1 | 2 | 3 | 4 | 5>> = {}
  for (const model of targetModelNames) {
    const cell = cleanText(cellOf(at, `TargetReady.${model}`))
    if (/^[1-5](\.0*)?$/.test(cell)) grades[model] = Number.parseInt(cell, 10) as 1
    else if (cell !== '') at.notes.push('gradeUnreadable')
  }
  return { TargetReady: Object.keys(grades).length ? grades : undefined }
}

const spelled = new Map<string, string>()

/** One of the names of our dictionary when it is the same but for signs and letter case; files name the same vehicles again and again. */
function sameName(names: readonly string[], name: string): string {
  const key = `${names[0]} ${name}`
  const found =
    spelled.get(key) ?? names.find((known) => plainColumnName(known) === plainColumnName(name)) ?? name
  if (spelled.size < MANY_NAMES) spelled.set(key, found)
  return found
}

/** Vehicles from columns of makes, models and years, each with one value or with a list; makes and models as our dictionary spells them. */
function vehiclePart(at: AtHand): Part {
  const [allMakes, models, years] = (['VehicleMake', 'VehicleModel', 'VehicleYear'] as const).map((field) =>
    readList(cellOf(at, field), 'Name').map(cleanText),
  ) as [string[], string[], string[]]
  const vehicles = allMakes.flatMap((make, i): Vehicle[] => {
    const [model = '', year = ''] = [models[i], years[i]]
    if (make === '') return []
    const Make = sameName(makes(), make)
    const Year = /^(19|20)\d\d/.test(year) ? Number(year.slice(0, 4)) : undefined
    return [{ Make, Model: sameName(modelsOf(Make), model), ...(Year ? { Year } : {}) }]
  })
  if (allMakes.length === 0 && models.length > 0) at.notes.push('vehicleUnknown')
  return { Vehicles: vehicles.length ? vehicles : undefined }
}

function homePart(at: AtHand): Part {
  return {
    AreChildrenPresent: take(at, readChildren(cellOf(at, 'AreChildrenPresent'))),
    HeadOfHousehold: take(at, readHead(cellOf(at, 'HeadOfHousehold'))),
    HomeValueRange: take(at, readBand(cellOf(at, 'HomeValueRange'), homeValueBands)),
    HousingType: take(at, readHousing(cellOf(at, 'HousingType'))),
    IncomeRange: take(at, readBand(cellOf(at, 'IncomeRange'), incomeBands)),
    IsHomeowner: take(at, readOwner(cellOf(at, 'IsHomeowner'))),
    MaritalStatus: take(at, readMarital(cellOf(at, 'MaritalStatus'))),
    YearsInHome: take(at, readYears(cellOf(at, 'YearsInHome'))),
  }
}

function recordPart(at: AtHand, date: string): Part {
  return {
    FirstSeen: firstSeenOf(at, date),
    Gender: take(at, readPersonGender(cellOf(at, 'Gender'))),
    UpdateDate: take(at, readDate(cellOf(at, 'UpdateDate'))),
  }
}

/**
 * A normalized person from the cells of a row, as of the data's date, and what was done to them. Pure. The household is resolved
 * separately, as it needs the rows before.
 */
export function toPerson(
  cells: readonly string[],
  Id: string,
  read: Plan['read'],
  date: string,
  dataSet: string,
): { row: PersonRow; notes: Note[] } {
  const at: AtHand = { read, cells, notes: [] }
  const Phone = take(at, parsePhone(cellOf(at, 'Phone')))
  const parts = [
    namePart(at),
    agePart(at, date),
    placeOf(at, Phone),
    { Phone },
    emailPart(at),
    homePart(at),
    interestPart(at),
    gradePart(at),
    vehiclePart(at),
    recordPart(at, date),
    sourceOf(at, dataSet),
  ]
  return { row: joinParts<PersonRow>({ Id }, parts), notes: at.notes }
}
