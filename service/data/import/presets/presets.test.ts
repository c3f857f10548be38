import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyRow } from '#service/store/company-row.ts'
import { planImport } from '../columns/plan.ts'
import { companyImport } from '../companies/company-import.ts'
import { openSource } from '../read/open-source.ts'
import { isBad, type Source } from '../read/source.ts'
import { surveyFile } from '../survey.ts'
import { detectPreset, type FoundPreset, presetNamed, presets } from './presets.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'presets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The companies of a file as its preset reads them, without those that are skipped. */
async function companiesOf(source: Source, found: FoundPreset): Promise<CompanyRow[]> {
  const { plan } = await planImport(source, found.mapping)
  const options = { undated: '2026-01-01', onRejects: async () => {} }
  const { ids, date, found: totals } = await surveyFile(source, plan, companyImport, options)
  const converter = companyImport.converter(plan, totals, { date, dataSet: 'test' })
  const rows: CompanyRow[] = []
  let place = 0
  for await (const batch of source.read())
    for (const item of batch) {
      const id = ids.idAt(place++)
      if (id !== undefined && !isBad(item)) rows.push(converter.convert(item.cells, id).row)
    }
  return rows
}

async function read(file: string) {
  const source = await openSource(file)
  const found = detectPreset(source.columns)
  if (!found) throw new Error(`No preset fits ${source.columns}`)
  return { name: found.preset.name, rows: await companiesOf(source, found) }
}

function write(name: string, content: string): string {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

const csvOf = (rows: readonly Record<string, string>[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))].map(line).join('\n')
}

const featureOf = (properties: object, id?: string) => ({
  type: 'Feature',
  id,
  properties,
  geometry: { type: 'Point', coordinates: [-104.99, 39.75] },
})

/** The companies of a file that are in business or may be; all others have to be closed for good. */
const inBusiness = (rows: readonly CompanyRow[]) =>
  rows.filter(({ OperatingStatus }) => OperatingStatus !== 'Closed')

