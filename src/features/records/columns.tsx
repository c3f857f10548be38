import type { ReactNode } from 'react'
import { type Company, companyFields, fieldsOf, type ResourceType } from '#contract/company'
import { fieldText, isNumeric } from '../../criteria/field-text.ts'
import { contactOf, fieldLabels } from '../../criteria/record.ts'

/** One column of the record table. Its key is the API's name of the field, or `Contact` for the two names together. */
export interface Column {
  key: string
  label: string
  /** Pixels. */
  width: number
  right?: boolean
  cell: (company: Company) => ReactNode
}

const widths: Record<string, number> = {
  CompanyName: 164,
  Address: 150,
  Contact: 110,
  City: 90,
  StateProvince: 54,
  PostalCode: 60,
  Phone: 118,
  PrimarySic: 118,
  LocationEmployeesSizeRange: 64,
  LocationSalesVolumeActual: 70,
  County: 110,
  Location: 140,
  UriList: 190,
  SicList: 160,
  NaicsList: 160,
}
const shortLabels: Record<string, string> = {
  LocationEmployeesSizeRange: 'Staff',
  LocationSalesVolumeActual: 'Sales',
  PrimarySic: 'Industry',
}

function columnOf(key: string): Column {
  const right = isNumeric(key)
  if (key === 'Contact') return { key, label: 'Contact', width: 110, cell: contactOf }
  const field = key as keyof Company
  return {
    key,
    label: shortLabels[key] ?? fieldLabels[field],
    width: widths[key] ?? (right ? 96 : 110),
    right,
    cell: (company) => fieldText(company, field),
  }
}

const usual: Record<ResourceType, readonly string[]> = {
  Core: ['Id', 'ETag', 'ParentCompany'],
  Basic: ['CompanyName', 'Contact', 'Address', 'City', 'StateProvince', 'PostalCode', 'Phone'],
  Enhanced: [
    'CompanyName',
    'Contact',
    'City',
    'PostalCode',
    'Phone',
    'PrimarySic',
    'LocationEmployeesSizeRange',
    'LocationSalesVolumeActual',
  ],
}

/** Every column that a format can show, in the order in which they are offered. */
export function columnsFor(format: ResourceType): Column[] {
  const fields: string[] = fieldsOf[format].filter((field) => field !== 'Links')
  const names = ['FirstName', 'LastName'].every((name) => fields.includes(name)) ? ['Contact'] : []
  const keys = [...usual[format], ...companyFields.filter((field) => fields.includes(field)), ...names]
  return [...new Set(keys)].map(columnOf)
}

/** The columns shown: those chosen, as far as the format has them, else the usual ones. */
export function shownColumns(format: ResourceType, chosen: readonly string[] | undefined): Column[] {
  const offered = new Map(columnsFor(format).map((column) => [column.key, column]))
  const keys = (chosen ?? usual[format]).filter((key) => offered.has(key))
  return (keys.length ? keys : usual[format]).flatMap((key) => offered.get(key) ?? [])
}
