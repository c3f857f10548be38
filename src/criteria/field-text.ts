import type { Company } from '#contract/company'
import { count, dollars, phone, range } from './format.ts'
import { industryOf } from './record.ts'

const numbers = new Set(['LocationEmployeesSizeActual', 'CorporateEmployeesSizeActual'])
const money = new Set(['LocationSalesVolumeActual', 'CorporateSalesVolumeActual'])
/** Whether a field's values stand at the right of a column. */
export function isNumeric(field: string): boolean {
  return numbers.has(field) || money.has(field) || field.endsWith('Range')
}

/** A field of a record as text for a cell or a page; undefined where the record lacks it. */
export function fieldText(company: Company, field: keyof Company): string | undefined {
  const value = company[field]
  if (value === undefined) return undefined
  if (field === 'Phone' || field === 'Fax') return phone(String(value))
  if (field === 'PrimarySic') return industryOf(company)
  if (money.has(field)) return dollars(Number(value))
  if (numbers.has(field)) return count(Number(value))
  if (field === 'AddressParsed') return streetText(company.AddressParsed)
  if (field === 'ZipPlus4') return String(value).replace(/^(\d{5})(\d{4})$/, '$1-$2')
  if (field.endsWith('Range') || field === 'SquareFootage') return range(String(value))
  if (field === 'Location')
    return (
      company.Location && `${company.Location.Latitude.toFixed(4)}, ${company.Location.Longitude.toFixed(4)}`
    )
  if (Array.isArray(value))
    return value.map((item) => ('Uri' in item ? item.Uri : 'Code' in item ? item.Code : item.Href)).join(', ')
  if (typeof value === 'object') return Object.values(value).join(' ')
  return String(value)
}

/** The parts of a street as they are spoken: "1006 N Starlight Ave". */
function streetText(street: Company['AddressParsed'] = {}): string | undefined {
  const { PreDirectional, Name, Suffix, PostDirectional, UnitNumber } = street
  const parts = [street.Number, PreDirectional, Name, Suffix, PostDirectional, UnitNumber]
  return parts.filter(Boolean).join(' ') || undefined
}
