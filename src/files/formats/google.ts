import type { Kind } from '#contract/kind.ts'
import type { RecordField } from '#records/record.ts'
import { countryOfRecord, firstWebAddress, otherProgramCsv } from './address-book.ts'
import type { FileFormatSpec, FixedColumn } from './format-spec.ts'

/** The column with the label of a value, which Google Contacts requires. */
const withLabel = (heading: string, name: RecordField, label: string): FixedColumn => ({
  heading,
  name,
  cell: (record) => (record[name] === undefined ? undefined : label),
})

function address(label: string): FixedColumn[] {
  return [
    withLabel('Address 1 - Label', 'Address', label),
    { heading: 'Address 1 - Street', name: 'Address' },
    { heading: 'Address 1 - City', name: 'City' },
    { heading: 'Address 1 - Region', name: 'StateProvince' },
    { heading: 'Address 1 - Postal Code', name: 'PostalCode' },
    { heading: 'Address 1 - Country', name: 'PostalCode', cell: countryOfRecord },
  ]
}

/** The columns of "Google CSV", the format that Google Contacts exports and imports, for which records have values. */
const columns: Record<Kind, readonly FixedColumn[]> = {
  companies: [
    { heading: 'First Name', name: 'FirstName' },
    { heading: 'Last Name', name: 'LastName' },
    { heading: 'Organization Name', name: 'CompanyName' },
    { heading: 'Organization Title', name: 'Title' },
    withLabel('Phone 1 - Label', 'Phone', 'Work'),
    { heading: 'Phone 1 - Value', name: 'Phone' },
    withLabel('Phone 2 - Label', 'Fax', 'Work Fax'),
    { heading: 'Phone 2 - Value', name: 'Fax' },
    ...address('Work'),
    withLabel('Website 1 - Label', 'UriList', 'Work'),
    { heading: 'Website 1 - Value', name: 'UriList', cell: firstWebAddress },
  ],
  people: [
    { heading: 'First Name', name: 'FirstName' },
    { heading: 'Middle Name', name: 'MiddleInitial' },
    { heading: 'Last Name', name: 'LastName' },
    withLabel('Phone 1 - Label', 'Phone', 'Home'),
    { heading: 'Phone 1 - Value', name: 'Phone' },
    ...address('Home'),
  ],
}

export const google: FileFormatSpec = {
  label: 'Google Contacts',
  note: 'CSV to import',
  hint: 'Google Contacts imports up to 3,000 contacts per file.',
  ...otherProgramCsv(columns),
}
