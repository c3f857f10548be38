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

const detroit: Criteria[] = [
  cities('Detroit MI'),
  counties('Wayne MI'),
  counties('Macomb MI', 'Oakland MI', 'Wayne MI'),
  counties('Lapeer MI', 'Livingston MI', 'Macomb MI', 'Oakland MI', 'St. Clair MI', 'Wayne MI'),
  ...metro(42.33, -83.05),
  ...metro(42.45, -83.15),
]
const denver: Criteria[] = [
  cities('Denver CO'),
  counties('Denver CO'),
  counties('Adams CO', 'Arapahoe CO', 'Denver CO', 'Jefferson CO'),
  counties('Adams CO', 'Arapahoe CO', 'Broomfield CO', 'Denver CO', 'Douglas CO', 'Jefferson CO'),
  counties(
    'Adams CO',
    'Arapahoe CO',
    'Boulder CO',
    'Broomfield CO',
    'Denver CO',
    'Douglas CO',
    'Jefferson CO',
  ),
  counties(
    'Adams CO',
    'Arapahoe CO',
    'Broomfield CO',
    'Clear Creek CO',
    'Denver CO',
    'Douglas CO',
    'Elbert CO',
    'Gilpin CO',
    'Jefferson CO',
    'Park CO',
  ),
  ...metro(39.74, -104.98),
]
const zipRange = Array.from({ length: 11 }, (_, i) => String(60601 + i))
const downtownDenver = quarter(39.75, -104.99)

