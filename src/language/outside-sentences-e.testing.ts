import type { Criteria } from '#contract/criteria.ts'
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

const apartments: Criteria = { HousingType: 'Multi-Family Dwelling' }

/** Eighty sentences of list buyers, list E; their author had not read the grammar. */
export const outsideSentencesE: readonly BuyerSentence[] = [
  // Companies
  {
    on: 'companies',
    text: 'plumbers chattanooga',
    accepts: all(sic('1711', '171102'), cities('Chattanooga TN')),
  },
  {
    on: 'companies',
    text: 'hey can i get all the vet clinics in larimer and weld counties colorado',
    accepts: all(
      sic('0742', '074201', ['074201', '074202'], ['0741', '0742']),
      counties('Larimer CO', 'Weld CO'),
    ),
  },
  {
    on: 'companies',
    text: 'mach shops 20-99 ees Rockford IL',
    accepts: all(sic('359901', '3599', ['359901', '359902']), sized(20, 99), cities('Rockford IL')),
  },
  {
    on: 'companies',
    text: 'dry cleaners 75201 75204 75219',
    accepts: all(sic('7216', '721601'), zips('75201', '75204', '75219')),
  },
  {
    on: 'companies',
    text: 'Insurance agencies in Iowa but nothing in Des Moines',
    accepts: all(sic('6411', '641101'), states('IA'), except(cities('Des Moines IA'))),
  },
  {
    on: 'companies',
    text: 'landscapers within 15 miles of 27513 pls',
    accepts: all(sic('078201', '0782', ['0781', '0782']), near(15, '27513')),
  },
  {
    on: 'companies',
    text: 'CPAs - Naples, Ft Myers, Bonita Springs',
    accepts: all(sic('8721', '872101'), cities('Naples FL', 'Fort Myers FL', 'Bonita Springs FL')),
  },
  { on: 'companies', text: 'brand new businesses in 85254', accepts: all(isNew, zips('85254')) },
  {
    on: 'companies',
    text: 'pizzerias on Staten Island',
    accepts: all(sic('581208'), oneOf(cities('Staten Island NY'), counties('Richmond NY'))),
  },
  {
    on: 'companies',
    text: 'trucking companys nebraska over 50 employees',
    accepts: all(
      sic('421301', '4213', ['4212', '4213'], ['421201', '421301'], ['4212', '4213', '4214']),
      states('NE'),
      oneOf(sized(50), sized(51)),
    ),
  },
  {
    on: 'companies',
    text: 'chiropracters in Pierce County, Washington',
    accepts: all(sic('8041', '804101'), counties('Pierce WA')),
  },
  {
    on: 'companies',
    text: 'Printers with sales of 1 to 5 million in Wisconsin',
    accepts: all(
      sic('275201', '2752', '275', ['2752', '2759'], ['2752', '2754', '2759']),
      oneOf(selling(1_000_000, 4_999_999), selling(1_000_000, 5_000_000)),
      states('WI'),
    ),
  },
  {
    on: 'companies',
    text: 'wineries: Napa, Sonoma and Mendocino counties',
    accepts: all(sic('208401', '2084'), counties('Napa CA', 'Sonoma CA', 'Mendocino CA')),
  },
  {
    on: 'companies',
    text: 'Dollar General stores alabama',
    accepts: all(named('Dollar General'), states('AL'), oneOf({}, sic('5331', '533101'))),
  },
  {
    on: 'companies',
    text: 'I need assisted living places within 30 miles of Dayton, Ohio',
    accepts: all(sic('836101', '8361'), around(39.76, -84.19, 30)),
  },
  {
    on: 'companies',
    text: 'hair salons ABQ',
    accepts: all(sic('723102', '7231', ['723101', '723102']), cities('Albuquerque NM')),
  },
  {
    on: 'companies',
    text: 'NAICS 238220 in Oklahoma',
    accepts: all(oneOf({ PrimaryNaics: '238220' }, { Naics: ['238220'] }), states('OK')),
  },
  {
    on: 'companies',
    text: 'sic 5812, 5813 - zip 60614 & 60657',
    accepts: all(sic(['5812', '5813']), zips('60614', '60657')),
  },
  {
    on: 'companies',
    text: 'tree service cos westchester, rockland & putnam counties ny',
    accepts: all(
      sic('078301', '0783', ['078301', '078302'], ['078301', '078302', '078303']),
      counties('Westchester NY', 'Rockland NY', 'Putnam NY'),
    ),
  },
  {
    on: 'companies',
    text: 'used car lots maricopa county',
    accepts: all(sic('5521', '552101'), counties('Maricopa AZ')),
  },
  {
    on: 'companies',
    text: 'any churches within 10 mi of Macon, GA?',
    accepts: all(sic('8661', '866101'), around(32.84, -83.63, 10)),
  },
  {
    on: 'companies',
    text: 'pest controll companies, 5 to 19 employees, sarasota',
    accepts: all(sic('7342', '734201'), sized(5, 19), oneOf(cities('Sarasota FL'), counties('Sarasota FL'))),
  },
  {
    on: 'companies',
    text: 'law firms in Hartford CT w/ more than 100 people',
    accepts: all(sic('8111', '811101'), cities('Hartford CT'), oneOf(sized(100), sized(101))),
  },
  {
    on: 'companies',
    text: 'coffee shops in Madison Wis that are open Sundays',
    accepts: all(sic('581203'), cities('Madison WI')),
    unread: 'open Sundays',
  },
  {
    on: 'companies',
    text: 'roofers in Lee County Florida at least 20 years in business',
    accepts: all(sic('1761', '176101'), counties('Lee FL')),
    unread: 'years in business',
  },
  {
    on: 'companies',
    text: 'daycares in Plano with good reviews',
    accepts: all(sic('8351', '835101'), cities('Plano TX')),
    unread: 'good reviews',
  },
  {
    on: 'companies',
    text: 'veteran-owned electricians Norfolk and Virginia Beach',
    accepts: all(sic('1731', '173101'), cities('Norfolk VA', 'Virginia Beach VA')),
    unread: 'veteran-owned',
  },
  {
    on: 'companies',
    text: 'realtors tulsa, contact first name Steve',
    accepts: all(sic('6531', '653101'), cities('Tulsa OK'), { FirstName: 'Steve' }),
  },
  {
    on: 'companies',
    text: 'dentists in Santa Fe, female contact',
    accepts: all(sic('8021', '802101'), cities('Santa Fe NM'), women),
  },
  {
    on: 'companies',
    text: 'golf courses in SC except Horry County',
    accepts: all(
      sic('7992', '799201', ['7992', '799701'], ['799201', '799701']),
      states('SC'),
      except(counties('Horry SC')),
    ),
  },
  {
    on: 'companies',
    text: 'liquor stores and gas stations, wichita',
    accepts: all(
      sic(
        ['5921', '5541'],
        ['592101', '554101'],
        ['5921', '554101'],
        ['592101', '5541'],
        ['592101', '554101', '554102'],
        ['5921', '554101', '554102'],
      ),
      cities('Wichita KS'),
    ),
  },
  {
    on: 'companies',
    text: 'Motels in Branson, not part of a franchise',
    accepts: all(
      sic('701102', '7011'),
      cities('Branson MO'),
      oneOf({ IsFranchise: false }, except({ IsFranchise: true })),
    ),
  },
  {
    on: 'companies',
    text: 'nursing homes ME, NH, VT',
    accepts: all(sic('8051', '805101', '805', ['8051', '8052', '8059']), states('ME', 'NH', 'VT')),
  },
  {
    on: 'companies',
    text: 'oil change places Corpus Christi tx',
    accepts: all(sic('754902'), cities('Corpus Christi TX')),
  },
  {
    on: 'companies',
    text: "I sell to dog groomers, who's in Pasadena Calif",
    accepts: all(sic('075202', ['075202', '075212']), cities('Pasadena CA')),
  },
  {
    on: 'companies',
    text: 'meat packers ks, ne & ia 250+ emp',
    accepts: all(sic('2011', '201101'), states('KS', 'NE', 'IA'), sized(250)),
  },
  {
    on: 'companies',
    text: 'tax preparers zips 33125-33135',
    accepts: all(
      sic('7291', '729101'),
      zips('33125', '33126', '33127', '33128', '33129', '33130', '33131', '33132', '33133', '33134', '33135'),
    ),
  },
  {
    on: 'companies',
    text: 'corrugated box plants $10MM and up, Ohio or Indiana',
    accepts: all(sic('2653', '265301'), selling(10_000_000), states('OH', 'IN')),
  },
  {
    on: 'companies',
    text: 'yoga studios Capitol Hill Seattle',
    accepts: all(
      sic('799102'),
      oneOf(
        zips('98102', '98112', '98122'),
        zips('98102', '98122'),
        zips('98102', '98112'),
        zips('98102'),
        quarter(47.625, -122.32),
        all(
          cities('Seattle WA'),
          oneOf(
            zips('98102', '98112', '98122'),
            zips('98102', '98122'),
            zips('98102'),
            quarter(47.625, -122.32),
          ),
        ),
      ),
    ),
  },
  {
    on: 'people',
    kind: 'companies',
    text: 'taxidermists in michigan',
    accepts: all(sic('769909'), states('MI')),
  },

  // People
  { on: 'people', text: 'homeowners 65+ ocala', accepts: all(owns, aged(65), cities('Ocala FL')) },
  {
    on: 'people',
    text: 'Boaters in Lake County, Illinois',
    accepts: all(likes('Boating'), counties('Lake IL')),
  },
  {
    on: 'people',
    text: 'married homeowners w/ kids Naperville',
    accepts: all(married, owns, parents, cities('Naperville IL')),
  },
  {
    on: 'people',
    text: 'single women 50-65 in Sarasota or Bradenton',
    accepts: all(single, women, aged(50, 65), cities('Sarasota FL', 'Bradenton FL')),
  },
  {
    on: 'people',
    text: 'ford f150 owners amarillo',
    accepts: all(
      oneOf(
        { VehicleMake: 'Ford', VehicleModel: 'F-150' },
        { VehicleMake: 'Ford', VehicleModel: 'F150' },
        { VehicleModel: 'F-150' },
        { VehicleModel: 'F150' },
      ),
      cities('Amarillo TX'),
    ),
  },
  {
    on: 'people',
    text: 'who drives a Tesla or a BMW in 94301 and 94306',
    accepts: all(either({ VehicleMake: 'Tesla' }, { VehicleMake: 'BMW' }), zips('94301', '94306')),
  },
  {
    on: 'people',
    text: 'new movers 30305, 30327, 30342',
    accepts: all(isNew, zips('30305', '30327', '30342')),
  },
  {
    on: 'people',
    text: 'been in the same house at least 15 yrs, Cuyahoga County',
    accepts: all(
      except(...Array.from({ length: 15 }, (_, YearsInHome): Criteria => ({ YearsInHome }))),
      counties('Cuyahoga OH'),
    ),
  },
  { on: 'people', text: 'home val 750k+ boulder colo', accepts: all(valued(750_000), cities('Boulder CO')) },
  {
    on: 'people',
    text: 'renters 18-29 Columbus Ohio',
    accepts: all(rents, aged(18, 29), cities('Columbus OH')),
  },
  {
    on: 'people',
    text: 'men 50 to 70 who like golf, Pinehurst NC',
    accepts: all(men, aged(50, 70), likes('Golf'), cities('Pinehurst NC')),
  },
  {
    on: 'people',
    text: 'HHI 150K-250K Fairfax County VA',
    accepts: all(earning(150_000, 250_000), counties('Fairfax VA')),
  },
  {
    on: 'people',
    text: 'hispanic homeowners in Phoenix',
    accepts: all(owns, cities('Phoenix AZ')),
    unread: 'hispanic',
  },
  {
    on: 'people',
    text: 'registered republicans over 60 in pinellas county',
    accepts: all(oneOf(aged(60), aged(61)), counties('Pinellas FL')),
    unread: 'republicans',
  },
  {
    on: 'people',
    text: 'Renters in Detroit with credit scores under 600',
    accepts: all(rents, cities('Detroit MI')),
    unread: 'credit scores',
  },
  {
    on: 'people',
    text: '2019 toyota camry owners sacramento',
    accepts: all(
      oneOf({ VehicleMake: 'Toyota', VehicleModel: 'Camry' }, { VehicleModel: 'Camry' }),
      cities('Sacramento CA'),
    ),
    unread: '2019',
  },
  {
    on: 'people',
    text: 'anybody named Kowalski in Hamtramck',
    accepts: all({ LastName: 'Kowalski' }, cities('Hamtramck MI')),
  },
  {
    on: 'people',
    text: 'familes with children 55347 income 100k+',
    accepts: all(parents, zips('55347'), earning(100_000)),
  },
  {
    on: 'people',
    text: 'dads in their 30s, Frisco TX',
    accepts: all(men, parents, aged(30, 39), cities('Frisco TX')),
  },
  {
    on: 'people',
    text: "I'm after people who like gardening around Asheville, say 20 miles",
    accepts: all(likes('Garden'), around(35.6, -82.55, 20)),
  },
  { on: 'people', text: 'homeowners w/in 3 mi of 19103', accepts: all(owns, near(3, '19103')) },
  { on: 'people', text: 'married men no kids 77007', accepts: all(married, men, childless, zips('77007')) },
  {
    on: 'people',
    text: 'folks 70 and up, Bucks County Pa, homes worth 300-600k',
    accepts: all(aged(70), counties('Bucks PA'), valued(300_000, 600_000)),
  },
  {
    on: 'people',
    text: 'people living in trailer parks, Pasco County Florida',
    accepts: all({ HousingType: 'Trailer Court' }, counties('Pasco FL')),
  },
  {
    on: 'people',
    text: 'Jeep Wrangler owners Waukesha County',
    accepts: all(
      oneOf({ VehicleMake: 'Jeep', VehicleModel: 'Wrangler' }, { VehicleModel: 'Wrangler' }),
      counties('Waukesha WI'),
    ),
  },
  {
    on: 'people',
    text: 'online shoppers 25-40 austin',
    accepts: all(likely('OnlineShopper'), aged(25, 40), cities('Austin TX')),
  },
  {
    on: 'people',
    text: 'home owners age 40-60 inc 90K to 150K Des Moines and Ames',
    accepts: all(owns, aged(40, 60), earning(90_000, 150_000), cities('Des Moines IA', 'Ames IA')),
  },
  {
    on: 'people',
    text: 'guys who fish, age 45+, Minnesota or Wisconsin',
    accepts: all(men, likes('Fishing'), aged(45), states('MN', 'WI')),
  },
  {
    on: 'people',
    text: 'need single moms Fresno',
    accepts: all(single, women, parents, cities('Fresno CA')),
  },
  {
    on: 'people',
    text: 'owner occ homes under $200k toledo',
    accepts: all(owns, oneOf(valued(0, 199_999), valued(0, 200_000)), cities('Toledo OH')),
  },
  {
    on: 'people',
    text: 'homowners in Plano 75024',
    accepts: all(owns, oneOf(zips('75024'), all(cities('Plano TX'), zips('75024')))),
  },
  {
    on: 'people',
    text: 'apartment dwellers 25 to 34, Minneapolis',
    accepts: all(oneOf(apartments, all(apartments, rents)), aged(25, 34), cities('Minneapolis MN')),
  },
  { on: 'people', text: 'cyclists Marin Cty Calif', accepts: all(likes('Cycling'), counties('Marin CA')) },
  {
    on: 'people',
    text: 'unmarried males under 35 tempe az',
    accepts: all(single, men, aged(18, 34), cities('Tempe AZ')),
  },
  {
    on: 'people',
    text: 'Homeowners in Ohio but not in Franklin or Hamilton county',
    accepts: all(
      owns,
      states('OH'),
      oneOf(
        except(counties('Franklin OH', 'Hamilton OH')),
        except(counties('Franklin OH'), counties('Hamilton OH')),
      ),
    ),
  },
  {
    on: 'people',
    text: 'households earning more than 250k Greenwich & New Canaan CT',
    accepts: all(oneOf(earning(250_000), earning(250_001)), cities('Greenwich CT', 'New Canaan CT')),
  },
  {
    on: 'people',
    text: 'dog and cat owners in Bend Oregon who own their home',
    accepts: all(likes('Pets'), cities('Bend OR'), owns),
  },
  {
    on: 'people',
    text: 'woodworkers, Springfield Missouri',
    accepts: all(likes('Woodworking'), cities('Springfield MO')),
  },
  {
    on: 'people',
    text: 'parents in Park Slope making 150k or more',
    accepts: all(
      parents,
      oneOf(
        zips('11215'),
        zips('11215', '11217'),
        quarter(40.672, -73.977),
        all(
          oneOf(cities('Brooklyn NY'), counties('Kings NY')),
          oneOf(zips('11215'), zips('11215', '11217'), quarter(40.672, -73.977)),
        ),
      ),
      earning(150_000),
    ),
  },
  {
    on: 'companies',
    kind: 'people',
    text: 'married couples 60 plus Naples FL, income over 100k',
    accepts: all(married, aged(60), cities('Naples FL'), oneOf(earning(100_000), earning(100_001))),
  },
]
