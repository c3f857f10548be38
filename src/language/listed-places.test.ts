import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { tidy } from '#criteria/tidy.ts'
import { around, cities, counties, states, zips } from './expected-criteria.testing.ts'
import { read } from './reader.testing.ts'

/** The places of a text, which is read without remainder. */
function placesIn(kind: Kind, text: string) {
  const { criteria, unread } = read(kind, text)
  expect(unread.map((part) => part.text)).toEqual([])
  const { PrimarySic: _, IsHomeowner: __, ...places } = criteria
  return places
}

test.each([
  ['companies', 'dentists in Lansing Mich', cities('Lansing MI')],
  ['companies', 'dentists, Nashville, Tenn.', cities('Nashville TN')],
  ['people', 'homeowners Springfield, Ill', cities('Springfield IL')],
  ['people', 'homeowners in Springfield Mass.', cities('Springfield MA')],
  ['companies', 'dentists Calif', states('CA')],
  ['companies', 'roofers in N. Carolina', states('NC')],
  ['companies', 'roofers W Va', states('WV')],
  ['companies', 'roofers W. Va.', states('WV')],
  ['people', 'homeowners, So. Dakota', states('SD')],
  ['people', 'homeowners in N.Y.', states('NY')],
  ['companies', 'plumbers tx', states('TX')],
  ['people', 'homeowners, oh', states('OH')],
] as const)('%s: a state in short: %s', (kind, text, expected) => {
  expect(placesIn(kind, text)).toEqual(tidy(expected))
})

test.each([
  ['companies', 'plumbers ky tn wv', states('KY', 'TN', 'WV')],
  ['companies', 'plumbers ky/tn/wv', states('KY', 'TN', 'WV')],
  ['companies', 'plumbers KY & TN', states('KY', 'TN')],
  ['companies', 'plumbers in oh, in and mi', states('OH', 'IN', 'MI')],
  ['companies', 'plumbers oh pa in', states('OH', 'PA', 'IN')],
  ['companies', 'plumbers me, nh and vt', states('ME', 'NH', 'VT')],
  ['companies', 'plumbers vt nh me', states('VT', 'NH', 'ME')],
  ['companies', 'plumbers me nh vt', states('ME', 'NH', 'VT')],
  ['companies', 'plumbers wa or', states('WA', 'OR')],
  ['companies', 'show me tx ok plumbers', states('TX', 'OK')],
  ['people', 'homeowners fla ga & ala', states('FL', 'GA', 'AL')],
  ['people', 'homeowners in Wash. & Ore.', states('WA', 'OR')],
  ['people', 'homeowners in Pa., N.J. and Del.', states('PA', 'NJ', 'DE')],
  ['people', 'homeowners in ca, or, wa', states('CA', 'OR', 'WA')],
] as const)('%s: a list of states in short: %s', (kind, text, expected) => {
  expect(placesIn(kind, text)).toEqual(tidy(expected))
})

test.each([
  ['companies', 'find me ca dentists', states('CA')],
  ['companies', 'dentists in LA, CA', cities('Los Angeles CA')],
  ['companies', 'dentists in Washington, DC', cities('Washington DC')],
  ['people', 'homeowners in Delaware, Ohio', cities('Delaware OH')],
] as const)('%s: no list of states: %s', (kind, text, expected) => {
  expect(placesIn(kind, text)).toEqual(tidy(expected))
})

test.each([
  ['companies', 'lawyers Jefferson County in Colorado', counties('Jefferson CO')],
  ['companies', 'lawyers Jefferson County (Colorado)', counties('Jefferson CO')],
  ['companies', 'lawyers Orange Cty, Calif.', counties('Orange CA')],
  ['companies', 'lawyers Montgomery Co., Md.', counties('Montgomery MD')],
  ['people', 'homeowners Lancaster Cnty PA', counties('Lancaster PA')],
  [
    'companies',
    'lawyers Bucks/Chester/Delaware counties PA',
    counties('Bucks PA', 'Chester PA', 'Delaware PA'),
  ],
  [
    'companies',
    'lawyers Bucks, Chester & Delaware Cos., Pa.',
    counties('Bucks PA', 'Chester PA', 'Delaware PA'),
  ],
  ['companies', 'lawyers Bergen/Passaic/Essex NJ', counties('Bergen NJ', 'Passaic NJ', 'Essex NJ')],
  ['people', 'homeowners Miami-Dade and Broward', counties('Miami-Dade FL', 'Broward FL')],
  ['companies', 'lawyers counties of Bucks and Chester, PA', counties('Bucks PA', 'Chester PA')],
  ['companies', 'lawyers Cook DuPage Lake counties IL', counties('Cook IL', 'DuPage IL', 'Lake IL')],
  [
    'people',
    'homeowners: Gwinnett, Forsyth and Hall Counties (GA)',
    counties('Gwinnett GA', 'Forsyth GA', 'Hall GA'),
  ],
] as const)('%s: counties: %s', (kind, text, expected) => {
  expect(placesIn(kind, text)).toEqual(tidy(expected))
})