/** Made-up rows in the shapes of the published files: the first is of a company in business, all others are closed or not imported. */
const csvFiles: Record<string, [rows: Record<string, string>[], company: object][]> = {
  nppes: [
    [
      [
        {
          NPI: '1999999984',
          'Entity Type Code': '2',
          'Provider Organization Name (Legal Business Name)': 'Example Dental Group',
          'Provider First Line Business Practice Location Address': '10 Main St',
          'Provider Second Line Business Practice Location Address': 'Ste 4',
          'Provider Business Practice Location Address City Name': 'Denver',
          'Provider Business Practice Location Address State Name': 'CO',
          'Provider Business Practice Location Address Postal Code': '802021234',
          'Healthcare Provider Taxonomy Code_1': '183500000X',
          'Healthcare Provider Primary Taxonomy Switch_1': 'N',
          'Healthcare Provider Taxonomy Code_2': '1223G0001X',
          'Healthcare Provider Primary Taxonomy Switch_2': 'Y',
        },
        { NPI: '1999999992', 'NPI Deactivation Date': '01/02/2020' },
      ],
      {
        CompanyName: 'Example Dental Group',
        Address: '10 Main St Ste 4',
        PostalCode: '80202',
        PrimarySic: '802101',
        SicList: [{ Code: '802101' }, { Code: '591201' }],
      },
    ],
    [
      [
        {
          NPI: '1999999976',
          'Entity Type Code': '1',
          'Provider Last Name (Legal Name)': 'Sample',
          'Provider First Name': 'Pat',
          'Provider Credential Text': 'MD',
          'Provider Sex Code': 'F',
          'NPI Deactivation Date': '01/02/2020',
          'NPI Reactivation Date': '03/02/2020',
          'Provider Business Practice Location Address City Name': 'Denver',
          'Provider Business Practice Location Address State Name': 'CO',
          'Healthcare Provider Taxonomy Code_1': '207Q00000X',
          'Healthcare Provider Primary Taxonomy Switch_1': 'Y',
        },
      ],
      { CompanyName: 'Pat Sample MD', FirstName: 'Pat', LastName: 'Sample', PrimarySic: '801103' },
    ],
  ],
  'irs-bmf': [
    [
      [
        {
          EIN: '000000019',
          NAME: 'EXAMPLE LIBRARY',
          STREET: '1 OAK ST',
          CITY: 'PROVIDENCE',
          STATE: 'RI',
          ZIP: '02903-1234',
          NTEE_CD: 'B70',
        },
      ],
      { CompanyName: 'EXAMPLE LIBRARY', Address: '1 OAK ST', ZipPlus4: '029031234', PrimarySic: '823101' },
    ],
  ],
  sba: [
    [
      [
        {
          LoanNumber: '1',
          BorrowerName: 'Example Cafe',
          BorrowerAddress: '1 Elm St',
          BorrowerCity: 'Denver',
          BorrowerState: 'CO',
          BorrowerZip: '80202-0001',
          NAICSCode: '722515',
          JobsReported: '7',
          BusinessType: 'Cooperative',
        },
      ],
      {
        CompanyName: 'Example Cafe',
        PrimarySic: '581201',
        SicGrade: 'Naics',
        PrimaryNaics: '722515',
        LocationEmployeesSizeActual: 7,
        BusinessType: 'Cooperative',
      },
    ],
    [
      [
        {
          BorrName: 'Example Welding',
          BorrStreet: '2 Elm St',
          BorrCity: 'Denver',
          BorrState: 'CO',
          BorrZip: '80202',
          NaicsCode: '811310',
        },
      ],
      { CompanyName: 'Example Welding', Address: '2 Elm St', PrimaryNaics: '811310' },
    ],
  ],
  colorado: [
    [
      [
        {
          entityid: '20201',
          entityname: 'Example LLC',
          principaladdress1: '3 Elm St',
          principaladdress2: 'Unit 2',
          principalcity: 'Denver',
          principalstate: 'CO',
          principalzipcode: '80202',
          entitystatus: 'Good Standing',
          entityformdate: '05/01/2011',
        },
        { entityid: '20202', entityname: 'Former LLC', entitystatus: 'Voluntarily Dissolved' },
      ],
      { CompanyName: 'Example LLC', Address: '3 Elm St Unit 2', City: 'Denver', YearEstablished: '2011' },
    ],
  ],
  'new-york': [
    [
      [
        {
          'DOS ID': '77',
          'Current Entity Name': 'EXAMPLE CORP.',
          'Entity Type': 'DOMESTIC BUSINESS CORPORATION',
          'DOS Process Address 1': '4 ELM ST',
          'DOS Process City': 'ALBANY',
          'DOS Process State': 'NEW YORK',
          'DOS Process Zip': '12207',
          'Location Address 1': '',
          'Location City': '',
        },
      ],
      { CompanyName: 'EXAMPLE CORP.', Address: '4 ELM ST', StateProvince: 'NY', PostalCode: '12207' },
    ],
  ],
  'google-contacts': [
    [
      [
        {
          'First Name': 'Ann',
          'Last Name': 'Sample',
          'Organization Name': 'Example Bakery',
          'Organization Title': 'Owner',
          'E-mail 1 - Value': 'Ann@example.com',
          'Phone 1 - Value': '303 555 0101',
          'Address 1 - Street': '5 Elm St',
          'Address 1 - City': 'Denver',
          'Address 1 - Region': 'CO',
        },
      ],
      {
        CompanyName: 'Example Bakery',
        FirstName: 'Ann',
        Title: 'Owner',
        Email: 'ann@example.com',
        City: 'Denver',
      },
    ],
    [
      [
        {
          'Given Name': 'Bob',
          'Family Name': 'Sample',
          'E-mail 1 - Value': 'bob@example.com',
          'Organization 1 - Name': '',
        },
      ],
      { CompanyName: 'Bob Sample', LastName: 'Sample' },
    ],
  ],
  'outlook-contacts': [
    [
      [
        {
          'First Name': 'Ann',
          'Last Name': 'Sample',
          Company: 'Example Law',
          'Job Title': 'Partner',
          'Business Street': '6 Elm St',
          'Business City': 'Denver',
          'Business State': 'CO',
          'Business Postal Code': '80202',
          'Business Phone': '3035550102',
          'E-mail Address': 'ann@example.com',
        },
      ],
      { CompanyName: 'Example Law', Title: 'Partner', Phone: '3035550102', PostalCode: '80202' },
    ],
  ],
  hubspot: [
    [
      [
        {
          'Record ID': '51',
          'Company name': 'Example Roofing',
          'Street Address': '7 Elm St',
          City: 'Denver',
          'State/Region': 'Colorado',
          'Postal Code': '80202',
          Industry: 'Roofing Contractor',
        },
      ],
      { CompanyName: 'Example Roofing', StateProvince: 'CO', PrimarySic: '176101' },
    ],
  ],
  salesforce: [
    [
      [
        {
          'Account ID': '001',
          'Account Name': 'Example Motors',
          'Billing Street': '8 Elm St',
          'Billing City': 'Denver',
          'Billing State/Province': 'CO',
          'Billing Zip/Postal Code': '80202',
          'SIC Code': '5511',
          Employees: '40',
        },
      ],
      {
        CompanyName: 'Example Motors',
        Address: '8 Elm St',
        PrimarySic: '551101',
        LocationEmployeesSizeActual: 40,
      },
    ],
    [
      [
        {
          Id: '003',
          Name: 'Example Hotel',
          BillingStreet: '9 Elm St',
          BillingCity: 'Denver',
          BillingState: 'CO',
          Industry: 'Hotels and Motels',
        },
      ],
      { CompanyName: 'Example Hotel', City: 'Denver', PrimarySic: '701101' },
    ],
  ],
}

