import { readFileSync } from 'node:fs'
import type { Kind } from '#contract/kind.ts'
import type { Features } from './features.ts'

/** The weights by which the closeness of a record is computed. */
export interface Closeness {
  /** How much each part of a query counts. */
  name: number
  address: number
  city: number
  state: number
  postalCode: number
  phone: number
  birth: number
  age: number
  /** Shares of the name's weight: what the record has of the query's words, and the query of the record's; the rest is for both at once. */
  nameOfQuery: number
  nameOfRecord: number
  /** Closeness of another number of the same street. */
  sameStreet: number
  /** Subtracted from the closeness of an address: for a misspelled street, another suffix, another unit, and one that only the query has. */
  misspeltStreet: number
  otherSuffix: number
  otherUnit: number
  unknownUnit: number
  /** Closeness of what nearly agrees: a misspelled city, a postal code near by, a wrong digit, a few years. */
  nearCity: number
  nearPostalCode: number
  nearPhone: number
  nearBirth: number
  nearAge: number
  /** Of the weight of a part that the record lacks, the share that is lost. */
  unknown: number
}

/** Points [share of the odds, probability], rising in both. */
export type Calibration = readonly (readonly [share: number, probability: number])[]

/** The most specific part of a query: an address, a phone or a birth date; a city or a postal code; a name with a state at most. */
export type Detail = 'address' | 'place' | 'name'

export const details: readonly Detail[] = ['address', 'place', 'name']

/** What `scripts/train-match` learns from labeled pairs. */
export interface Model {
  /** For the Score. */
  closeness: Closeness
  /** How much each feature adds to the log odds of a record; 0 when absent. */
  weights: Partial<Record<keyof Features, number>>
  /** The log odds against a record without any evidence. */
  prior: number
  /** For queries of each detail. */
  calibrations: Readonly<Record<Detail, Calibration>>
}

/** The file of the models. */
export const modelFile = new URL('./model.json', import.meta.url)

/** The models in use, read from `model.json`, which `scripts/train-match` writes. */
export const models = JSON.parse(readFileSync(modelFile, 'utf8')) as Record<Kind, Model>
