import type { Features } from './features.ts'

/**
 * How much each feature speaks for a record, in natural logarithms of odds, beside `against`, which stands against any record from the
 * start. Found once by maximum likelihood over 706 labelled pairs of places, each asked in several ways, with its right answer among the
 * candidates and without, so that shares of the odds are probabilities. Some are set by hand: `nameSpelling`, which only decides between
 * equals; `stateOther`, of which the pairs have too few; `phoneUnnamed` and `addressUnnamed`, by how often a phone or an address that one
 * record has is the right one's (98 of 100).
 */
export const weights: Record<keyof Features, number> = {
  nameRarity: 1.43,
  nameOfQuery: 5.99,
  nameOfRecord: 5.55,
  nameWhole: -1.3,
  nameSpelling: 0.5,
  nameNone: -0.12,
  addressSame: 1.29,
  addressSuffixOther: -3.25,
  addressNear: -4.47,
  addressOther: -5.73,
  addressAndName: -0.09,
  citySame: 1.15,
  cityOther: -2.81,
  stateOther: -4,
  postalCodeSame: 1.2,
  postalCodeOther: -4.19,
  phoneSame: 4.48,
  phoneNear: -1.96,
  phoneUnnamed: 9.7,
  addressUnnamed: 11,
  phoneOther: -3.53,
  phoneAndName: -3.16,
  phoneAndAddress: -1.71,
}

export const against = 11.26
