import type { BuyerSentence } from './buyer-sentences.testing.ts'
import {
  aged,
  all,
  around,
  childless,
  cities,
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

const bakery = sic('5461', '546101')
const midwest = states('IL', 'IN', 'IA', 'KS', 'MI', 'MN', 'MO', 'NE', 'ND', 'OH', 'SD', 'WI')
const newEngland = states('CT', 'ME', 'MA', 'NH', 'RI', 'VT')

/** Ninety sentences of list buyers, list C; their author had not read the grammar. */
export const outsideSentencesC: readonly BuyerSentence[] = [
  // Companies
  {
    on: 'companies',
    text: 'Do you have any orthodontists in Boise?',
    accepts: all(sic('802102'), cities('Boise ID')),
  },
  {
    on: 'companies',
    text: 'funeral homes ky tn wv',
    accepts: all(sic('7261', '726101'), states('KY', 'TN', 'WV')),
  },
  {
    on: 'companies',
    text: 'I need a list of florists within 12 miles of zip code 30080',
    accepts: all(sic('5992', '599201'), near(12, '30080')),
  },
  { on: 'companies', text: 'bail bonds, bexar county', accepts: all(sic('738925'), counties('Bexar TX')) },
  {
    on: 'companies',
    text: 'Self storage facilities in Reno & Sparks, Nev.',
    accepts: all(sic('422502'), cities('Reno NV', 'Sparks NV')),
  },
  {
    on: 'companies',
    text: 'pawn shops in Mississippi outside of Jackson',
    accepts: all(sic('593204'), states('MS'), except(cities('Jackson MS'))),
  },
  {
    on: 'companies',
    text: 'tow truck cos in Kennewick Pasco Richland wash.',
    accepts: all(sic('754901'), cities('Kennewick WA', 'Pasco WA', 'Richland WA')),
  },
  {
    on: 'companies',
    text: 'which optometrists within five miles of 02139 have fewer than 10 employees?',
    accepts: all(sic('8042', '804201'), near(5, '02139'), sized(1, 9)),
  },
  {
    on: 'companies',
    text: 'dairy farms Lancaster Cnty PA',
    accepts: all(sic('0241', '024101'), counties('Lancaster PA')),
  },
  {
    on: 'companies',
    text: 'cattle ranches in Wyoming, Montana and the Dakotas',
    accepts: all(sic('0212', '021201', ['0211', '0212']), states('WY', 'MT', 'ND', 'SD')),
  },
  {
    on: 'companies',
    text: 'injection molders, midwest, 100 plus employees',
    accepts: all(sic('308902', '3089'), midwest, sized(100)),
  },
  {
    on: 'companies',
    text: 'Tool and die shops Macomb County Mich under 50 emp',
    accepts: all(sic('3544', '354401'), counties('Macomb MI'), sized(1, 49)),
  },
  {
    on: 'companies',
    text: 'tattoo parlors Williamsburg Brooklyn',
    accepts: all(
      sic('729903'),
      oneOf(
        zips('11211'),
        zips('11211', '11249'),
        zips('11206', '11211', '11249'),
        quarter(40.71, -73.955),
        all(
          oneOf(cities('Brooklyn NY'), counties('Kings NY')),
          oneOf(zips('11211', '11249'), quarter(40.71, -73.955)),
        ),
      ),
    ),
  },
  {
    on: 'companies',
    text: 'Ace Hardware stores Indiana',
    accepts: all(oneOf(named('Ace Hardware'), named('Ace')), states('IN'), oneOf({}, sic('5251', '525101'))),
  },
  {
    on: 'companies',
    text: 'employers with 500 to 999 workers Omaha Nebraska',
    accepts: all(sized(500, 999), cities('Omaha NE')),
  },
  {
    on: 'companies',
    text: 'businesses doing $20 million to $50 million in Spokane County',
    accepts: all(selling(20_000_000, 49_999_999), counties('Spokane WA')),
  },
  {
    on: 'companies',
    text: 'just-opened restaurants in Raleigh and Durham',
    accepts: all(isNew, sic('5812'), cities('Raleigh NC', 'Durham NC')),
  },
  {
    on: 'companies',
    text: 'physical therapsts in Rhode Island',
    accepts: all(sic('804903'), states('RI')),
  },
  {
    on: 'companies',
    text: 'janitorial services Tampa, St Pete & Clearwater',
    accepts: all(sic('734901', '7349'), cities('Tampa FL', 'St. Petersburg FL', 'Clearwater FL')),
  },
  {
    on: 'companies',
    text: 'nail salons + barber shops 11215, 11217 and 11231',
    accepts: all(sic(['723103', '7241'], ['723103', '724101']), zips('11215', '11217', '11231')),
  },
  {
    on: 'companies',
    text: "minority-owned commercial contractors in Prince George's County, Maryland",
    accepts: all(sic('1542', '154201'), counties("Prince George's MD")),
    unread: 'minority-owned',
  },
  {
    on: 'companies',
    text: 'hospitals w/ 1,000+ staff, New England',
    accepts: all(sic('8062', ['8062', '8063', '8069'], '806'), sized(1_000), newEngland),
  },
  {
    on: 'companies',
    text: 'beer distributors in pa and nj',
    accepts: all(sic('5181', '518101'), states('PA', 'NJ')),
  },
  {
    on: 'companies',
    text: 'fire stations, Yavapai county',
    accepts: all(sic('9224', '922401', ['922401', '922402']), counties('Yavapai AZ')),
  },
  {
    on: 'companies',
    text: 'title companies Bucks/Montgomery/Chester/Delaware counties PA',
    accepts: all(
      sic('6361', '636101', ['6361', '6541'], ['636101', '654101']),
      counties('Bucks PA', 'Montgomery PA', 'Chester PA', 'Delaware PA'),
    ),
  },
  {
    on: 'companies',
    text: 'car washes in Tulsa excluding 74133 and 74136',
    accepts: all(
      sic('7542', '754201'),
      cities('Tulsa OK'),
      oneOf(except(zips('74133', '74136')), except(zips('74133'), zips('74136'))),
    ),
  },
  {
    on: 'companies',
    text: 'used book stores asheville nc',
    accepts: all(sic('593207'), cities('Asheville NC')),
  },
  {
    on: 'companies',
    text: 'med device mfrs Orange County California with at least 50 employees',
    accepts: all(
      sic('384101', '3841', ['3841', '3842'], ['3841', '3842', '3845']),
      counties('Orange CA'),
      sized(50),
    ),
  },
  {
    on: 'companies',
    text: 'companies that use Salesforce in San Jose CA',
    accepts: [cities('San Jose CA')],
    unread: 'Salesforce',
  },
  {
    on: 'companies',
    text: 'dentists but not orthodontists, Fargo ND',
    accepts: all(sic('8021'), cities('Fargo ND'), except({ PrimarySic: ['802102'] })),
  },
  {
    on: 'companies',
    text: 'bakeries in Vermont where the contact is a woman',
    accepts: all(bakery, states('VT'), women),
  },
  { on: 'companies', text: 'SIC 3444 ohio', accepts: all(sic('3444'), states('OH')) },
  {
    on: 'companies',
    text: 'sic codes 1731 and 1761, Jefferson County Colorado',
    accepts: all(sic(['1731', '1761']), counties('Jefferson CO')),
  },
  {
    on: 'companies',
    text: 'roofing cos within 25 mi of Wilmington, NC',
    accepts: all(sic('1761', '176101'), around(34.23, -77.94, 25)),
  },
  {
    on: 'companies',
    text: 'who are the personal injury lawyers in Baton Rouge or Lafayette Louisiana',
    accepts: all(sic('811102'), cities('Baton Rouge LA', 'Lafayette LA')),
  },
  {
    on: 'companies',
    text: 'franchised fitness centers in Colorado',
    accepts: all({ IsFranchise: true }, sic('7991'), states('CO')),
  },
  {
    on: 'companies',
    text: 'distilleries Kentucky and Tennessee, 10 - 49 emps',
    accepts: all(sic('2085', '208501'), states('KY', 'TN'), sized(10, 49)),
  },
  {
    on: 'companies',
    text: 'Need freight brokers: Laredo TX, McAllen TX',
    accepts: all(sic('473102'), cities('Laredo TX', 'McAllen TX')),
  },
  {
    on: 'companies',
    text: 'Caterers with a liquor license in Charleston SC',
    accepts: all(sic('581210'), cities('Charleston SC')),
    unread: 'liquor license',
  },
  {
    on: 'companies',
    text: 'mexican restaurants san antonio no food trucks',
    accepts: all(
      sic('581205'),
      cities('San Antonio TX'),
      oneOf(
        except({ PrimarySic: ['596303'] }),
        except({ PrimarySic: ['581226'] }),
        except({ PrimarySic: ['581226', '596303'] }),
        except({ PrimarySic: ['596303', '581226'] }),
      ),
    ),
  },
  {
    on: 'companies',
    text: 'lumber yards in Maine that have an email address',
    accepts: all(sic('521102', '5211'), states('ME')),
    unread: 'email address',
  },
  {
    on: 'companies',
    text: 'anything within half a mile of 60606',
    accepts: [near(0.5, '60606')],
  },
  {
    on: 'companies',
    text: 'Preschools: Gwinnett, Forsyth and Hall Counties (GA)',
    accepts: all(sic('8351', '835102'), counties('Gwinnett GA', 'Forsyth GA', 'Hall GA')),
  },
  {
    on: 'companies',
    text: 'architects whose lease is expiring, Milwaukee',
    accepts: all(sic('8712', '871201'), cities('Milwaukee WI')),
    unread: 'lease is expiring',
  },
  {
    on: 'companies',
    text: 'sushi places in La Jolla',
    accepts: all(
      sic('581213', ['581213', '581214']),
      oneOf(
        cities('La Jolla CA'),
        zips('92037'),
        quarter(32.84, -117.27),
        all(cities('San Diego CA'), oneOf(zips('92037'), quarter(32.84, -117.27))),
      ),
    ),
  },

  // People
  {
    on: 'people',
    text: 'Are there homeowners in Cape Coral who are 62 or older?',
    accepts: all(owns, cities('Cape Coral FL'), aged(62)),
  },
  {
    on: 'people',
    text: 'hhlds making 75 to 100 thousand, Lansing Mich',
    accepts: all(earning(75_000, 100_000), cities('Lansing MI')),
  },
  {
    on: 'people',
    text: 'moms in Overland Park and Olathe',
    accepts: all(women, parents, cities('Overland Park KS', 'Olathe KS')),
  },
  {
    on: 'people',
    text: 'bachelors 30 to 45 Miami Beach',
    accepts: all(single, men, aged(30, 45), cities('Miami Beach FL')),
  },
  { on: 'people', text: 'twentysomethings in Ann Arbor', accepts: all(aged(20, 29), cities('Ann Arbor MI')) },
  {
    on: 'people',
    text: 'people in their forties who own, 80302',
    accepts: all(aged(40, 49), owns, zips('80302')),
  },
  {
    on: 'people',
    text: 'subaru drivers Vermont',
    accepts: all({ VehicleMake: 'Subaru' }, states('VT')),
  },
  {
    on: 'people',
    text: 'honda civic owners fresno & clovis calif',
    accepts: all(
      oneOf({ VehicleMake: 'Honda', VehicleModel: 'Civic' }, { VehicleModel: 'Civic' }),
      cities('Fresno CA', 'Clovis CA'),
    ),
  },
  {
    on: 'people',
    text: 'Has a Lexus or an Acura, lives in 77024, makes $200k or better',
    accepts: all(either({ VehicleMake: 'Lexus' }, { VehicleMake: 'Acura' }), zips('77024'), earning(200_000)),
  },
  {
    on: 'people',
    text: 'theatergoers, Eugene Oregon',
    accepts: all(likes('Theater'), cities('Eugene OR')),
  },
  {
    on: 'people',
    text: 'love to travel, over 55, The Villages FL',
    accepts: all(likes('Travel'), oneOf(aged(55), aged(56)), cities('The Villages FL')),
  },
  {
    on: 'people',
    text: 'parents who just moved to Gilbert AZ',
    accepts: all(parents, isNew, cities('Gilbert AZ')),
  },
  {
    on: 'people',
    text: 'home value 250k-500k knoxville tn married',
    accepts: all(valued(250_000, 500_000), cities('Knoxville TN'), married),
  },
  {
    on: 'people',
    text: 'owner occupied, house worth less than $150,000, Youngstown',
    accepts: all(owns, valued(0, 149_999), cities('Youngstown OH')),
  },
  {
    on: 'people',
    text: 'income below 30k, renting, Shelby county Tennessee',
    accepts: all(earning(0, 29_999), rents, counties('Shelby TN')),
  },
  {
    on: 'people',
    text: 'vegetarians in Portland Maine',
    accepts: [cities('Portland ME')],
    unread: 'vegetarians',
  },
  {
    on: 'people',
    text: 'left-handed golfers, Scottsdale and Mesa',
    accepts: all(likes('Golf'), cities('Scottsdale AZ', 'Mesa AZ')),
    unread: 'left-handed',
  },
  {
    on: 'people',
    text: 'homeowners on septic in Hunterdon County NJ',
    accepts: all(owns, counties('Hunterdon NJ')),
    unread: 'septic',
  },
  {
    on: 'people',
    text: 'pregnant women in Provo Utah',
    accepts: all(women, cities('Provo UT')),
    unread: 'pregnant',
  },
  {
    on: 'people',
    text: 'iPhone users in Palo Alto aged 25 to 44',
    accepts: all(cities('Palo Alto CA'), aged(25, 44)),
    unread: 'iPhone users',
  },
  {
    on: 'people',
    text: 'anyone with last name Olson in Moorhead MN',
    accepts: all({ LastName: 'Olson' }, cities('Moorhead MN')),
  },
  {
    on: 'people',
    text: 'looking for a Maria Delgado in El Paso',
    accepts: all({ FirstName: 'Maria', LastName: 'Delgado' }, cities('El Paso TX')),
  },
  {
    on: 'people',
    text: 'born in july - macon ga',
    accepts: all({ BirthMonth: 7 }, cities('Macon GA')),
  },
  {
    on: 'people',
    text: 'parents 35-50 Upper West Side',
    accepts: all(
      parents,
      aged(35, 50),
      oneOf(
        zips('10023', '10024', '10025'),
        zips('10023', '10024'),
        zips('10023', '10024', '10025', '10069'),
        quarter(40.787, -73.975),
        all(cities('New York NY'), oneOf(zips('10023', '10024', '10025'), quarter(40.787, -73.975))),
      ),
    ),
  },
  {
    on: 'people',
    text: 'apartment renters Arlington VA not over 40',
    accepts: all(
      { HousingType: 'Multi-Family Dwelling' },
      rents,
      oneOf(cities('Arlington VA'), counties('Arlington VA')),
      aged(18, 40),
    ),
  },
  {
    on: 'people',
    text: 'ladies who golf in Palm Springs and Palm Desert',
    accepts: all(women, likes('Golf'), cities('Palm Springs CA', 'Palm Desert CA')),
  },
  {
    on: 'people',
    text: 'charity givers greenwich ct 06830 06831',
    accepts: all(
      likely('CharitableGiver'),
      oneOf(zips('06830', '06831'), all(cities('Greenwich CT'), zips('06830', '06831'))),
    ),
  },
  {
    on: 'people',
    text: 'homeowner, 45-64, HHI 125k+, married, Cobb Cty GA',
    accepts: all(owns, aged(45, 64), earning(125_000), married, counties('Cobb GA')),
  },
  { on: 'people', text: 'everybody in 59715', accepts: [zips('59715')] },
  {
    on: 'people',
    text: 'pet owners Long Beach CA but leave out 90805',
    accepts: all(likes('Pets'), cities('Long Beach CA'), except(zips('90805'))),
  },
  {
    on: 'people',
    text: 'people in Nevada who do not live in Clark County',
    accepts: all(states('NV'), except(counties('Clark NV'))),
  },
  {
    on: 'people',
    text: 'unmarried homeowners Yonkers',
    accepts: all(single, owns, cities('Yonkers NY')),
  },
  {
    on: 'people',
    text: 'males, 21 thru 39, living within 8 miles of 98402',
    accepts: all(men, aged(21, 39), near(8, '98402')),
  },
  {
    on: 'people',
    text: 'homeowners within 40 miles of Bangor, Maine earning at least $60,000',
    accepts: all(owns, around(44.8, -68.77, 40), earning(60_000)),
  },
  {
    on: 'people',
    text: 'married no kids 30-44 Hoboken or Jersey City',
    accepts: all(married, childless, aged(30, 44), cities('Hoboken NJ', 'Jersey City NJ')),
  },
  {
    on: 'people',
    text: 'homeowers in Kalamazoo',
    accepts: all(owns, cities('Kalamazoo MI')),
  },
  {
    on: 'people',
    text: 'Ram 1500 trucks Lubbock Texas',
    accepts: all(
      oneOf(
        { VehicleMake: 'Ram', VehicleModel: '1500' },
        { VehicleModel: '1500' },
        { VehicleMake: 'Dodge', VehicleModel: 'Ram 1500' },
        { VehicleModel: 'Ram 1500' },
        { VehicleMake: 'Ram', VehicleModel: 'Ram 1500' },
      ),
      cities('Lubbock TX'),
    ),
  },
  {
    on: 'people',
    text: 'Costco members in Kirkland and Redmond with kids at home',
    accepts: all(cities('Kirkland WA', 'Redmond WA'), parents),
    unread: 'Costco members',
  },
  {
    on: 'people',
    text: 'seniors 75 and older Allegheny County, own home, single',
    accepts: all(aged(75), counties('Allegheny PA'), owns, single),
  },
  {
    on: 'people',
    text: 'sfdu owners 28277',
    accepts: all({ HousingType: 'Single Family Dwelling' }, owns, zips('28277')),
  },
  {
    on: 'people',
    text: 'campers in Utah, Idaho or Wyoming under 50',
    accepts: all(likes('Camping'), states('UT', 'ID', 'WY'), aged(18, 49)),
  },
  {
    on: 'people',
    text: 'households on Magnolia Blvd in Burbank',
    accepts: all(
      oneOf(
        { AddressParsed: { Name: 'Magnolia' } },
        { AddressParsed: { Name: 'Magnolia', Suffix: 'Blvd' } },
        { AddressParsed: { Name: 'Magnolia', Suffix: 'Boulevard' } },
      ),
      cities('Burbank CA'),
    ),
  },
  {
    on: 'people',
    kind: 'companies',
    text: 'crop dusters in Arkansas',
    accepts: all(sic('072102'), states('AR')),
  },
  {
    on: 'companies',
    kind: 'people',
    text: 'female homeowners 40 plus, Akron',
    accepts: all(women, owns, aged(40), cities('Akron OH')),
  },
  {
    on: 'companies',
    kind: 'people',
    text: 'renters making over 50k in Fishtown Philadelphia',
    accepts: all(
      rents,
      earning(50_000),
      oneOf(
        zips('19125'),
        quarter(39.97, -75.13),
        all(cities('Philadelphia PA'), oneOf(zips('19125'), quarter(39.97, -75.13))),
      ),
    ),
  },
]
