import { useEffect } from 'react'
import { nothing, useResultsReport } from '#features/map/data/results-report.ts'
import type { SampleSize } from '#features/map/model/results/points.ts'
import { useCriteria, usePlaces, type View } from '#session/search.ts'
import type { Scheme } from '../basemap/palette.ts'
import { useGazetteer } from '../place-data.ts'
import { Choropleth } from './Choropleth.tsx'
import { Density } from './Density.tsx'
import { Points } from './Points.tsx'

interface Props {
  view: View['map']
  scheme: Scheme
  size: SampleSize
}

/** The results of the search in a view: density, points, states, counties or ZIP areas. */
export function Results({ view, scheme, size }: Props) {
  const places = usePlaces()
  // Without imported outlines: the density is estimated from the points of ZIP codes, and not cut to their outlines.
  const gazetteer = useGazetteer(places)
  const criteria = useCriteria()
  if (view === 'density')
    return <Density criteria={criteria} places={places} gazetteer={gazetteer} scheme={scheme} />
  if (view === 'points') return <Points criteria={criteria} scheme={scheme} size={size} />
  if (view === 'none') return <NoResults />
  return <Choropleth key={view} criteria={criteria} scheme={scheme} level={view} />
}

/** The map without results: areas and basemap only, without a request. */
function NoResults() {
  const { setReport } = useResultsReport.getState()
  useEffect(() => setReport(nothing), [setReport])
  return null
}
