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
  oneOf,
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

const code = (...PrimarySic: string[]): Criteria => ({ PrimarySic })
const last = (LastName: string): Criteria => ({ LastName })
const car = (VehicleMake: string, VehicleModel?: string): Criteria =>
  VehicleModel ? { VehicleMake, VehicleModel } : { VehicleMake }
const years = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, i): Criteria => ({ YearsInHome: low + i }))
/** At most 20 alternatives. */
const lived = (low: number, high: number): Criteria => ({ AnyOf: years(low, high) })
const livedAtLeast = (low: number): Criteria[] => except(...years(0, low - 1))
const nearZip = (zip: string) => [5, 10, 15, 20, 25, 30].map((miles) => near(miles, zip))
const street = (Name: string, Suffix: string, house?: string): Criteria[] => [
  { AddressParsed: { Name, Suffix, ...(house && { Number: house }) } },
  { AddressParsed: { Name, ...(house && { Number: house }) } },
]
const manufacturers = code(...Array.from({ length: 20 }, (_, i) => String(20 + i)))
const newMovers = oneOf(isNew, { YearsInHome: 0 }, lived(0, 1), { ...isNew, YearsInHome: 0 })
const singleFamily: Criteria = { HousingType: 'Single Family Dwelling' }
const multiFamily: Criteria = { HousingType: 'Multi-Family Dwelling' }
const retired = oneOf(aged(60), aged(62), aged(65))
const seniors = oneOf(aged(55), aged(60), aged(62), aged(65))

/**
 * Sentences of list buyers by a sixth outsider, who had read neither the grammar nor the other lists.
 */
