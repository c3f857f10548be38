import type { BandwidthOf } from '#features/map/model/results/bandwidth.ts'
import type { PostalCounts } from '#features/map/model/results/density.ts'
import type { Scheme } from '../basemap/palette.ts'
import type { Areas, LandSides } from './land-mask.ts'

/** The counts of ZIP codes, and how they are drawn. */
export interface DensityInput {
  postalCounts: PostalCounts
  bandwidthOf: BandwidthOf
  land: LandSides
  areas: Areas
  scheme: Scheme
  /** How many of the shown unit of surface are in a square mile. */
  unit: number
}
