import type { Evidence } from './evidence.ts'

const is = (yes: boolean) => (yes ? 1 : 0)

/** Evidence as numbers, mostly 0 to 1, each of which has a weight of its own in the odds of a record. */
export function featuresOf(evidence: Evidence) {
  const { name, address, street, suffix, unit, city, state, postalCode, phone, birth, age } = evidence
  const { both, first, second, rarity } = name ?? { both: 0, first: 0, second: 0, rarity: 0 }
  const ofQuery = both / (both + first + 0.01)
  const ofRecord = both / (both + second + 0.01)
  return {
    /** Rarity of what both names have; two rare words are as good as three. */
    nameRarity: Math.min(rarity, 2),
    nameOfQuery: ofQuery,
    nameOfRecord: ofRecord,
    nameWhole: ofQuery * ofRecord,
    nameEqual: is(name !== undefined && first + second < 0.01),
    nameNone: is(name !== undefined && both < 0.1),
    addressSame: is(address === 'same'),
    streetMisspelt: is(address !== 'other' && street === 'near'),
    suffixOther: is(address === 'same' && suffix === 'other'),
    unitSame: is(address === 'same' && unit === 'same'),
    unitOther: is(address === 'same' && unit === 'other'),
    unitExtra: is(address === 'same' && unit === 'extra'),
    unitUnknown: is(address === 'same' && unit === 'unknown'),
    addressNear: is(address === 'near'),
    addressOther: is(address === 'other'),
    addressAndName: is(address === 'same') * ofQuery,
    citySame: is(city === 'same' || city === 'near'),
    cityOther: is(city === 'other'),
    stateOther: is(state === 'other'),
    postalCodeSame: is(postalCode === 'same'),
    postalCodeNear: is(postalCode === 'near'),
    postalCodeOther: is(postalCode === 'other'),
    phoneSame: is(phone === 'same'),
    phoneNear: is(phone === 'near'),
    phoneOther: is(phone === 'other'),
    /** Without a name to go by, a phone or an address has to do. */
    phoneUnnamed: is(phone === 'same' && name === undefined),
    addressUnnamed: is(address === 'same' && name === undefined),
    phoneAndName: is(phone === 'same') * ofQuery,
    phoneAndAddress: is(phone === 'same' && address === 'same'),
    birthSame: is(birth === 'same'),
    birthNear: is(birth === 'near'),
    birthOther: is(birth === 'other'),
    ageOther: is(age === 'other'),
  }
}

export type Features = ReturnType<typeof featuresOf>
