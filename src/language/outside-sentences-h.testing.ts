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

const manufacturers = sic(Array.from({ length: 20 }, (_, i) => String(20 + i)))
const dentists = sic('8021', '802101')
const hvac = sic('1711', '171105', ['171103', '171104', '171105'])
const restaurants = sic('5812', '581201')
const contractors = sic(
  ['15', '16', '17'],
  ['15', '17'],
  '15',
  ['1521', '1541', '1542'],
  ['1521', '1542'],
  '1521',
  '152101',
  ['152101', '154201'],
)
const accountants = sic('8721', '872101')
const _small = oneOf(sized(1, 4), sized(1, 9), sized(1, 19), sized(1, 49), sized(1, 99))
const wealthy = oneOf(...[75, 100, 125, 150, 200, 250].map((k) => earning(k * 1000)))
const poor = oneOf(...[19999, 20000, 29999, 39999, 49999].map((high) => earning(0, high)))
const seniors = oneOf(...[55, 60, 62, 65].map((low) => aged(low)))
const between = (lows: number[], highs: number[]) =>
  oneOf(...lows.flatMap((low) => highs.map((high) => aged(low, high))))
const youngFamilies = all(parents, between([18, 20, 25], [34, 35, 39, 40, 44]))

const denverMetro = counties(
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
)
const houstonMetro = oneOf(
  counties(
    'Austin TX',
    'Brazoria TX',
    'Chambers TX',
    'Fort Bend TX',
    'Galveston TX',
    'Harris TX',
    'Liberty TX',
    'Montgomery TX',
    'San Jacinto TX',
    'Waller TX',
  ),
  counties(
    'Austin TX',
    'Brazoria TX',
    'Chambers TX',
    'Fort Bend TX',
    'Galveston TX',
    'Harris TX',
    'Liberty TX',
    'Montgomery TX',
    'Waller TX',
  ),
)
const minneapolis = counties(
  'Anoka MN',
  'Carver MN',
  'Chisago MN',
  'Dakota MN',
  'Hennepin MN',
  'Isanti MN',
  'Le Sueur MN',
  'Mille Lacs MN',
  'Ramsey MN',
  'Scott MN',
  'Sherburne MN',
  'Washington MN',
  'Wright MN',
  'Pierce WI',
  'St. Croix WI',
)
const nashvilleMetro = counties(
  'Cannon TN',
  'Cheatham TN',
  'Davidson TN',
  'Dickson TN',
  'Hickman TN',
  'Macon TN',
  'Maury TN',
  'Robertson TN',
  'Rutherford TN',
  'Smith TN',
  'Sumner TN',
  'Trousdale TN',
  'Williamson TN',
  'Wilson TN',
)

