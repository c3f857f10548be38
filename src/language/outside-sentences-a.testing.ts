import type { Criteria } from '#contract/criteria.ts'
import type { BuyerSentence } from './buyer-sentences.testing.ts'
import {
  aged,
  all,
  around,
  childless,
  cities,
  close,
  counties,
  earning,
  either,
  except,
  isNew,
  likely,
  likes,
  married,
  men,
  metro,
  named,
  near,
  owns,
  parents,
  quarter,
  rents,
  selling,
  sic,
  single,
  sized,
  states,
  valued,
  women,
  zips,
} from './expected-criteria.testing.ts'

const newYorkCity: Criteria[] = [
  cities('New York NY'),
  cities('New York NY', 'Brooklyn NY', 'Bronx NY', 'Staten Island NY', 'Queens NY'),
  cities('New York NY', 'Brooklyn NY', 'Bronx NY', 'Staten Island NY'),
  counties('New York NY', 'Kings NY', 'Queens NY', 'Bronx NY', 'Richmond NY'),
]
const dallasMetro: Criteria[] = [
  cities('Dallas TX', 'Fort Worth TX'),
  counties('Dallas TX', 'Tarrant TX'),
  counties('Collin TX', 'Dallas TX', 'Denton TX', 'Tarrant TX'),
  counties(
    'Collin TX',
    'Dallas TX',
    'Denton TX',
    'Ellis TX',
    'Hunt TX',
    'Johnson TX',
    'Kaufman TX',
    'Parker TX',
    'Rockwall TX',
    'Tarrant TX',
    'Wise TX',
  ),
  ...metro(32.78, -96.95),
  ...metro(32.78, -96.8),
]
const minneapolisMetro: Criteria[] = [
  cities('Minneapolis MN', 'St. Paul MN'),
  counties('Hennepin MN', 'Ramsey MN'),
  counties('Anoka MN', 'Carver MN', 'Dakota MN', 'Hennepin MN', 'Ramsey MN', 'Scott MN', 'Washington MN'),
  ...metro(44.97, -93.2),
]
const manufacturers = sic(Array.from({ length: 20 }, (_, i) => String(20 + i)))
const construction = sic(['15', '16', '17'], ['15'], ['15', '16'], ['1521', '1542'])
const zipRange = Array.from({ length: 20 }, (_, i) => String(10001 + i))