test.each([
  ['companies', 'lawyers in Reno & Sparks, Nev.', cities('Reno NV', 'Sparks NV')],
  [
    'companies',
    'lawyers in Kennewick Pasco Richland wash.',
    cities('Kennewick WA', 'Pasco WA', 'Richland WA'),
  ],
  ['companies', 'lawyers Dallas/Plano/Frisco', cities('Dallas TX', 'Plano TX', 'Frisco TX')],
  ['companies', 'lawyers Springfield (IL)', cities('Springfield IL')],
  ['companies', 'lawyers Springfield in Illinois', cities('Springfield IL')],
  ['people', 'homeowners Hoboken or Jersey City', cities('Hoboken NJ', 'Jersey City NJ')],
  ['people', 'homeowners Hoboken or Weehawken NJ', cities('Hoboken NJ', 'Weehawken NJ')],
  ['people', 'homeowners fresno & clovis calif', cities('Fresno CA', 'Clovis CA')],
  ['people', 'homeowners Kirkland and Redmond', cities('Kirkland WA', 'Redmond WA')],
  ['people', 'homeowners in the towns of Darien and Weston, Conn.', cities('Darien CT', 'Weston CT')],
  ['people', 'homeowners in Golf IL', cities('Golf IL')],
  ['companies', 'lawyers fresno clovis', cities('Fresno CA', 'Clovis CA')],
  [
    'people',
    'homeowners Edina, Eagan and Eden Prairie',
    {
      AnyOf: [cities('Eden Prairie MN'), zips('55121', '55122', '55123', '55424', '55435', '55436', '55439')],
    },
  ],
  ['people', 'homeowners in Midwest City OK', zips('73110', '73130')],
  ['people', 'homeowners in Lakewood', zips('80214', '80215', '80226', '80227', '80228', '80232')],
  ['people', 'homeowners in Johns Creek', zips('30022', '30097')],
  ['people', 'homeowners not in Sandy Springs', { NoneOf: [zips('30328', '30342', '30350')] }],
  ['people', 'homeowners Omaha NE, 5 miles', ...around(41.2563, -95.9404, 5)],
  ['people', 'homeowners near 123 Main St, Omaha NE', ...around(41.2563, -95.9404, 10)],
  ['people', 'homeowners near Edina MN', ...around(44.89, -93.35, 10)],
  ['companies', 'lawyers Hoover and Homewood Alabama', zips('35209', '35216', '35226', '35244')],
  ['companies', 'lawyers Tigard/Beaverton', { AnyOf: [cities('Beaverton OR'), zips('97223', '97224')] }],
  ['people', 'homeowners in paso robles templeton', cities('Paso Robles CA', 'Templeton CA')],
  [
    'companies',
    'plumbers in Ohio (Cleveland, Akron, Canton)',
    cities('Cleveland OH', 'Akron OH', 'Canton OH'),
  ],
  ['companies', 'plumbers florida: miami, tampa, orlando', cities('Miami FL', 'Tampa FL', 'Orlando FL')],
  ['companies', 'chiropracters in San Deigo', cities('San Diego CA')],
  ['companies', 'plumbers in Wash DC', cities('Washington DC')],
] as [Kind, string, Criteria][])('%s: cities: %s', (kind, text, expected) => {
  expect(placesIn(kind, text)).toEqual(tidy(expected))
})

test.each([
  ['companies', 'plumbers in LA county', counties('Los Angeles CA')],
  ['companies', 'plumbers on the Cape', counties('Barnstable MA')],
  ['companies', 'physical therapy clinics OC california', counties('Orange CA')],
  ['companies', 'plumbers in Texas, Travis and Hays counties', counties('Travis TX', 'Hays TX')],
  ['people', 'homeowners, Westchester', counties('Westchester NY')],
  ['people', 'homeowners Jersey Shore Ocean and Monmouth county', counties('Ocean NJ', 'Monmouth NJ')],
] as const)('%s: counties: %s', (kind, text, expected) => {
  expect(placesIn(kind, text)).toEqual(tidy(expected))
})

test.each([['plumbers in the Valley'], ['plumbers in the lower 48'], ['plumbers nationwide']])(
  'companies: no place is taken from “%s”',
  (text) => {
    const { PrimarySic: _, ...others } = read('companies', text).criteria
    expect(others).toEqual({})
  },
)

test.each([
  ['people', 'homeowners in Greenwich ct 06830', zips('06830')],
  ['people', 'homeowners greenwich ct 06830 06831', zips('06830', '06831')],
  ['companies', 'lawyers Omaha, NE, 68102', zips('68102')],
] as const)('%s: ZIP codes behind their city: %s', (kind, text, expected) => {
  expect(placesIn(kind, text)).toEqual(tidy(expected))
})

test.each([
  ['companies', 'lawyers in Omaha NE 10001'],
  ['companies', 'lawyers in Omaha NE and 68102'],
] as const)('%s: a city and a ZIP code of its own: %s', (kind, text) => {
  expect(placesIn(kind, text)).toHaveProperty('AnyOf')
})

test.each([
  ['Greenwich', 'CT'],
  ['Peoria', 'IL'],
  ['Portland', 'OR'],
  ['Columbus', 'OH'],
  ['Aurora', 'CO'],
  ['Glendale', 'AZ'],
  ['Richmond', 'VA'],
  ['Arlington', 'TX'],
  ['Pasadena', 'CA'],
  ['Rochester', 'NY'],
  ['Cambridge', 'MA'],
])('a name that several places have is the best known: %s', (name, state) => {
  expect(placesIn('people', `homeowners in ${name}`)).toEqual(tidy(cities(`${name} ${state}`)))
})
