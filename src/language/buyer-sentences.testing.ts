import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { employeeBands, homeValueBands, incomeBands, salesBands } from '#contract/ranges.ts'

/** A sentence of a list buyer with what a person would expect of it. */
export interface BuyerSentence {
  /** The kind of records on the screen while it is typed. */
  on: Kind
  text: string
  /** The intended kind, where it differs. */
  kind?: Kind
  /** Each reading that a buyer would accept. Industry codes may be broader or narrower than these. */
  accepts: readonly Criteria[]
  /** Words that must be shown as ignored; no others may be. */
  unread?: string
  /** What the notes must say. */
  says?: RegExp
}

const from = (bands: typeof employeeBands, low: number, high = Number.POSITIVE_INFINITY) =>
  bands.filter((band) => band.low >= low && band.high <= high).map(({ value }) => value)
const employees = (low: number, high?: number) => ({
  LocationEmployeesSizeRange: from(employeeBands, low, high),
})
const sales = (low: number, high?: number) => ({ LocationSalesVolumeRange: from(salesBands, low, high) })
const income = (low: number, high?: number) => ({ IncomeRange: from(incomeBands, low, high) })
const homes = (low: number, high?: number) => ({ HomeValueRange: from(homeValueBands, low, high) })

/** Cities, counties and states as "Omaha, NE". */
const split = (name: string) => name.split(', ') as [string, string]
const city = (...names: string[]) => ({
  CitiesByStateProvince: names.map(split).map(([City, StateProvince]) => ({ City, StateProvince })),
})
const county = (...names: string[]) => ({
  CountiesByStateProvince: names.map(split).map(([County, StateProvince]) => ({ County, StateProvince })),
})
const states = (...names: string[]) => ({ StatesProvinces: names })
const zips = (...codes: string[]) => ({ PostalCode: codes })
const aroundZip = (PostalCode: string, RadiusMiles: number) => ({
  RadiusPostalCodeList: [{ PostalCode, RadiusMiles }],
})
const around = (Latitude: number, Longitude: number, RadiusMiles: number) => ({
  RadiusCenterPointList: [{ Latitude, Longitude, RadiusMiles }],
})
const sic = (...codes: string[]) => ({ PrimarySic: codes.length === 1 ? (codes[0] as string) : codes })
const manufacturers = sic(...Array.from({ length: 20 }, (_, i) => String(20 + i)))

/**
 * Sentences of list buyers, written with their expected readings by someone who had not read the grammar. A wrong reading
 * is corrected in the grammar or remains wrong in the score; its row is not changed to fit.
 */
