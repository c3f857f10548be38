import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { mistakeOf } from './buyer-score.testing.ts'
import {
  aged,
  all,
  around,
  childless,
  cities,
  earning,
  either,
  except,
  isNew,
  likely,
  likes,
  married,
  men,
  near,
  owns,
  parents,
  rents,
  selling,
  sic,
  single,
  sized,
  valued,
  women,
  zips,
} from './expected-criteria.testing.ts'
import { read } from './reader.testing.ts'

type Row = readonly [kind: Kind, text: string, accepts: Criteria | readonly Criteria[]]

/** That a text is read without remainder as one of the accepted criteria. */
function expectRead([kind, text, accepts]: Row) {
  const row = { on: kind, text, accepts: [accepts].flat() as Criteria[] }
  expect(mistakeOf(row, read(kind, text))).toBeUndefined()
}

const apartment: Criteria = { HousingType: 'Multi-Family Dwelling' }
const house: Criteria = { HousingType: 'Single Family Dwelling' }

test.each<Row>([
  ['companies', 'banks within half a mile of 10001', all(sic('60'), near(0.5, '10001'))],
  ['companies', 'banks within a quarter mile of 10001', all(sic('60'), near(0.25, '10001'))],
  ['companies', 'banks within 1/2 mile of 10001', all(sic('60'), near(0.5, '10001'))],
  ['companies', 'banks within a mile and a half of 10001', all(sic('60'), near(1.5, '10001'))],
  ['companies', 'banks within one and a half miles of 10001', all(sic('60'), near(1.5, '10001'))],
  ['companies', 'banks within 1 1/2 miles of 10001', all(sic('60'), near(1.5, '10001'))],
  ['companies', 'anything within ¾ mile of 10001', near(0.75, '10001')],
  ['people', 'homeowners within a mile of 10001', all(owns, near(1, '10001'))],
  ['people', 'homeowners in a 5-mi. radius of Boise', all(owns, around(43.6135, -116.2034, 5))],
  ['people', 'homeowners 0.5 mi from 10001', all(owns, near(0.5, '10001'))],
])('%s: a distance: %s', (...row) => expectRead(row))

test.each<Row>([
  ['people', 'married 30 to 45 Boise', all(married, aged(30, 45), cities('Boise ID'))],
  ['people', 'married no kids 30-44 Boise', all(married, childless, aged(30, 44), cities('Boise ID'))],
  ['people', 'renters not over 40 Boise', all(rents, aged(18, 40), cities('Boise ID'))],
  ['people', 'renters no older than 40', all(rents, aged(18, 40))],
  ['people', 'men fifty and up Boise', all(men, aged(50), cities('Boise ID'))],
  ['people', 'women over thirty-five', all(women, aged(36))],
  ['people', 'in their late 50s', aged(55, 59)],
  ['people', 'twentysomethings', aged(20, 29)],
  ['people', 'thirty-somethings', aged(30, 39)],
  ['people', 'seniors 75 and older Boise', all(aged(75), cities('Boise ID'))],
  ['people', 'age range 21-34', aged(21, 34)],
  ['people', 'octogenarians', aged(80, 89)],
  ['people', 'income $75k-$100k, 45-54', all(earning(75_000, 99_999), aged(45, 54))],
  ['people', 'gardeners, 60 plus, Asheville', all(likes('Garden'), aged(60), cities('Asheville NC'))],
])('%s: an age: %s', (...row) => expectRead(row))

test.each<Row>([
  ['people', 'HHI 125k+', earning(125_000)],
  ['people', 'makes $200k or better', earning(200_000)],
  ['people', 'making less than forty grand', earning(0, 39_999)],
  ['people', 'six figure income', earning(100_000)],
  ['people', 'earning six figures', earning(100_000)],
  ['people', 'household earning a quarter million or more', earning(250_000)],
  ['people', 'homes worth half a million or more', valued(500_000)],
  ['people', 'houses above $750k', valued(800_000)],
  ['people', 'own a home worth more than $1M', all(owns, valued(1_000_000))],
  ['people', 'homes priced under 200k', valued(0, 199_999)],
  ['companies', 'doing $20 million to $50 million', selling(20_000_000, 49_999_999)],
  ['companies', 'grossing over 5 mil', selling(5_000_000)],
  ['companies', 'companies doing more than 10 million a year', selling(10_000_000)],
  ['companies', 'half a million or more in sales', selling(500_000)],
  ['companies', 'employers with 500 to 999 workers', sized(500, 999)],
  ['companies', 'at least 250 on the payroll', sized(250)],
  ['companies', 'workforce over 500', sized(500)],
  ['companies', '10-19 person firms', sized(10, 19)],
])('%s: an amount: %s', (...row) => expectRead(row))

