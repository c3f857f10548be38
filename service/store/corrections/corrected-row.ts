import type { Correction } from '#contract/corrections.ts'
import type { Kind } from '#contract/kind.ts'
import { postalArea } from '#service/reference/places/places.ts'
import { parseAddress } from '#shared/address/parse-address.ts'
import type { CompanyRow } from '../company-row.ts'
import type { RowOf } from '../row.ts'

/** Corrected values by field, as text; empty for none. */
type Values = ReadonlyMap<string, string>

/** A row with its corrected values, and with what follows from them; `fields` are those of its correction. Pure. */
export function correctedRow<K extends Kind>(row: RowOf<K>, fields: Correction['fields']): RowOf<K> {
  const values: Values = new Map(fields.map(({ field, after }) => [field, after]))
  const plain = fields.map(({ field, after }) => [field, after || undefined])
  return {
    ...row,
    ...Object.fromEntries(plain),
    ...addressOf(row, values),
    ...tradeOf(row as CompanyRow, values),
    ...(values.has('Phone') && { AreaCode: undefined }),
    ...(values.has('UriList') && { UriList: urisOf(row as CompanyRow, values.get('UriList')) }),
    ...sizeOf(values),
    ...(fields.length > 0 && { CorrectedFields: fields.map(({ field }) => field).join(', ') }),
  }
}

/** The parts of a corrected street, and the county of a corrected ZIP code or state; what was known of the former ones no longer holds. */
function addressOf(row: RowOf<Kind>, values: Values): Partial<CompanyRow> {
  const isMoved = ['Address', 'PostalCode', 'StateProvince'].some((field) => values.has(field))
  if (!isMoved) return {}
  const street = values.get('Address')
  const [code, state] = [
    values.get('PostalCode') ?? row.PostalCode,
    values.get('StateProvince') ?? row.StateProvince,
  ]
  const area = code ? postalArea(code) : undefined
  const hasNewCounty = values.has('PostalCode') || values.has('StateProvince')
  return {
    ZipPlus4: undefined,
    CarrierRoute: undefined,
    ...(street !== undefined && { AddressParsed: parseAddress(street) }),
    ...(hasNewCounty && { County: area?.StateProvince === state ? area?.County || undefined : undefined }),
  }
}

/** The codes with the corrected one in place of the main one. */
function tradeOf(row: Pick<CompanyRow, 'PrimarySic' | 'SicList'>, values: Values): Partial<CompanyRow> {
  const code = values.get('PrimarySic')
  if (code === undefined) return {}
  const others = (row.SicList ?? []).filter(({ Code }) => Code !== row.PrimarySic && Code !== code)
  const list = [...(code ? [{ Code: code }] : []), ...others]
  return { PrimarySic: list[0]?.Code, SicList: list, SicGrade: list.length > 0 ? 'Stated' : undefined }
}

/** The corrected address of the main website before the others. */
function urisOf(row: Pick<CompanyRow, 'UriList'>, uri: string | undefined): CompanyRow['UriList'] {
  const others = (row.UriList ?? []).slice(1)
  const list = [...(uri ? [{ Uri: uri }] : []), ...others]
  return list.length > 0 ? list : undefined
}

function sizeOf(values: Values): Partial<CompanyRow> {
  const text = values.get('LocationEmployeesSizeActual')
  if (text === undefined) return {}
  return {
    LocationEmployeesSizeActual: text === '' ? undefined : Number(text),
    LocationEmployeesSizeRange: undefined,
  }
}