const fixtures = Object.entries(csvFiles).flatMap(([name, files]) =>
  files.map(([rows, company], i): [string, string, Record<string, string>[], object] => [
    name,
    `${i + 1}`,
    rows,
    company,
  ]),
)

describe('presets of tables', () => {
  it.each(fixtures)('%s %s', async (name, number, rows, company) => {
    const file = await read(write(`${name}-${number}.csv`, csvOf(rows)))
    expect(file.name).toBe(name)
    expect(inBusiness(file.rows)).toHaveLength(1)
    expect(file.rows[0]).toMatchObject(company)
  })
})

describe('presets of GeoJSON', () => {
  it.each([
    [
      'all-the-places',
      [
        featureOf(
          {
            '@spider': 'example',
            ref: '1',
            name: 'Example Coffee',
            'addr:street_address': '1 Main St',
            'addr:city': 'Denver',
            'addr:state': 'CO',
            amenity: 'cafe',
          },
          'a1',
        ),
        featureOf({ '@spider': 'example', ref: '2', name: 'Former Coffee', end_date: '2025-01-01' }, 'a2'),
      ],
      { CompanyName: 'Example Coffee', Address: '1 Main St', PrimarySic: '581203', StateProvince: 'CO' },
    ],
    [
      'openstreetmap',
      [
        featureOf(
          {
            name: 'Example Bakery',
            'addr:housenumber': '12',
            'addr:street': 'Main St',
            shop: 'bakery',
            amenity: '',
            'contact:phone': '+1 303 555 0103',
          },
          'n1',
        ),
        featureOf({ 'addr:street': 'Main St', shop: 'yes', amenity: '' }, 'n2'),
      ],
      {
        CompanyName: 'Example Bakery',
        Address: '12 Main St',
        Phone: '3035550103',
        PrimarySic: '546101',
        Location: { Latitude: 39.75, Longitude: -104.99 },
      },
    ],
  ])('%s', async (name, features, company) => {
    const collection = JSON.stringify({ type: 'FeatureCollection', features })
    const sequence = features.map((feature) => `\u001e${JSON.stringify(feature)}\n`).join('')
    for (const content of [collection, sequence]) {
      const file = await read(write(`${name}.geojson`, content))
      expect(file.name).toBe(name)
      expect(inBusiness(file.rows)).toHaveLength(1)
      expect(file.rows[0]).toMatchObject(company)
    }
  })
})