/** Ninety sentences of list buyers, list A; their author had not read the grammar. */
export const outsideSentencesA: readonly BuyerSentence[] = [
  // Companies
  { on: 'companies', text: 'plumbers in Phoenix AZ', accepts: all(sic('1711'), cities('Phoenix AZ')) },
  {
    on: 'companies',
    text: 'HVAC contractors within 30 miles of 46204 with 10+ employees',
    accepts: all(sic('1711'), near(30, '46204'), sized(10)),
  },
  { on: 'companies', text: 'dentists in Ada County, Idaho', accepts: all(sic('8021'), counties('Ada ID')) },
  {
    on: 'companies',
    text: 'Restaurants in Columbus, Ohio, no pizza places',
    accepts: all(sic('5812'), cities('Columbus OH'), except({ PrimarySic: ['581208'] })),
  },
  {
    on: 'companies',
    text: 'churches 53703 53704 53705',
    accepts: all(sic('8661'), zips('53703', '53704', '53705')),
  },
  {
    on: 'companies',
    text: 'auto repair shops dallas fort worth metro 5 to 20 employees',
    accepts: all(
      sic('7538', ['7538', '7539'], '75', ['7532', '7533', '7534', '7536', '7537', '7538', '7539']),
      dallasMetro,
      sized(5, 20),
    ),
  },
  {
    on: 'companies',
    text: 'law firms in downtown Pittsburgh with more than 50 employes',
    accepts: all(
      sic('8111'),
      [
        cities('Pittsburgh PA'),
        zips('15222'),
        zips('15219', '15222'),
        ...quarter(40.44, -79.99),
        ...all(cities('Pittsburgh PA'), quarter(40.44, -79.99)),
      ],
      sized(50),
    ),
    says: /downtown|pittsburgh/i,
  },
  {
    on: 'companies',
    text: 'Manufacturers in Wisconsin and Minnesota with sales over $10 million',
    accepts: all(manufacturers, states('WI', 'MN'), selling(10_000_000)),
  },
  {
    on: 'companies',
    text: 'Subway franchises in Tennessee',
    accepts: all(named('Subway'), states('TN'), [
      {},
      { IsFranchise: true },
      ...sic('5812'),
      ...all({ IsFranchise: true }, sic('5812')),
    ]),
  },
  {
    on: 'companies',
    text: 'realtors in Broward county except Fort Lauderdale',
    accepts: all(sic('6531'), counties('Broward FL'), except(cities('Fort Lauderdale FL'))),
  },
  {
    on: 'companies',
    text: 'women owned marketing agencies Atlanta GA',
    accepts: all(sic('7311', '8742', ['7311', '8742'], ['7311', '7319']), cities('Atlanta GA')),
    unread: 'women owned',
  },
  {
    on: 'companies',
    text: 'trucking companies in Nebraska w/ 100-250 employees',
    accepts: all(sic('4213', '4212', ['4212', '4213']), states('NE'), sized(100, 250)),
  },
  {
    on: 'companies',
    text: 'machine shops within 50 mi of Rockford IL, 20-99 employees, sales 2.5 to 10 million',
    accepts: all(sic('3599'), around(42.27, -89.09, 50), sized(20, 99), selling(2_500_000, 9_999_999)),
  },
  {
    on: 'companies',
    text: 'daycares in zip 78704, 78745 and 78748',
    accepts: all(sic('8351'), zips('78704', '78745', '78748')),
  },
  { on: 'companies', text: 'all businesses in Marfa TX', accepts: [cities('Marfa TX')] },
  {
    on: 'companies',
    text: 'banks or credit unions in Vermont',
    accepts: all(
      sic(
        '60',
        ['6021', '6061'],
        ['6021', '6022', '6061'],
        ['6021', '6022', '6061', '6062'],
        ['6021', '6022', '6029', '6061', '6062'],
        ['6021', '6022', '6029', '6035', '6036', '6061', '6062'],
      ),
      states('VT'),
    ),
  },
  {
    on: 'companies',
    text: 'golf courses in the Carolinas',
    accepts: all(sic('7992', ['7992', '7997']), states('NC', 'SC')),
  },
  {
    on: 'companies',
    text: 'Nursing homes & assisted living facilities, Pinellas and Hillsborough counties, Florida',
    accepts: all(
      sic(['8051', '8361'], ['8051', '8052', '8361'], ['8051', '8052', '8059', '8361'], ['8051', '8059']),
      counties('Pinellas FL', 'Hillsborough FL'),
    ),
  },
  {
    on: 'companies',
    text: 'wineries in Napa and Sonoma',
    accepts: all(sic('2084'), [cities('Napa CA', 'Sonoma CA'), counties('Napa CA', 'Sonoma CA')]),
  },
  {
    on: 'companies',
    text: 'hotels in Orlando with over 100 employees, not Marriott',
    accepts: all(sic('7011'), cities('Orlando FL'), sized(100), except(named('Marriott'))),
  },
  {
    on: 'companies',
    text: 'companies within 2 miles of 350 Fifth Ave, New York, NY 10118',
    accepts: [near(2, '10118'), ...around(40.75, -73.99, 2)],
    says: /address|street|fifth|350/i,
  },
  {
    on: 'companies',
    text: 'Dr Patel cardiologist Edison NJ',
    accepts: all({ LastName: 'Patel' }, sic('8011'), cities('Edison NJ')),
  },
  {
    on: 'companies',
    text: 'software companies in Austin 250+ employees',
    accepts: all(sic('7371', '7372', ['7371', '7372'], ['7371', '7372', '7373']), cities('Austin TX'), [
      ...sized(250),
      { CorporateEmployeesSizeRange: sized(250)[0]?.LocationEmployeesSizeRange },
    ]),
  },
  {
    on: 'companies',
    text: 'insurance agencies Boise, Meridian, Nampa ID',
    accepts: all(sic('6411'), cities('Boise ID', 'Meridian ID', 'Nampa ID')),
  },
  {
    on: 'companies',
    text: 'farms in Iowa growing corn or soybeans',
    accepts: all(sic(['0115', '0116']), states('IA')),
  },
  { on: 'companies', text: 'public libraries in Maine', accepts: all(sic('8231'), states('ME')) },
  {
    on: 'companies',
    text: 'elementary schools Wake County North Carolina',
    accepts: all(sic('8211'), counties('Wake NC')),
  },
  {
    on: 'companies',
    text: 'vetrinarians in Fort Collins or Loveland CO',
    accepts: all(sic('0742', ['0741', '0742']), cities('Fort Collins CO', 'Loveland CO')),
  },
  {
    on: 'companies',
    text: 'new businesses in Clark County NV',
    accepts: all(isNew, counties('Clark NV')),
  },
  {
    on: 'companies',
    text: 'electricians Nassau or Suffolk county, Long Island',
    accepts: all(sic('1731'), counties('Nassau NY', 'Suffolk NY')),
  },
  {
    on: 'companies',
    text: 'breweries in Oregon but not Portland',
    accepts: all(sic('2082'), states('OR'), except(cities('Portland OR'))),
  },
  {
    on: 'companies',
    text: 'construction companies in Harris County TX with $5M+ in annual revenue',
    accepts: all(construction, counties('Harris TX'), selling(5_000_000)),
  },
  {
    on: 'companies',
    text: 'gyms in Lincoln Park, Chicago',
    accepts: all(sic('7991'), [
      zips('60614'),
      zips('60614', '60657'),
      ...quarter(41.92, -87.65),
      ...all(cities('Chicago IL'), [zips('60614'), ...quarter(41.92, -87.65)]),
    ]),
  },
  {
    on: 'companies',
    text: 'Starbucks locations in Seattle and Bellevue, WA',
    accepts: all(named('Starbucks'), cities('Seattle WA', 'Bellevue WA'), [{}, ...sic('5812')]),
  },
  {
    on: 'companies',
    text: 'HR directors at hospitals in Cleveland OH',
    accepts: all(sic('8062', ['8062', '8063', '8069']), cities('Cleveland OH')),
    unread: 'HR directors',
  },
  {
    on: 'companies',
    text: 'CPAs in 10001-10020',
    accepts: all(sic('8721'), [zips(...zipRange), zips(...zipRange.filter((zip) => zip !== '10015'))]),
  },
  {
    on: 'companies',
    text: 'furniture stores in North Carolina established before 1985',
    accepts: all(sic('5712'), states('NC')),
    unread: '1985',
  },
  {
    on: 'companies',
    text: 'companies in Delaware with excellent credit and 50 to 249 employees',
    accepts: all({ CreditRatingScore: ['A'] }, states('DE'), sized(50, 249)),
  },
  {
    on: 'companies',
    text: 'boat dealers, Baldwin and Mobile counties Alabama',
    accepts: all(sic('5551'), counties('Baldwin AL', 'Mobile AL')),
  },
  { on: 'companies', text: 'liquor stores nyc', accepts: all(sic('5921'), newYorkCity) },
  {
    on: 'companies',
    text: 'landscapers around Naperville, Aurora & Wheaton IL',
    accepts: all(sic('0782', ['0781', '0782']), [
      cities('Naperville IL', 'Aurora IL', 'Wheaton IL'),
      ...[5, 10, 15, 20, 25].map(
        (RadiusMiles): Criteria => ({
          RadiusCenterPointList: [
            { Latitude: 41.77, Longitude: -88.15, RadiusMiles },
            { Latitude: 41.76, Longitude: -88.32, RadiusMiles },
            { Latitude: 41.87, Longitude: -88.11, RadiusMiles },
          ],
        }),
      ),
    ]),
  },
  {
    on: 'companies',
    text: 'printing shops between 5 and 50 emps in Ohio, excluding Cuyahoga County',
    accepts: all(sic('2752', ['2752', '2759']), sized(5, 50), states('OH'), except(counties('Cuyahoga OH'))),
  },
  {
    on: 'companies',
    text: 'pest control companies in fl, ga & al with less than 20 employees',
    accepts: all(sic('7342'), states('FL', 'GA', 'AL'), sized(1, 19)),
  },
  {
    on: 'companies',
    text: 'female chiropractors within 15 miles of Plano TX',
    accepts: all(sic('8041'), women, around(33.02, -96.7, 15)),
  },
  {
    on: 'companies',
    text: 'property management companies in San Diego with websites',
    accepts: all(sic('6531'), cities('San Diego CA')),
    unread: 'websites',
  },
  {
    on: 'companies',
    text: 'new and used car dealers in Long Beach, CA',
    accepts: all(sic(['5511', '5521'], '5511'), cities('Long Beach CA')),
  },
  {
    on: 'companies',
    text: "list of all McDonald's in Maricopa County",
    accepts: all([named("McDonald's"), named('McDonalds')], counties('Maricopa AZ'), [{}, ...sic('5812')]),
  },
  {
    on: 'companies',
    text: 'solar installers in AZ or NV w/ 20 to 100 employees',
    accepts: all(sic('1711'), states('AZ', 'NV'), sized(20, 100)),
  },
  {
    on: 'companies',
    text: 'veteran-owned security guard companies in Virginia Beach',
    accepts: all(sic('7381', ['7381', '7382']), cities('Virginia Beach VA')),
    unread: 'veteran-owned',
  },
  {
    on: 'companies',
    text: 'Show me oil field services firms near Midland and Odessa, Texas',
    accepts: all(sic('1389', '13'), [
      cities('Midland TX', 'Odessa TX'),
      ...[5, 10, 15, 20, 25].map(
        (RadiusMiles): Criteria => ({
          RadiusCenterPointList: [
            { Latitude: 31.99, Longitude: -102.08, RadiusMiles },
            { Latitude: 31.85, Longitude: -102.37, RadiusMiles },
          ],
        }),
      ),
    ]),
  },

  // People
  { on: 'people', text: 'homeowners in Scottsdale AZ', accepts: all(owns, cities('Scottsdale AZ')) },
  {
    on: 'people',
    text: 'homeowners in 85254 aged 55+ with income over 100k',
    accepts: all(owns, zips('85254'), aged(55), earning(100_000)),
  },
  {
    on: 'people',
    text: 'renters in Brooklyn under 35',
    accepts: all(rents, [cities('Brooklyn NY'), counties('Kings NY')], aged(18, 34)),
  },
  {
    on: 'people',
    text: 'new movers in Mecklenburg County NC',
    accepts: all(isNew, counties('Mecklenburg NC')),
  },
  {
    on: 'people',
    text: 'families with kids in Plano, Frisco and McKinney TX, income $150k+',
    accepts: all(parents, cities('Plano TX', 'Frisco TX', 'McKinney TX'), earning(150_000)),
  },
  {
    on: 'people',
    text: 'Seniors 65+ in Sarasota FL who own their home, home value $400,000 or more',
    accepts: all(aged(65), cities('Sarasota FL'), owns, valued(400_000)),
  },
  {
    on: 'people',
    text: 'golfers in Hilton Head SC',
    accepts: all(likes('Golf'), cities('Hilton Head Island SC')),
  },
  {
    on: 'people',
    text: 'toyota owners in Sacramento',
    accepts: all({ VehicleMake: 'Toyota' }, cities('Sacramento CA')),
  },
  {
    on: 'people',
    text: 'people turning 65 in Ohio',
    accepts: all(states('OH'), [
      { Age: [64] },
      { Age: [65] },
      { Age: [64, 65] },
      { AgeRange: ['60-64'] },
      { AgeRange: ['65-69'] },
    ]),
  },
  {
    on: 'people',
    text: 'single women 25-34 in Denver',
    accepts: all(single, women, aged(25, 34), [cities('Denver CO'), counties('Denver CO')]),
  },
  {
    on: 'people',
    text: 'likely charitable donors in Connecticut age 60 and over',
    accepts: all(likely('CharitableGiver'), states('CT'), aged(60)),
  },
  {
    on: 'people',
    text: 'married homeowners w/ children within 10 miles of 30309',
    accepts: all(married, owns, parents, near(10, '30309')),
  },
  {
    on: 'people',
    text: 'John Whitaker Tulsa OK',
    accepts: all({ FirstName: 'John', LastName: 'Whitaker' }, cities('Tulsa OK')),
  },
  {
    on: 'people',
    text: 'people named Nguyen in Westminster, CA',
    accepts: all({ LastName: 'Nguyen' }, cities('Westminster CA')),
  },
  { on: 'people', text: 'dog owners in Portland Oregon', accepts: all(likes('Pets'), cities('Portland OR')) },
  {
    on: 'people',
    text: 'households in Winnetka IL with income over $250,000',
    accepts: all(cities('Winnetka IL'), earning(250_000)),
  },
  {
    on: 'people',
    text: 'homes worth over a million in Boulder County',
    accepts: all(valued(1_000_000), counties('Boulder CO'), [{}, owns]),
  },
  {
    on: 'people',
    text: 'apartment dwellers in Capitol Hill, Seattle',
    accepts: all(
      { HousingType: 'Multi-Family Dwelling' },
      [
        zips('98102'),
        zips('98122'),
        zips('98102', '98122'),
        zips('98102', '98112', '98122'),
        ...quarter(47.62, -122.32),
        ...all(cities('Seattle WA'), [zips('98102', '98122'), ...quarter(47.62, -122.32)]),
      ],
      [{}, rents],
    ),
  },
  {
    on: 'people',
    text: 'men over 50 who like fishing and camping in Montana',
    accepts: all(men, aged(50), likes('Fishing', 'Camping'), states('MT')).concat(
      all(men, aged(50), either(likes('Fishing'), likes('Camping')), states('MT')),
      all(men, aged(51), likes('Fishing', 'Camping'), states('MT')),
    ),
  },
  {
    on: 'people',
    text: 'Ford F-150 owners in Oklahoma not OKC',
    accepts: all(
      [{ VehicleMake: 'Ford', VehicleModel: 'F-150' }, { VehicleModel: 'F-150' }],
      states('OK'),
      except(cities('Oklahoma City OK')),
    ),
  },
  {
    on: 'people',
    text: 'mobile home residents, Polk county FL',
    accepts: all({ HousingType: 'Trailer Court' }, counties('Polk FL')),
  },
  {
    on: 'people',
    text: 'recent movers into 75024 75093, home value over 350k',
    accepts: all(isNew, zips('75024', '75093'), valued(350_000)),
  },
  {
    on: 'people',
    text: 'people with October birthdays in Naperville',
    accepts: all({ BirthMonth: 10 }, cities('Naperville IL')),
  },
  {
    on: 'people',
    text: 'registered voters in Dane County, Wisconsin',
    accepts: [counties('Dane WI')],
    unread: 'registered voters',
  },
  {
    on: 'people',
    text: 'homeowners Toledo OH income 50-75k',
    accepts: all(owns, cities('Toledo OH'), earning(50_000, 75_000)),
  },
  {
    on: 'people',
    text: 'art lovers and theater goers in Minneapolis-St. Paul',
    accepts: all([likes('Art', 'Theater'), either(likes('Art'), likes('Theater'))], minneapolisMetro),
  },
  {
    on: 'people',
    text: 'everyone on Elm Street in Nashua, NH',
    accepts: all(
      [
        { AddressParsed: { Name: 'Elm' } },
        { AddressParsed: { Name: 'Elm', Suffix: 'St' } },
        { AddressParsed: { Name: 'Elm', Suffix: 'Street' } },
      ],
      cities('Nashua NH'),
    ),
  },
  {
    on: 'people',
    text: 'married couples 40 to 60 without children in Charlotte',
    accepts: all(married, aged(40, 60), childless, cities('Charlotte NC')),
  },
  {
    on: 'people',
    text: 'homeowners within 3 miles of 1421 Oak Ave, Evanston, IL',
    accepts: all(owns, [...around(42.04, -87.69, 3), near(3, '60201'), near(3, '60202')]),
    says: /address|street|oak/i,
  },
  {
    on: 'people',
    text: 'nurses in Cincinnati, female, 30-50',
    accepts: all(women, aged(30, 50), cities('Cincinnati OH')),
    unread: 'nurses',
  },
  {
    on: 'people',
    text: 'online shoppers and catalog buyers in Vermont or New Hampshire',
    accepts: all(
      [
        { TargetReady: { OnlineShopper: 5, CatalogBuyer: 5 } },
        either({ TargetReady: { OnlineShopper: 5 } }, { TargetReady: { CatalogBuyer: 5 } }),
        either(
          ...([4, 5] as const).flatMap((n): Criteria[] => [
            { TargetReady: { OnlineShopper: n } },
            { TargetReady: { CatalogBuyer: n } },
          ]),
        ),
        either(
          ...[4, 5].flatMap((n) =>
            [4, 5].map((m): Criteria => ({ TargetReady: { OnlineShopper: n, CatalogBuyer: m } })),
          ),
        ),
      ],
      states('VT', 'NH'),
    ),
  },
  {
    on: 'people',
    text: 'homeowners in Fairfax County VA except Reston and Herndon',
    accepts: all(owns, counties('Fairfax VA'), except(cities('Reston VA'), cities('Herndon VA'))),
  },
  {
    on: 'people',
    text: 'people in Honolulu without kids earning 80k to 125k',
    accepts: all([cities('Honolulu HI'), counties('Honolulu HI')], childless, earning(80_000, 125_000)),
  },
  {
    on: 'people',
    text: 'women 70 and up in Mesa and Sun City, AZ',
    accepts: all(women, aged(70), cities('Mesa AZ', 'Sun City AZ')),
  },
  {
    on: 'people',
    text: 'Tesla owners Marin County',
    accepts: all({ VehicleMake: 'Tesla' }, counties('Marin CA')),
  },
  {
    on: 'people',
    text: 'single family homeowners, lived in home 10 years or more, 63119',
    accepts: all(owns, { HousingType: 'Single Family Dwelling' }, zips('63119'), [
      {},
      { YearsInHome: 10 },
      { NoneOf: Array.from({ length: 10 }, (_, YearsInHome): Criteria => ({ YearsInHome })) },
      { AnyOf: Array.from({ length: 20 }, (_, i): Criteria => ({ YearsInHome: i + 10 })) },
    ]),
    says: /year/i,
  },
  {
    on: 'companies',
    kind: 'people',
    text: 'homeowners near Tampa with pools',
    accepts: all(owns, close(27.95, -82.46)),
    unread: 'pools',
  },
  {
    on: 'companies',
    kind: 'people',
    text: 'new homeowners in Frisco tx',
    accepts: all(isNew, owns, cities('Frisco TX')),
  },
  {
    on: 'companies',
    kind: 'people',
    text: 'consumers age 21-34 in Nashville earning under 60k',
    accepts: all(aged(21, 34), cities('Nashville TN'), earning(0, 59_999)),
  },
  {
    on: 'people',
    kind: 'companies',
    text: 'pediatricians within 20 miles of Grand Rapids, MI',
    accepts: all(sic('8011'), around(42.96, -85.66, 20)),
  },
]
