import { type Interest, interests, type TargetModel, targetModels } from '#contract/interests.ts'
import { pointLabel } from '#shared/geo/point.ts'
import { count, dollars, phone, range } from '#shared/text/format.ts'
import { type AnyRecord, fieldLabels, industryOf, type RecordField } from './record.ts'
import { trustText } from './trust-text.ts'

const numbers = new Set(['LocationEmployeesSizeActual', 'CorporateEmployeesSizeActual'])
const money = new Set(['LocationSalesVolumeActual', 'CorporateSalesVolumeActual'])
/** Whether a field's values are aligned to the right. */
export function isNumeric(field: string): boolean {
  return field === 'SourceConfidence' || numbers.has(field) || money.has(field) || field.endsWith('Range')
}

const CORRECTED = 'Corrected by hand'

/** Whether the operator corrected a field of a record. */
export const isCorrected = ({ CorrectedFields }: AnyRecord, field: RecordField): boolean =>
  CorrectedFields?.split(', ').includes(field) ?? false

/** A field of a record as text for a cell or a page; undefined where the record lacks it. */
export function fieldText(record: AnyRecord, field: RecordField): string | undefined {
  const value = record[field]
  if (value === undefined) return undefined
  if (field === 'Phone' || field === 'Fax') return phone(String(value))
  if (field === 'SicGrade' && isCorrected(record, 'PrimarySic')) return CORRECTED
  if (typeof value !== 'object' && trustText(field, value)) return trustText(field, value)
  if (field === 'PrimarySic') return industryOf(record)
  if (field === 'CorrectedFields') return labelsOf(String(value))
  if (money.has(field)) return dollars(Number(value))
  if (numbers.has(field)) return count(Number(value))
  if (field === 'AddressParsed') return streetText(record.AddressParsed)
  if (field === 'LifeStyle') return interestsOf(record).join(', ')
  if (field === 'TargetReady')
    return gradesOf(record)
      .map(([model, grade]) => `${model} ${grade}`)
      .join(', ')
  if (field === 'BirthMonthYear') return monthText(String(value))
  if (field === 'ZipPlus4') return String(value).replace(/^(\d{5})(\d{4})$/, '$1-$2')
  if (field === 'MergedSources')
    return mergedSourcesOf(record)
      .map(({ name, fields }) => [name, fields].filter(Boolean).join(': '))
      .join('; ')
  if (field.endsWith('Range') || field === 'SquareFootage') return range(String(value))
  if (field === 'Location') return record.Location && pointLabel(record.Location)
  if (Array.isArray(value))
    return value
      .map((item) => ('Uri' in item ? item.Uri : 'Code' in item ? item.Code : hrefOf(item)))
      .join(', ')
  if (typeof value === 'object') return Object.values(value).join(' ')
  return String(value)
}

const hrefOf = (item: object) => ('Href' in item ? String(item.Href) : '')

/** Names of fields as people call them. */
const labelsOf = (names: string) =>
  names
    .split(', ')
    .map((name) => fieldLabels[name as RecordField] ?? name)
    .join(', ')

/** The sources that were merged into a record: source and id there, and what comes from it in words. */
export const mergedSourcesOf = ({ MergedSources = [] }: AnyRecord): { name: string; fields: string }[] =>
  MergedSources.map(({ Source, SourceId, Fields = '' }) => ({
    name: [Source, SourceId].filter(Boolean).join(' '),
    fields: labelsOf(Fields),
  }))

/** The parts of a street as they are spoken: "1006 N Starlight Ave". */
function streetText(street: AnyRecord['AddressParsed'] = {}): string | undefined {
  const { PreDirectional, Name, Suffix, PostDirectional, UnitNumber } = street
  const parts = [street.Number, PreDirectional, Name, Suffix, PostDirectional, UnitNumber]
  return parts.filter(Boolean).join(' ') || undefined
}

/** "1974-03" as people write it: "March 1974"; anything else as it is. */
function monthText(value: string): string {
  const [, year, month] = /^(\d{4})-?(0[1-9]|1[0-2])$/.exec(value) ?? []
  if (!year) return value
  const date = new Date(Date.UTC(Number(year), Number(month) - 1))
  return date.toLocaleString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

const labelIn = (labels: Readonly<Record<string, string>>, name: string) => labels[name] ?? name

/** What a person likes, in words and in the contract's order. */
export function interestsOf({ LifeStyle = {} }: AnyRecord): string[] {
  const names = (Object.keys(LifeStyle) as Interest[]).filter((name) => LifeStyle[name] === 'Y')
  return names.map((name) => labelIn(interests, name))
}

/** What a person is likely to do, in words, with the grade from 5, most likely, to 1. */
export function gradesOf({ TargetReady = {} }: AnyRecord): [model: string, grade: string][] {
  const graded = Object.entries(TargetReady) as [TargetModel, string][]
  return graded
    .toSorted(([, a], [, b]) => Number(b) - Number(a))
    .map(([name, grade]) => [labelIn(targetModels, name), grade])
}
