import type { AddressParsed } from '#contract/company.ts'
import type { Interest, TargetGrade, TargetModel } from '#contract/interests.ts'
import type { MergedSource } from '#contract/merged-source.ts'

/** A vehicle of a person; the year is that of the model, the model is empty where only the make is known. */
export interface Vehicle {
  Make: string
  Model: string
  Year?: number
}

/** What a person is in the household: the default data set is heads and partners. */
export type HouseholdRole = 'Head' | 'Partner' | 'Other'

/**
 * A person as sample and import pass it to a build, an adult: the record of the API, without what the service derives (ETag, Links,
 * AgeRange, RecordStatus, labels of ranges), plus what is searched but never sent. Absent is not known.
 */
export interface PersonRow {
  /** 12 digits, or 16 letters and digits. */
  Id: string
  /** 12 digits, may begin with zeros, or 16 letters and digits; one for each address. */
  LocationId?: string
  /** One for each household. */
  HouseholdId?: string
  FirstName?: string
  MiddleInitial?: string
  LastName?: string
  Gender?: 'Male' | 'Female'
  Address?: string
  AddressParsed?: AddressParsed
  City?: string
  StateProvince?: string
  PostalCode?: string
  ZipPlus4?: string
  County?: string
  CarrierRoute?: string
  /** Decimal degrees. */
  Location?: { Latitude: number; Longitude: number }
  /** Digits only. */
  Phone?: string
  /** Of the place where no phone is known. */
  AreaCode?: string
  /** "1974-03"; the age on a date is `ageOn` of it. */
  BirthMonthYear?: string
  /** Full years at the data's date, for data without the month. */
  Age?: number
  /** A criterion's value: "60000-69999". */
  IncomeRange?: string
  /** A criterion's value: "250000-299999". */
  HomeValueRange?: string
  /** A criterion's value: "Single Family Dwelling". */
  HousingType?: string
  IsHomeowner?: 'Yes' | 'No'
  MaritalStatus?: 'Married' | 'Single'
  AreChildrenPresent?: 'Yes' | 'No'
  YearsInHome?: number
  HeadOfHousehold?: 'Yes' | 'No'
  Role?: HouseholdRole
  /** Interests the person has; absent when nothing is known of any. */
  LifeStyle?: readonly Interest[]
  TargetReady?: Readonly<Partial<Record<TargetModel, TargetGrade>>>
  Vehicles?: readonly Vehicle[]
  Email?: string
  /** Former addresses, found only when a call includes them. */
  HistoricalEmails?: readonly string[]
  /** ISO date of the first sight at this address: a new mover when within 90 days before the data's date. */
  FirstSeen?: string
  /** ISO date. */
  UpdateDate?: string
  /** ISO code of another country than the US. */
  Country?: string
  /** The data set that the person comes from. */
  Source?: string
  SourceId?: string
  /** How precise the point is: one of `locationGrades`. */
  LocationGrade?: string
  /** Names of the fields that the operator has corrected, of a row that the store corrects as it is read. */
  CorrectedFields?: string
  /** The sources of other records that were merged into this one. */
  MergedSources?: readonly MergedSource[]
}

const monthsOf = (year: string, month: string) => Number(year) * 12 + Number(month)

/**
 * Full years of age on an ISO date of a person born in a month ("1974-03"). The day is not known: a person who may still be 17 is 17.
 */
export function ageOn(birthMonthYear: string, date: string): number {
  const birth = monthsOf(birthMonthYear.slice(0, 4), birthMonthYear.slice(5, 7))
  const now = monthsOf(date.slice(0, 4), date.slice(5, 7))
  return Math.floor((now - birth - 1) / 12)
}
