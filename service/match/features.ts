import type { Evidence } from './evidence.ts'

/** Evidence as numbers, mostly 0 to 1, each of which has a weight of its own. */
export function featuresOf({ name, address, suffix, unit, city, state, postalCode, phone }: Evidence) {
  const told = name ?? { both: 0, query: 0, record: 0, spelling: 0 }
  const ofQuery = told.both / (told.both + told.query + 0.01)
  const ofRecord = told.both / (told.both + told.record + 0.01)
  const is = (yes: boolean) => (yes ? 1 : 0)
  return {
    /** Rarity of what both names have; two rare words are as good as three. */
    nameRarity: Math.min(told.both, 2),
    nameOfQuery: ofQuery,
    nameOfRecord: ofRecord * Math.min(1, 1.5 * told.both),
    nameWhole: ofQuery * ofRecord,
    nameSpelling: told.spelling,
    nameNone: is(name !== undefined && told.both < 0.1),
    addressSame: is(address === 'same'),
    addressSuffixOther: is(address === 'same' && suffix === 'other'),
    addressUnitOther: is(address === 'same' && unit === 'other'),
    addressNear: is(address === 'near'),
    addressOther: is(address === 'other'),
    addressAndName: is(address === 'same') * ofQuery,
    citySame: is(city === 'same' || city === 'near'),
    cityOther: is(city === 'other'),
    stateOther: is(state === 'other'),
    postalCodeSame: is(postalCode === 'same'),
    postalCodeOther: is(postalCode === 'other'),
    phoneSame: is(phone === 'same'),
    phoneNear: is(phone === 'near'),
    /** Without a name to go by, a phone or an address has to do. */
    phoneUnnamed: is(phone === 'same' && name === undefined),
    addressUnnamed: is(address === 'same' && name === undefined),
    phoneOther: is(phone === 'other'),
    phoneAndName: is(phone === 'same') * ofQuery,
    phoneAndAddress: is(phone === 'same' && address === 'same'),
  }
}

export type Features = ReturnType<typeof featuresOf>
