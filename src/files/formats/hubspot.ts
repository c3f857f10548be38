import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import { countryOfRecord, firstWebAddress, otherProgramCsv } from './address-book.ts'
import type { FileFormatSpec, FixedColumn } from './format-spec.ts'

const address: readonly FixedColumn[] = [
  { heading: 'Street Address', name: 'Address' },
  { heading: 'City', name: 'City' },
  { heading: 'State/Region', name: 'StateProvince' },
  { heading: 'Postal Code', name: 'PostalCode' },
  { heading: 'Country/Region', name: 'PostalCode', cell: countryOfRecord },
]

/** "smith.example" of "https://www.smith.example/about": HubSpot identifies companies by it. */
function domainOf(record: AnyRecord): string | undefined {
  const web = firstWebAddress(record)
  return web && new URL(web).hostname.replace(/^www\./, '')
}

/** HubSpot's names of the properties of companies and contacts: its import maps columns by name. */
const columns: Record<Kind, readonly FixedColumn[]> = {
  companies: [
    { heading: 'Company name', name: 'CompanyName' },
    { heading: 'Company Domain Name', name: 'UriList', cell: domainOf },
    { heading: 'Website URL', name: 'UriList', cell: firstWebAddress },
    { heading: 'Phone Number', name: 'Phone' },
    ...address,
    { heading: 'Number of Employees', name: 'LocationEmployeesSizeActual' },
    { heading: 'Annual Revenue', name: 'LocationSalesVolumeActual' },
    { heading: 'Year Founded', name: 'YearEstablished' },
  ],
  people: [
    { heading: 'First Name', name: 'FirstName' },
    { heading: 'Last Name', name: 'LastName' },
    { heading: 'Phone Number', name: 'Phone' },
    ...address,
  ],
}

export const hubspot: FileFormatSpec = {
  label: 'HubSpot',
  note: 'CSV to import',
  hint: 'Companies are imported into HubSpot as companies, people as contacts.',
  ...otherProgramCsv(columns),
}
