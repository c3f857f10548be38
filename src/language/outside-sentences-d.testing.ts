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

const detroitArea: Criteria[] = oneOf(
  cities('Detroit MI'),
  counties('Wayne MI'),
  counties('Macomb MI', 'Oakland MI', 'Wayne MI'),
  counties('Lapeer MI', 'Livingston MI', 'Macomb MI', 'Oakland MI', 'St. Clair MI', 'Wayne MI'),
  metro(42.33, -83.05),
  close(42.33, -83.05),
)
const phoenixMetro: Criteria[] = oneOf(
  cities('Phoenix AZ'),
  counties('Maricopa AZ'),
  counties('Maricopa AZ', 'Pinal AZ'),
  metro(33.45, -112.07),
)
const quadCities: Criteria[] = oneOf(
  cities('Davenport IA', 'Bettendorf IA', 'Moline IL', 'Rock Island IL'),
  cities('Davenport IA', 'Bettendorf IA', 'Moline IL', 'East Moline IL', 'Rock Island IL'),
  counties('Scott IA', 'Rock Island IL'),
  counties('Scott IA', 'Rock Island IL', 'Henry IL', 'Mercer IL'),
  metro(41.52, -90.55),
)

/** Ninety sentences of list buyers, list D; their author had not read the grammar. */
export const outsideSentencesD: readonly BuyerSentence[] = [
  // Companies
  {
    on: 'companies',
    text: 'pizza joints on Staten Island',
    accepts: all(sic('581208'), oneOf(cities('Staten Island NY'), counties('Richmond NY'))),
  },
  { on: 'companies', text: 'OB-GYNs, Lexington KY', accepts: all(sic('801106'), cities('Lexington KY')) },
  {
    on: 'companies',
    text: 'Dermatology practices Palm Beach Cty FL 5-9 employees',
    accepts: all(sic('801108'), counties('Palm Beach FL'), sized(5, 9)),
  },
  { on: 'companies', text: 'pharmacys in delaware', accepts: all(sic('5912', '591201'), states('DE')) },
  {
    on: 'companies',
    text: 'fence installers, 20 miles around 76102',
    accepts: all(sic('179903'), near(20, '76102')),
  },
  {
    on: 'companies',
    text: 'custom home builders Flathead County',
    accepts: all(sic('152107'), counties('Flathead MT')),
  },
  {
    on: 'companies',
    text: 'lawn mowing outfits in Plymouth, Barnstable and Bristol counties, Mass.',
    accepts: all(
      sic('078203', '0782', ['078202', '078203']),
      counties('Plymouth MA', 'Barnstable MA', 'Bristol MA'),
    ),
  },
  {
    on: 'companies',
    text: 'grain elevators Kansas',
    accepts: all(sic('422101', '4221', '515301', '5153'), states('KS')),
  },
  {
    on: 'companies',
    text: 'hog farms: Duplin + Sampson counties NC',
    accepts: all(sic('021301', '0213'), counties('Duplin NC', 'Sampson NC')),
  },
  {
    on: 'companies',
    text: 'apple orchards close to Wenatchee Washington',
    accepts: all(sic('017502'), close(47.42, -120.31)),
  },
  { on: 'companies', text: 'beekeepers vt nh me', accepts: all(sic('027902'), states('VT', 'NH', 'ME')) },
  {
    on: 'companies',
    text: 'Where can I find crane rental in Corpus Christi?',
    accepts: all(sic('735302'), cities('Corpus Christi TX')),
  },
  {
    on: 'companies',
    text: 'scrap metal dealers Gary & Hammond Ind.',
    accepts: all(sic('509301', '5093'), cities('Gary IN', 'Hammond IN')),
  },
  {
    on: 'companies',
    text: 'metal stamping plants MI OH IN 250 to 499 ees',
    accepts: all(sic('346901', '3469', ['3465', '3469']), states('MI', 'OH', 'IN'), sized(250, 499)),
  },
  {
    on: 'companies',
    text: 'corrugated box makers greater than $10M revenue Georgia',
    accepts: all(sic('265301', '2653'), selling(10_000_000), states('GA')),
  },
  {
    on: 'companies',
    text: 'Semiconductor mfg in Maricopa or Pima county',
    accepts: all(sic('3674', '367401'), counties('Maricopa AZ', 'Pima AZ')),
  },
  {
    on: 'companies',
    text: 'managed service providers charlotte nc 10 to 49 people',
    accepts: all(sic('737601', '7376', ['737601', '737902']), cities('Charlotte NC'), sized(10, 49)),
  },
  {
    on: 'companies',
    text: 'web designers Provo/Orem',
    accepts: all(sic('737102'), cities('Provo UT', 'Orem UT')),
  },
  {
    on: 'companies',
    text: 'locksmiths in Washington DC and Silver Spring MD',
    accepts: all(sic('769902'), cities('Washington DC', 'Silver Spring MD')),
  },
  {
    on: 'companies',
    text: 'bridal shops Long Island',
    accepts: all(sic('562103'), counties('Nassau NY', 'Suffolk NY')),
  },
  {
    on: 'companies',
    text: 'driving schools in the Bronx',
    accepts: all(sic('829902'), oneOf(cities('Bronx NY'), counties('Bronx NY'))),
  },
  {
    on: 'companies',
    text: 'dry cleaners, Hyde Park, Chicago',
    accepts: all(
      sic('721601', '7216'),
      oneOf(
        zips('60615'),
        zips('60637'),
        zips('60615', '60637'),
        quarter(41.794, -87.594),
        all(cities('Chicago IL'), oneOf(zips('60615'), zips('60615', '60637'), quarter(41.794, -87.594))),
      ),
    ),
  },
  {
    on: 'companies',
    text: 'escape rooms orlando kissimmee',
    accepts: all(sic('799916'), cities('Orlando FL', 'Kissimmee FL')),
  },
  {
    on: 'companies',
    text: 'every chamber of commerce in Nebraska',
    accepts: all(sic('861102'), states('NE')),
  },
  { on: 'companies', text: 'labor unions Detroit area', accepts: all(sic('8631', '863101'), detroitArea) },
  {
    on: 'companies',
    text: 'hearing aid stores or audiologists, Spokane',
    accepts: all(sic(['599908', '804909'], ['804909', '599908']), cities('Spokane WA')),
  },
  {
    on: 'companies',
    text: 'portable toilet rental, New Mexico, nothing in Albuquerque',
    accepts: all(sic('735904'), states('NM'), except(cities('Albuquerque NM'))),
  },
  {
    on: 'companies',
    text: 'cannabis dispensaries in Missouri with 10+ ees',
    accepts: all(sic('599935'), states('MO'), sized(10)),
  },
  {
    on: 'companies',
    text: 'Home Depot, all Arizona stores',
    accepts: all(
      oneOf(named('Home Depot'), named('The Home Depot')),
      states('AZ'),
      oneOf({}, sic('5211', '521101')),
    ),
  },
  {
    on: 'companies',
    text: 'State Farm agents in Peoria IL',
    accepts: all(named('State Farm'), cities('Peoria IL'), oneOf({}, sic('6411'))),
  },
  {
    on: 'companies',
    text: 'tire shops, not Discount Tire, Colorado Springs',
    accepts: all(sic('553102', '5531'), cities('Colorado Springs CO'), except(named('Discount Tire'))),
  },
  {
    on: 'companies',
    text: 'flooring contractors with a phone number in Missoula Montana',
    accepts: all(sic('1752', '175201'), cities('Missoula MT')),
    unread: 'phone number',
  },
  {
    on: 'companies',
    text: 'head chefs at restaurants in New Orleans',
    accepts: all(sic('5812'), cities('New Orleans LA')),
    unread: 'head chefs',
  },
  {
    on: 'companies',
    text: 'firms with revenue under $500,000 Bangor Maine',
    accepts: all(selling(0, 499_999), cities('Bangor ME')),
  },
  {
    on: 'companies',
    text: 'jewelry stores in Scranton or Wilkes-Barre that stay open on sunday',
    accepts: all(sic('5944', '594401'), cities('Scranton PA', 'Wilkes-Barre PA')),
    unread: 'stay open on sunday',
  },
  {
    on: 'companies',
    text: 'organizations employing 1,000 to 4,999 in Rochester, Minnesota',
    accepts: all(sized(1_000, 4_999), cities('Rochester MN')),
  },
  {
    on: 'companies',
    text: 'paving contractors within 60 miles of Chattanooga, only the ones in Tennessee',
    accepts: all(
      sic('161102', '1611'),
      around(35.05, -85.31, 60),
      oneOf(states('TN'), except(except(states('TN'))[0] as Criteria)),
    ),
  },
  {
    on: 'companies',
    text: 'NAICS 541330 Huntsville AL',
    accepts: all(oneOf({ PrimaryNaics: '541330' }, sic('8711')), cities('Huntsville AL')),
  },
  {
    on: 'companies',
    text: 'attorneys by the name of Cohen in Philadelphia',
    accepts: all(
      sic('8111'),
      { LastName: 'Cohen' },
      oneOf(cities('Philadelphia PA'), counties('Philadelphia PA')),
    ),
  },
  {
    on: 'companies',
    text: 'motels on Route 66 in Arizona',
    accepts: all(sic('701102'), states('AZ')),
    unread: 'Route 66',
  },
  {
    on: 'companies',
    text: 'septic pumping, Lafourche and Terrebonne Parish',
    accepts: all(sic('769903'), counties('Lafourche LA', 'Terrebonne LA')),
  },
  {
    on: 'companies',
    text: 'fishing charters Homer, Seward & Kenai Alaska',
    accepts: all(sic('799911'), cities('Homer AK', 'Seward AK', 'Kenai AK')),
  },
  {
    on: 'companies',
    text: 'charter buses in the Quad Cities',
    accepts: all(sic('414201', ['414101', '414201']), quadCities),
  },
  {
    on: 'companies',
    text: 'civil engineers, structural engineers, geotechs - Salt Lake County, at least 20 staff',
    accepts: all(sic(['871102', '871103', '871107']), counties('Salt Lake UT'), sized(20)),
  },
  {
    on: 'companies',
    text: 'shipyards Virginia or Maryland, sales above 100 million',
    accepts: all(sic('3731', '373101'), states('VA', 'MD'), selling(100_000_000)),
  },

  // People
  {
    on: 'people',
    text: 'housholds with children in Cary NC',
    accepts: all(parents, cities('Cary NC')),
  },
  {
    on: 'people',
    text: 'guys 18-29 boulder & longmont colorado',
    accepts: all(men, aged(18, 29), cities('Boulder CO', 'Longmont CO')),
  },
  {
    on: 'people',
    text: 'female, 50-59, single, 33308',
    accepts: all(women, aged(50, 59), single, zips('33308')),
  },
  {
    on: 'people',
    text: 'income between $100,000 and $149,999 Johnson County Kansas',
    accepts: all(earning(100_000, 149_999), counties('Johnson KS')),
  },
  {
    on: 'people',
    text: 'six figure incomes in Wellesley, Mass.',
    accepts: all(oneOf(earning(100_000), earning(100_000, 999_999)), cities('Wellesley MA')),
  },
  {
    on: 'people',
    text: 'who owns a Porsche in Naples FL?',
    accepts: all({ VehicleMake: 'Porsche' }, cities('Naples FL')),
  },
  {
    on: 'people',
    text: 'jeep wrangler owners, Moab UT + Grand Junction CO',
    accepts: all(
      oneOf({ VehicleMake: 'Jeep', VehicleModel: 'Wrangler' }, { VehicleModel: 'Wrangler' }),
      cities('Moab UT', 'Grand Junction CO'),
    ),
  },
  {
    on: 'people',
    text: 'Prius drivers Berkeley',
    accepts: all(
      oneOf({ VehicleMake: 'Toyota', VehicleModel: 'Prius' }, { VehicleModel: 'Prius' }),
      cities('Berkeley CA'),
    ),
  },
  {
    on: 'people',
    text: '2019 Nissans in Shreveport',
    accepts: all({ VehicleMake: 'Nissan' }, cities('Shreveport LA')),
    unread: '2019',
  },
  {
    on: 'people',
    text: 'homeowners we can email, 30040',
    accepts: all(owns, zips('30040')),
    unread: 'email',
  },
  {
    on: 'people',
    text: 'theatre lovers Cambridge and Somerville MA, 45 & up',
    accepts: all(likes('Theater'), cities('Cambridge MA', 'Somerville MA'), aged(45)),
  },
  {
    on: 'people',
    text: 'pets and kids, owns home, Round Rock TX',
    accepts: all(likes('Pets'), parents, owns, cities('Round Rock TX')),
  },
  {
    on: 'people',
    text: 'anglers near Rapid City SD',
    accepts: all(likes('Fishing'), close(44.08, -103.23)),
  },
  {
    on: 'people',
    text: 'rents a house (not an apartment) in Evanston Illinois',
    accepts: all(
      rents,
      oneOf(
        { HousingType: 'Single Family Dwelling' },
        except({ HousingType: 'Multi-Family Dwelling' }),
        all({ HousingType: 'Single Family Dwelling' }, except({ HousingType: 'Multi-Family Dwelling' })),
      ),
      cities('Evanston IL'),
    ),
  },
  {
    on: 'people',
    text: 'homeowners Miami-Dade and Broward but no one under 50',
    accepts: all(
      owns,
      counties('Miami-Dade FL', 'Broward FL'),
      oneOf(aged(50), except({ AgeRange: ['18-24', '25-29', '30-34', '35-39', '40-44', '45-49'] })),
    ),
  },
  {
    on: 'people',
    text: 'home worth $750K to $1M in Bellevue Washington',
    accepts: all(valued(750_000, 1_000_000), cities('Bellevue WA')),
  },
  {
    on: 'people',
    text: 'renters 25-34 earning 40 to 60k in Montrose, Houston',
    accepts: all(
      rents,
      aged(25, 34),
      earning(40_000, 60_000),
      oneOf(
        zips('77006'),
        zips('77006', '77098'),
        zips('77006', '77019', '77098'),
        quarter(29.745, -95.39),
        all(cities('Houston TX'), oneOf(zips('77006'), zips('77006', '77098'), quarter(29.745, -95.39))),
      ),
    ),
  },
  {
    on: 'people',
    text: 'Coral Gables, Pinecrest, Palmetto Bay: homeowners, house over 900K',
    accepts: all(cities('Coral Gables FL', 'Pinecrest FL', 'Palmetto Bay FL'), owns, valued(900_000)),
  },
  {
    on: 'people',
    text: 'just moved, Ada and Canyon counties ID, has kids',
    accepts: all(isNew, counties('Ada ID', 'Canyon ID'), parents),
  },
  {
    on: 'people',
    text: 'online shoppers 94110',
    accepts: all(
      oneOf(
        likely('OnlineShopper'),
        { TargetReady: { OnlineShopper: 5 } },
        either({ TargetReady: { OnlineShopper: 4 } }, { TargetReady: { OnlineShopper: 5 } }),
      ),
      zips('94110'),
    ),
  },
  {
    on: 'people',
    text: 'catalog buyers in Iowa 60 or older',
    accepts: all(
      oneOf(
        likely('CatalogBuyer'),
        { TargetReady: { CatalogBuyer: 5 } },
        either({ TargetReady: { CatalogBuyer: 4 } }, { TargetReady: { CatalogBuyer: 5 } }),
      ),
      states('IA'),
      aged(60),
    ),
  },
  {
    on: 'people',
    text: 'blood donors in Rochester MN',
    accepts: [cities('Rochester MN')],
    unread: 'blood donors',
  },
  {
    on: 'people',
    text: 'Packers season ticket holders Green Bay and Appleton WI',
    accepts: all(cities('Green Bay WI', 'Appleton WI')),
    unread: 'Packers season ticket holders',
  },
  {
    on: 'people',
    text: 'homeowners with old roofs in Moore OK',
    accepts: all(owns, cities('Moore OK')),
    unread: 'old roofs',
  },
  {
    on: 'people',
    text: 'people in Duluth who need a new furnace, own their house',
    accepts: all(owns, cities('Duluth MN')),
    unread: 'new furnace',
  },
  {
    on: 'people',
    text: 'redheads age 21 to 30 Savannah Georgia',
    accepts: all(aged(21, 30), cities('Savannah GA')),
    unread: 'redheads',
  },
  {
    on: 'people',
    text: 'surname Schmidt, New Ulm MN',
    accepts: all({ LastName: 'Schmidt' }, cities('New Ulm MN')),
  },
  {
    on: 'people',
    text: 'robert hughes lynchburg va',
    accepts: all({ FirstName: 'Robert', LastName: 'Hughes' }, cities('Lynchburg VA')),
  },
  {
    on: 'people',
    text: 'birthday in March, 60 to 64, Marion County Oregon',
    accepts: all({ BirthMonth: 3 }, aged(60, 64), counties('Marion OR')),
  },
  { on: 'people', text: 'homeowners within 1 mile of 02492', accepts: all(owns, near(1, '02492')) },
  {
    on: 'people',
    text: 'married women 35 - 54 with children, income 90k and up, Bucks county PA',
    accepts: all(married, women, aged(35, 54), parents, earning(90_000), counties('Bucks PA')),
  },
  {
    on: 'people',
    text: 'homeowners in DC over the age of 70',
    accepts: all(
      owns,
      oneOf(states('DC'), cities('Washington DC'), counties('District of Columbia DC')),
      oneOf(aged(70), aged(71)),
    ),
  },
  {
    on: 'people',
    text: 'single men, Phoenix metro, $80k+',
    accepts: all(single, men, phoenixMetro, earning(80_000)),
  },
  {
    on: 'people',
    text: 'mobile home owners 65 plus Zephyrhills',
    accepts: all({ HousingType: 'Trailer Court' }, oneOf(owns, {}), aged(65), cities('Zephyrhills FL')),
  },
  {
    on: 'people',
    text: '19147 & 19148, no renters',
    accepts: all(zips('19147', '19148'), oneOf(owns, except(rents))),
  },
  {
    on: 'people',
    text: 'no homeowners please. Reno, 25 to 45',
    accepts: all(oneOf(rents, except(owns)), cities('Reno NV'), aged(25, 45)),
  },
  {
    on: 'people',
    text: 'stamp collectors who go camping, Tennessee or Kentucky, male',
    accepts: all(likes('Camping', 'Collecting'), states('TN', 'KY'), men),
  },
  {
    on: 'people',
    text: 'Cadillac and Lincoln owners 70+ Pinellas County',
    accepts: all(
      either({ VehicleMake: 'Cadillac' }, { VehicleMake: 'Lincoln' }),
      aged(70),
      counties('Pinellas FL'),
    ),
  },
  {
    on: 'people',
    text: 'Any childless homeowners in Sandy Springs, Roswell or Alpharetta?',
    accepts: all(
      childless,
      owns,
      either(cities('Roswell GA', 'Alpharetta GA'), zips('30328', '30342', '30350')),
    ),
  },
  {
    on: 'people',
    text: 'Johnson County Iowa, not Iowa City, families w/ income 100-150k',
    accepts: all(
      counties('Johnson IA'),
      except(cities('Iowa City IA')),
      oneOf(parents, {}),
      earning(100_000, 150_000),
    ),
  },
  {
    on: 'people',
    text: 'dog people, 55 to 74, Bend Ore.',
    accepts: all(likes('Pets'), aged(55, 74), cities('Bend OR')),
  },
  {
    on: 'people',
    text: 'homeowners, Larchmont & Mamaroneck & Rye NY, children present, home value 1.5 million and above',
    accepts: all(owns, cities('Larchmont NY', 'Mamaroneck NY', 'Rye NY'), parents, valued(1_500_000)),
  },
  {
    on: 'people',
    text: 'folks in Bozeman, Belgrade and Livingston Montana who fish',
    accepts: all(likes('Fishing'), cities('Bozeman MT', 'Belgrade MT', 'Livingston MT')),
  },
  {
    on: 'people',
    kind: 'companies',
    text: 'plumbing supply wholesalers in Toledo',
    accepts: all(sic('5074', '507401'), cities('Toledo OH')),
  },
  {
    on: 'companies',
    kind: 'people',
    text: 'married couples who golf, Pinehurst and Southern Pines NC',
    accepts: all(married, likes('Golf'), cities('Pinehurst NC', 'Southern Pines NC')),
  },
]