const companies: readonly BuyerSentence[] = [
  {
    on: 'companies',
    text: 'dentists in Fort Wayne Indiana',
    accepts: all(dentists, cities('Fort Wayne IN')),
  },
  { on: 'companies', text: 'hvac 85383', accepts: all(hvac, zips('85383')) },
  {
    on: 'companies',
    text: 'roofing contractors Tulsa OK',
    accepts: all(sic('1761', '176101'), cities('Tulsa OK')),
  },
  { on: 'companies', text: 'restaurants in Asheville NC', accepts: all(restaurants, cities('Asheville NC')) },
  {
    on: 'companies',
    text: 'law firms in Hartford CT with 20+ employees',
    accepts: all(sic('8111', '811101'), cities('Hartford CT'), sized(20)),
  },
  {
    on: 'companies',
    text: 'plumbers 44107',
    accepts: all(sic('1711', '171102', ['171101', '171102']), zips('44107')),
  },
  {
    on: 'companies',
    text: 'auto repair shops within 10 miles of 60051',
    accepts: all(sic('7538', '753801', '75', ['7538', '7539']), near(10, '60051')),
  },
  {
    on: 'companies',
    text: 'nail salons in Orange County CA',
    accepts: all(sic('723103'), counties('Orange CA')),
  },
  { on: 'companies', text: 'all businesses in 49684', accepts: all(zips('49684')) },
  {
    on: 'companies',
    text: 'churches in Tulsa County',
    accepts: all(sic('8661', '866101'), counties('Tulsa OK')),
  },
  {
    on: 'companies',
    text: 'manufacturers in Wisconsin with over 100 employees',
    accepts: all(manufacturers, states('WI'), sized(100)),
  },
  {
    on: 'companies',
    text: 'chiropractors Naperville',
    accepts: all(sic('8041', '804101'), cities('Naperville IL')),
  },
  {
    on: 'companies',
    text: 'I am looking for a list of insurance agencies in Knoxville, Tennessee with fewer than 10 employees',
    accepts: all(sic('6411', '641101'), cities('Knoxville TN'), sized(1, 9)),
  },
  {
    on: 'companies',
    text: 'resturants in baton rouge la',
    accepts: all(restaurants, cities('Baton Rouge LA')),
  },
  {
    on: 'companies',
    text: 'coffee shops in Seattle',
    accepts: all(sic('581203', ['581203', '581256']), cities('Seattle WA')),
  },
  {
    on: 'companies',
    text: 'trucking companies in Laredo TX',
    accepts: all(
      sic('4213', '421301', ['4212', '4213'], ['4212', '4213', '4214'], ['421201', '421301'], '42'),
      cities('Laredo TX'),
    ),
  },
  {
    on: 'companies',
    text: 'machine shops in Ohio 10 to 50 employees',
    accepts: all(sic('3599', '359901'), states('OH'), sized(10, 50)),
  },
  {
    on: 'companies',
    text: 'daycares in Gwinnett County GA',
    accepts: all(sic('8351', '835101', ['835101', '835104']), counties('Gwinnett GA')),
  },
  {
    on: 'companies',
    text: 'landscapers near Frederick MD',
    accepts: all(sic('0782', '078201', ['0781', '0782']), close(39.4143, -77.4105)),
  },
  {
    on: 'companies',
    text: 'real estate agents scottsdale az',
    accepts: all(sic('6531', '653101'), cities('Scottsdale AZ')),
  },
  { on: 'companies', text: 'CPA firms in the Denver metro area', accepts: all(accountants, denverMetro) },
  {
    on: 'companies',
    text: 'veterinarians in 27601, 27603 and 27604',
    accepts: all(
      sic('0742', '074201', ['0741', '0742'], ['074201', '074202']),
      zips('27601', '27603', '27604'),
    ),
  },
  {
    on: 'companies',
    text: 'property management companies Las Vegas',
    accepts: all(sic('6531', '653102', ['653102', '653107', '653108']), cities('Las Vegas NV')),
  },
  {
    on: 'companies',
    text: 'gyms in Chattanooga',
    accepts: all(sic('7991', '799101'), cities('Chattanooga TN')),
  },
  { on: 'companies', text: 'new businesses in Boise Idaho', accepts: all(isNew, cities('Boise ID')) },
  {
    on: 'companies',
    text: 'assisted living facilities in Florida',
    accepts: all(sic('8361', '836101'), states('FL')),
  },
  {
    on: 'companies',
    text: 'women owned businesses in Durham NC',
    accepts: all(cities('Durham NC')),
    unread: 'women owned',
  },
  {
    on: 'companies',
    text: 'construction companies in Dallas doing over $5 million in sales',
    accepts: all(contractors, cities('Dallas TX'), selling(5_000_000)),
  },
  {
    on: 'companies',
    text: 'general contractors Sacramento county',
    accepts: all(contractors, counties('Sacramento CA')),
  },
  {
    on: 'companies',
    text: 'funeral homes in Iowa and Nebraska',
    accepts: all(sic('7261', '726101'), states('IA', 'NE')),
  },
  {
    on: 'companies',
    text: 'banks in Sioux Falls',
    accepts: all(
      sic(['6021', '6022'], ['6021', '6022', '6029'], '6021', '602101', ['602101', '602201'], '60'),
      cities('Sioux Falls SD'),
    ),
  },
  { on: 'companies', text: 'pizza shops in Buffalo NY', accepts: all(sic('581208'), cities('Buffalo NY')) },
  { on: 'companies', text: 'electricians tampa fl', accepts: all(sic('1731', '173101'), cities('Tampa FL')) },
  {
    on: 'companies',
    text: 'physical therapy clinics in Columbus, Ohio',
    accepts: all(sic('804903', '8049'), cities('Columbus OH')),
  },
  {
    on: 'companies',
    text: 'hotels in Myrtle Beach SC with 50 or more employees',
    accepts: all(sic('7011', '701101', ['701101', '701102']), cities('Myrtle Beach SC'), sized(50)),
  },
  {
    on: 'companies',
    text: 'private schools in Westchester County New York',
    accepts: all(sic('821105', ['821105', '821107'], '8211'), counties('Westchester NY')),
  },
  {
    on: 'companies',
    text: 'breweries in Michigan',
    accepts: all(sic('2082', '208201', ['208201', '208202']), states('MI')),
  },
  {
    on: 'companies',
    text: 'companies with 500+ employees in Omaha',
    accepts: all(sized(500), cities('Omaha NE')),
  },
  { on: 'companies', text: 'tree service 30102', accepts: all(sic('0783', '078301'), zips('30102')) },
  {
    on: 'companies',
    text: 'bars and restaurants in Key West',
    accepts: all(
      sic(['5812', '5813'], '58', ['581201', '581301'], ['5812', '581301'], ['581201', '5813']),
      cities('Key West FL'),
    ),
  },
  {
    on: 'companies',
    text: 'small businesses in Bend, Oregon',
    accepts: all(cities('Bend OR')),
    unread: 'small',
  },
  {
    on: 'companies',
    text: 'IT companies in Austin TX 5-50 employees',
    accepts: all(
      sic(
        ['7371', '7372', '7373', '7374', '7375', '7376', '7377', '7378', '7379'],
        ['7371', '7372', '7373', '7374', '7376', '7379'],
        ['7371', '7373', '7379'],
        '7379',
        '737901',
        ['737601', '737901'],
      ),
      cities('Austin TX'),
      sized(5, 50),
    ),
  },
  {
    on: 'companies',
    text: 'med spas in Scottsdale and Paradise Valley AZ',
    accepts: all(sic('801148'), cities('Scottsdale AZ', 'Paradise Valley AZ')),
  },
  {
    on: 'companies',
    text: 'auto body shops in Rhode Island',
    accepts: all(sic('7532', '753201'), states('RI')),
  },
  {
    on: 'companies',
    text: 'florists in Savannah',
    accepts: all(sic('5992', '599201'), cities('Savannah GA')),
  },
  {
    on: 'companies',
    text: 'hair salons in Lincoln Park Chicago',
    accepts: all(
      sic('723102', '7231', ['723101', '723102'], ['7231', '7241']),
      oneOf(zips('60614'), zips('60614', '60657'), quarter(41.9214, -87.6513)),
    ),
  },
  { on: 'companies', text: 'orthodontists in New Jersey', accepts: all(sic('802102'), states('NJ')) },
  {
    on: 'companies',
    text: 'marinas in Annapolis MD',
    accepts: all(sic('4493', '449301'), cities('Annapolis MD')),
  },
  {
    on: 'companies',
    text: 'used car dealers Jacksonville',
    accepts: all(sic('5521', '552101'), cities('Jacksonville FL')),
  },
  {
    on: 'companies',
    text: 'plastics manufacturers in Indiana with sales over 10 million',
    accepts: all(
      sic(
        ['3081', '3082', '3083', '3084', '3085', '3086', '3087', '3088', '3089'],
        '30',
        '3089',
        '308901',
        ['2821', '3089'],
        ['2821', '3081', '3082', '3083', '3084', '3085', '3086', '3087', '3088', '3089'],
      ),
      states('IN'),
      selling(10_000_000),
    ),
  },
  {
    on: 'companies',
    text: 'dental offices within 25 miles of Peoria IL',
    accepts: all(dentists, around(40.6936, -89.589, 25)),
  },
  {
    on: 'companies',
    text: 'farms in Lancaster County Pennsylvania',
    accepts: all(sic(['01', '02'], ['0191', '0291'], '0191', '019101'), counties('Lancaster PA')),
  },
  {
    on: 'companies',
    text: 'Dollar General stores in Alabama',
    accepts: oneOf(
      all(named('Dollar General'), states('AL')),
      all(named('Dollar General'), sic('5331', '533101'), states('AL')),
    ),
  },
  {
    on: 'companies',
    text: 'Could you find me all the nursing homes and assisted living facilities in Maricopa County',
    accepts: all(
      sic(
        ['8051', '8361'],
        ['805101', '836101'],
        ['8051', '836101'],
        ['805101', '8361'],
        ['8051', '8052', '8361'],
      ),
      counties('Maricopa AZ'),
    ),
  },
  {
    on: 'companies',
    text: 'cleaning services in the Bronx',
    accepts: all(
      sic('7349', '734901', ['734901', '734902']),
      oneOf(cities('Bronx NY'), counties('Bronx NY')),
    ),
  },
  {
    on: 'companies',
    text: 'wedding venues near Fredericksburg TX',
    accepts: all(sic('651204'), close(30.2752, -98.872)),
  },
  {
    on: 'companies',
    text: 'accountants 10+ employees st louis mo',
    accepts: all(
      accountants,
      sized(10),
      oneOf(cities('St. Louis MO'), cities('Saint Louis MO'), cities('St Louis MO')),
    ),
  },
  {
    on: 'companies',
    text: 'food trucks Portland Oregon',
    accepts: all(sic('596303', ['581226', '596303'], '581226'), cities('Portland OR')),
  },
  {
    on: 'companies',
    text: 'warehouses in Joliet',
    accepts: all(
      sic('4225', '422501', ['4225', '4226'], ['4222', '4225', '4226'], ['4221', '4222', '4225', '4226']),
      cities('Joliet IL'),
    ),
  },
  {
    on: 'companies',
    text: 'non profits in Cincinnati',
    accepts: all(sic('8399', '839901', ['83', '86'], ['839901', '673201']), cities('Cincinnati OH')),
  },
  {
    on: 'companies',
    text: 'liquor stores in Delaware',
    accepts: all(sic('5921', '592101'), states('DE')),
  },
  { on: 'companies', text: 'quilt shops in Utah', accepts: all(sic('594902', '5949'), states('UT')) },
  { on: 'companies', text: 'taxidermists montana', accepts: all(sic('769909'), states('MT')) },
  {
    on: 'companies',
    text: 'engineering firms Huntsville AL 50-250 employees',
    accepts: all(sic('8711', '871101'), cities('Huntsville AL'), sized(50, 250)),
  },
  {
    on: 'companies',
    text: 'restaurants within 2 miles of 1200 17th St Denver CO',
    accepts: all(restaurants, around(39.7497, -104.9953, 2)),
  },
  {
    on: 'companies',
    text: 'pest control companies in the Houston area',
    accepts: all(sic('7342', '734201'), houstonMetro),
  },
  {
    on: 'companies',
    text: 'software companies in San Jose with more than 100 employees',
    accepts: all(
      sic('7372', '737201', ['7371', '7372'], ['737101', '737201'], '7371', '737101'),
      cities('San Jose CA'),
      sized(100),
    ),
  },
  {
    on: 'companies',
    text: 'pharmacies in zip code 11368',
    accepts: all(sic('5912', '591201'), zips('11368')),
  },
  {
    on: 'companies',
    text: 'solar instalers in Riverside and San Bernardino counties',
    accepts: all(sic('171114', ['171114', '173124']), counties('Riverside CA', 'San Bernardino CA')),
  },
  {
    on: 'companies',
    text: "minority owned contractors in Prince George's County MD",
    accepts: all(contractors, counties("Prince George's MD")),
    unread: 'minority owned',
  },
]

