import type { Evidence } from './evidence.ts'

const flag = (value: boolean) => (value ? 1 : 0)

/** Evidence as numbers, mostly 0 to 1. Each has its own weight in the log odds of a record. */
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
    nameEqual: flag(name !== undefined && first + second < 0.01),
    nameNone: flag(name !== undefined && both < 0.1),
    addressSame: flag(address === 'same'),
    streetMisspelt: flag(address !== 'other' && street === 'near'),
    suffixOther: flag(address === 'same' && suffix === 'other'),
    unitSame: flag(address === 'same' && unit === 'same'),
    unitOther: flag(address === 'same' && unit === 'other'),
    unitExtra: flag(address === 'same' && unit === 'extra'),
    unitUnknown: flag(address === 'same' && unit === 'unknown'),
    addressNear: flag(address === 'near'),
    addressOther: flag(address === 'other'),
    addressAndName: flag(address === 'same') * ofQuery,
    citySame: flag(city === 'same' || city === 'near'),
    cityOther: flag(city === 'other'),
    stateOther: flag(state === 'other'),
    postalCodeSame: flag(postalCode === 'same'),
    postalCodeNear: flag(postalCode === 'near'),
    postalCodeOther: flag(postalCode === 'other'),
    phoneSame: flag(phone === 'same'),
    phoneNear: flag(phone === 'near'),
    phoneOther: flag(phone === 'other'),
    /** A phone or an address weighs more in a query without a name. */
    phoneUnnamed: flag(phone === 'same' && name === undefined),
    addressUnnamed: flag(address === 'same' && name === undefined),
    phoneAndName: flag(phone === 'same') * ofQuery,
    phoneAndAddress: flag(phone === 'same' && address === 'same'),
    birthSame: flag(birth === 'same'),
    birthNear: flag(birth === 'near'),
    birthOther: flag(birth === 'other'),
    ageOther: flag(age === 'other'),
  }
}

export type Features = ReturnType<typeof featuresOf>