export const outsideSentencesF: readonly BuyerSentence[] = [
  // Companies
  {
    on: 'companies',
    text: 'dentists in Lincoln nebraska with at least 10 employees',
    accepts: all(cities('Lincoln NE'), sic('8021', '802101'), sized(10)),
  },
  {
    on: 'companies',
    text: 'Need a list of HVAC companies in the Tampa Bay area',
    accepts: all(
      sic('1711', '171105', '171101', ['171103', '171104', '171105']),
      oneOf(
        metro(27.95, -82.46),
        metro(27.85, -82.6),
        counties('Hillsborough FL', 'Pinellas FL'),
        counties('Hillsborough FL', 'Pinellas FL', 'Pasco FL'),
        counties('Hillsborough FL', 'Pinellas FL', 'Pasco FL', 'Hernando FL'),
      ),
    ),
  },
  {
    on: 'companies',
    text: 'roofing contractors DFW 20-99 employees',
    accepts: all(
      sic('1761', '176101'),
      oneOf(
        metro(32.8, -97),
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
        metro(32.78, -96.8),
        cities('Dallas TX', 'Fort Worth TX'),
        counties('Dallas TX', 'Tarrant TX'),
        counties('Dallas TX', 'Tarrant TX', 'Collin TX', 'Denton TX'),
      ),
      sized(20, 99),
    ),
  },
  {
    on: 'companies',
    text: 'all mexican restaurants within 5 miles of 78201',
    accepts: all(sic('581205', '5812'), near(5, '78201')),
  },
  {
    on: 'companies',
    text: 'law firms in the chicago loop',
    accepts: all(sic('8111', '811101'), zips('60601', '60602', '60603', '60604')),
  },
  {
    on: 'companies',
    text: 'Machine shops in Elkhart County, Indiana w/ $1M+ in sales',
    accepts: all(sic('3599', '359901'), counties('Elkhart IN'), selling(1e6)),
  },
  {
    on: 'companies',
    text: 'nail salons 11226',
    accepts: all(sic('723103', '7231'), zips('11226')),
  },
  {
    on: 'companies',
    text: 'chiropracters in San Deigo',
    accepts: all(sic('8041', '804101'), cities('San Diego CA')),
  },
  {
    on: 'companies',
    text: 'churches in Davidson County TN',
    accepts: all(sic('8661', '866101'), counties('Davidson TN')),
  },
  {
    on: 'companies',
    text: 'pharmacies in Kentucky, not CVS or Walgreens',
    accepts: all(sic('5912', '591201'), states('KY'), except(named('CVS'), named('Walgreens'))),
  },
  {
    on: 'companies',
    text: 'Franchise restaurants in Orlando',
    accepts: all({ IsFranchise: true }, sic('5812', '581201'), cities('Orlando FL')),
  },
  {
    on: 'companies',
    text: 'new businesses in maricopa county',
    accepts: all(isNew, counties('Maricopa AZ')),
  },
  {
    on: 'companies',
    text: 'newly opened coffee shops austin tx',
    accepts: all(isNew, sic('581203', '5812'), cities('Austin TX')),
  },
  {
    on: 'companies',
    text: 'Trucking companies in Laredo with 50+ employees',
    accepts: all(
      sic('4213', '421301', ['4212', '4213'], ['421201', '421301'], '42'),
      cities('Laredo TX'),
      sized(50),
    ),
  },
  {
    on: 'companies',
    text: 'small law offices in Savannah, GA (under 5 employees)',
    accepts: all(sic('8111', '811101'), cities('Savannah GA'), sized(1, 4)),
  },
  {
    on: 'companies',
    text: 'plumbers & electricians in Boise, Idaho',
    accepts: all(
      sic(
        ['1711', '1731'],
        ['171102', '1731'],
        ['171102', '173101'],
        ['1711', '173101'],
        ['171101', '171102', '173101'],
      ),
      cities('Boise ID'),
    ),
  },
  {
    on: 'companies',
    text: 'daycares and preschools in Plano and Frisco',
    accepts: all(sic('8351', ['835101', '835102']), cities('Plano TX', 'Frisco TX')),
  },
  {
    on: 'companies',
    text: 'CPA firms Minneapolis/St Paul',
    accepts: all(
      sic('8721', '872101'),
      oneOf(
        cities('Minneapolis MN', 'Saint Paul MN'),
        cities('Minneapolis MN', 'St. Paul MN'),
        metro(44.97, -93.2),
        counties('Hennepin MN', 'Ramsey MN'),
      ),
    ),
  },
  {
    on: 'companies',
    text: 'hotels near Disney World',
    accepts: all(sic('7011', '701101', ['701101', '701102'], ['701101', '701104']), close(28.385, -81.5639)),
  },
  {
    on: 'companies',
    text: 'Credit unions in Ohio and Indiana with over 100 employees',
    accepts: all(
      sic(['6061', '6062'], ['606101', '606201'], '606101', '6061'),
      states('OH', 'IN'),
      oneOf(sized(101), sized(100)),
    ),
  },
  {
    on: 'companies',
    text: 'oil and gas operators midland odessa',
    accepts: all(
      sic('1311', '131106', '131101', '13', ['1311', '1381', '1382', '1389'], ['1311', '1389']),
      oneOf(cities('Midland TX', 'Odessa TX'), counties('Midland TX', 'Ector TX'), metro(31.92, -102.22)),
    ),
  },
  {
    on: 'companies',
    text: 'wineries in Napa & Sonoma counties',
    accepts: all(
      sic('2084', '208401', ['208401', '017201'], ['2084', '0172']),
      counties('Napa CA', 'Sonoma CA'),
    ),
  },
  {
    on: 'companies',
    text: 'auto body shops in 90210, 90211, and 90212',
    accepts: all(sic('7532', '753201'), zips('90210', '90211', '90212')),
  },
  {
    on: 'companies',
    text: 'funeral homes iowa',
    accepts: all(sic('7261', '726101'), states('IA')),
  },
  {
    on: 'companies',
    text: 'we sell software to property managers, looking for ones in Charlotte NC',
    accepts: all(sic('653102', '6531', ['653102', '653107']), cities('Charlotte NC')),
  },
  {
    on: 'companies',
    text: 'woman owned hair salons in Atlanta',
    accepts: all(sic('7231', '723101', '723102'), cities('Atlanta GA')),
    unread: 'woman owned',
  },
  {
    on: 'companies',
    text: 'craft breweries in the pacific northwest',
    accepts: all(
      sic('208202', '2082', ['208201', '208202'], ['208202', '581311']),
      oneOf(states('WA', 'OR'), states('WA', 'OR', 'ID')),
    ),
  },
  {
    on: 'companies',
    text: 'Manufacturers in Grand Rapids, MI with 100 to 500 employees',
    accepts: all(manufacturers, cities('Grand Rapids MI'), oneOf(sized(100, 500), sized(100, 499))),
  },
  {
    on: 'companies',
    text: 'plastic injection molders in ohio',
    accepts: all(sic('3089', '308902'), states('OH')),
  },
  {
    on: 'companies',
    text: 'tool & die shops Rockford Illinois',
    accepts: all(sic('3544', '354401'), cities('Rockford IL')),
  },
  {
    on: 'companies',
    text: 'saas companies in san francisco, series A',
    accepts: all(
      sic('737203', '7372', ['7371', '7372'], ['737201', '737203'], ['7372', '7374']),
      oneOf(cities('San Francisco CA'), counties('San Francisco CA')),
    ),
    unread: 'series A',
  },
  {
    on: 'companies',
    text: 'animal hospitals long island',
    accepts: all(sic('0742', '074202', '074201', ['0741', '0742']), counties('Nassau NY', 'Suffolk NY')),
  },
  {
    on: 'companies',
    text: 'tattoo shops Brooklyn',
    accepts: all(sic('729903', '7299'), oneOf(counties('Kings NY'), cities('Brooklyn NY'))),
  },
  {
    on: 'companies',
    text: 'Nonprofits in Washington DC with $5M or more in revenue',
    accepts: all(
      sic('8399', '839901', ['8399', '6732'], ['839901', '673201'], '83', ['8399', '8699'], ['83', '86']),
      oneOf(cities('Washington DC'), states('DC')),
      selling(5e6),
    ),
  },
  {
    on: 'companies',
    text: 'public libraries in Vermont, NH & Maine',
    accepts: all(sic('8231', '823101'), states('VT', 'NH', 'ME')),
  },
  {
    on: 'companies',
    text: 'Private schools in Westchester County',
    accepts: all(sic('821105', '8211', ['821105', '821107']), counties('Westchester NY')),
  },
  {
    on: 'companies',
    text: 'montessori schools near 22102',
    accepts: all(
      sic('821111', '835107', ['821111', '835107'], ['8211', '8351'], '8211', '8351'),
      nearZip('22102'),
    ),
  },
  {
    on: 'companies',
    text: 'solar installers in AZ, NV, NM',
    accepts: all(sic('171114', '1711'), states('AZ', 'NV', 'NM')),
  },
  {
    on: 'companies',
    text: 'Garage door companies within 25 miles of Columbus, OH',
    accepts: all(
      sic(
        '175104',
        '1751',
        '521106',
        '5211',
        ['175104', '521106'],
        ['175104', '769921'],
        ['175104', '521106', '769921'],
        ['1751', '5211'],
      ),
      around(39.9612, -82.9988, 25),
    ),
  },
  {
    on: 'companies',
    text: 'landscapers fairfax county VA 5-20 emp',
    accepts: all(sic('0782', '078201', ['0781', '0782']), counties('Fairfax VA'), sized(5, 20)),
  },
  {
    on: 'companies',
    text: 'pest control companies in Georgia except Atlanta',
    accepts: all(sic('7342', '734201'), states('GA'), except(cities('Atlanta GA'))),
  },
  {
    on: 'companies',
    text: 'restaurants in Denver but no fast food or pizza',
    accepts: all(sic('5812', '581201'), cities('Denver CO'), except(code('581202'), code('581208'))),
  },
  {
    on: 'companies',
    text: 'bars and breweries, Portland Maine',
    accepts: all(
      sic(
        ['5813', '2082'],
        ['581301', '208201'],
        ['581301', '2082'],
        ['5813', '208201'],
        ['581301', '208201', '208202'],
      ),
      cities('Portland ME'),
    ),
  },
  {
    on: 'companies',
    text: 'businesses on Canyon Road in Santa Fe',
    accepts: all(street('Canyon', 'Rd'), cities('Santa Fe NM')),
  },
  {
    on: 'companies',
    text: 'companies at 350 5th Ave New York NY',
    accepts: all(street('5th', 'Ave', '350'), oneOf(cities('New York NY'), counties('New York NY'))),
  },
  {
    on: 'companies',
    text: 'State Farm agents in Tulsa',
    accepts: all(named('State Farm'), oneOf({}, code('6411'), code('641101')), cities('Tulsa OK')),
  },
  {
    on: 'companies',
    text: 'dollar general stores in mississippi',
    accepts: all(named('Dollar General'), oneOf({}, code('5331'), code('5399')), states('MS')),
  },
  {
    on: 'companies',
    text: 'Do you have all the Jiffy Lubes in Nevada?',
    accepts: all(oneOf(named('Jiffy Lube'), named('Jiffy Lubes')), states('NV')),
  },
  {
    on: 'companies',
    text: 'Subway franchises in Kansas City MO',
    accepts: all(
      named('Subway'),
      { IsFranchise: true },
      oneOf({}, code('5812'), code('581202')),
      cities('Kansas City MO'),
    ),
  },
  {
    on: 'companies',
    text: 'companies named Acme',
    accepts: oneOf(named('Acme')),
  },
  {
    on: 'companies',
    text: 'lockheed martin locations in texas & georgia',
    accepts: all(named('Lockheed Martin'), states('TX', 'GA')),
  },
  {
    on: 'companies',
    text: 'title companies Harris County tx',
    accepts: all(
      sic('6361', '636101', '6541', '654101', ['6361', '6541'], ['636101', '654101']),
      counties('Harris TX'),
    ),
  },
  {
    on: 'companies',
    text: 'mortgage brokers Irvine California 92618',
    accepts: all(
      sic('6163', '616301', ['6162', '6163']),
      oneOf(zips('92618'), all(cities('Irvine CA'), zips('92618'))),
    ),
  },
  {
    on: 'companies',
    text: 'dairy farms in wisconsin w/ 10 or more workers',
    accepts: all(sic('0241', '024101'), states('WI'), sized(10)),
  },
  {
    on: 'companies',
    text: 'Cattle ranches, Montana and Wyoming',
    accepts: all(sic('0212', '021201', ['0211', '0212'], ['021201', '021202']), states('MT', 'WY')),
  },
  {
    on: 'companies',
    text: 'grain elevators kansas nebraska',
    accepts: all(
      sic('5153', '515301', '4221', '422101', ['5153', '4221'], ['515301', '422101']),
      states('KS', 'NE'),
    ),
  },
  {
    on: 'companies',
    text: 'cotton gins around Lubbock TX',
    accepts: all(sic('0724', '072401'), oneOf(close(33.5779, -101.8552), metro(33.5779, -101.8552))),
  },
  {
    on: 'companies',
    text: 'loggers Coos County, Oregon',
    accepts: all(sic('2411', '241101'), counties('Coos OR')),
  },
  {
    on: 'companies',
    text: 'seafood wholesalers New Bedford Massachusetts',
    accepts: all(sic('5146', '514601'), cities('New Bedford MA')),
  },
  {
    on: 'companies',
    text: 'marinas at Lake of the Ozarks',
    accepts: all(
      sic('4493', '449301'),
      oneOf(
        close(38.2, -92.75),
        close(38.2, -92.64),
        counties('Camden MO', 'Miller MO', 'Morgan MO'),
        counties('Camden MO', 'Miller MO', 'Morgan MO', 'Benton MO'),
        cities('Lake Ozark MO', 'Osage Beach MO'),
      ),
    ),
  },
  {
    on: 'companies',
    text: 'sporting goods stores in zips starting with 992',
    accepts: all(
      sic('5941', '594101'),
      zips(
        ...'01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 23 24 28 51 52 56 58 60 99'
          .split(' ')
          .map((end) => `992${end}`),
      ),
    ),
  },
  {
    on: 'companies',
    text: 'hospitals with 1000+ employees in Pennsylvania',
    accepts: all(
      sic('8062', '806201', ['8062', '8063', '8069'], ['8062', '8069']),
      states('PA'),
      sized(1000),
    ),
  },
  {
    on: 'companies',
    text: 'nursing homes and assisted living facilities in New Jersey, 50-249 employees',
    accepts: all(
      sic(
        ['8051', '8361'],
        ['805101', '836101'],
        ['8051', '836101'],
        ['805101', '8361'],
        ['8051', '8052', '8059', '8361'],
        ['8051', '8059', '8361'],
      ),
      states('NJ'),
      sized(50, 249),
    ),
  },
  {
    on: 'companies',
    text: 'home health agencies in Miami-Dade',
    accepts: all(sic('8082', '808201', ['808201', '808202']), counties('Miami-Dade FL')),
  },
  {
    on: 'companies',
    text: 'dermatologists and plastic surgeons scottsdale',
    accepts: all(sic(['801108', '801113'], '8011'), cities('Scottsdale AZ')),
  },
  {
    on: 'companies',
    text: 'can you pull pediatric dentists in Utah County for me please',
    accepts: all(sic('802104', '8021'), counties('Utah UT')),
  },
  {
    on: 'companies',
    text: 'physical therapy clinics OC california',
    accepts: all(sic('804903', '8049'), counties('Orange CA')),
  },
  {
    on: 'companies',
    text: 'medical equipment suppliers houston TX >$2.5M sales',
    accepts: all(
      sic('5047', '504701', ['5047', '5999'], ['504701', '599909'], ['504701', '504703', '599909'], '599909'),
      cities('Houston TX'),
      selling(2.5e6),
    ),
  },
  {
    on: 'companies',
    text: 'Semiconductor companies in Silicon Valley',
    accepts: all(
      sic('3674', '367401'),
      oneOf(
        counties('Santa Clara CA'),
        counties('Santa Clara CA', 'San Mateo CA'),
        metro(37.37, -122.03),
        close(37.37, -122.03),
        metro(37.3382, -121.8863),
      ),
    ),
  },
  {
    on: 'companies',
    text: 'biotech Cambridge MA 50-250 employees',
    accepts: all(
      sic('873102', '8731', ['8731', '2836'], ['873102', '283602'], '283602', '2836'),
      cities('Cambridge MA'),
      oneOf(sized(50, 250), sized(50, 249)),
    ),
  },
  {
    on: 'companies',
    text: 'commercial printers in St. Louis MO',
    accepts: all(
      sic('2752', '275201', ['2752', '2754', '2759'], ['2752', '2759']),
      oneOf(cities('Saint Louis MO'), cities('St. Louis MO'), cities('St Louis MO')),
    ),
  },
  {
    on: 'companies',
    text: 'sign shops omaha',
    accepts: all(sic('3993', '399301'), cities('Omaha NE')),
  },
  {
    on: 'companies',
    text: 'Staffing agencies in Phoenix, Tempe and Mesa with sales between $1 million and $10 million',
    accepts: all(
      sic('736302', '7363', ['7361', '7363'], ['736101', '736302']),
      cities('Phoenix AZ', 'Tempe AZ', 'Mesa AZ'),
      oneOf(selling(1e6, 9999999), selling(1e6, 1e7)),
    ),
  },
  {
    on: 'companies',
    text: 'insurance agencies connecticut 1 to 4 employees',
    accepts: all(sic('6411', '641101'), states('CT'), sized(1, 4)),
  },
  {
    on: 'companies',
    text: 'financial advisors in naples fl',
    accepts: all(sic('6282', '628202', ['628201', '628202']), cities('Naples FL')),
  },
  {
    on: 'companies',
    text: 'banks in Sioux Falls doing more than $10 million',
    accepts: all(
      sic(
        '602101',
        '6021',
        ['6021', '6022'],
        ['6021', '6022', '6029'],
        '60',
        ['602101', '602201', '602901'],
        ['6021', '6022', '6029', '6035', '6036'],
      ),
      cities('Sioux Falls SD'),
      selling(1e7),
    ),
  },
  {
    on: 'companies',
    text: 'wedding photographers charleston south carolina',
    accepts: all(sic('722102', '7221'), cities('Charleston SC')),
  },
  {
    on: 'companies',
    text: 'florists 30 mile radius of 46032',
    accepts: all(sic('5992', '599201'), near(30, '46032')),
  },
  {
    on: 'companies',
    text: 'caterers near Fenway Park',
    accepts: all(sic('581210', '5812'), oneOf(close(42.3467, -71.0972), quarter(42.3467, -71.0972))),
  },
  {
    on: 'companies',
    text: 'food trucks portland or',
    accepts: all(
      sic('596303', '5963', ['596303', '581226'], '581226', '5812', ['5812', '5963']),
      cities('Portland OR'),
    ),
  },
  {
    on: 'companies',
    text: 'Grocery stores in the Rio Grande Valley',
    accepts: all(
      sic('5411', '541101'),
      oneOf(
        counties('Hidalgo TX', 'Cameron TX', 'Willacy TX', 'Starr TX'),
        counties('Hidalgo TX', 'Cameron TX'),
        counties('Hidalgo TX', 'Cameron TX', 'Starr TX'),
        metro(26.2, -98.1),
      ),
    ),
  },
  {
    on: 'companies',
    text: 'convenience stores and gas stations in Gary Indiana & Hammond',
    accepts: all(
      sic(['5411', '5541'], ['541103', '5541'], ['541103', '554101']),
      cities('Gary IN', 'Hammond IN'),
    ),
  },
  {
    on: 'companies',
    text: 'truck stops along I-80 in Nebraska',
    accepts: all(sic('554103', '5541'), states('NE')),
    unread: 'along I-80',
  },
  {
    on: 'companies',
    text: 'golf courses and country clubs, Palm Beach County',
    accepts: all(
      sic(['7992', '7997'], ['799201', '799701'], ['7992', '799701'], ['799201', '7997']),
      counties('Palm Beach FL'),
    ),
  },
  {
    on: 'companies',
    text: "campgrounds and RV parks in Michigan's Upper Peninsula",
    accepts: all(
      sic('7033', ['703301', '703302']),
      counties(
        'Alger MI',
        'Baraga MI',
        'Chippewa MI',
        'Delta MI',
        'Dickinson MI',
        'Gogebic MI',
        'Houghton MI',
        'Iron MI',
        'Keweenaw MI',
        'Luce MI',
        'Mackinac MI',
        'Marquette MI',
        'Menominee MI',
        'Ontonagon MI',
        'Schoolcraft MI',
      ),
    ),
  },
  {
    on: 'companies',
    text: 'gyms, yoga and pilates studios in Uptown Dallas',
    accepts: all(sic('7991', ['799101', '799102', '799104']), zips('75201', '75204')),
  },
  {
    on: 'companies',
    text: 'dog groomers in Asheville, NC and Greenville, SC',
    accepts: all(sic('075202', '0752', ['075202', '075212']), cities('Asheville NC', 'Greenville SC')),
  },
  {
    on: 'companies',
    text: 'car dealers bergen county nj with sales over 20 million',
    accepts: all(
      sic('5511', '551101', ['5511', '5521'], ['551101', '552101']),
      counties('Bergen NJ'),
      selling(2e7),
    ),
  },
  {
    on: 'companies',
    text: 'RV dealers in texas florida arizona',
    accepts: all(sic('5561', '556101'), states('TX', 'FL', 'AZ')),
  },
  {
    on: 'companies',
    text: 'electrical contractors in Seattle, Tacoma, Everett with 25 to 100 employees',
    accepts: all(
      sic('1731', '173101'),
      cities('Seattle WA', 'Tacoma WA', 'Everett WA'),
      oneOf(sized(25, 100), sized(25, 99), sized(20, 99)),
    ),
  },
  {
    on: 'companies',
    text: 'architects and civil engineers salt lake city',
    accepts: all(
      sic(['8712', '871102'], ['871201', '871102'], ['8712', '8711'], ['871201', '8711']),
      cities('Salt Lake City UT'),
    ),
  },
  {
    on: 'companies',
    text: 'Janitorial companies, Newark NJ, under $1 million in revenue',
    accepts: all(sic('7349', '734901'), cities('Newark NJ'), oneOf(selling(1, 999999), selling(1, 1e6))),
  },
  {
    on: 'companies',
    text: 'dry cleaners on the Upper West Side',
    accepts: all(sic('7216', '721601'), zips('10023', '10024', '10025')),
  },
  {
    on: 'companies',
    text: 'any company in Bozeman with over 50 people working there',
    accepts: all(cities('Bozeman MT'), oneOf(sized(51), sized(50))),
  },
  {
    on: 'companies',
    text: 'businesses established before 1980 in Peoria, IL',
    accepts: all(cities('Peoria IL')),
    unread: 'established before 1980',
  },
  {
    on: 'companies',
    text: 'HR directors at companies with 250-999 employees in Indianapolis',
    accepts: all(cities('Indianapolis IN'), sized(250, 999)),
    unread: 'HR directors',
  },
  {
    on: 'companies',
    text: 'auto repair shops in Fresno with email addresses',
    accepts: all(sic('7538', '753801'), cities('Fresno CA')),
    unread: 'with email addresses',
  },
  {
    on: 'companies',
    text: 'warehouses over 50,000 sq ft in Joliet',
    accepts: all(
      sic('4225', '422501', ['4221', '4222', '4225', '4226'], ['4222', '4225', '4226']),
      cities('Joliet IL'),
    ),
    unread: 'over 50,000 sq ft',
  },
  {
    on: 'companies',
    text: 'companies w/ excellent credit in Lancaster County, PA, 20 or more employees',
    accepts: all({ CreditRatingScore: ['A'] }, counties('Lancaster PA'), sized(20)),
  },
  {
    on: 'companies',
    text: 'sic 1761 wichita ks',
    accepts: all(sic('1761'), cities('Wichita KS')),
  },
  {
    on: 'companies',
    text: 'NAICS 722511 in Reno, NV',
    accepts: all(oneOf({ PrimaryNaics: '722511' }, { Naics: ['722511'] }, sic('5812')), cities('Reno NV')),
  },
  {
    on: 'companies',
    text: 'bakeries, donut shops, ice cream parlors Milwaukee WI 1-9 employees',
    accepts: all(
      sic(
        ['546101', '546102', '581211'],
        ['5461', '581211'],
        ['5461', '5812'],
        ['5461', '546102', '581211'],
        ['5461', '546102', '5812'],
      ),
      cities('Milwaukee WI'),
      sized(1, 9),
    ),
  },
  {
    on: 'companies',
    text: 'CBD and vape shops in oklahoma',
    accepts: all(
      sic(['549915', '599302'], ['5499', '5993'], ['549915', '5993'], ['5499', '599302']),
      states('OK'),
    ),
  },
  {
    on: 'companies',
    text: 'taxidermists wisconsin',
    accepts: all(sic('769909', '7699'), states('WI')),
  },
  {
    on: 'companies',
    text: 'septic pumping Bucks County Pa',
    accepts: all(sic('769903', '7699', ['769903', '171107'], ['7699', '1711']), counties('Bucks PA')),
  },
  {
    on: 'companies',
    text: 'hearing aid centers in The Villages FL',
    accepts: all(
      sic('599908', '5999', ['599908', '804909'], ['5999', '8049']),
      oneOf(cities('The Villages FL'), cities('Lady Lake FL', 'The Villages FL')),
    ),
  },
  {
    on: 'people',
    kind: 'companies',
    text: 'plumbing contractors in toledo ohio with 5 to 19 employees',
    accepts: all(sic('1711', '171102', '171101', ['171101', '171102']), cities('Toledo OH'), sized(5, 19)),
  },
  {
    on: 'people',
    kind: 'companies',
    text: 'Insurance brokers in New England excluding Massachusetts',
    accepts: all(
      sic('6411', '641101'),
      oneOf(
        states('CT', 'ME', 'NH', 'RI', 'VT'),
        all(states('CT', 'ME', 'NH', 'RI', 'VT'), except(states('MA'))),
        all(states('CT', 'MA', 'ME', 'NH', 'RI', 'VT'), except(states('MA'))),
        all(states('CT', 'MA', 'ME', 'NH', 'RI', 'VT'), except({ StateProvince: 'MA' })),
      ),
    ),
  },
  {
    on: 'companies',
    text: "Looking for independent garden centers and nurseries in Lancaster, York & Berks county Pennsylvania - no Home Depot or Lowe's",
    accepts: all(
      sic('5261', '526101', ['5261', '0181'], ['526101', '018101'], ['526101', '0181']),
      { IsFranchise: false },
      counties('Lancaster PA', 'York PA', 'Berks PA'),
      oneOf(
        except(named('Home Depot'), named("Lowe's")),
        except(named('Home Depot'), named('Lowes')),
        except(named('The Home Depot'), named("Lowe's")),
      ),
    ),
  },
  {
    on: 'companies',
    text: 'well drillers yavapai county az, fewer than 20 employees, not franchises',
    accepts: all(
      sic('1781', '178101'),
      counties('Yavapai AZ'),
      sized(1, 19),
      oneOf({ IsFranchise: false }, except({ IsFranchise: true })),
    ),
  },

  // People
  {
    on: 'people',
    text: 'homeowners 65+ in Scottsdale with income over 100k',
    accepts: all(owns, aged(65), cities('Scottsdale AZ'), earning(100000)),
  },
  {
    on: 'people',
    text: 'Married couples with kids in Wheaton IL, household income 150k and up',
    accepts: all(married, parents, cities('Wheaton IL'), earning(150000)),
  },
  {
    on: 'people',
    text: 'renters in Hoboken age 25-34',
    accepts: all(rents, cities('Hoboken NJ'), aged(25, 34)),
  },
  {
    on: 'people',
    text: 'new movers denver',
    accepts: all(newMovers, cities('Denver CO')),
  },
  {
    on: 'people',
    text: 'people who just moved to Bend Oregon',
    accepts: all(newMovers, cities('Bend OR')),
  },
  {
    on: 'people',
    text: 'women 40-60 in 30342 who like to garden',
    accepts: all(women, aged(40, 60), zips('30342'), likes('Garden')),
  },
  {
    on: 'people',
    text: 'golfers Pinehurst NC',
    accepts: all(likes('Golf'), cities('Pinehurst NC')),
  },
  {
    on: 'people',
    text: 'Seniors in Sun City AZ who own their home',
    accepts: all(seniors, owns, cities('Sun City AZ')),
  },
  {
    on: 'people',
    text: 'families named Nguyen in Garden Grove',
    accepts: all(last('Nguyen'), cities('Garden Grove CA'), oneOf({}, parents)),
  },
  {
    on: 'people',
    text: 'john hutchins in topeka',
    accepts: all({ FirstName: 'John', LastName: 'Hutchins' }, cities('Topeka KS')),
  },
  {
    on: 'people',
    text: 'hispanic households in San Antonio 78207',
    accepts: oneOf(zips('78207'), all(cities('San Antonio TX'), zips('78207'))),
    unread: 'hispanic',
  },
  {
    on: 'people',
    text: 'registered republicans in Cobb County over 40',
    accepts: all(counties('Cobb GA'), oneOf(aged(40), aged(41))),
    unread: 'registered republicans',
  },
  {
    on: 'people',
    text: 'charitable donors over 50 in Marin County with homes over 1 million',
    accepts: all(likely('CharitableGiver'), oneOf(aged(50), aged(51)), counties('Marin CA'), valued(1e6)),
  },
  {
    on: 'people',
    text: 'homes worth $500k+ in Travis county, lived there 10+ years',
    accepts: all(valued(500000), counties('Travis TX'), livedAtLeast(10)),
  },
  {
    on: 'people',
    text: 'Tesla owners in Palo Alto',
    accepts: all(car('Tesla'), cities('Palo Alto CA')),
  },
  {
    on: 'people',
    text: 'ford f150 owners in oklahoma',
    accepts: all(oneOf(car('Ford', 'F-150'), car('Ford', 'F150')), states('OK')),
  },
  {
    on: 'people',
    text: 'Subaru drivers in Vermont who hike',
    accepts: all(car('Subaru'), states('VT'), likes('Hiking')),
  },
  {
    on: 'people',
    text: 'turning 65 in Lee County FL',
    accepts: all(
      oneOf(
        { Age: [64] },
        { Age: [65] },
        { Age: [64, 65] },
        { AgeRange: ['60-64'] },
        { AgeRange: ['65-69'] },
      ),
      counties('Lee FL'),
    ),
  },
  {
    on: 'people',
    text: 'birthdays in october, Akron OH',
    accepts: all({ BirthMonth: 10 }, cities('Akron OH')),
  },
  {
    on: 'people',
    text: 'single women age 30 to 45 in manhattan making over 75k',
    accepts: all(
      single,
      women,
      aged(30, 45),
      oneOf(counties('New York NY'), cities('New York NY'), cities('Manhattan NY')),
      earning(75000),
    ),
  },
  {
    on: 'people',
    text: 'empty nesters in Overland Park Kansas',
    accepts: all(
      childless,
      oneOf(
        {},
        aged(45),
        aged(50),
        aged(55),
        aged(45, 64),
        aged(50, 64),
        aged(50, 70),
        aged(45, 65),
        aged(50, 69),
      ),
      oneOf({}, owns, married),
      cities('Overland Park KS'),
    ),
  },
  {
    on: 'people',
    text: 'new homeowners in Gwinnett County',
    accepts: all(owns, newMovers, counties('Gwinnett GA')),
  },
  {
    on: 'people',
    text: 'Renters in Austin likely to move soon',
    accepts: all(rents, cities('Austin TX'), likely('LikelyToMove')),
  },
  {
    on: 'people',
    text: 'pet owners 98115',
    accepts: all(likes('Pets'), zips('98115')),
  },
  {
    on: 'people',
    text: 'people who fish or camp in Montana',
    accepts: all(either(likes('Fishing'), likes('Camping')), states('MT')),
  },
  {
    on: 'people',
    text: 'cyclists zip codes 803xx',
    accepts: all(
      likes('Cycling'),
      zips(...'01 02 03 04 05 06 07 08 09 10 14 21 22 23 28 29'.split(' ').map((end) => `803${end}`)),
    ),
  },
  {
    on: 'people',
    text: 'single family homes valued 300-450k in Gilbert AZ, built before 2000',
    accepts: all(singleFamily, valued(300000, 450000), cities('Gilbert AZ'), oneOf({}, owns)),
    unread: 'built before 2000',
  },
  {
    on: 'people',
    text: 'residents of mobile home parks in Pasco county florida',
    accepts: all({ HousingType: 'Trailer Court' }, counties('Pasco FL')),
  },
  {
    on: 'people',
    text: 'apartment renters within 3 miles of 02139',
    accepts: all(rents, oneOf({}, multiFamily), near(3, '02139')),
  },
  {
    on: 'people',
    text: 'parents in 60614 and 60657',
    accepts: all(parents, zips('60614', '60657')),
  },
  {
    on: 'people',
    text: 'Catalog shoppers 55 and older in Connecticut',
    accepts: all(likely('CatalogBuyer'), aged(55), states('CT')),
  },
  {
    on: 'people',
    text: 'online shoppers, women 25-44, Nashville',
    accepts: all(likely('OnlineShopper'), women, aged(25, 44), cities('Nashville TN')),
  },
  {
    on: 'people',
    text: 'frequent travelers, income 200k+, Westport CT',
    accepts: all(oneOf(likely('FrequentTraveler'), likes('Travel')), earning(200000), cities('Westport CT')),
  },
  {
    on: 'people',
    text: 'everyone on Maple Street in Wheaton Illinois',
    accepts: all(street('Maple', 'St'), cities('Wheaton IL'), oneOf({}, { IncludeAllResidents: true })),
  },
  {
    on: 'people',
    text: 'households within 1 mile of Wrigley Field',
    accepts: oneOf(around(41.9484, -87.6553, 1)),
  },
  {
    on: 'people',
    text: 'men over 50 w/ income under 50k in Youngstown',
    accepts: all(
      men,
      oneOf(aged(50), aged(51)),
      oneOf(earning(1, 49999), earning(1, 50000)),
      cities('Youngstown OH'),
    ),
  },
  {
    on: 'people',
    text: 'divorced men in Reno nevada 45-65',
    accepts: all(men, cities('Reno NV'), aged(45, 65), oneOf({}, single)),
    unread: 'divorced',
  },
  {
    on: 'people',
    text: 'veterans in Killeen TX who own homes',
    accepts: all(owns, cities('Killeen TX')),
    unread: 'veterans',
  },
  {
    on: 'people',
    text: 'Millennial homeowners in Raleigh',
    accepts: all(
      owns,
      oneOf(
        aged(29, 44),
        aged(28, 43),
        aged(30, 45),
        aged(28, 44),
        aged(29, 45),
        aged(25, 44),
        aged(30, 44),
        aged(25, 39),
        aged(25, 40),
      ),
      cities('Raleigh NC'),
    ),
  },
  {
    on: 'people',
    text: 'retirees Hilton Head w/ home value 750,000+',
    accepts: all(
      oneOf(retired, aged(55)),
      oneOf(cities('Hilton Head Island SC'), cities('Hilton Head SC')),
      oneOf(valued(750000), valued(700000), valued(800000)),
    ),
  },
  {
    on: 'people',
    text: 'homeowners with no kids in Lakewood Ohio',
    accepts: all(owns, childless, cities('Lakewood OH')),
  },
  {
    on: 'companies',
    kind: 'people',
    text: 'homeowners in Cary NC with home value 600k+',
    accepts: all(owns, cities('Cary NC'), valued(600000)),
  },
  {
    on: 'companies',
    kind: 'people',
    text: 'families with children making 75-125k in Johnson County Kansas',
    accepts: all(
      parents,
      oneOf(earning(75000, 125000), earning(75000, 124999), earning(70000, 124999)),
      counties('Johnson KS'),
    ),
  },
  {
    on: 'people',
    text: 'families with kids under 5 in Lehi Utah',
    accepts: all(parents, cities('Lehi UT')),
    unread: 'under 5',
  },
  {
    on: 'people',
    text: 'home owners in Cuyahoga county, length of residence 15 to 30 years... roofing mailer',
    accepts: all(owns, counties('Cuyahoga OH'), oneOf(lived(15, 30), all(livedAtLeast(15)))),
    unread: 'roofing mailer',
  },
  {
    on: 'people',
    text: 'chevy silverado owners near Amarillo',
    accepts: all(
      oneOf(
        car('Chevrolet', 'Silverado'),
        car('Chevrolet', 'Silverado 1500'),
        { VehicleModel: 'Silverado' },
        all(
          { VehicleMake: 'Chevrolet' },
          either(
            { VehicleModel: 'Silverado 1500' },
            { VehicleModel: 'Silverado 2500' },
            { VehicleModel: 'Silverado 3500' },
          ),
        ),
      ),
      close(35.222, -101.8313),
    ),
  },
  {
    on: 'people',
    text: 'toyota camry or honda accord owners, age 60 plus, Mobile AL',
    accepts: all(either(car('Toyota', 'Camry'), car('Honda', 'Accord')), aged(60), cities('Mobile AL')),
  },
  {
    on: 'people',
    text: 'women who do crafts in Paducah Kentucky',
    accepts: all(women, likes('Crafts'), cities('Paducah KY')),
  },
  {
    on: 'people',
    text: 'book lovers 50+ within 10 miles of Iowa City',
    accepts: all(likes('Books'), aged(50), around(41.6611, -91.5302, 10)),
  },
  {
    on: 'people',
    text: 'theater and art lovers in Santa Fe & Albuquerque income 100k+',
    accepts: all(
      oneOf(likes('Theater', 'Art'), either(likes('Theater'), likes('Art'))),
      cities('Santa Fe NM', 'Albuquerque NM'),
      earning(100000),
    ),
  },
  {
    on: 'people',
    text: 'DIY homeowners in Spokane Valley, married',
    accepts: all(
      oneOf(likes('HomeImprovement'), likely('HomeImprover')),
      owns,
      married,
      oneOf(cities('Spokane Valley WA'), zips('99206', '99212', '99216'), close(47.6732, -117.2394)),
    ),
  },
  {
    on: 'people',
    text: 'all adults in the household, zip 55405',
    accepts: all({ IncludeAllResidents: true }, zips('55405')),
  },
  {
    on: 'people',
    text: 'jewish families in Teaneck NJ',
    accepts: all(cities('Teaneck NJ'), oneOf({}, parents)),
    unread: 'jewish',
  },
  {
    on: 'people',
    text: 'last name Kowalski or Nowak in Hamtramck and Warren Michigan',
    accepts: all(either(last('Kowalski'), last('Nowak')), cities('Hamtramck MI', 'Warren MI')),
  },
  {
    on: 'people',
    text: 'Patel, Edison New Jersey',
    accepts: all(last('Patel'), cities('Edison NJ')),
  },
  {
    on: 'people',
    text: 'maria gonzalez el paso 79912',
    accepts: all(
      { FirstName: 'Maria', LastName: 'Gonzalez' },
      oneOf(zips('79912'), all(cities('El Paso TX'), zips('79912'))),
    ),
  },
  {
    on: 'people',
    text: 'who lives at 1418 Oakwood Ave, Dayton OH',
    accepts: all(street('Oakwood', 'Ave', '1418'), cities('Dayton OH')),
  },
  {
    on: 'people',
    text: 'Medicare age prospects (64-66) in Pinellas and Hillsborough counties',
    accepts: all(oneOf(aged(64, 66), aged(60, 69)), counties('Pinellas FL', 'Hillsborough FL')),
  },
  {
    on: 'people',
    text: 'affluent homeowners in Bloomfield Hills MI income 250k+ home value 1M+',
    accepts: all(owns, cities('Bloomfield Hills MI'), earning(250000), valued(1e6)),
  },
  {
    on: 'people',
    text: 'low income renters, east st louis',
    accepts: all(
      rents,
      oneOf(
        earning(1, 19999),
        earning(1, 29999),
        earning(1, 30000),
        earning(1, 39999),
        earning(1, 49999),
        earning(1, 25000),
      ),
      oneOf(cities('East Saint Louis IL'), cities('East St. Louis IL'), cities('East St Louis IL')),
    ),
  },
  {
    on: 'people',
    text: 'Young singles 21 to 30 living in Capitol Hill Seattle',
    accepts: all(single, aged(21, 30), zips('98102', '98112', '98122')),
  },
  {
    on: 'people',
    text: 'people in the french quarter new orleans',
    accepts: oneOf(zips('70112', '70116', '70130')),
  },
  {
    on: 'people',
    text: 'homeowners around Lake Norman NC, $700K and above, no renters',
    accepts: all(
      owns,
      oneOf({}, except(rents)),
      oneOf(close(35.58, -80.92), close(35.5, -80.93), metro(35.58, -80.92)),
      valued(700000),
    ),
  },
  {
    on: 'people',
    text: 'condo owners in Honolulu',
    accepts: all(multiFamily, owns, cities('Honolulu HI')),
  },
  {
    on: 'people',
    text: 'technology enthusiasts men 18-34 bay area',
    accepts: all(
      oneOf(likes('Technology'), likely('EarlyAdopter')),
      men,
      aged(18, 34),
      oneOf(
        metro(37.77, -122.42),
        metro(37.6, -122.2),
        counties(
          'Alameda CA',
          'Contra Costa CA',
          'Marin CA',
          'San Francisco CA',
          'San Mateo CA',
          'Santa Clara CA',
        ),
        counties(
          'Alameda CA',
          'Contra Costa CA',
          'Marin CA',
          'Napa CA',
          'San Francisco CA',
          'San Mateo CA',
          'Santa Clara CA',
          'Solano CA',
          'Sonoma CA',
        ),
        counties('Alameda CA', 'Contra Costa CA', 'San Francisco CA', 'San Mateo CA', 'Santa Clara CA'),
        counties('Alameda CA', 'Contra Costa CA', 'Marin CA', 'San Francisco CA', 'San Mateo CA'),
      ),
    ),
  },
  {
    on: 'people',
    text: 'coupon users with children, Fort Wayne IN',
    accepts: all(likely('CouponUser'), parents, cities('Fort Wayne IN')),
  },
  {
    on: 'people',
    text: 'folks likely to buy a new car in 48322 & 48323',
    accepts: all(likely('NewCarBuyer'), zips('48322', '48323')),
  },
  {
    on: 'people',
    text: 'direct mail responders age 70+ in Missouri, Kansas and Arkansas',
    accepts: all(likely('MailResponder'), aged(70), states('MO', 'KS', 'AR')),
  },
  {
    on: 'people',
    text: 'boat owners in Annapolis maryland',
    accepts: all(likes('Boating'), cities('Annapolis MD')),
  },
  {
    on: 'people',
    text: 'I need homeowners in Plainfield Illinois age 35-55 with income of 90k to 175k for window replacement',
    accepts: all(
      owns,
      cities('Plainfield IL'),
      aged(35, 55),
      oneOf(earning(90000, 175000), earning(90000, 174999)),
    ),
    unread: 'for window replacement',
  },
  {
    on: 'people',
    text: 'cat owners in burlington vt with phone numbers',
    accepts: all(likes('Pets'), cities('Burlington VT')),
    unread: 'with phone numbers',
  },
  {
    on: 'people',
    text: 'antique collectors in Lancaster County Pa 60-80 yrs old',
    accepts: all(
      oneOf(
        likes('Antiques'),
        likes('Antiques', 'Collecting'),
        either(likes('Antiques'), likes('Collecting')),
      ),
      counties('Lancaster PA'),
      aged(60, 80),
    ),
  },
  {
    on: 'people',
    text: 'married homeowners, no children, 30-39, Ada county ID',
    accepts: all(married, owns, childless, aged(30, 39), counties('Ada ID')),
  },
  {
    on: 'people',
    text: 'moved in the last year to 85251 or 85257',
    accepts: all(newMovers, zips('85251', '85257')),
  },
  {
    on: 'people',
    text: 'homes 400k-600k 20 miles from Knoxville TN',
    accepts: all(
      oneOf(valued(400000, 600000), valued(400000, 599999)),
      oneOf({}, owns),
      around(35.9606, -83.9207, 20),
    ),
  },
  {
    on: 'people',
    text: 'diabetics over 60 in Jackson Mississippi',
    accepts: all(oneOf(aged(60), aged(61)), cities('Jackson MS')),
    unread: 'diabetics',
  },
  {
    on: 'people',
    text: 'vacation home owners Outer Banks',
    accepts: all(
      oneOf(
        counties('Dare NC'),
        counties('Dare NC', 'Currituck NC'),
        counties('Dare NC', 'Hyde NC'),
        counties('Dare NC', 'Currituck NC', 'Hyde NC'),
        counties('Dare NC', 'Currituck NC', 'Hyde NC', 'Carteret NC'),
        metro(35.9, -75.65),
        close(35.9, -75.65),
      ),
    ),
    unread: 'vacation home owners',
  },
  {
    on: 'people',
    text: 'young families in Clarksville, Tn. ages 25-39, not renters',
    accepts: all(parents, cities('Clarksville TN'), aged(25, 39), oneOf(owns, except(rents))),
  },
  {
    on: 'people',
    text: 'people with swimming pools in Chandler AZ 85248',
    accepts: oneOf(zips('85248'), all(cities('Chandler AZ'), zips('85248'))),
    unread: 'swimming pools',
  },
  {
    on: 'people',
    text: 'HOMEOWNERS NEW JERSEY SHORE OCEAN AND MONMOUTH COUNTY AGE 55 TO 74',
    accepts: all(owns, counties('Ocean NJ', 'Monmouth NJ'), aged(55, 74)),
  },
  {
    on: 'people',
    text: 'renters making more than 60 thousand a year who might buy, Huntsville Alabama',
    accepts: all(rents, earning(60000), cities('Huntsville AL')),
    unread: 'might buy',
  },
  {
    on: 'people',
    text: 'women named Linda over 65 in Tucson',
    accepts: all(women, { FirstName: 'Linda' }, oneOf(aged(65), aged(66)), cities('Tucson AZ')),
  },
  {
    on: 'people',
    text: 'music and movie fans under 35 in Athens, Georgia',
    accepts: all(
      oneOf(likes('Music', 'Movies'), either(likes('Music'), likes('Movies'))),
      oneOf(aged(18, 34), aged(18, 35)),
      cities('Athens GA'),
    ),
  },
  {
    on: 'people',
    text: 'homeowners in Essex County except Newark and Irvington, NJ',
    accepts: all(owns, counties('Essex NJ'), except(cities('Newark NJ'), cities('Irvington NJ'))),
  },
  {
    on: 'people',
    text: 'anyone 18+ in Kalispell Whitefish or Columbia Falls',
    accepts: all(oneOf({}, aged(18)), cities('Kalispell MT', 'Whitefish MT', 'Columbia Falls MT')),
  },
  {
    on: 'people',
    text: 'wealthy widows in Palm Beach FL',
    accepts: all(
      cities('Palm Beach FL'),
      oneOf(
        earning(100000),
        earning(125000),
        earning(150000),
        earning(200000),
        earning(250000),
        earning(500000),
      ),
    ),
    unread: 'widows',
  },
  {
    on: 'people',
    text: 'woodworkers within fifteen miles of 17701',
    accepts: all(likes('Woodworking'), near(15, '17701')),
  },
  {
    on: 'people',
    text: 'Cooks & foodies, Charleston SC, 30s and 40s, income 80,000-200,000',
    accepts: all(
      likes('Cooking'),
      cities('Charleston SC'),
      aged(30, 49),
      oneOf(earning(80000, 200000), earning(80000, 199999)),
    ),
  },
  {
    on: 'people',
    text: 'jeep wrangler owners in the Florida Keys',
    accepts: all(car('Jeep', 'Wrangler'), oneOf(counties('Monroe FL'), metro(24.72, -81.05))),
  },
  {
    on: 'people',
    text: 'who owns a home in zip 15217 or 15232, single, 50 to 64 years old, no kids',
    accepts: all(owns, zips('15217', '15232'), single, aged(50, 64), childless),
  },
]
