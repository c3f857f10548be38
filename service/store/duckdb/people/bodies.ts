import { unpack as unpackTuple } from 'msgpackr'
import { interestNames } from '#contract/interests.ts'
import type { Person } from '#contract/person.ts'
import { ageBands, homeValueBands, incomeBands } from '#contract/ranges.ts'
import { locationGrades } from '#contract/trust.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import type { AsOf } from '#service/versions/as-of.ts'
import { bandIndex } from '../cells.ts'
import { addressOf, locationOf, packPlace, packZipPlus4, zipPlus4Of } from '../packed-place.ts'
import {
  eTagOf,
  labelOf,
  nameAt,
  pack,
  packDate,
  packName,
  packSources,
  type TextKey,
  type Tuple,
  tupleOf,
  tupleReader,
  unpack,
  unpackDate,
  unpackSources,
} from '../packing.ts'
import { adultAge } from './age.ts'
import { interestMask, packGrades, unpackGrades } from './columns.ts'

/** Head of the household or not: the row's own value, else by its role. */
const headOf = ({ HeadOfHousehold, Role }: PersonRow) =>
  HeadOfHousehold ?? (Role && (Role === 'Head' ? 'Yes' : 'No'))

const bandNumber = (bands: Parameters<typeof bandIndex>[0], named: string | undefined) =>
  named === undefined ? null : bandIndex(bands, named)

/** A person in small values; what comes last is most often empty and then takes no room. */
function packPerson(row: PersonRow, date: string) {
  const street = row.AddressParsed
  return {
    Id: pack(row.Id),
    FirstName: pack(row.FirstName),
    LastName: pack(row.LastName),
    ...packPlace(row),
    LocationId: pack(row.LocationId),
    HouseholdId: pack(row.HouseholdId),
    HeadOfHousehold: pack(headOf(row)),
    Gender: pack(row.Gender),
    AgeBand: bandIndex(ageBands, undefined, adultAge(row, date)),
    BirthMonthYear: pack(row.BirthMonthYear?.replace('-', '')),
    IncomeBand: bandNumber(incomeBands, row.IncomeRange),
    HomeValueBand: bandNumber(homeValueBands, row.HomeValueRange),
    IsHomeowner: pack(row.IsHomeowner),
    MaritalStatus: pack(row.MaritalStatus),
    AreChildrenPresent: pack(row.AreChildrenPresent),
    YearsInHome: row.YearsInHome ?? null,
    Interests: row.LifeStyle ? interestMask(row.LifeStyle) : null,
    Grades: row.TargetReady ? packGrades(row.TargetReady).value : null,
    MiddleInitial: pack(row.MiddleInitial),
    ZipPlus4: packZipPlus4(row),
    Phone: pack(row.Phone),
    Email: pack(row.Email),
    UnitNumber: pack(street?.UnitNumber),
    PreDirectional: pack(street?.PreDirectional),
    PostDirectional: pack(street?.PostDirectional),
    UpdateDate: pack(row.UpdateDate),
    SourceId: pack(row.SourceId),
    Source: pack(row.Source),
    Country: pack(row.Country),
    FirstSeen: packDate(row.FirstSeen),
    LocationGrade: packName(locationGrades, row.LocationGrade),
    CorrectedFields: pack(row.CorrectedFields),
    MergedSources: packSources(row.MergedSources),
  }
}

type PackedPerson = ReturnType<typeof packPerson>
const readerOf = tupleReader(packPerson({ Id: '' }, ''))

/** The values of a person as they are stored, small and without loss. Throws for a person under 18. */
export const encodePerson = (row: PersonRow, { date }: AsOf): Tuple => tupleOf(packPerson(row, date))

/** The person of a body. Derived here: ETag, Links, labels of ranges. */
export function decodePerson(body: Uint8Array): Person {
  const read = readerOf(unpackTuple(body))
  const text = (key: TextKey<PackedPerson>) => unpack(read(key))
  const address = addressOf(read('Address'), text)
  const Id = String(read('Id'))
  return {
    ETag: eTagOf(body),
    Id,
    Links: [{ Href: `/v1/people/${Id}`, Rel: 'self' }],
    Address: address.line,
    AddressParsed: address.parts,
    AgeRange: labelOf(ageBands, read('AgeBand')),
    AreChildrenPresent: text('AreChildrenPresent'),
    BirthMonthYear: text('BirthMonthYear')?.replace(/(..)$/, '-$1'),
    City: text('City'),
    CorrectedFields: text('CorrectedFields'),
    Country: text('Country'),
    County: text('County'),
    Email: text('Email'),
    FirstName: text('FirstName'),
    FirstSeen: unpackDate(read('FirstSeen')),
    Gender: text('Gender'),
    HeadOfHousehold: text('HeadOfHousehold'),
    HomeValueRange: labelOf(homeValueBands, read('HomeValueBand')),
    HouseholdId: text('HouseholdId'),
    IncomeRange: labelOf(incomeBands, read('IncomeBand')),
    IsHomeowner: text('IsHomeowner'),
    LastName: text('LastName'),
    // The store fills it in, as for companies.
    LastSeen: undefined,
    LifeStyle: interestsOf(read('Interests')),
    Location: locationOf(read('Latitude'), read('Longitude')),
    LocationGrade: nameAt(locationGrades, read('LocationGrade')),
    LocationId: text('LocationId'),
    MaritalStatus: text('MaritalStatus'),
    MergedSources: unpackSources(read('MergedSources')),
    MiddleInitial: text('MiddleInitial'),
    Phone: text('Phone'),
    PostalCode: text('PostalCode'),
    Source: text('Source'),
    SourceId: text('SourceId'),
    StateProvince: text('StateProvince'),
    TargetReady: gradesOf(read('Grades')),
    YearsInHome: read('YearsInHome') ?? undefined,
    ZipPlus4: zipPlus4Of(read('ZipPlus4'), read('PostalCode')),
  }
}

function interestsOf(mask: number | null | undefined): Person['LifeStyle'] {
  if (!mask) return undefined
  const names = interestNames.filter((_, i) => mask & (1 << i))
  return Object.fromEntries(names.map((name) => [name, 'Y']))
}

const gradesOf = (packed: number | null | undefined): Person['TargetReady'] =>
  packed ? unpackGrades(packed) : undefined
