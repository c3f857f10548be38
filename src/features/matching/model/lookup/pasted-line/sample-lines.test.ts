import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readCities, readCounties, readPostal } from '#reference/place-files.ts'
import { placeIndex, placesNamed } from '#reference/places.ts'
import { type ExpectedLine, knownFrom } from './expected-line.testing.ts'
import { parseLine } from './parse-line.ts'

const file = (name: string) => JSON.parse(readFileSync(`public/places/${name}.json`, 'utf8'))
const index = placeIndex({
  postal: readPostal(file('postal')),
  cities: readCities(file('cities')),
  counties: readCounties(file('counties')),
  states: file('states'),
})
const places = (name: string, state?: string) => placesNamed(index, name, state)

const companies: Record<string, [line: string, expected: ExpectedLine][]> = {
  'parts missing': [
    ['1233 Nelson Blvd Houston', ['', '1233 Nelson Blvd', 'Houston']],
    ['Quail Mill Cofee Houston', ['Quail Mill Cofee', '', 'Houston']],
    ['281-555-6753 Salmon Bay', ['Salmon Bay', '', '', '', '', '281-555-6753']],
    ['John Smith, Houston TX', ['John Smith', '', 'Houston', 'TX']],
    ['Quail Mill Coffee in Houston', ['Quail Mill Coffee', '', 'Houston']],
    ['Starbucks Omaha', ['Starbucks', '', 'Omaha']],
    ['Quail Mill Coffee 77002', ['Quail Mill Coffee', '', '', '', '77002']],
    ['Quail Mill Coffee TX', ['Quail Mill Coffee TX']],
    ['Quail Mill Coffee, TX', ['Quail Mill Coffee', '', '', 'TX']],
    ['(281) 555-6753', ['', '', '', '', '', '(281) 555-6753']],
    ['555-6753 Salmon Bay', ['Salmon Bay', '', '', '', '', '555-6753']],
    ['12 Elm St 68102', ['', '12 Elm St', '', '', '68102']],
    ['Acme Plumbing 12 Elm St', ['Acme Plumbing', '12 Elm St']],
    ['Acme Plumbing, 402.555.0142', ['Acme Plumbing', '', '', '', '', '402.555.0142']],
    ['acme plumbing omaha ne', ['acme plumbing', '', 'omaha', 'ne']],
    ['ACME PLUMBING CO OMAHA NE', ['ACME PLUMBING CO', '', 'OMAHA', 'NE']],
    ['LOUISVILLE LADDER CO', ['LOUISVILLE LADDER CO']],
    ['Gulf Coast Wellness Missouri City', ['Gulf Coast Wellness', '', 'Missouri City']],
  ],
  'any order': [
    ['Houston TX 77002 Quail Mill Coffee', ['Quail Mill Coffee', '', 'Houston', 'TX', '77002']],
    ['Omaha NE Acme Plumbing', ['Acme Plumbing', '', 'Omaha', 'NE']],
    ['Houston, Texas - Quail Mill Coffee', ['Quail Mill Coffee', '', 'Houston', 'Texas']],
    ['68046 Infogroup', ['Infogroup', '', '', '', '68046']],
    ['1020 E 1st St, Papillion NE, Infogroup', ['Infogroup', '1020 E 1st St', 'Papillion', 'NE']],
    ['1233 Nelson Blvd Houston, Quail Mill Coffee', ['Quail Mill Coffee', '1233 Nelson Blvd', 'Houston']],
    ['402-555-0142 / Infogroup / Papillion, NE', ['Infogroup', '', 'Papillion', 'NE', '', '402-555-0142']],
    ['Papillion: Infogroup, NE', ['Papillion: Infogroup', '', '', 'NE']],
    [
      '1020 E 1st St, Suite 200 | Infogroup | 68046',
      ['Infogroup', '1020 E 1st St, Suite 200', '', '', '68046'],
    ],
    ['NE 68046 Papillion, Infogroup', ['Infogroup', '', 'Papillion', 'NE', '68046']],
  ],
  labels: [
    [
      'Company: Acme Plumbing\nTel: 402-555-0142\nFax: 402-555-0143',
      ['Acme Plumbing', '', '', '', '', '402-555-0142'],
    ],
    [
      'Fax: 402-555-0143\nTel: 402-555-0142\nAcme Plumbing',
      ['Acme Plumbing', '', '', '', '', '402-555-0142'],
    ],
    ['Acme Plumbing F: 402-555-0143 P: 402-555-0142', ['Acme Plumbing', '', '', '', '', '402-555-0142']],
    ['Account Name: Acme Plumbing; Billing City: Omaha; State: NE', ['Acme Plumbing', '', 'Omaha', 'NE']],
    [
      'Name: Acme Plumbing Phone: 402-555-0142 City: Omaha',
      ['Acme Plumbing', '', 'Omaha', '', '', '402-555-0142'],
    ],
    ['Address: 12 Elm St, Omaha, NE 68102\nCompany: Acme', ['Acme', '12 Elm St', 'Omaha', 'NE', '68102']],
    [
      'Address 1: 12 Elm St\nAddress 2: Suite 4\nCity/State/Zip: Omaha, NE 68102\nCompany: Acme',
      ['Acme', '12 Elm St', 'Omaha', 'NE', '68102'],
    ],
    ['Phone #: (402) 555-0142\nOrganization: Acme Tools', ['Acme Tools', '', '', '', '', '(402) 555-0142']],
    ['Zip: 68102 Company: Acme', ['Acme', '', '', '', '68102']],
    ['Acme Plumbing (402) 555-0142 ext. 12', ['Acme Plumbing', '', '', '', '', '(402) 555-0142']],
    [
      'Acme Plumbing, o: 402-555-0142 x204, c: 402-555-0199',
      ['Acme Plumbing', '', '', '', '', '402-555-0142'],
    ],
    ['Acme Plumbing 402-555-0142 (office)', ['Acme Plumbing', '', '', '', '', '402-555-0142']],
  ],
  'envelopes and mail': [
    [
      'Acme Plumbing\nAttn: John Smith\n12 Elm St\nOmaha NE 68102',
      ['Acme Plumbing', '12 Elm St', 'Omaha', 'NE', '68102'],
    ],
    [
      'Attn John Smith\nAcme Plumbing\nPO Box 1419\nOmaha, NE 68102-1419',
      ['Acme Plumbing', 'PO Box 1419', 'Omaha', 'NE', '68102-1419'],
    ],
    ['Acme Plumbing c/o John Smith 12 Elm St Omaha NE', ['Acme Plumbing', '12 Elm St', 'Omaha', 'NE']],
    [
      'Acme Plumbing\n12 Elm St\nPO Box 99\nOmaha NE 68102',
      ['Acme Plumbing', '12 Elm St', 'Omaha', 'NE', '68102'],
    ],
    ['Acme Plumbing, P.O. Box 99, Omaha, NE', ['Acme Plumbing', 'P.O. Box 99', 'Omaha', 'NE']],
    ['Acme Plumbing, POB 99, Omaha, NE', ['Acme Plumbing', 'POB 99', 'Omaha', 'NE']],
    [
      'ACME PLUMBING INC\nRR 2 BOX 45\nPAPILLION NE 68046',
      ['ACME PLUMBING INC', 'RR 2 BOX 45', 'PAPILLION', 'NE', '68046'],
    ],
    ['Acme Tools\nSuite 200\n12 Elm St\nOmaha NE', ['Acme Tools', '12 Elm St', 'Omaha', 'NE']],
    ['Acme Tools, 12 Elm Street #4B, Omaha', ['Acme Tools', '12 Elm Street #4B', 'Omaha']],
    ['Acme Tools, 12 Elm St Unit 4B Omaha NE', ['Acme Tools', '12 Elm St Unit 4B', 'Omaha', 'NE']],
    [
      'Acme Tools, 350 Fifth Avenue, 34th Floor, New York, NY 10118',
      ['Acme Tools', '350 Fifth Avenue, 34th Floor', 'New York', 'NY', '10118'],
    ],
    ['> Acme Tools\n> 12 Elm St\n> Omaha NE 68102', ['Acme Tools', '12 Elm St', 'Omaha', 'NE', '68102']],
    ['"Acme Tools" <info@acmetools.example>, 402-555-0142', ['Acme Tools', '', '', '', '', '402-555-0142']],
    ['Acme Tools • 12 Elm St • Omaha, NE • acmetools.com', ['Acme Tools', '12 Elm St', 'Omaha', 'NE']],
    [
      'Acme Tools, 12 Elm St, Omaha, Nebraska, United States',
      ['Acme Tools', '12 Elm St', 'Omaha', 'Nebraska'],
    ],
    ['Acme Tools, 12 Elm St, Omaha, NE 68102 USA', ['Acme Tools', '12 Elm St', 'Omaha', 'NE', '68102']],
  ],
  signatures: [
    [
      'Jane Doe | Sales Manager | Acme Plumbing | 402-555-0142',
      ['Acme Plumbing', '', '', '', '', '402-555-0142'],
    ],
    [
      'Robert Jones\nVP of Sales\nAcme Tools Inc.\n12 Elm St, Omaha, NE 68102\nO: 402-555-0142\nrob@acmetools.example',
      ['Acme Tools Inc.', '12 Elm St', 'Omaha', 'NE', '68102', '402-555-0142'],
    ],
    ['Maria Garcia, Owner, Garcia Bakery, Houston TX', ['Garcia Bakery', '', 'Houston', 'TX']],
    ['Mike Brown - Acme Roofing - Omaha', ['Acme Roofing', '', 'Omaha']],
    ['David Lee, CPA, 12 Elm St, Omaha, NE', ['David Lee, CPA', '12 Elm St', 'Omaha', 'NE']],
  ],
  'CRM cells': [
    [
      'Acme Plumbing\t12 Elm St\tOmaha\tNE\t68102\t4025550142',
      ['Acme Plumbing', '12 Elm St', 'Omaha', 'NE', '68102', '4025550142'],
    ],
    ['Acme Plumbing;12 Elm St;;Omaha;NE;68102', ['Acme Plumbing', '12 Elm St', 'Omaha', 'NE', '68102']],
    ['"Acme Plumbing, Inc.","12 Elm St","Omaha","NE"', ['Acme Plumbing, Inc.', '12 Elm St', 'Omaha', 'NE']],
    [
      'ACME PLUMBING INC, 12 ELM ST STE 4, OMAHA, NE, 68102',
      ['ACME PLUMBING INC', '12 ELM ST STE 4', 'OMAHA', 'NE', '68102'],
    ],
    ['Acme Plumbing   12 Elm St   Omaha   NE', ['Acme Plumbing', '12 Elm St', 'Omaha', 'NE']],
  ],
  'names with places and streets in them': [
    ['Boston Pizza, Edmonton AB', ['Boston Pizza', '', 'Edmonton', 'AB']],
    ['Boston Pizza', ['Boston Pizza']],
    ['Houston Street Deli, New York', ['Houston Street Deli', '', 'New York']],
    ['Houston Street Deli', ['Houston Street Deli']],
    ['Washington Mutual', ['Washington Mutual']],
    ['Washington Mutual Seattle WA', ['Washington Mutual', '', 'Seattle', 'WA']],
    ['University of Houston', ['University of Houston']],
    ['Bank of America, Charlotte NC', ['Bank of America', '', 'Charlotte', 'NC']],
    ['First National Bank of Omaha', ['First National Bank of Omaha']],
    ['Chamber of Commerce', ['Chamber of Commerce']],
    ['Kansas City Steak Company Omaha NE', ['Kansas City Steak Company', '', 'Omaha', 'NE']],
    ['7 Eleven Houston', ['7 Eleven', '', 'Houston']],
    ['24 Hour Fitness, 12 Elm St, Denver CO', ['24 Hour Fitness', '12 Elm St', 'Denver', 'CO']],
    ['3 Brothers Pizza 88 Main St Denver', ['3 Brothers Pizza', '88 Main St', 'Denver']],
    ['Main Street Cafe 100 Main St Salem OR', ['Main Street Cafe', '100 Main St', 'Salem', 'OR']],
    ['Denver Mattress Co', ['Denver Mattress Co']],
    ['The Home Depot Store #1234 Denver CO', ['The Home Depot Store #1234', '', 'Denver', 'CO']],
    ['Rent-A-Center', ['Rent-A-Center']],
    ['Smith & Wesson, Springfield MA', ['Smith & Wesson', '', 'Springfield', 'MA']],
    ['St. Louis Bread Co, St. Louis', ['St. Louis Bread Co', '', 'St. Louis']],
    [
      'Lake Forest Dental, 500 Lake Forest Dr, Lake Forest IL',
      ['Lake Forest Dental', '500 Lake Forest Dr', 'Lake Forest', 'IL'],
    ],
  ],
  streets: [
    ['Acme, 12 Mill Pond Rd, Omaha NE', ['Acme', '12 Mill Pond Rd', 'Omaha', 'NE']],
    ['Acme 221 Baker St Newport Beach CA', ['Acme', '221 Baker St', 'Newport Beach', 'CA']],
    ['Acme, One Microsoft Way, Redmond WA', ['Acme', 'One Microsoft Way', 'Redmond', 'WA']],
    ['Acme, 77 Broadway New York', ['Acme', '77 Broadway', 'New York']],
    ['Acme 4500 Highway 31 Omaha', ['Acme', '4500 Highway 31', 'Omaha']],
    ['Acme, 12 County Road 7, Fremont, NE', ['Acme', '12 County Road 7', 'Fremont', 'NE']],
    ['Acme, 88 FM 1960 W, Houston, TX', ['Acme', '88 FM 1960 W', 'Houston', 'TX']],
    ['Acme, 12A Elm Ave N, Omaha, NE', ['Acme', '12A Elm Ave N', 'Omaha', 'NE']],
    [
      'Acme, 100 Avenue of the Americas, New York NY',
      ['Acme', '100 Avenue of the Americas', 'New York', 'NY'],
    ],
    ['Acme, 12 Fox Run, Omaha NE', ['Acme', '12 Fox Run', 'Omaha', 'NE']],
    ['Acme, 12 Elm St St Paul MN', ['Acme', '12 Elm St', 'St Paul', 'MN']],
    ['Acme 800 Park Place Blvd Kansas City', ['Acme', '800 Park Place Blvd', 'Kansas City']],
    ['Acme 39-20 Bell Blvd Bayside NY 11361', ['Acme', '39-20 Bell Blvd', 'Bayside', 'NY', '11361']],
    ['Acme 12345 Elm St Omaha NE 68102', ['Acme', '12345 Elm St', 'Omaha', 'NE', '68102']],
  ],
  Canada: [
    ['Acme, 100 Queen St W, Toronto ON M5H 2N2', ['Acme', '100 Queen St W', 'Toronto', 'ON', 'M5H 2N2']],
    [
      'Acme, 780 Richards St, Vancouver, BC  V6C0B9',
      ['Acme', '780 Richards St', 'Vancouver', 'BC', 'V6C0B9'],
    ],
    ['Acme Tools m5h 2n2', ['Acme Tools', '', '', '', 'm5h 2n2']],
    ['Acme, Calgary, Alberta, Canada', ['Acme', '', 'Calgary', 'Alberta']],
  ],
  'more, as found in the wild': [
    [
      'Ship to: Bright Star Dental, 4410 W 95th St, Oak Lawn, IL 60453',
      ['Bright Star Dental', '4410 W 95th St', 'Oak Lawn', 'IL', '60453'],
    ],
    ['Lone Star Roofing (Dallas) 214.555.0188', ['Lone Star Roofing', '', 'Dallas', '', '', '214.555.0188']],
    [
      'Peachtree Florist - 55 Peachtree St NE, Atlanta, GA 30303',
      ['Peachtree Florist', '55 Peachtree St NE', 'Atlanta', 'GA', '30303'],
    ],
    [
      'PEACHTREE FLORIST 55 PEACHTREE ST NE ATLANTA GA 303031234',
      ['PEACHTREE FLORIST', '55 PEACHTREE ST NE', 'ATLANTA', 'GA', '303031234'],
    ],
    ['Salt Lake City UT Wasatch Ski Rental', ['Wasatch Ski Rental', '', 'Salt Lake City', 'UT']],
    ['Wasatch Ski Rental Salt Lake City', ['Wasatch Ski Rental', '', 'Salt Lake City']],
    ['New York Bagel, 19 W 44th St, Cleveland OH', ['New York Bagel', '19 W 44th St', 'Cleveland', 'OH']],
    ['Portland Pie Co, Portland, ME 04101', ['Portland Pie Co', '', 'Portland', 'ME', '04101']],
    ['Phoenix Suns Arena', ['Phoenix Suns Arena']],
    ['Church of the Redeemer, Baltimore', ['Church of the Redeemer', '', 'Baltimore']],
    ["Lu's Eatery 800-555-0144 Ext 9", ["Lu's Eatery", '', '', '', '', '800-555-0144']],
    [
      'Mesa Auto Glass LLC | 1020 S Country Club Dr | Mesa | AZ | 85210',
      ['Mesa Auto Glass LLC', '1020 S Country Club Dr', 'Mesa', 'AZ', '85210'],
    ],
    ['Mesa Auto Glass, Mesa', ['Mesa Auto Glass', '', 'Mesa']],
    ['Riverside Inn, 1 River Rd, Riverside CA', ['Riverside Inn', '1 River Rd', 'Riverside', 'CA']],
    ['Twisted Daisy Express, Decatur AL 35601', ['Twisted Daisy Express', '', 'Decatur', 'AL', '35601']],
    ['3742 N Exchange Dr Decatur', ['', '3742 N Exchange Dr', 'Decatur']],
    [
      '3742 North Exchange Drive, Decatur, Alabama 35601',
      ['', '3742 North Exchange Drive', 'Decatur', 'Alabama', '35601'],
    ],
    ['Twisted Daisy Express #14, Decatur', ['Twisted Daisy Express #14', '', 'Decatur']],
    [
      'Bob’s Burgers\n123 Ocean Ave.\nSeymour’s Bay, NJ',
      ['Bob’s Burgers', '123 Ocean Ave.', 'Seymour’s Bay', 'NJ'],
    ],
    ['Company Name = Acme Tools; Phone = 4025550142', ['Acme Tools', '', '', '', '', '4025550142']],
    [
      'Acme Tools, Bldg 4, 900 Industrial Pkwy, Fort Worth, TX 76106',
      ['Acme Tools', '900 Industrial Pkwy', 'Fort Worth', 'TX', '76106'],
    ],
    [
      'Acme Tools, 900 Industrial Pkwy Bldg 4, Ft. Worth TX',
      ['Acme Tools', '900 Industrial Pkwy Bldg 4', 'Ft. Worth', 'TX'],
    ],
    ['Acme Tools, 100 S Main, Tulsa OK', ['Acme Tools', '100 S Main', 'Tulsa', 'OK']],
    [
      'Hotel Indigo, 25 Huntington Ave Boston Massachusetts',
      ['Hotel Indigo', '25 Huntington Ave', 'Boston', 'Massachusetts'],
    ],
    ['ph 402 555 0142', ['', '', '', '', '', '402 555 0142']],
    ['Omaha, Acme Tools', ['Acme Tools', '', 'Omaha']],
    ['Acme Tools, Washington DC', ['Acme Tools', '', 'Washington', 'DC']],
    [
      'Acme Tools, 1600 K St NW, Washington, D.C. 20006',
      ['Acme Tools', '1600 K St NW', 'Washington', 'D.C.', '20006'],
    ],
    [
      'Acme Tools, 1234 Rue Sainte-Catherine O, Montréal QC H3G 1P1',
      ['Acme Tools', '1234 Rue Sainte-Catherine O', 'Montréal', 'QC', 'H3G 1P1'],
    ],
    [
      'Smith Enterprises LLC dba Quail Mill Coffee, Houston',
      ['Smith Enterprises LLC dba Quail Mill Coffee', '', 'Houston'],
    ],
    [
      'Acme Tools, N6W23001 Bluemound Rd, Waukesha WI',
      ['Acme Tools', 'N6W23001 Bluemound Rd', 'Waukesha', 'WI'],
    ],
    ['ACME TOOLS OF TEXAS, AUSTIN', ['ACME TOOLS OF TEXAS', '', 'AUSTIN']],
    ['Mt. Pleasant Pharmacy, Mount Pleasant, SC', ['Mt. Pleasant Pharmacy', '', 'Mount Pleasant', 'SC']],
    ['To: Acme Tools\nFrom: someone@example.com\n12 Elm St Omaha', ['Acme Tools', '12 Elm St', 'Omaha']],
  ],
}

