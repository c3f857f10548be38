import type { MultiPolygon, Polygon } from 'geojson'
import type { Criterion } from '#contract/criteria.ts'
import type { TallyItem } from '#contract/tally.ts'
import type { CriteriaPlace } from '#criteria/places.ts'
import type { TallyField } from '#criteria/tallies.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { stateNames } from '#shared/address/states.ts'
import type { Shapes, Zip3Shape } from '../boundaries.ts'
import type { Labels } from '../label-placement.ts'

export const regionLevelNames = ['state', 'county', 'zip3'] as const
export type RegionLevel = (typeof regionLevelNames)[number]

/** A surface of a choropleth. */
export interface Region {
  /** What it has in common with its group of the tally. */
  key: string
  name: string
  geometry: Polygon | MultiPolygon
  /** People who live there, to the hundred; 0 where none are known. */
  people: number
  /** What a click adds to the search, where a criterion has such places. */
  place?: CriteriaPlace
}

/** What of the map's knowledge regions are made of; parts that are not loaded yet are undefined. */
export interface RegionSources {
  shapes: Shapes | undefined
  labels: Labels | undefined
  zip3: readonly Zip3Shape[] | undefined
}

/** The names, tally fields and keys of the regions of a level; `own` is the criterion that selects them. */
export const regionLevels: Record<
  RegionLevel,
  {
    singular: string
    plural: string
    fields: readonly TallyField[]
    own?: Criterion
    tallyKey: (item: TallyItem) => string
  }
> = {
  state: {
    singular: 'state',
    plural: 'states',
    fields: ['stateprovince'],
    own: 'StatesProvinces',
    tallyKey: ({ StateProvince }) => String(StateProvince ?? ''),
  },
  county: {
    singular: 'county',
    plural: 'counties',
    fields: ['stateprovince', 'county'],
    own: 'CountiesByStateProvince',
    tallyKey: ({ StateProvince, County }) => `${StateProvince ?? ''}|${County ?? ''}`.toLowerCase(),
  },
  zip3: {
    singular: messages.zipArea,
    plural: messages.zipAreas,
    fields: ['zip3'],
    tallyKey: ({ Zip3 }) => String(Zip3 ?? '').padStart(3, '0'),
  },
}

const none: readonly Region[] = []

/** The regions of a level, none while what they are made of is loading. */
export function regionsOf({ shapes, labels, zip3 }: RegionSources, level: RegionLevel): readonly Region[] {
  if (level === 'zip3') return zip3?.map(zip3Region) ?? none
  if (!shapes || !labels) return none
  return level === 'state' ? stateRegions(shapes, labels) : countyRegions(shapes, labels)
}

const zip3Region = ({ Zip3, city, people, geometry }: Zip3Shape): Region => ({
  key: Zip3,
  name: city ? `ZIP ${Zip3}, ${city}` : `ZIP ${Zip3}`,
  geometry,
  people: people * 100,
})

function stateRegions({ states }: Shapes, labels: Labels): Region[] {
  const people = new Map(labels.states.map(({ StateProvince, People }) => [StateProvince, People]))
  return states.map(({ StateProvince, geometry }) => ({
    key: StateProvince,
    name: stateNames[StateProvince] ?? StateProvince,
    geometry,
    people: (people.get(StateProvince) ?? 0) * 100,
    place: { kind: 'state', StateProvince },
  }))
}

function countyRegions({ counties }: Shapes, labels: Labels): Region[] {
  const people = new Map(labels.counties.map(({ Fips, People }) => [Fips, People]))
  return counties.map(({ Fips, County, StateProvince, geometry }) => ({
    key: regionLevels.county.tallyKey({ Count: 0, StateProvince, County }),
    name: `${County}, ${StateProvince}`,
    geometry,
    people: (people.get(Fips) ?? 0) * 100,
    place: { kind: 'county', County, StateProvince },
  }))
}
