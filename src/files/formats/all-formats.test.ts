import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { type FileFormat, fileFormatNames } from '../column.ts'
import { columnOf, columnsFor, withIdentity } from '../columns.ts'
import { fieldsOfFormat, fileFormats } from './all-formats.ts'
import { hardRecords, recordOf, textOf, writeTestFile } from './write-file.testing.ts'

const [company] = hardRecords
if (!company) throw new Error('no record')
const two = [{ name: 'PostalCode', heading: 'ZIP' }, columnOf('Id')]
const rowsOf = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data

test.each(fileFormatNames)('%s writes a file for many records, for one, and for none', async (form) => {
  const sizes: number[] = []
  for (const records of [[], [company], [company, ...hardRecords.slice(1)]]) {
    const { file } = await writeTestFile(form, 'companies', records)
    sizes.push(file.size)
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(new Set(sizes).size).toBe(3)
})

test('a CSV begins with its byte order mark and the headings as they were named', async () => {
  expect(await textOf('csv', 'companies', [], two)).toBe('\uFEFFZIP,Id\r\n')
  expect(await textOf('csv', 'companies', hardRecords, two)).toBe(
    '\uFEFFZIP,Id\r\n"02903","000000001"\r\nH7A1B2,2\r\n"00501",3\r\n,4\r\n',
  )
})

test('a GeoJSON of no records is one, and a record without a point is without a place', async () => {
  expect(JSON.parse(await textOf('geojson', 'companies', [], two))).toEqual({
    type: 'FeatureCollection',
    features: [],
  })
  const off = recordOf('5', { Location: { Latitude: 141, Longitude: -71 } })
  const { features } = JSON.parse(await textOf('geojson', 'companies', [company, off], two))
  expect(features).toEqual([
    {
      type: 'Feature',
      id: '000000001',
      geometry: { type: 'Point', coordinates: [-71.41, 41.82] },
      properties: { ZIP: '02903', Id: '000000001' },
    },
    { type: 'Feature', id: '5', geometry: null, properties: { ZIP: null, Id: '5' } },
  ])
})

test('JSON lines hold the selected parts, nested, in the order of the service and under its names', async () => {
  const selected = withIdentity(['Location.Latitude', 'AddressParsed.Name', 'SicList'].map(columnOf))
  expect(await textOf('jsonl', 'companies', [company, recordOf('2')], selected)).toBe(
    '{"ETag":"e000000001","Id":"000000001","AddressParsed":{"Name":"Main"},"Location":{"Latitude":41.82},' +
      '"SicList":[{"Code":"011198","Description":"Wheat"},{"Code":"581208"}]}\n{"ETag":"e2","Id":"2"}\n',
  )
})

test('Google Contacts has who, how to reach them and where they are', async () => {
  const [row] = rowsOf(await textOf('google', 'companies', [company]))
  expect(row).toMatchObject({
    'First Name': 'José',
    'Organization Name': `'${company.CompanyName}`,
    'Phone 1 - Label': 'Work',
    'Phone 1 - Value': '4015550142',
    'Phone 2 - Label': '',
    'Address 1 - Postal Code': '02903',
    'Address 1 - Country': 'United States of America',
    'Website 1 - Value': 'https://www.smith.example/about',
  })
  const person = recordOf('7', { FirstName: 'Ann', MiddleInitial: 'B', LastName: 'Chu', Phone: '4025550142' })
  const [home] = rowsOf(await textOf('google', 'people', [person]))
  expect(home).toMatchObject({ 'Middle Name': 'B', 'Phone 1 - Label': 'Home', 'Address 1 - Country': '' })
})

test('HubSpot has companies as companies and people as contacts', async () => {
  const [row] = rowsOf(await textOf('hubspot', 'companies', [company]))
  expect(row).toMatchObject({
    'Company Domain Name': 'smith.example',
    'Number of Employees': '12',
    'Postal Code': '02903',
  })
  const [contact] = rowsOf(await textOf('hubspot', 'people', [recordOf('7', { FirstName: 'Ann' })]))
  expect(Object.keys(contact ?? {})).toEqual([
    'First Name',
    'Last Name',
    'Phone Number',
    'Street Address',
    'City',
    'State/Region',
    'Postal Code',
    'Country/Region',
  ])
})

test('a workbook says how many texts were too long for a cell, and cuts them', async () => {
  const long = [recordOf('1', { CompanyName: 'x'.repeat(40_000) }), recordOf('2')]
  const { notes } = await writeTestFile('xlsx', 'companies', long)
  expect(notes).toEqual(['1 text longer than the 32,767 characters of a cell: cut.'])
})

test.each<[FileFormat, string[]]>([
  ['csv', ['PostalCode', 'Id']],
  ['geojson', ['PostalCode', 'Id', 'Location']],
  ['labels-5160', ['CompanyName', 'FirstName', 'LastName', 'Address', 'City', 'StateProvince', 'PostalCode']],
])('%s requests %j', (form, fields) => {
  expect(fieldsOfFormat(form, 'companies', two)).toEqual(fields)
})

test.each(fileFormatNames.filter((form) => fileFormats[form].fixedColumns))(
  '%s reads fields that each kind has',
  (form) => {
    for (const kind of ['companies', 'people'] as const) {
      const known = columnsFor(kind, 'Enhanced').map(({ name }) => name.split('.')[0])
      for (const field of fieldsOfFormat(form, kind, [])) expect(known).toContain(field)
    }
  },
)
