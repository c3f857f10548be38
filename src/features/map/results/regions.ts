import { stateNames } from '#contract/place'
import type { TallyItem } from '#contract/tally'
import type { Place } from '../../../criteria/places.ts'
import type { CountyShape, Shapes, StateShape } from '../base/shapes.ts'

export type Level = 'state' | 'county'
export type Region = StateShape | CountyShape

/** The states or the counties, none while their outlines are loading. */
export const regionsOf = (shapes: Shapes | undefined, level: Level): readonly Region[] =>
  (level === 'state' ? shapes?.states : shapes?.counties) ?? []

/** What a region and its group of the tally have in common. */
export const keyOf = ({ StateProvince, County }: TallyItem | { StateProvince: string; County?: string }) =>
  `${StateProvince ?? ''}|${County ?? ''}`.toLowerCase()

export const placeOf = (region: Region): Place =>
  'County' in region
    ? { kind: 'county', County: region.County, StateProvince: region.StateProvince }
    : { kind: 'state', StateProvince: region.StateProvince }

/** A region in words. */
export const nameOf = (region: Region) =>
  'County' in region
    ? `${region.County}, ${region.StateProvince}`
    : (stateNames[region.StateProvince] ?? region.StateProvince)