/** Made-up places in the columns of Overture's releases; `geometry` is an expression of the engine. */
const overtureSql = (geometry: string, categories: string) => `
  select id, ${geometry} as geometry, {'primary': name} as names, ${categories}, 0.9 as confidence,
    ['https://place.example'] as websites, null::varchar[] as emails, ['+13035550104'] as phones, status as operating_status,
    [{'freeform': '500 Main St', 'locality': 'Denver', 'region': 'CO', 'postcode': '80202', 'country': 'US'}] as addresses,
    [{'dataset': 'meta', 'update_time': '2026-04-06T00:00:00.000Z'}] as sources
  from (values ('g1', 'Example Pizza', 'open'), ('g2', 'Former Pizza', 'permanently_closed')) as t(id, name, status)`

describe('presets of Parquet', () => {
  const POINT = "'0101000000c3f5285c8f3f5ac00000000000e04340'"
  it.each([
    [
      'a taxonomy and a geometry',
      overtureSql(
        "'POINT (-104.993 39.75)'::geometry",
        "{'primary': 'pizza_restaurant', 'hierarchy': ['food_and_drink', 'restaurant'], 'alternates': null::varchar[]} as taxonomy",
      ),
      'overture',
    ],
    [
      'categories and bytes',
      overtureSql(
        `unhex(${POINT})`,
        "{'primary': 'pizza_restaurant', 'alternate': ['restaurant']} as categories",
      ),
      'overture',
    ],
    [
      'Foursquare',
      "select 'f1' as fsq_place_id, 'Example Pizza' as name, 39.75 as latitude, -104.993 as longitude, '500 Main St' as address, 'Denver' as locality, 'CO' as region, '80202' as postcode, '(303) 555-0104' as tel, 'https://place.example' as website, null::varchar as date_closed, ['Dining and Drinking > Restaurant > Pizzeria'] as fsq_category_labels",
      'foursquare',
    ],
  ])('%s', async (name, sql, preset) => {
    const path = join(folder, `${name}.parquet`)
    const instance = await DuckDBInstance.create(':memory:')
    const connection = await instance.connect()
    await connection.run(`copy (${sql}) to '${path}' (format parquet)`)
    connection.closeSync()
    instance.closeSync()
    const file = await read(path)
    expect(file.name).toBe(preset)
    expect(inBusiness(file.rows)).toHaveLength(1)
    expect(file.rows[0]).toMatchObject({
      CompanyName: 'Example Pizza',
      Address: '500 Main St',
      City: 'Denver',
      StateProvince: 'CO',
      PostalCode: '80202',
      Phone: '3035550104',
      PrimarySic: '581208',
      SicGrade: 'Mapped',
      Source: preset === 'overture' ? 'Overture Places' : 'Foursquare Open Source Places',
      UriList: [{ Uri: 'https://place.example' }],
    })
    expect(file.rows[0]?.Location?.Latitude).toBeCloseTo(39.75, 3)
    expect(file.rows[0]?.Location?.Longitude).toBeCloseTo(-104.993, 3)
  })
})

describe('a preset', () => {
  it('is found for each of its layouts by its columns', () => {
    const layouts = presets().flatMap(({ name, layouts: own }) =>
      own.map(({ needs }) => [name, needs] as const),
    )
    expect(layouts.map(([, needs]) => detectPreset(needs)?.preset.name)).toEqual(
      layouts.map(([name]) => name),
    )
  })

  it('does not fit a plain list', () => {
    const columns = ['id', 'name', 'address', 'city', 'state', 'zip', 'shop', 'amenity', 'Industry', 'Phone']
    expect(detectPreset(columns)).toBeUndefined()
  })

  it('that is named must be known and fit', () => {
    expect(() => presetNamed('overtures', ['id'])).toThrow('Presets: all-the-places, colorado')
    expect(() => presetNamed('overture', ['id', 'addresses'])).toThrow(
      'no column names.primary, taxonomy.primary',
    )
  })
})
