import type { Isochrone, Isochrones, IsochronesRequest } from '#contract/isochrones.ts'
import { type Feature, FeatureCollection, outerRings } from './features.ts'
import { polygonsOf } from './polygons.ts'
import type { Provider } from './provider.ts'

/**
 * The bands of a request in an answer of a routing server; undefined where the answer is not one. A band of which nothing was sent has the polygons of
 * the one before it: servers round contours, so that two may be equal. Where there is none before it, it has no polygons.
 */
export function isochronesIn(
  answer: unknown,
  { Unit, Bands }: IsochronesRequest,
  provider: Provider,
): Isochrones | undefined {
  const { success, data } = FeatureCollection.safeParse(answer)
  if (!success) return undefined
  const values = Bands.map((band) => provider.contourOf(band, Unit))
  const features = values.map((): Feature[] => [])
  for (const feature of data.features) {
    if (outerRings(feature).length === 0) continue
    const contour = provider.contourIn(feature.properties ?? {})
    if (Number.isNaN(contour)) return undefined
    features[nearest(values, contour)]?.push(feature)
  }
  let Polygons: Isochrone['Polygons'] = []
  return {
    Bands: Bands.map((Value, i) => {
      const own = polygonsOf((features[i] as Feature[]).flatMap(outerRings))
      if (own.length > 0) Polygons = own
      return { Value, Polygons }
    }),
    Attribution: provider.attributionOf(answer),
  }
}

/** The place in a list of the value nearest to another: servers round what they were sent. */
function nearest(values: readonly number[], wanted: number): number {
  const away = values.map((value) => Math.abs(value - wanted))
  return away.indexOf(Math.min(...away))
}
