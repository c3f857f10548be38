import { readFileSync } from 'node:fs'
import type { Kind } from '#contract/kind'
import type { Features } from './features.ts'

/** Points [share of the odds, probability], rising in both. */
export type Calibration = readonly (readonly [share: number, probability: number])[]

/** What `scripts/train-match` learns from labelled pairs. */
export interface Model {
  /** How much each feature adds to the log odds of a record; 0 when absent. */
  weights: Partial<Record<keyof Features, number>>
  /** What is against any record from the start, as log odds. */
  prior: number
  calibration: Calibration
}

/** The file of the models. */
export const modelFile = new URL('./model.json', import.meta.url)

/** The models that are used, of `model.json`, which `scripts/train-match` writes. */
export const models = JSON.parse(readFileSync(modelFile, 'utf8')) as Record<Kind, Model>