const people: readonly BuyerSentence[] = [
  { on: 'people', text: 'homeowners in Plano TX', accepts: all(owns, cities('Plano TX')) },
  { on: 'people', text: 'seniors in Sarasota FL', accepts: all(seniors, cities('Sarasota FL')) },
  {
    on: 'people',
    text: 'people over 65 in 33908',
    accepts: all(oneOf(aged(65), aged(66)), zips('33908')),
  },
  {
    on: 'people',
    text: 'homeowners 55+ in Ocala Florida with income over 75k',
    accepts: all(owns, aged(55), cities('Ocala FL'), earning(75_000)),
  },
  { on: 'people', text: 'families with kids in Cary NC', accepts: all(parents, cities('Cary NC')) },
  { on: 'people', text: 'renters in Austin', accepts: all(rents, cities('Austin TX')) },
  { on: 'people', text: 'new movers in 80134', accepts: all(isNew, zips('80134')) },
  {
    on: 'people',
    text: 'women 25-45 in Boulder Colorado',
    accepts: all(women, aged(25, 45), cities('Boulder CO')),
  },
  {
    on: 'people',
    text: 'high income households in Greenwich CT',
    accepts: all(wealthy, cities('Greenwich CT')),
  },
  {
    on: 'people',
    text: 'homes worth over $500k in Franklin TN',
    accepts: oneOf(
      all(valued(500_000), cities('Franklin TN')),
      all(valued(500_000), owns, cities('Franklin TN')),
    ),
  },
  { on: 'people', text: 'age 18-24 Madison WI', accepts: all(aged(18, 24), cities('Madison WI')) },
  { on: 'people', text: 'golfers in Naples FL', accepts: all(likes('Golf'), cities('Naples FL')) },
  {
    on: 'people',
    text: 'single women over 50 in Phoenix',
    accepts: all(single, women, oneOf(aged(50), aged(51)), cities('Phoenix AZ')),
  },
  {
    on: 'people',
    text: 'married couples with children in Overland Park KS, income 100k+',
    accepts: all(married, parents, cities('Overland Park KS'), earning(100_000)),
  },
  {
    on: 'people',
    text: 'retired people in The Villages',
    accepts: all(seniors, cities('The Villages FL')),
  },
  { on: 'people', text: 'dog owners in Denver', accepts: all(likes('Pets'), cities('Denver CO')) },
  { on: 'people', text: 'homeowners within 5 miles of 19446', accepts: all(owns, near(5, '19446')) },
  {
    on: 'people',
    text: 'new homeowners in Charlotte NC',
    accepts: all(isNew, owns, cities('Charlotte NC')),
  },
  {
    on: 'people',
    text: 'people turning 65 in Broward County',
    accepts: all(oneOf({ Age: [64] }, { Age: [64, 65] }, { Age: [65] }), counties('Broward FL')),
  },
  {
    on: 'people',
    text: 'Toyota owners in Riverside CA',
    accepts: all({ VehicleMake: 'Toyota' }, cities('Riverside CA')),
  },
  {
    on: 'people',
    text: 'ford f150 owners in oklahoma',
    accepts: all(
      oneOf(
        { VehicleMake: 'Ford', VehicleModel: 'F-150' },
        { VehicleMake: 'Ford', VehicleModel: 'F150' },
        { VehicleModel: 'F-150' },
      ),
      states('OK'),
    ),
  },
  {
    on: 'people',
    text: 'donors in Richmond VA age 60+',
    accepts: all(likely('CharitableGiver'), aged(60), cities('Richmond VA')),
  },
  {
    on: 'people',
    text: 'people likely to move in Mesa AZ',
    accepts: all(likely('LikelyToMove'), cities('Mesa AZ')),
  },
  {
    on: 'people',
    text: 'young families in Gilbert AZ',
    accepts: all(youngFamilies, cities('Gilbert AZ')),
  },
  {
    on: 'people',
    text: 'John Hernandez San Antonio',
    accepts: all({ FirstName: 'John', LastName: 'Hernandez' }, cities('San Antonio TX')),
  },
  {
    on: 'people',
    text: 'patricia kowalski in illinois',
    accepts: all({ FirstName: 'Patricia', LastName: 'Kowalski' }, states('IL')),
  },
  { on: 'people', text: 'residents of 02138', accepts: all(zips('02138')) },
  {
    on: 'people',
    text: 'homeowners on Maple Ave in Oak Park IL',
    accepts: all(
      owns,
      oneOf(
        { AddressParsed: { Name: 'Maple', Suffix: 'Ave' } },
        { AddressParsed: { Name: 'Maple', Suffix: 'AVE' } },
        { AddressParsed: { Name: 'Maple' } },
      ),
      cities('Oak Park IL'),
    ),
  },
  {
    on: 'people',
    text: 'men 30 to 50 who like fishing in Minnesota',
    accepts: all(men, aged(30, 50), likes('Fishing'), states('MN')),
  },
  {
    on: 'people',
    text: 'home owners with houses between 250k and 400k in Lexington KY',
    accepts: all(owns, oneOf(valued(250_000, 400_000), valued(250_000, 399_999)), cities('Lexington KY')),
  },
  { on: 'people', text: 'low income renters in Detroit', accepts: all(poor, rents, cities('Detroit MI')) },
  {
    on: 'people',
    text: 'hikers and campers in Colorado',
    accepts: all(oneOf(likes('Hiking', 'Camping'), either(likes('Hiking'), likes('Camping'))), states('CO')),
  },
  {
    on: 'people',
    text: 'millennials in Brooklyn',
    accepts: all(
      between([25, 27, 28, 29, 30], [39, 40, 42, 43, 44, 45, 46]),
      oneOf(cities('Brooklyn NY'), counties('Kings NY')),
    ),
  },
  {
    on: 'people',
    text: 'empty nesters in Westport CT',
    accepts: all(
      childless,
      oneOf(aged(45), aged(50), aged(55), between([45, 50, 55], [64, 65, 69, 70, 74])),
      cities('Westport CT'),
    ),
  },
  {
    on: 'people',
    text: 'I want to mail homeowners who have lived in their house 10 years or more in Arlington Heights Illinois',
    accepts: all(
      owns,
      oneOf(
        except(...Array.from({ length: 10 }, (_, i) => ({ YearsInHome: i }))),
        either(...Array.from({ length: 20 }, (_, i) => ({ YearsInHome: 10 + i }))),
      ),
      cities('Arlington Heights IL'),
    ),
  },
  {
    on: 'people',
    text: 'households with income above $200,000 in Cook County IL',
    accepts: all(earning(200_000), counties('Cook IL')),
  },
  {
    on: 'people',
    text: 'boaters in Traverse City',
    accepts: all(likes('Boating'), cities('Traverse City MI')),
  },
  {
    on: 'people',
    text: '25 to 34 yr old renters in Nashville metro',
    accepts: all(aged(25, 34), rents, nashvilleMetro),
  },
  {
    on: 'people',
    text: 'single parents in Cleveland Ohio',
    accepts: all(single, parents, cities('Cleveland OH')),
  },
  {
    on: 'people',
    text: 'mobile home owners in Polk county FL',
    accepts: all(
      oneOf({ HousingType: 'Trailer Court' }, { HousingType: 'Trailer Court', IsHomeowner: true }),
      counties('Polk FL'),
    ),
  },
  {
    on: 'people',
    text: 'people 60+ on the Upper West Side',
    accepts: all(
      aged(60),
      oneOf(
        zips('10023', '10024', '10025'),
        zips('10023', '10024', '10025', '10069'),
        zips('10023', '10024'),
        quarter(40.787, -73.9754),
      ),
    ),
  },
  {
    on: 'people',
    text: 'veterans in San Diego',
    accepts: all(cities('San Diego CA')),
    unread: 'veterans',
  },
  { on: 'people', text: 'gardeners 97702', accepts: all(likes('Garden'), zips('97702')) },
  {
    on: 'people',
    text: 'people born in March in Dayton OH',
    accepts: all({ BirthMonth: 3 }, cities('Dayton OH')),
  },
  {
    on: 'people',
    text: 'women 35+ who shop online in Ohio',
    accepts: all(women, aged(35), likely('OnlineShopper'), states('OH')),
  },
  {
    on: 'people',
    text: 'houshold income 50-100k ages 40-60 Fresno county',
    accepts: all(
      oneOf(earning(50_000, 100_000), earning(50_000, 99_999)),
      aged(40, 60),
      counties('Fresno CA'),
    ),
  },
  {
    on: 'people',
    text: 'book lovers over 60 in Ann Arbor',
    accepts: all(likes('Books'), oneOf(aged(60), aged(61)), cities('Ann Arbor MI')),
  },
  {
    on: 'people',
    text: 'homeowners with swimming pools in Mesa',
    accepts: all(owns, cities('Mesa AZ')),
    unread: 'swimming pools',
  },
  {
    on: 'people',
    text: 'I need a mailing list of homeowners over 60 with a home value above 300k in Chester County, PA',
    accepts: all(owns, oneOf(aged(60), aged(61)), valued(300_000), counties('Chester PA')),
  },
  {
    on: 'people',
    text: 'parents in the Twin Cities with household income 150k or higher',
    accepts: all(parents, minneapolis, earning(150_000)),
  },
]

/** A hundred and twenty everyday sentences, list H; their author had not read the grammar. */
export const outsideSentencesH: readonly BuyerSentence[] = [...companies, ...people]