test.each<Row>([
  ['people', 'own home, single', all(owns, single)],
  ['people', 'people in their forties who own', all(aged(40, 49), owns)],
  ['people', 'owner occupied, Boise', all(owns, cities('Boise ID'))],
  ['people', 'renting, Boise', all(rents, cities('Boise ID'))],
  ['people', 'do not own a home', rents],
  ['people', 'hhlds with kids at home Boise', all(parents, cities('Boise ID'))],
  ['people', 'has children under 65', all(parents, aged(18, 64))],
  ['people', 'no kids in the house', childless],
  ['people', 'bachelors', all(single, men)],
  ['people', 'sfdu owners 28277', all(house, owns, zips('28277'))],
  ['people', 'condo owners Boise', all(apartment, owns, cities('Boise ID'))],
  ['people', 'apartment renters Boise', all(apartment, rents, cities('Boise ID'))],
  ['people', 'newcomers in Boise', all(isNew, cities('Boise ID'))],
  ['people', 'charity givers', likely('CharitableGiver')],
  ['people', 'coupon clippers', likely('CouponUser')],
  ['people', 'frequent flyers', likely('FrequentTraveler')],
  ['people', 'movie buffs', likes('Movies')],
  ['people', 'bookworms', likes('Books')],
  ['people', 'who own dogs', likes('Pets')],
  ['people', 'cat owners or dog owners', likes('Pets')],
  ['people', 'hobbies: fishing', likes('Fishing')],
])('%s: a household: %s', (...row) => expectRead(row))

test.each<Row>([
  ['people', 'has a Lexus or an Acura', either({ VehicleMake: 'Lexus' }, { VehicleMake: 'Acura' })],
  [
    'people',
    'drives a Jeep, Ford, or Ram',
    either({ VehicleMake: 'Jeep' }, { VehicleMake: 'Ford' }, { VehicleMake: 'Ram' }),
  ],
  ['people', 'Ford truck owners Boise', all({ VehicleMake: 'Ford' }, cities('Boise ID'))],
  ['people', 'Chevy pickups', { VehicleMake: 'Chevrolet' }],
  ['people', 'who owns a Honda Civic', { VehicleMake: 'Honda', VehicleModel: 'Civic' }],
])('%s: a vehicle: %s', (...row) => expectRead(row))

test.each<Row>([
  ['companies', 'Do you have any dentists in Boise?', all(sic('8021'), cities('Boise ID'))],
  ['companies', 'can you find me dentists in Boise', all(sic('8021'), cities('Boise ID'))],
  ['companies', 'i am looking for dentists in Boise', all(sic('8021'), cities('Boise ID'))],
  [
    'companies',
    'Dentists in Idaho but skip Boise',
    all(sic('8021'), { StatesProvinces: ['ID'] }, except(cities('Boise ID'))),
  ],
  [
    'companies',
    'dentists in Idaho other than Boise',
    all(sic('8021'), { StatesProvinces: ['ID'] }, except(cities('Boise ID'))),
  ],
  [
    'people',
    'pet owners in Idaho but leave out Boise',
    all(likes('Pets'), { StatesProvinces: ['ID'] }, except(cities('Boise ID'))),
  ],
  ['companies', 'bakeries where the contact is a woman', all(sic('5461'), women)],
  ['companies', 'bakeries with female contacts', all(sic('5461'), women)],
  ['people', 'women named Jennifer', all(women, { FirstName: 'Jennifer' })],
  ['companies', 'household appliance stores', sic('5722')],
  ['companies', 'med device mfrs', sic('3841')],
  ['companies', 'corn growers', sic('0115')],
  ['companies', 'dui lawyers', sic('811115')],
  ['companies', 'karate schools', sic('799902')],
  ['companies', 'furniture manufacturers', sic('25')],
])('%s: words around it: %s', (...row) => expectRead(row))

test.each([
  ['people', 'lived here over 10 years'],
  ['companies', 'left handed manufacturers'],
  ['people', 'homeowners 10 years or more in Boise'],
  ['people', 'gamers in Boise'],
] as const)('%s: nothing is narrowed or ignored silently: %s', (kind, text) => {
  expect(read(kind, text).unread).not.toEqual([])
})