export const buyerSentences: readonly BuyerSentence[] = [
  // Companies
  {
    on: 'companies',
    text: 'HVAC contractors in Phoenix with 10+ employees',
    accepts: [{ ...city('Phoenix, AZ'), ...sic('1711'), ...employees(10) }],
  },
  {
    on: 'companies',
    text: 'law firms in downtown Chicago',
    accepts: [{ ...city('Chicago, IL'), ...sic('8111') }],
    unread: 'downtown',
  },
  { on: 'companies', text: 'every dentist in Texas', accepts: [{ ...states('TX'), ...sic('8021') }] },
  {
    on: 'companies',
    text: 'all the churches in Fulton County Georgia',
    accepts: [{ ...county('Fulton, GA'), ...sic('8661') }],
  },
  {
    on: 'companies',
    text: 'looking for plumbing companies near 33602',
    accepts: [{ ...aroundZip('33602', 10), ...sic('1711') }],
    says: /10 miles/,
  },
  {
    on: 'companies',
    text: 'electricians around Nashville',
    accepts: [{ ...around(36.16, -86.78, 10), ...sic('1731') }],
    says: /10 miles/,
  },
  {
    on: 'companies',
    text: 'auto repair shops within 15 miles of 30301',
    accepts: [{ ...aroundZip('30301', 15), ...sic('7538') }],
  },
  {
    on: 'companies',
    text: 'manufacturing companies in Michigan with 100 to 500 employees',
    accepts: [{ ...states('MI'), ...manufacturers, ...employees(100, 499) }],
    says: /250.499/,
  },
  {
    on: 'companies',
    text: 'restaurants in zip codes 10001, 10002 and 10003',
    accepts: [{ ...zips('10001', '10002', '10003'), ...sic('5812') }],
  },
  {
    on: 'companies',
    text: 'female owned beauty salons in Atlanta',
    accepts: [{ ...city('Atlanta, GA'), ...sic('7231') }],
    unread: 'female owned',
  },
  {
    on: 'companies',
    text: 'veteran owned electricians in Virginia',
    accepts: [{ ...states('VA'), ...sic('1731') }],
    unread: 'veteran owned',
  },
  {
    on: 'companies',
    text: 'CPAs in the Denver metro area',
    accepts: [
      {
        ...county(
          'Adams, CO',
          'Arapahoe, CO',
          'Broomfield, CO',
          'Clear Creek, CO',
          'Denver, CO',
          'Douglas, CO',
          'Elbert, CO',
          'Gilpin, CO',
          'Jefferson, CO',
          'Park, CO',
        ),
        ...sic('8721'),
      },
    ],
  },
  {
    on: 'companies',
    text: 'hotels and motels in Orlando with at least 50 employees',
    accepts: [{ ...city('Orlando, FL'), ...sic('7011'), ...employees(50) }],
  },
  {
    on: 'companies',
    text: 'trucking companies in Ohio, Indiana and Kentucky',
    accepts: [{ ...states('IN', 'KY', 'OH'), ...sic('4213') }],
  },
  {
    on: 'companies',
    text: 'franchise pizza places in New Jersey',
    accepts: [{ ...states('NJ'), ...sic('581208'), IsFranchise: true }],
  },
  {
    on: 'companies',
    text: 'non-franchise pharmacies in Florida',
    accepts: [{ ...states('FL'), ...sic('5912'), IsFranchise: false }],
  },
  {
    on: 'companies',
    text: 'credit unions in Charlotte NC',
    accepts: [
      { ...city('Charlotte, NC'), ...sic('6061') },
      { ...city('Charlotte, NC'), ...sic('6061', '6062') },
    ],
  },
  { on: 'companies', text: 'day cares in Cook County', accepts: [{ ...county('Cook, IL'), ...sic('8351') }] },
  { on: 'companies', text: 'nail salons 90210', accepts: [{ ...zips('90210'), ...sic('723103') }] },
  {
    on: 'companies',
    text: 'dentists not in California',
    accepts: [{ ...sic('8021'), NoneOf: [states('CA')] }],
  },
  {
    on: 'companies',
    text: 'insurance agents in Dallas and Fort Worth',
    accepts: [{ ...city('Dallas, TX', 'Fort Worth, TX'), ...sic('6411') }],
  },
  {
    on: 'companies',
    text: 'new restaurants in Austin TX',
    accepts: [{ ...city('Austin, TX'), ...sic('5812'), RecordStatus: 'New' }],
  },
  {
    on: 'companies',
    text: 'businesses that opened in the last 90 days in Miami',
    accepts: [{ ...city('Miami, FL'), RecordStatus: 'New' }],
  },
  {
    on: 'companies',
    text: 'companies with annual revenue over $10 million in Boston',
    accepts: [{ ...city('Boston, MA'), ...sales(10e6) }],
  },
  {
    on: 'companies',
    text: 'gyms and yoga studios in San Diego',
    accepts: [{ ...city('San Diego, CA'), ...sic('799101', '799102') }],
  },
  { on: 'companies', text: 'vets in Minneapolis', accepts: [{ ...city('Minneapolis, MN'), ...sic('0742') }] },
  {
    on: 'companies',
    text: 'real estate agents in Scottsdale Arizona with email addresses',
    accepts: [{ ...city('Scottsdale, AZ'), ...sic('6531') }],
    unread: 'email addresses',
  },
  {
    on: 'companies',
    text: 'companies in Seattle with 1-4 employees',
    accepts: [{ ...city('Seattle, WA'), ...employees(1, 4) }],
  },
  { on: 'companies', text: 'small businesses in Boise', accepts: [city('Boise, ID')], unread: 'small' },
  {
    on: 'companies',
    text: 'Starbucks in Seattle',
    accepts: [{ ...city('Seattle, WA'), CompanyName: 'Starbucks' }],
  },
  {
    on: 'companies',
    text: 'coffee shops but not Starbucks in Seattle',
    accepts: [{ ...city('Seattle, WA'), ...sic('581203'), NoneOf: [{ CompanyName: 'Starbucks' }] }],
  },
  {
    on: 'companies',
    text: 'companies called Acme in Ohio',
    accepts: [{ ...states('OH'), CompanyName: 'Acme' }],
  },
  {
    on: 'companies',
    text: 'headquarters of manufacturing companies in Wisconsin',
    accepts: [{ ...states('WI'), ...manufacturers }],
    unread: 'headquarters',
  },
  {
    on: 'companies',
    text: 'oil change places around 73301',
    accepts: [{ ...aroundZip('73301', 10), ...sic('754902') }],
    says: /10 miles/,
  },
  {
    on: 'companies',
    text: 'law offices with fewer than 5 employees in Philly',
    accepts: [{ ...city('Philadelphia, PA'), ...sic('8111'), ...employees(1, 4) }],
  },
  {
    on: 'companies',
    text: 'schools in Travis County TX',
    accepts: [{ ...county('Travis, TX'), ...sic('8211') }],
  },
  { on: 'companies', text: 'SIC 5812 in Nebraska', accepts: [{ ...states('NE'), ...sic('5812') }] },
  {
    on: 'companies',
    text: 'NAICS 722511 in Omaha',
    accepts: [
      { ...city('Omaha, NE'), PrimaryNaics: '722511' },
      { ...city('Omaha, NE'), Naics: ['722511'] },
    ],
  },
  {
    on: 'companies',
    text: 'florists in the Bay Area',
    accepts: [
      {
        ...county(
          'Alameda, CA',
          'Contra Costa, CA',
          'Marin, CA',
          'Napa, CA',
          'San Francisco, CA',
          'San Mateo, CA',
          'Santa Clara, CA',
          'Solano, CA',
          'Sonoma, CA',
        ),
        ...sic('5992'),
      },
    ],
    says: /these counties/,
  },
  {
    on: 'companies',
    text: 'solar installers in southern California',
    accepts: [
      {
        ...county(
          'Imperial, CA',
          'Kern, CA',
          'Los Angeles, CA',
          'Orange, CA',
          'Riverside, CA',
          'San Bernardino, CA',
          'San Diego, CA',
          'San Luis Obispo, CA',
          'Santa Barbara, CA',
          'Ventura, CA',
        ),
        ...sic('171114'),
      },
    ],
    says: /these counties/,
  },
  { on: 'companies', text: 'breweries in Portland', accepts: [{ ...city('Portland, OR'), ...sic('2082') }] },
  {
    on: 'companies',
    text: 'companies with excellent credit in Kansas City MO',
    accepts: [{ ...city('Kansas City, MO'), CreditRatingScore: ['A'] }],
  },
  {
    on: 'companies',
    text: 'companies run by women in Dallas',
    accepts: [city('Dallas, TX')],
    unread: 'run women',
  },
  {
    on: 'companies',
    text: 'auto body shops in Cook, DuPage and Lake counties, Illinois',
    accepts: [{ ...county('Cook, IL', 'DuPage, IL', 'Lake, IL'), ...sic('7532') }],
  },
  {
    on: 'companies',
    text: 'dentists in Texas except Houston',
    accepts: [{ ...states('TX'), ...sic('8021'), NoneOf: [city('Houston, TX')] }],
  },
  {
    on: 'companies',
    text: 'landscaping companies between 5 and 50 employees in Raleigh',
    accepts: [{ ...city('Raleigh, NC'), ...sic('0782'), ...employees(5, 49) }],
    says: /20.49/,
  },
  {
    on: 'companies',
    text: 'plumbers in Springfield',
    accepts: [{ ...city('Springfield, MO'), ...sic('1711') }],
    says: /largest of/,
  },
  {
    on: 'companies',
    text: 'give me 500 dentists in Ohio',
    accepts: [{ ...states('OH'), ...sic('8021') }],
    unread: '500',
  },
  { on: 'companies', text: 'dentist offices in NYC', accepts: [{ ...city('New York, NY'), ...sic('8021') }] },
  { on: 'companies', text: 'accountants in Toronto', accepts: [{ ...city('Toronto, ON'), ...sic('8721') }] },
  {
    on: 'companies',
    text: 'bars in New Orleans, LA',
    accepts: [{ ...city('New Orleans, LA'), ...sic('5813') }],
  },
  {
    on: 'companies',
    text: 'car dealers in Portland, Maine',
    accepts: [{ ...city('Portland, ME'), ...sic('5511') }],
  },
  {
    on: 'companies',
    text: 'self storage facilities in Tampa, FL and St. Petersburg, FL',
    accepts: [
      { ...city('Saint Petersburg, FL', 'Tampa, FL'), ...sic('422502') },
      { ...city('St. Petersburg, FL', 'Tampa, FL'), ...sic('422502') },
    ],
  },
  {
    on: 'companies',
    text: 'I need a mailing list of funeral homes in Pennsylvania',
    accepts: [{ ...states('PA'), ...sic('7261') }],
  },
  {
    on: 'companies',
    text: 'software companies with 50-250 employees and revenue above $5M in Massachusetts',
    accepts: [{ ...states('MA'), ...sic('7372'), ...employees(50, 249), ...sales(5e6) }],
    says: /100.249/,
  },
  {
    on: 'companies',
    text: 'staffing agencies, area code 312',
    accepts: [sic('7363')],
    unread: 'area code 312',
  },
  // People
  {
    on: 'people',
    text: 'homeowners in Seattle with income over 100k',
    accepts: [{ ...city('Seattle, WA'), IsHomeowner: true, ...income(100e3) }],
  },
  {
    on: 'people',
    text: 'women 65 and older in Florida',
    accepts: [{ ...states('FL'), Gender: 'Female', AgeRange: ['65-69', '70-74', '75'] }],
  },
  {
    on: 'people',
    text: 'families with kids in Plano TX',
    accepts: [{ ...city('Plano, TX'), AreChildrenPresent: true }],
  },
  {
    on: 'people',
    text: 'renters in Denver making less than 50k',
    accepts: [{ ...city('Denver, CO'), IsHomeowner: false, ...income(0, 49999) }],
  },
  { on: 'people', text: 'new movers in 85001', accepts: [{ ...zips('85001'), RecordStatus: 'New' }] },
  {
    on: 'people',
    text: 'people who just moved to Tucson',
    accepts: [{ ...city('Tucson, AZ'), RecordStatus: 'New' }],
  },
  {
    on: 'people',
    text: 'married couples 30-44 in Denver',
    accepts: [{ ...city('Denver, CO'), MaritalStatus: 'Married', AgeRange: ['30-34', '35-39', '40-44'] }],
  },
  {
    on: 'companies',
    text: 'Honda owners in Cleveland',
    kind: 'people',
    accepts: [{ ...city('Cleveland, OH'), VehicleMake: 'Honda' }],
  },
  {
    on: 'people',
    text: 'Toyota Camry drivers in California',
    accepts: [{ ...states('CA'), VehicleMake: 'Toyota', VehicleModel: 'Camry' }],
  },
  { on: 'people', text: 'cat owners in 30306', accepts: [{ ...zips('30306'), LifeStyle: { Pets: true } }] },
  {
    on: 'people',
    text: 'golfers in Scottsdale',
    accepts: [{ ...city('Scottsdale, AZ'), LifeStyle: { Golf: true } }],
  },
  {
    on: 'people',
    text: 'homes worth over 1 million in Beverly Hills',
    accepts: [{ ...city('Beverly Hills, CA'), ...homes(1e6) }],
  },
  {
    on: 'people',
    text: 'homeowners within 3 miles of 60618',
    accepts: [{ ...aroundZip('60618', 3), IsHomeowner: true }],
  },
  {
    on: 'people',
    text: 'single men in their 30s in Brooklyn',
    accepts: [
      { ...city('Brooklyn, NY'), Gender: 'Male', MaritalStatus: 'Single', AgeRange: ['30-34', '35-39'] },
    ],
  },
  { on: 'people', text: 'people born in May in Ohio', accepts: [{ ...states('OH'), BirthMonth: 5 }] },
  {
    on: 'people',
    text: 'mobile home residents in Florida',
    accepts: [{ ...states('FL'), HousingType: 'Trailer Court' }],
  },
  {
    on: 'people',
    text: 'people named Smith in Lake County IL',
    accepts: [{ ...county('Lake, IL'), LastName: 'Smith' }],
  },
  {
    on: 'companies',
    text: 'Maria Garcia in El Paso',
    kind: 'people',
    accepts: [{ ...city('El Paso, TX'), FirstName: 'Maria', LastName: 'Garcia' }],
  },
  {
    on: 'people',
    text: 'millennials in Nashville',
    accepts: [{ ...city('Nashville, TN'), AgeRange: ['30-34', '35-39', '40-44'] }],
  },
  {
    on: 'people',
    text: 'people interested in gardening and cooking in Vermont',
    accepts: [{ ...states('VT'), LifeStyle: { Cooking: true, Garden: true } }],
  },
  {
    on: 'people',
    text: 'boaters near 21401',
    accepts: [{ ...aroundZip('21401', 10), LifeStyle: { Boating: true } }],
    says: /10 miles/,
  },
  {
    on: 'people',
    text: 'married homeowners without children, age 55-64, in Westchester County NY',
    accepts: [
      {
        ...county('Westchester, NY'),
        IsHomeowner: true,
        MaritalStatus: 'Married',
        AreChildrenPresent: false,
        AgeRange: ['55-59', '60-64'],
      },
    ],
  },
  {
    on: 'people',
    text: 'households in 75201 with income $200,000+',
    accepts: [{ ...zips('75201'), ...income(200e3) }],
  },
  {
    on: 'people',
    text: 'Spanish speaking households in Miami',
    accepts: [city('Miami, FL')],
    unread: 'spanish speaking',
  },
  {
    on: 'people',
    text: 'registered Democrats in Ohio',
    accepts: [states('OH')],
    unread: 'registered democrats',
  },
  {
    on: 'people',
    text: 'people likely to move in 98101',
    accepts: [5, 4].map((LikelyToMove) => ({ ...zips('98101'), TargetReady: { LikelyToMove } })),
  },
  {
    on: 'people',
    text: 'seniors in Sarasota who own their home',
    accepts: [{ ...city('Sarasota, FL'), IsHomeowner: true, AgeRange: ['65-69', '70-74', '75'] }],
    says: /65/,
  },
  {
    on: 'companies',
    text: 'homeowners making $75k to $150k in Omaha',
    kind: 'people',
    accepts: [{ ...city('Omaha, NE'), IsHomeowner: true, ...income(80e3, 149999) }],
    says: /80,000|75,000/,
  },
  {
    on: 'people',
    text: 'pet owners with kids in zip 43215',
    accepts: [{ ...zips('43215'), AreChildrenPresent: true, LifeStyle: { Pets: true } }],
  },
  {
    on: 'people',
    text: 'Jeep Wrangler owners near Boulder, CO',
    accepts: [{ ...around(40.02, -105.27, 10), VehicleMake: 'Jeep', VehicleModel: 'Wrangler' }],
    says: /10 miles/,
  },
  {
    on: 'people',
    text: 'everyone over 75 in Pinellas County',
    accepts: [{ ...county('Pinellas, FL'), AgeRange: ['75'] }],
  },
  {
    on: 'people',
    text: 'people with a home value between 300k and 500k in Mesa',
    accepts: [{ ...city('Mesa, AZ'), ...homes(300e3, 499999) }],
  },
]