/** Ninety sentences of list buyers, list B; their author had not read the grammar. */
export const outsideSentencesB: readonly BuyerSentence[] = [
  // Companies
  { on: 'companies', text: 'locksmiths in Tucson, AZ', accepts: all(sic('7699'), cities('Tucson AZ')) },
  {
    on: 'companies',
    text: 'roofing companies within 40 miles of 73102, 5 or more employees',
    accepts: all(sic('1761'), near(40, '73102'), sized(5)),
  },
  {
    on: 'companies',
    text: 'optometrists Kent County Michigan',
    accepts: all(sic('8042'), counties('Kent MI')),
  },
  {
    on: 'companies',
    text: 'Doctors in Jacksonville FL, no dermatologists',
    accepts: all(
      sic('8011', ['8011', '8031']),
      cities('Jacksonville FL'),
      except({ PrimarySic: ['801108'] }),
    ),
  },
  {
    on: 'companies',
    text: 'funeral homes 30340 30341 30345',
    accepts: all(sic('7261'), zips('30340', '30341', '30345')),
  },
  {
    on: 'companies',
    text: 'body shops in the Detroit metro area, 10 to 50 employees',
    accepts: all(sic('7532'), detroit, sized(10, 50)),
  },
  {
    on: 'companies',
    text: 'architects downtown Denver fewer than 20 employes',
    accepts: all(
      sic('8712'),
      [
        cities('Denver CO'),
        zips('80202'),
        zips('80202', '80203', '80204', '80205'),
        ...downtownDenver,
        ...all(cities('Denver CO'), downtownDenver),
      ],
      sized(1, 19),
    ),
    says: /downtown|denver/i,
  },
  {
    on: 'companies',
    text: 'Food manufacturers in Pennsylvania and New Jersey with annual sales above $20 million',
    accepts: all(sic('20'), states('PA', 'NJ'), selling(20_000_000)),
  },
  {
    on: 'companies',
    text: 'Anytime Fitness franchises in Louisiana',
    accepts: all(named('Anytime Fitness'), states('LA'), [
      {},
      { IsFranchise: true },
      ...sic('7991'),
      ...all({ IsFranchise: true }, sic('7991')),
    ]),
  },
  {
    on: 'companies',
    text: 'mortgage brokers in Orange County CA except Irvine',
    accepts: all(sic('6163', '6162', ['6162', '6163']), counties('Orange CA'), except(cities('Irvine CA'))),
  },
  {
    on: 'companies',
    text: 'minority owned IT consulting firms Baltimore MD',
    accepts: all(sic('7379', '7373', '7371', ['7371', '7373', '7379']), [
      cities('Baltimore MD'),
      counties('Baltimore City MD'),
    ]),
    unread: 'minority owned',
  },
  {
    on: 'companies',
    text: 'warehouses in Memphis w/ 50-100 employees',
    accepts: all(sic('4225', ['4222', '4225', '4226']), cities('Memphis TN'), sized(50, 100)),
  },
  {
    on: 'companies',
    text: 'plastics manufacturers within 75 mi of Akron Ohio, 100-499 employees, 10 to 50 million in sales',
    accepts: all(
      sic('3089', '2821', ['2821', '3089'], '30', [
        '3081',
        '3082',
        '3083',
        '3084',
        '3085',
        '3086',
        '3087',
        '3088',
        '3089',
      ]),
      around(41.08, -81.52, 75),
      sized(100, 499),
      selling(10_000_000, 49_999_999),
    ),
  },
  {
    on: 'companies',
    text: 'florists in zips 02138, 02139 and 02140',
    accepts: all(sic('5992'), zips('02138', '02139', '02140')),
  },
  { on: 'companies', text: 'every business in Sedona Arizona', accepts: [cities('Sedona AZ')] },
  {
    on: 'companies',
    text: 'hardware stores or lumber yards in New Hampshire',
    accepts: all(sic(['5251', '5211']), states('NH')),
  },
  {
    on: 'companies',
    text: 'campgrounds and RV parks in the Dakotas',
    accepts: all(sic('7033'), states('ND', 'SD')),
  },
  {
    on: 'companies',
    text: 'Physical therapy clinics & home health agencies, Bexar and Comal counties, Texas',
    accepts: all(sic(['8049', '8082']), counties('Bexar TX', 'Comal TX')),
  },
  {
    on: 'companies',
    text: 'antique shops in Lancaster and York, PA',
    accepts: all(sic('5932'), [cities('Lancaster PA', 'York PA'), counties('Lancaster PA', 'York PA')]),
  },
  {
    on: 'companies',
    text: 'grocery stores in Kansas City MO with over 50 employees, not Walmart',
    accepts: all(
      sic('5411'),
      cities('Kansas City MO'),
      sized(50),
      [named('Walmart'), named('Wal-Mart')]
        .flatMap((brand) => except(brand))
        .concat(except(named('Walmart'), named('Wal-Mart'))),
    ),
  },
  {
    on: 'companies',
    text: 'businesses within 1 mile of 233 S Wacker Dr, Chicago, IL 60606',
    accepts: [near(1, '60606'), ...around(41.88, -87.64, 1)],
    says: /address|street|wacker|233/i,
  },
  {
    on: 'companies',
    text: 'attorney Susan Kowalski Milwaukee WI',
    accepts: all({ FirstName: 'Susan', LastName: 'Kowalski' }, sic('8111'), cities('Milwaukee WI')),
  },
  {
    on: 'companies',
    text: 'engineering firms in Huntsville AL at least 100 employees',
    accepts: all(sic('8711'), cities('Huntsville AL'), [
      ...sized(100),
      { CorporateEmployeesSizeRange: sized(100)[0]?.LocationEmployeesSizeRange },
    ]),
  },
  {
    on: 'companies',
    text: 'car washes Fresno, Clovis, Visalia CA',
    accepts: all(sic('7542'), cities('Fresno CA', 'Clovis CA', 'Visalia CA')),
  },
  {
    on: 'companies',
    text: 'dairy farms or cattle ranches in Idaho',
    accepts: all(sic(['0241', '0212'], ['0241', '0211', '0212']), states('ID')),
  },
  {
    on: 'companies',
    text: 'museums in Santa Fe County, New Mexico',
    accepts: all(sic('8412'), counties('Santa Fe NM')),
  },
  {
    on: 'companies',
    text: 'private schools Fairfield County Connecticut',
    accepts: all(sic('8211'), counties('Fairfield CT')),
  },
  {
    on: 'companies',
    text: 'restaraunts in Asheville or Hendersonville NC',
    accepts: all(sic('5812'), cities('Asheville NC', 'Hendersonville NC')),
  },
  {
    on: 'companies',
    text: 'newly opened businesses in Travis County TX',
    accepts: all(isNew, counties('Travis TX')),
  },
  {
    on: 'companies',
    text: 'painting contractors Bergen or Essex county, NJ',
    accepts: all(sic('1721'), counties('Bergen NJ', 'Essex NJ')),
  },
  {
    on: 'companies',
    text: 'distilleries in Kentucky but not Louisville',
    accepts: all(sic('2085', ['2084', '2085']), states('KY'), except(cities('Louisville KY'))),
  },
  {
    on: 'companies',
    text: 'staffing agencies in Franklin County OH with revenue under $1 million',
    accepts: all(sic('7363', '7361', ['7361', '7363']), counties('Franklin OH'), selling(1, 999_999)),
  },
  {
    on: 'companies',
    text: 'coffee shops in the Mission District, San Francisco',
    accepts: all(sic('5812'), [
      zips('94110'),
      zips('94103', '94110'),
      ...quarter(37.76, -122.42),
      ...all(cities('San Francisco CA'), [zips('94110'), zips('94103', '94110'), ...quarter(37.76, -122.42)]),
    ]),
  },
  {
    on: 'companies',
    text: 'Walgreens and CVS stores in Providence RI',
    accepts: all(
      [
        either(named('Walgreens'), named('CVS')),
        either(named('Walgreens'), named('CVS Pharmacy')),
        either(named('Walgreens'), named('CVS'), named('CVS Pharmacy')),
      ],
      [cities('Providence RI'), counties('Providence RI')],
      [{}, ...sic('5912')],
    ),
  },
  {
    on: 'companies',
    text: 'IT managers at colleges in Massachusetts',
    accepts: all(sic('8221', ['8221', '8222']), states('MA')),
    unread: 'IT managers',
  },
  { on: 'companies', text: 'tax preparers in 60601-60611', accepts: all(sic('7291'), zips(...zipRange)) },
  {
    on: 'companies',
    text: 'plumbing supply wholesalers in Texas in business more than 20 years',
    accepts: all(sic('5074'), states('TX')),
    unread: '20 years',
  },
  {
    on: 'companies',
    text: 'companies in Rhode Island with very good credit and 20-49 employees',
    accepts: all(
      [{ CreditRatingScore: ['B'] }, { CreditRatingScore: ['A', 'B'] }],
      states('RI'),
      sized(20, 49),
    ),
  },
  {
    on: 'companies',
    text: 'motorcycle dealers, Volusia & Brevard counties Florida',
    accepts: all(sic('5571'), counties('Volusia FL', 'Brevard FL')),
  },
  {
    on: 'companies',
    text: 'pawn shops vegas and henderson nv',
    accepts: all(sic('5932'), cities('Las Vegas NV', 'Henderson NV')),
  },
  {
    on: 'companies',
    text: 'tree services around Durham, Chapel Hill and Cary NC',
    accepts: all(sic('0783'), [
      cities('Durham NC', 'Chapel Hill NC', 'Cary NC'),
      ...[5, 10, 15, 20, 25].map(
        (RadiusMiles): Criteria => ({
          RadiusCenterPointList: [
            { Latitude: 35.99, Longitude: -78.9, RadiusMiles },
            { Latitude: 35.91, Longitude: -79.06, RadiusMiles },
            { Latitude: 35.79, Longitude: -78.78, RadiusMiles },
          ],
        }),
      ),
    ]),
  },
  {
    on: 'companies',
    text: 'commercial cleaning companies between 10 and 100 workers in Missouri, excluding St. Louis County',
    accepts: all(sic('7349'), sized(10, 100), states('MO'), except(counties('St. Louis MO'))),
  },
  {
    on: 'companies',
    text: 'moving companies in wa, or & id with under 50 employees',
    accepts: all(
      sic(
        '4213',
        '4212',
        '4214',
        ['4212', '4213'],
        ['4213', '4214'],
        ['4212', '4213', '4214'],
        ['4212', '4214'],
      ),
      states('WA', 'OR', 'ID'),
      sized(1, 49),
    ),
  },
  {
    on: 'companies',
    text: 'female dentists within 25 miles of Lexington, Kentucky',
    accepts: all(sic('8021'), women, around(38.04, -84.5, 25)),
  },
  {
    on: 'companies',
    text: 'web design companies in Salt Lake City with email addresses',
    accepts: all(sic('7371', '7374', ['7371', '7374']), cities('Salt Lake City UT')),
    unread: 'email addresses',
  },
  {
    on: 'companies',
    text: 'tire shops and oil change places in Corpus Christi, TX',
    accepts: all(
      sic(['5531', '7549'], ['5531', '7534', '7549'], ['7534', '7549']),
      cities('Corpus Christi TX'),
    ),
  },
  {
    on: 'companies',
    text: 'find me all the Jiffy Lube shops in King County WA',
    accepts: all(named('Jiffy Lube'), counties('King WA'), [{}, ...sic('7549')]),
  },
  {
    on: 'companies',
    text: 'photographers in MD or VA w/ 5 to 10 employees',
    accepts: all(sic('7221', '7335', ['7221', '7335']), states('MD', 'VA'), sized(5, 10)),
  },
  {
    on: 'companies',
    text: 'family-owned jewelry stores in Buffalo NY',
    accepts: all(sic('5944'), cities('Buffalo NY')),
    unread: 'family-owned',
  },
  {
    on: 'companies',
    text: 'I need gold mining companies near Elko, Nevada',
    accepts: all(sic('1041', '10'), close(40.83, -115.76)),
  },

  // People
  { on: 'people', text: 'home owners Raleigh NC', accepts: all(owns, cities('Raleigh NC')) },
  {
    on: 'people',
    text: 'homeowners in 33469 aged 60 or older with household income above $75k',
    accepts: all(owns, zips('33469'), aged(60), earning(75_000)),
  },
  {
    on: 'people',
    text: 'renters in Hoboken and Jersey City under 40',
    accepts: all(rents, cities('Hoboken NJ', 'Jersey City NJ'), aged(18, 39)),
  },
  {
    on: 'people',
    text: 'people who just moved to Williamson County TN',
    accepts: all(isNew, counties('Williamson TN')),
  },
  {
    on: 'people',
    text: 'households with children in Gilbert, Chandler and Queen Creek AZ making $125k or more',
    accepts: all(parents, cities('Gilbert AZ', 'Chandler AZ', 'Queen Creek AZ'), earning(125_000)),
  },
  {
    on: 'people',
    text: 'Age 62+ homeowners in Naples FL, homes valued at $800,000 and up',
    accepts: all(aged(62), owns, cities('Naples FL'), valued(800_000)),
  },
  { on: 'people', text: 'gardeners in Eugene, OR', accepts: all(likes('Garden'), cities('Eugene OR')) },
  {
    on: 'people',
    text: 'subaru drivers in Burlington VT',
    accepts: all({ VehicleMake: 'Subaru' }, cities('Burlington VT')),
  },
  {
    on: 'people',
    text: 'people turning 50 in Kansas',
    accepts: all(states('KS'), [
      { Age: [49] },
      { Age: [50] },
      { Age: [49, 50] },
      { AgeRange: ['45-49'] },
      { AgeRange: ['50-54'] },
    ]),
  },
  {
    on: 'people',
    text: 'single men 30-39 in Seattle',
    accepts: all(single, men, aged(30, 39), cities('Seattle WA')),
  },
  {
    on: 'people',
    text: 'folks likely to respond to mail offers in Maine, 55 and over',
    accepts: all(likely('MailResponder'), states('ME'), aged(55)),
  },
  {
    on: 'people',
    text: 'married with kids, homeowner, within 5 mi of 43215',
    accepts: all(married, parents, owns, near(5, '43215')),
  },
  {
    on: 'people',
    text: 'Linda Castillo El Paso TX',
    accepts: all({ FirstName: 'Linda', LastName: 'Castillo' }, [
      cities('El Paso TX'),
      counties('El Paso TX'),
    ]),
  },
  {
    on: 'people',
    text: 'last name Johansson in Duluth, MN',
    accepts: all({ LastName: 'Johansson' }, cities('Duluth MN')),
  },
  {
    on: 'people',
    text: 'cat owners in Spokane Washington',
    accepts: all(likes('Pets'), [cities('Spokane WA'), counties('Spokane WA')]),
  },
  {
    on: 'people',
    text: 'households in Greenwich CT earning more than $400,000',
    accepts: all(cities('Greenwich CT'), earning(400_000)),
  },
  {
    on: 'people',
    text: 'homes worth under 150k in Lucas County Ohio',
    accepts: all(valued(1, 149_999), counties('Lucas OH'), [{}, owns]),
  },
  {
    on: 'people',
    text: 'renters in the French Quarter, New Orleans',
    accepts: all(rents, [
      zips('70116'),
      zips('70112', '70116'),
      zips('70116', '70130'),
      zips('70112', '70116', '70130'),
      ...quarter(29.96, -90.06),
      ...all(cities('New Orleans LA'), [zips('70116'), ...quarter(29.96, -90.06)]),
    ]),
  },
  {
    on: 'people',
    text: 'women 45+ who enjoy cooking and crafts in Iowa',
    accepts: all(
      women,
      aged(45),
      [likes('Cooking', 'Crafts'), either(likes('Cooking'), likes('Crafts'))],
      states('IA'),
    ),
  },
  {
    on: 'people',
    text: 'Honda Civic owners in Georgia, not Atlanta',
    accepts: all(
      [{ VehicleMake: 'Honda', VehicleModel: 'Civic' }, { VehicleModel: 'Civic' }],
      states('GA'),
      except(cities('Atlanta GA')),
    ),
  },
  {
    on: 'people',
    text: 'retirement home residents in Montgomery county PA',
    accepts: all({ HousingType: 'Retirement Home' }, counties('Montgomery PA')),
  },
  {
    on: 'people',
    text: 'new movers 28277 28226 income over 80k',
    accepts: all(isNew, zips('28277', '28226'), earning(80_000)),
  },
  {
    on: 'people',
    text: 'people born in March in Lincoln, Nebraska',
    accepts: all({ BirthMonth: 3 }, cities('Lincoln NE')),
  },
  {
    on: 'people',
    text: 'college graduates in Washtenaw County, Michigan',
    accepts: [counties('Washtenaw MI')],
    unread: 'college graduates',
  },
  {
    on: 'people',
    text: 'homeowners Erie PA income 40k-65k',
    accepts: all(owns, [cities('Erie PA'), counties('Erie PA')], earning(40_000, 65_000)),
  },
  {
    on: 'people',
    text: 'hikers or cyclists in the Denver metro',
    accepts: all(either(likes('Hiking'), likes('Cycling')), denver),
  },
  {
    on: 'people',
    text: 'anyone living on Maple Avenue in Oak Park, IL',
    accepts: all(
      [
        { AddressParsed: { Name: 'Maple' } },
        { AddressParsed: { Name: 'Maple', Suffix: 'Ave' } },
        { AddressParsed: { Name: 'Maple', Suffix: 'Avenue' } },
      ],
      cities('Oak Park IL'),
    ),
  },
  {
    on: 'people',
    text: 'unmarried adults 50 to 70 w/o kids in Tucson',
    accepts: all(single, aged(50, 70), childless, cities('Tucson AZ')),
  },
  {
    on: 'people',
    text: 'home owners within 2 miles of 88 Beacon St, Worcester, MA 01608',
    accepts: all(owns, [near(2, '01608'), ...around(42.26, -71.8, 2)]),
    says: /address|street|beacon/i,
  },
  {
    on: 'people',
    text: 'teachers in San Antonio, age 25-45, renters',
    accepts: all(aged(25, 45), rents, cities('San Antonio TX')),
    unread: 'teachers',
  },
  {
    on: 'people',
    text: 'frequent travelers and early adopters in Santa Clara County',
    accepts: all(
      [
        { TargetReady: { FrequentTraveler: 5, EarlyAdopter: 5 } },
        either({ TargetReady: { FrequentTraveler: 5 } }, { TargetReady: { EarlyAdopter: 5 } }),
        either(
          ...([4, 5] as const).flatMap((n): Criteria[] => [
            { TargetReady: { FrequentTraveler: n } },
            { TargetReady: { EarlyAdopter: n } },
          ]),
        ),
        either(
          ...[4, 5].flatMap((n) =>
            [4, 5].map((m): Criteria => ({ TargetReady: { FrequentTraveler: n, EarlyAdopter: m } })),
          ),
        ),
      ],
      counties('Santa Clara CA'),
    ),
  },
  {
    on: 'people',
    text: 'homeowners in Cobb County Georgia excluding Marietta & Smyrna',
    accepts: all(owns, counties('Cobb GA'), except(cities('Marietta GA'), cities('Smyrna GA'))),
  },
  {
    on: 'people',
    text: 'parents in Anchorage, income 60k to 90k',
    accepts: all(parents, [cities('Anchorage AK'), counties('Anchorage AK')], earning(60_000, 90_000)),
  },
  {
    on: 'people',
    text: 'men 75 and older in Clearwater or Dunedin, FL',
    accepts: all(men, aged(75), cities('Clearwater FL', 'Dunedin FL')),
  },
  {
    on: 'people',
    text: 'BMW or Mercedes owners Westchester County NY',
    accepts: all(
      [
        either({ VehicleMake: 'BMW' }, { VehicleMake: 'Mercedes-Benz' }),
        either({ VehicleMake: 'BMW' }, { VehicleMake: 'Mercedes' }),
      ],
      counties('Westchester NY'),
    ),
  },
  {
    on: 'people',
    text: 'single family homeowners at the same address less than 3 years, 80303',
    accepts: all(owns, { HousingType: 'Single Family Dwelling' }, zips('80303'), [
      {},
      { AnyOf: [0, 1, 2].map((YearsInHome): Criteria => ({ YearsInHome })) },
      { AnyOf: [0, 1, 2, 3].map((YearsInHome): Criteria => ({ YearsInHome })) },
      { YearsInHome: 3 },
      { YearsInHome: 2 },
    ]),
    says: /year/i,
  },
  {
    on: 'companies',
    kind: 'people',
    text: 'homeowners near Sacramento with solar panels',
    accepts: all(owns, close(38.58, -121.49)),
    unread: 'solar panels',
  },
  {
    on: 'companies',
    kind: 'people',
    text: 'new movers in Peoria Illinois',
    accepts: all(isNew, [cities('Peoria IL'), counties('Peoria IL')]),
  },
  {
    on: 'companies',
    kind: 'people',
    text: 'adults 18-29 in Boston with income below 40k',
    accepts: all(aged(18, 29), cities('Boston MA'), earning(0, 39_999)),
  },
  {
    on: 'people',
    kind: 'companies',
    text: 'orthodontists within 15 miles of Reno, NV',
    accepts: all(sic('8021'), around(39.53, -119.81, 15)),
  },
]
