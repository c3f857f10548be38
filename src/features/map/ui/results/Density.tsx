import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { tallyQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { counted } from '#criteria/kinds.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { type Density as DensityAtPoint, usePointDetails } from '#features/map/data/point-details.ts'
import { useResultsReport } from '#features/map/data/results-report.ts'
import { densityMessages as messages } from '#features/map/messages/density.ts'
import type { Gazetteer } from '#features/map/model/areas/outline.ts'
import { fromPlane } from '#features/map/model/plane.ts'
import { bandwidthsOf } from '#features/map/model/results/bandwidth.ts'
import { countPostalCodes, isPart, layOutPostalCodes } from '#features/map/model/results/density.ts'
import { boxAroundPoints } from '#features/map/model/results/points.ts'
import { placeIndexQuery } from '#reference/place-index.ts'
import { useKind } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { squareUnits, type Units } from '#shared/text/units.ts'
import type { Scheme } from '../basemap/palette.ts'
import { useZoom } from '../useViewport.ts'
import { areaSurfaces } from './area-surfaces.ts'
import { useDensity } from './useDensity.ts'
import { useHover } from './useHover.ts'
import { useLandSides } from './useLand.ts'

interface Props {
  criteria: Criteria
  places: readonly PlaceChoice[]
  gazetteer: Gazetteer
  scheme: Scheme
}

/** From this zoom on shores and edges matter to squares of 7 pixels. */
const LAND_FROM = 6

/** The density of the results by a tally of ZIP codes: dots on a grid from afar, a smooth surface near by. */
export function Density({ criteria, places, gazetteer, scheme }: Props) {
  const kind = useKind()
  const { units } = useSettings()
  const tally = useQuery(tallyQuery(kind, criteria, ['postalcode']))
  const index = useQuery(placeIndexQuery)
  const land = useLandSides(useZoom() >= LAND_FROM)
  const plane = useMemo(() => index.data && layOutPostalCodes(index.data.postal), [index.data])
  const postalCounts = useMemo(
    () => (tally.data && plane ? countPostalCodes(tally.data, plane) : undefined),
    [tally.data, plane],
  )
  const bandwidthOf = useMemo(() => plane && bandwidthsOf(plane), [plane])
  const areShoresKnown = land !== undefined
  const areas = useMemo(
    () => areaSurfaces(places, gazetteer, areShoresKnown),
    [places, gazetteer, areShoresKnown],
  )
  const input = useMemo(
    () =>
      postalCounts &&
      bandwidthOf && { postalCounts, bandwidthOf, land, areas, scheme, unit: squareUnits(units) },
    [postalCounts, bandwidthOf, land, areas, scheme, units],
  )
  const { scale, densityAt } = useDensity(input)
  useHover((point, zoom) => {
    const density = densityAt(point, zoom)
    const { Latitude, Longitude } = fromPlane(point, zoom)
    return density && { text: hoverText(kind, density, units), lat: Latitude, lng: Longitude }
  })
  const { densityShown } = usePointDetails.getState()
  useEffect(() => {
    densityShown(densityAt)
    return () => densityShown(undefined)
  }, [densityShown, densityAt])

  const { setReport } = useResultsReport.getState()
  const unlocated = postalCounts?.unlocated ?? 0
  const [loading, problem] = [tally.isFetching || index.isFetching, tally.error ?? index.error ?? undefined]
  useEffect(() => {
    const legend = scale && { ...scale, elsewhere: unlocated }
    const retry = () => void (tally.error ? tally.refetch() : index.refetch())
    const box = () =>
      postalCounts && boxAroundPoints(postalCounts.points.filter((_, i) => postalCounts.counts[i]))
    setReport({ loading, problem, retry, legend, box })
  }, [setReport, loading, problem, scale, unlocated, postalCounts, tally.error, tally.refetch, index.refetch])
  return null
}

function hoverText(kind: Kind, density: DensityAtPoint, units: Units): string {
  if (density.kind === 'estimate') return messages.here(kind, density.density, units, density.nearest)
  const { codes, count, share } = density
  const where = codes.length === 1 ? messages.zipCode(codes[0] ?? '') : messages.zipCodes(codes.length)
  return `${where}: ${counted(kind, count)}${isPart(density) ? messages.inDot(share) : ''}`
}