const people: [line: string, expected: ExpectedLine][] = [
  ['John Smith, Houston TX', ['John Smith', '', 'Houston', 'TX']],
  ['John Smith Houston', ['John Smith', '', 'Houston']],
  ['John Houston', ['John Houston']],
  ['Smith, John', ['Smith, John']],
  ['Jones, Charlotte', ['Jones, Charlotte']],
  ['Smith, John, 12 Elm St, Omaha NE', ['Smith, John', '12 Elm St', 'Omaha', 'NE']],
  ['Dr. Jane Doe, 12 Elm St Apt 4, Omaha', ['Dr. Jane Doe', '12 Elm St Apt 4', 'Omaha']],
  ['Jane Doe MD, Baltimore, MD', ['Jane Doe MD', '', 'Baltimore', 'MD']],
  ['John Smith, MD', ['John Smith, MD']],
  ['Mary Ann Jackson', ['Mary Ann Jackson']],
  ["Conor O'Brien, 12 Elm St, St. Paul, MN 55101", ["Conor O'Brien", '12 Elm St', 'St. Paul', 'MN', '55101']],
  ['John Smith c/o Acme Plumbing, 12 Elm St, Omaha NE', ['John Smith', '12 Elm St', 'Omaha', 'NE']],
  ['Acme Plumbing\nAttn: John Smith\n12 Elm St\nOmaha NE', ['John Smith', '12 Elm St', 'Omaha', 'NE']],
  ['Jane Doe | Sales Manager | Acme Plumbing | 402-555-0142', ['Jane Doe', '', '', '', '', '402-555-0142']],
  ['Maria C. Delgado 402-555-0142', ['Maria C. Delgado', '', '', '', '', '402-555-0142']],
  ['Garcia, Austin', ['Garcia, Austin']],
  [
    'Mr. and Mrs. Robert Hill, 8 Fox Run, Madison WI',
    ['Mr. and Mrs. Robert Hill', '8 Fox Run', 'Madison', 'WI'],
  ],
  ['Robert Hill, age 54, Madison WI 53703', ['Robert Hill', '', 'Madison', 'WI', '53703']],
  ['nancy drew river heights', ['nancy drew river heights']],
  ['Michael Jordan Chicago', ['Michael Jordan', '', 'Chicago']],
  ['Virginia Woolf, Richmond, Virginia', ['Virginia Woolf', '', 'Richmond', 'Virginia']],
  ['Paris Jackson, Las Vegas', ['Paris Jackson', '', 'Las Vegas']],
  ['John Smith Jr., Apt 5, 12 Elm St, Omaha', ['John Smith Jr.', '12 Elm St', 'Omaha']],
]

describe('as a company', () => {
  for (const [group, cases] of Object.entries(companies))
    test.each(cases)(`${group}: %j`, (line, expected) =>
      expect(parseLine(line, places).known).toEqual(knownFrom(expected)),
    )
})

describe('as a person', () => {
  test.each(people)('%j', (line, expected) =>
    expect(parseLine(line, places, 'Person').known).toEqual(knownFrom(expected)),
  )
})
