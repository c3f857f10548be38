import type { Features } from './features.ts'

/**
 * How much each feature speaks for a record, in natural logarithms of odds, beside `against`, which stands against any record from the
 * start. Found once by maximum likelihood over 706 labelled pairs of places, each asked in several ways, with its right answer among the
 * candidates and without, so that shares of the odds are probabilities. Some are set by hand: `nameSpelling` and `addressUnitOther`, which
 * only decide between equals; `stateOther`, of which the pairs have too few; `phoneUnnamed` and `addressUnnamed`, by how often a phone or an address that one
 * record has is the right one's (98 of 100).
 */
export const weights: Record<keyof Features, number> = {
  nameRarity: 1.14,
  nameOfQuery: 5.29,
  nameOfRecord: 5.08,
  nameWhole: -0.57,
  nameSpelling: 0.5,
  nameNone: -0.3,
  addressSame: 1.34,
  addressSuffixOther: -2.54,
  addressUnitOther: -0.5,
  addressNear: -4.23,
  addressOther: -5.38,
  addressAndName: 0.18,
  citySame: 1.51,
  cityOther: -2.67,
  stateOther: -4,
  postalCodeSame: 1.85,
  postalCodeOther: -3.92,
  phoneSame: 4.07,
  phoneNear: -2.37,
  phoneUnnamed: 9.5,
  addressUnnamed: 10,
  phoneOther: -3.97,
  phoneAndName: -2.85,
  phoneAndAddress: -2.44,
}

export const against = 10.64
