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
  except,
  isNew,
  likely,
  likes,
  married,
  men,
  metro,
  metroArea,
  named,
  near,
  oneOf,
  owns,
  parents,
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

/** The division of manufacturing. */
const manufacturers = sic(Array.from({ length: 20 }, (_, i) => String(20 + i)))

/** A hundred and twenty everyday sentences, list G; their author had not read the grammar. */
export const outsideSentencesG: readonly BuyerSentence[] = [
  {
    on: 'companies',
    text: 'hvac 85383',
    accepts: all(sic('1711', ['1711', '7623']), zips('85383')),
  },
  {
    on: 'companies',
    text: 'plumbers in Columbus Ohio',
    accepts: all(sic('1711', '171102'), cities('Columbus OH')),
  },
  {
    on: 'companies',
    text: 'dental offices in Boise ID',
    accepts: all(sic('8021'), cities('Boise ID')),
  },
  {
    on: 'companies',
    text: 'roofing contractors Tampa FL',
    accepts: all(sic('1761', '176101'), cities('Tampa FL')),
  },
  {
    on: 'companies',
    text: 'restaurants in Madison, Wisconsin',
    accepts: all(sic('5812'), cities('Madison WI')),
  },
  {
    on: 'companies',
    text: 'law firms in Chicago with more than 20 employees',
    accepts: all(sic('8111'), cities('Chicago IL'), sized(20)),
  },
  {
    on: 'companies',
    text: 'auto repair shops within 10 miles of 46202',
    accepts: all(
      sic('7538', ['7538', '7539'], ['7532', '7533', '7534', '7536', '7537', '7538', '7539']),
      near(10, '46202'),
    ),
  },
  {
    on: 'companies',
    text: 'churches in Knox County TN',
    accepts: all(sic('8661', '866101'), counties('Knox TN')),
  },
  {
    on: 'companies',
    text: 'manufacturers in Ohio with 100+ employees',
    accepts: all(manufacturers, states('OH'), sized(100)),
  },
  {
    on: 'companies',
    text: 'real estate agents in Scottsdale',
    accepts: all(sic('6531', '653101'), cities('Scottsdale AZ')),
  },
  {
    on: 'companies',
    text: 'insurance agencies in 75024, 75025 and 75093',
    accepts: all(sic('6411'), zips('75024', '75025', '75093')),
  },
  {
    on: 'companies',
    text: 'landscapers in Bucks County PA',
    accepts: all(
      sic('0782', '078201', ['0781', '0782'], ['0781', '078201'], ['0782', '0783'], ['0781', '0782', '0783']),
      counties('Bucks PA'),
    ),
  },
  {
    on: 'companies',
    text: 'trucking companies in Texas with over 50 employees',
    accepts: all(sic('4213', ['4212', '4213'], ['4212', '4213', '4214'], '421301'), states('TX'), sized(50)),
  },
  {
    on: 'companies',
    text: 'nail salons in San Jose, CA',
    accepts: all(sic('723103'), cities('San Jose CA')),
  },
  {
    on: 'companies',
    text: 'coffee shops portland',
    accepts: all(
      sic('581203', ['581203', '581256']),
      oneOf(cities('Portland OR'), cities('Portland OR', 'Portland ME')),
    ),
  },
  {
    on: 'companies',
    text: 'nonprofits in Pittsburgh',
    accepts: all(
      sic(
        '839901',
        '8399',
        ['8399', '6732'],
        ['8322', '8399'],
        ['8399', '8641'],
        ['6732', '8322', '8399'],
        ['839901', '673201'],
        ['83', '86'],
        ['83', '86', '6732'],
      ),
      cities('Pittsburgh PA'),
    ),
  },
  {
    on: 'companies',
    text: 'construction companies Nashville TN 20-99 employees',
    accepts: all(
      sic(
        ['15', '16', '17'],
        ['15', '16'],
        ['1521', '1542'],
        ['1521', '1541', '1542'],
        ['1521', '1522', '1531', '1541', '1542'],
        '15',
        '1521',
        '152101',
        ['152101', '154201'],
      ),
      cities('Nashville TN'),
      sized(20, 99),
    ),
  },
  {
    on: 'companies',
    text: 'daycares in Gwinnett County Georgia',
    accepts: all(sic('8351', '835101'), counties('Gwinnett GA')),
  },
  {
    on: 'companies',
    text: 'private schools in Connecticut',
    accepts: all(sic('821105', ['821105', '821107']), states('CT')),
  },
  {
    on: 'companies',
    text: 'vets in Fort Collins and Loveland CO',
    accepts: all(
      sic('0742', ['0741', '0742'], '074201', ['074201', '074202']),
      cities('Fort Collins CO', 'Loveland CO'),
    ),
  },
  {
    on: 'companies',
    text: 'accountants 60614',
    accepts: all(sic('8721', '872101', ['872101', '872106']), zips('60614')),
  },
  {
    on: 'companies',
    text: 'machine shops in Rockford IL',
    accepts: all(sic('3599', '359901'), cities('Rockford IL')),
  },
  {
    on: 'companies',
    text: 'gyms near Round Rock TX',
    accepts: all(sic('7991', '799101'), oneOf(close(30.5083, -97.6789), cities('Round Rock TX'))),
  },
  {
    on: 'companies',
    text: 'chiropractors in Mesa, Gilbert and Chandler AZ',
    accepts: all(sic('8041'), cities('Mesa AZ', 'Gilbert AZ', 'Chandler AZ')),
  },
  {
    on: 'companies',
    text: 'hotels in myrtle beach',
    accepts: all(sic('7011', '701101', ['701101', '701102']), cities('Myrtle Beach SC')),
  },
  {
    on: 'companies',
    text: 'car dealers in Oakland County, Michigan',
    accepts: all(sic('5511', '551101', ['5511', '5521'], ['551101', '552101']), counties('Oakland MI')),
  },
  {
    on: 'companies',
    text: 'new businesses in Charlotte NC',
    accepts: all(isNew, cities('Charlotte NC')),
  },
  {
    on: 'companies',
    text: 'electricans in spokane wa',
    accepts: all(sic('1731', '173101'), cities('Spokane WA')),
  },
  {
    on: 'companies',
    text: 'property management companies in Denver metro area',
    accepts: all(
      sic('6531', '653102', ['653102', '653107', '653108']),
      metroArea('Denver-Aurora-Centennial, CO'),
    ),
  },
  {
    on: 'companies',
    text: 'all businesses in 02139',
    accepts: all(zips('02139')),
  },
  {
    on: 'companies',
    text: 'I am looking for commercial cleaning companies in the Atlanta area that have between 5 and 50 employees',
    accepts: all(sic('7349', '734901'), metroArea('Atlanta-Sandy Springs-Roswell, GA'), sized(5, 50)),
  },
  {
    on: 'companies',
    text: 'nursing homes in Iowa',
    accepts: all(
      sic('8051', '805101', ['8051', '8052'], ['8051', '8059'], ['8051', '8052', '8059']),
      states('IA'),
    ),
  },
  {
    on: 'companies',
    text: 'assisted living facilities in Sarasota County FL',
    accepts: all(
      sic('8361', '836101', '8059', ['8051', '8052', '8059', '8361'], ['8059', '8361'], ['8052', '8361']),
      counties('Sarasota FL'),
    ),
  },
  {
    on: 'companies',
    text: 'breweries in Asheville',
    accepts: all(sic('2082', ['2082', '581311'], ['208201', '208202']), cities('Asheville NC')),
  },
  {
    on: 'companies',
    text: 'self storage Reno Nevada',
    accepts: all(sic('422502', '4225', ['422502', '422503']), cities('Reno NV')),
  },
  {
    on: 'companies',
    text: 'Mexican restaurants in Tucson AZ',
    accepts: all(sic('581205'), cities('Tucson AZ')),
  },
  {
    on: 'companies',
    text: 'pizza places in Staten Island',
    accepts: all(sic('581208'), oneOf(cities('Staten Island NY'), counties('Richmond NY'))),
  },
  {
    on: 'companies',
    text: 'banks in Sioux Falls SD',
    accepts: all(
      sic(
        ['6021', '6022'],
        '602101',
        ['602101', '602201'],
        '60',
        ['6021', '6022', '6029'],
        ['6021', '6022', '6035', '6036'],
        ['6021', '6022', '6029', '6035', '6036'],
      ),
      cities('Sioux Falls SD'),
    ),
  },
  {
    on: 'companies',
    text: 'credit unions in New Mexico',
    accepts: all(sic(['6061', '6062'], '606101', '6061'), states('NM')),
  },
  {
    on: 'companies',
    text: 'software companies in Austin with revenue over $5 million',
    accepts: all(
      sic(
        '7372',
        '737201',
        ['7371', '7372'],
        ['7371', '7372', '7373'],
        ['737101', '7372'],
        ['737101', '737201'],
      ),
      cities('Austin TX'),
      selling(5e6),
    ),
  },
  {
    on: 'companies',
    text: 'wholesalers in New Jersey with sales of 10 million or more',
    accepts: all(sic(['50', '51']), states('NJ'), selling(10e6)),
  },
  {
    on: 'companies',
    text: 'pest control companies in Florida',
    accepts: all(sic('7342', '734201'), states('FL')),
  },
  {
    on: 'companies',
    text: 'tree service Chattanooga',
    accepts: all(sic('0783', '078301', ['078301', '078302', '078303']), cities('Chattanooga TN')),
  },
  {
    on: 'companies',
    text: 'marketing agencies in Brooklyn under 20 employees',
    accepts: all(
      sic(
        '731102',
        '7311',
        ['7311', '8742'],
        ['7311', '874202'],
        ['731102', '874202'],
        ['731101', '731102', '874202'],
        ['731101', '731102'],
      ),
      oneOf(cities('Brooklyn NY'), counties('Kings NY')),
      sized(1, 19),
    ),
  },
  {
    on: 'companies',
    text: 'architects in Minneapolis and St Paul',
    accepts: all(
      sic('8712', '871201'),
      oneOf(cities('Minneapolis MN', 'St. Paul MN'), cities('Minneapolis MN', 'Saint Paul MN')),
    ),
  },
  {
    on: 'companies',
    text: 'engineering firms Houston TX 50+ employees',
    accepts: all(sic('8711', '871101'), cities('Houston TX'), sized(50)),
  },
  {
    on: 'companies',
    text: 'funeral homes in Kentucky and Tennessee',
    accepts: all(sic('7261', '726101'), states('KY', 'TN')),
  },
  {
    on: 'companies',
    text: 'florists in Lancaster PA',
    accepts: all(sic('5992', '599201'), cities('Lancaster PA')),
  },
  {
    on: 'companies',
    text: 'woman owned businesses in Baltimore MD',
    accepts: all(cities('Baltimore MD')),
    unread: 'woman owned',
  },
  {
    on: 'companies',
    text: 'home health agencies in Los Angeles County',
    accepts: all(sic('8082', '808201'), counties('Los Angeles CA')),
  },
  {
    on: 'companies',
    text: 'pediatricians in Plano TX',
    accepts: all(sic('801105'), cities('Plano TX')),
  },
  {
    on: 'companies',
    text: 'physical therapy clinics 19103',
    accepts: all(sic('804903', '8049'), zips('19103')),
  },
  {
    on: 'companies',
    text: 'solar installers in San Diego',
    accepts: all(sic('171114', ['171114', '173124']), cities('San Diego CA')),
  },
  {
    on: 'companies',
    text: 'dairy farms in Wisconsin',
    accepts: all(sic('0241', '024101'), states('WI')),
  },
  {
    on: 'companies',
    text: 'public libraries in Vermont',
    accepts: all(sic('8231', '823101'), states('VT')),
  },
  {
    on: 'companies',
    text: 'golf courses within 50 miles of Orlando',
    accepts: all(sic('7992', ['7992', '7997'], ['7992', '799701'], '799201'), around(28.5384, -81.3789, 50)),
  },
  {
    on: 'companies',
    text: 'Subway franchises in Indiana',
    accepts: all(oneOf(named('Subway'), { ...named('Subway'), IsFranchise: true }), states('IN')),
  },
  {
    on: 'companies',
    text: 'dollar general stores in Alabama',
    accepts: all(oneOf(named('Dollar General'), named('dollar general')), states('AL')),
  },
  {
    on: 'companies',
    text: 'beauty salons and barber shops in Toledo, OH',
    accepts: all(
      sic(
        ['7231', '7241'],
        ['723101', '724101'],
        ['7231', '724101'],
        ['723101', '723102', '724101'],
        ['723101', '7241'],
      ),
      cities('Toledo OH'),
    ),
  },
  {
    on: 'companies',
    text: 'restaurants in Savannah GA no fast food',
    accepts: all(sic('5812'), cities('Savannah GA'), except(...sic('581202'))),
  },
  {
    on: 'companies',
    text: 'plastic injection molders in Michigan, Ohio and Indiana',
    accepts: all(sic('308902', '3089', ['3082', '3089']), states('MI', 'OH', 'IN')),
  },
  {
    on: 'companies',
    text: 'warehouses in Joliet IL with 50 or more employees',
    accepts: all(
      sic(
        '4225',
        '422501',
        ['4225', '4226'],
        ['422501', '422601'],
        ['4222', '4225', '4226'],
        ['4221', '4222', '4225', '4226'],
      ),
      cities('Joliet IL'),
      sized(50),
    ),
  },
  {
    on: 'companies',
    text: 'towing companys in el paso texas',
    accepts: all(sic('754901', '7549'), cities('El Paso TX')),
  },
  {
    on: 'companies',
    text: 'tattoo shops in Wicker Park Chicago',
    accepts: all(sic('729903'), zips('60622', '60647')),
  },
  {
    on: 'companies',
    text: 'dry cleaners on Long Island',
    accepts: all(
      sic('7216', '721601', ['7212', '7216'], ['721201', '721601'], ['721201', '7216']),
      oneOf(counties('Nassau NY', 'Suffolk NY'), metro(40.79, -73.13)),
    ),
  },
  {
    on: 'companies',
    text: 'financial advisors Fairfield County CT',
    accepts: all(
      sic('628202', '6282', ['628201', '628202'], ['628201', '628202', '628204'], ['6211', '6282']),
      counties('Fairfield CT'),
    ),
  },
  {
    on: 'companies',
    text: 'law offices on Peachtree Street in Atlanta',
    accepts: all(
      sic('8111'),
      cities('Atlanta GA'),
      oneOf({ AddressParsed: { Name: 'Peachtree', Suffix: 'St' } }, { AddressParsed: { Name: 'Peachtree' } }),
    ),
  },
  {
    on: 'companies',
    text: 'medical practices in Bergen County NJ with 10 or more employees',
    accepts: all(
      sic(
        '8011',
        ['8011', '8031'],
        ['8011', '8093'],
        ['8011', '8031', '8093'],
        ['801101', '801102'],
        '801102',
        '801101',
      ),
      counties('Bergen NJ'),
      sized(10),
    ),
  },
  {
    on: 'companies',
    text: 'beekeepers in North Dakota',
    accepts: all(sic('0279', '027902'), states('ND')),
  },
  {
    on: 'companies',
    text: "women's boutiques in Buckhead with less than 10 employees",
    accepts: all(
      sic('562102', '5621', ['562101', '562102'], ['5621', '5632'], ['5621', '5651']),
      zips('30305', '30326', '30327', '30342'),
      sized(1, 9),
    ),
  },
  {
    on: 'people',
    text: 'homeowners in Naperville IL with income over 150k',
    accepts: all(owns, cities('Naperville IL'), earning(150000)),
  },
  {
    on: 'people',
    text: 'homeowners 65+ in Mesa AZ',
    accepts: all(owns, aged(65), cities('Mesa AZ')),
  },
  {
    on: 'people',
    text: 'new movers 28277',
    accepts: all(isNew, zips('28277')),
  },
  {
    on: 'people',
    text: 'seniors in The Villages FL',
    accepts: all(oneOf(aged(55), aged(60), aged(62), aged(65)), cities('The Villages FL')),
  },
  {
    on: 'people',
    text: 'renters in Denver age 25-34',
    accepts: all(rents, cities('Denver CO'), aged(25, 34)),
  },
  {
    on: 'people',
    text: 'families with kids in Frisco TX',
    accepts: all(parents, cities('Frisco TX')),
  },
  {
    on: 'people',
    text: 'women 35-55 in Scottsdale AZ with household income of $100,000+',
    accepts: all(women, aged(35, 55), cities('Scottsdale AZ'), earning(100000)),
  },
  {
    on: 'people',
    text: 'single men in Austin',
    accepts: all(single, men, cities('Austin TX')),
  },
  {
    on: 'people',
    text: 'married homeowners in Cobb County GA with children',
    accepts: all(married, owns, parents, counties('Cobb GA')),
  },
  {
    on: 'people',
    text: 'golfers in palm beach county',
    accepts: all(likes('Golf'), counties('Palm Beach FL')),
  },
  {
    on: 'people',
    text: 'dog owners in Boulder Colorado',
    accepts: all(likes('Pets'), cities('Boulder CO')),
  },
  {
    on: 'people',
    text: 'boat owners in Annapolis MD',
    accepts: all(likes('Boating'), cities('Annapolis MD')),
  },
  {
    on: 'people',
    text: 'people who own a Ford F-150 in Oklahoma',
    accepts: all({ VehicleMake: 'Ford', VehicleModel: 'F-150' }, states('OK')),
  },
  {
    on: 'people',
    text: 'Tesla owners in Bellevue WA',
    accepts: all({ VehicleMake: 'Tesla' }, cities('Bellevue WA')),
  },
  {
    on: 'people',
    text: 'homes worth over $1 million in Greenwich CT',
    accepts: all(oneOf(valued(1e6), all(valued(1e6), owns)), cities('Greenwich CT')),
  },
  {
    on: 'people',
    text: 'homeowners home value 300k-500k in 37064',
    accepts: all(owns, valued(300000, 500000), zips('37064')),
  },
  {
    on: 'people',
    text: 'charity donors in Cincinnati',
    accepts: all(likely('CharitableGiver'), cities('Cincinnati OH')),
  },
  {
    on: 'people',
    text: 'new homeowners in Raleigh NC',
    accepts: all(isNew, owns, cities('Raleigh NC')),
  },
  {
    on: 'people',
    text: 'John Sullivan in Quincy MA',
    accepts: all({ FirstName: 'John', LastName: 'Sullivan' }, cities('Quincy MA')),
  },
  {
    on: 'people',
    text: 'last name Nguyen Garden Grove CA',
    accepts: all({ LastName: 'Nguyen' }, cities('Garden Grove CA')),
  },
  {
    on: 'people',
    text: 'single family homes in 60540',
    accepts: all(
      oneOf({ HousingType: 'Single Family Dwelling' }, all({ HousingType: 'Single Family Dwelling' }, owns)),
      zips('60540'),
    ),
  },
  {
    on: 'people',
    text: 'people turning 65 in Maricopa County',
    accepts: all(oneOf({ Age: [64] }, { Age: [65] }, { Age: [64, 65] }), counties('Maricopa AZ')),
  },
  {
    on: 'people',
    text: 'homeowners within 5 miles of 48009',
    accepts: all(owns, near(5, '48009')),
  },
  {
    on: 'people',
    text: 'retired people in Prescott AZ',
    accepts: all(oneOf(aged(55), aged(60), aged(62), aged(65)), cities('Prescott AZ')),
  },
  {
    on: 'people',
    text: 'high income households in Westchester County NY',
    accepts: all(
      oneOf(
        earning(100000),
        earning(125000),
        earning(150000),
        earning(175000),
        earning(200000),
        earning(250000),
      ),
      counties('Westchester NY'),
    ),
  },
  {
    on: 'people',
    text: 'people who like gardening in Eugene OR',
    accepts: all(likes('Garden'), cities('Eugene OR')),
  },
  {
    on: 'people',
    text: 'travelers age 50+ in Tampa',
    accepts: all(oneOf(likes('Travel'), likely('FrequentTraveler')), aged(50), cities('Tampa FL')),
  },
  {
    on: 'people',
    text: 'married couples 30-45 in Overland Park',
    accepts: all(married, aged(30, 45), cities('Overland Park KS')),
  },
  {
    on: 'people',
    text: 'homeowners over 70 in Long Beach CA',
    accepts: all(owns, oneOf(aged(70), aged(71)), cities('Long Beach CA')),
  },
  {
    on: 'people',
    text: 'renters in 10025 making over 75k',
    accepts: all(rents, zips('10025'), earning(75000)),
  },
  {
    on: 'people',
    text: 'single women over 40 in Portland Oregon',
    accepts: all(single, women, oneOf(aged(40), aged(41)), cities('Portland OR')),
  },
  {
    on: 'people',
    text: 'fishing enthusiasts in Minnesota',
    accepts: all(likes('Fishing'), states('MN')),
  },
  {
    on: 'people',
    text: 'young families in Lehi Utah',
    accepts: all(
      parents,
      oneOf(
        aged(18, 34),
        aged(18, 39),
        aged(18, 44),
        aged(20, 39),
        aged(25, 34),
        aged(25, 39),
        aged(25, 44),
        aged(18, 35),
        aged(18, 40),
        aged(25, 40),
      ),
      cities('Lehi UT'),
    ),
  },
  {
    on: 'people',
    text: 'everyone in 03801',
    accepts: all(zips('03801')),
  },
  {
    on: 'people',
    text: 'residents of Maple Ave in Wheaton IL',
    accepts: all(
      cities('Wheaton IL'),
      oneOf({ AddressParsed: { Name: 'Maple', Suffix: 'Ave' } }, { AddressParsed: { Name: 'Maple' } }),
    ),
  },
  {
    on: 'people',
    text: 'people likely to move in Phoenix',
    accepts: all(likely('LikelyToMove'), cities('Phoenix AZ')),
  },
  {
    on: 'people',
    text: 'May birthdays in Peoria IL',
    accepts: all({ BirthMonth: 5 }, cities('Peoria IL')),
  },
  {
    on: 'people',
    text: 'parents in Park Slope Brooklyn',
    accepts: all(parents, zips('11215', '11217')),
  },
  {
    on: 'people',
    text: 'mobile home residents Ocala FL',
    accepts: all({ HousingType: 'Trailer Court' }, cities('Ocala FL')),
  },
  {
    on: 'people',
    text: 'apartment renters in Jersey City',
    accepts: all(rents, oneOf({ HousingType: 'Multi-Family Dwelling' }), cities('Jersey City NJ')),
  },
  {
    on: 'people',
    text: 'Need a mailing list of homeowners in Lake County, Illinois, ages 45 to 65, with income between 100k and 200k',
    accepts: all(owns, counties('Lake IL'), aged(45, 65), earning(100000, 200000)),
  },
  {
    on: 'people',
    text: 'homeowners in wilmington nc w/ houses over 400k',
    accepts: all(owns, cities('Wilmington NC'), valued(400000)),
  },
  {
    on: 'people',
    text: 'book lovers in Ann Arbor',
    accepts: all(likes('Books'), cities('Ann Arbor MI')),
  },
  {
    on: 'people',
    text: 'veterans in Fayetteville NC',
    accepts: all(cities('Fayetteville NC')),
    unread: 'veterans',
  },
  {
    on: 'people',
    text: 'couples without children in Asheville NC',
    accepts: all(married, childless, cities('Asheville NC')),
  },
  {
    on: 'people',
    text: 'homeownwers 55 and older in St Louis County MO',
    accepts: all(owns, aged(55), counties('St. Louis MO')),
  },
  {
    on: 'people',
    text: 'new movers within 15 miles of Lexington KY with income 60k+',
    accepts: all(isNew, around(38.0406, -84.5037, 15), earning(60000)),
  },
  {
    on: 'people',
    text: 'men 18-34 in Cleveland who like sports',
    accepts: all(men, aged(18, 34), likes('Sports'), cities('Cleveland OH')),
  },
  {
    on: 'people',
    text: 'homeowners in dupage county with kids, income 125k plus',
    accepts: all(owns, parents, counties('DuPage IL'), earning(125000)),
  },
  {
    on: 'people',
    text: 'toyota owners in Sacramento',
    accepts: all({ VehicleMake: 'Toyota' }, cities('Sacramento CA')),
  },
]
