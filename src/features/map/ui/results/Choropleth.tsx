import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { tallyQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import { removeCriterion } from '#criteria/edit.ts'
import { type ClassesLegend, useResultsReport } from '#features/map/data/results-report.ts'
import { classesOf } from '#features/map/model/results/classes.ts'
import { valuesOf } from '#features/map/model/results/measures.ts'
import {
  type Region,
  type RegionLevel,
  regionLevels,
  regionsOf,
} from '#features/map/model/results/regions.ts'
import { useKind, useView } from '#session/search.ts'
import type { Scheme } from '../basemap/palette.ts'
import { labelsQuery, shapesQuery, zip3Query } from '../place-data.ts'
import { useRegions } from './useRegions.ts'

interface Props {
  criteria: Criteria
  scheme: Scheme
  level: RegionLevel
}

/** States, counties or ZIP areas colored by their records; a click adds one to the search or removes it. */
export function Choropleth({ criteria, scheme, level }: Props) {
  const kind = useKind()
  const { measure, classes: many, cut } = useView()
  const { own, fields, tallyKey } = regionLevels[level]
  const tally = useQuery(tallyQuery(kind, own ? removeCriterion(criteria, own) : criteria, fields))
  const sources = useRegionSources(level)
  const regions = useMemo(() => regionsOf(sources.known, level), [sources.known, level])
  const counts = useMemo(
    () => new Map(tally.data?.map((item) => [tallyKey(item), item.Count])),
    [tally.data, tallyKey],
  )
  const total = useMemo(() => [...counts.values()].reduce((sum, n) => sum + n, 0), [counts])
  const { unit, steps } = useMemo(() => valuesOf(measure, regions, counts), [measure, regions, counts])
  const classes = useMemo(
    () =>
      classesOf(
        steps.filter((step) => step !== undefined),
        many,
        cut,
      ),
    [steps, many, cut],
  )
  useRegions({ kind, regions, counts, total, measure, values: steps, classes, scheme })

  const { setReport } = useResultsReport.getState()
  const legend = useMemo((): ClassesLegend | undefined => {
    if (classes.length === 0) return undefined
    const empty = steps.filter((step) => step === 0).length
    const unknown = steps.filter((step) => step === undefined).length
    const elsewhere = countElsewhere(regions, counts)
    return { kind: 'classes', level, measure, classes, unit, empty, unknown, elsewhere, regions, counts }
  }, [level, measure, classes, unit, steps, regions, counts])
  const loading = tally.isFetching || sources.loading
  const problem = tally.error ?? sources.problem
  useEffect(() => {
    const retry = () => void (tally.error ? tally.refetch() : sources.retry())
    setReport({ loading, problem, retry, legend, box: () => undefined })
  }, [setReport, loading, problem, legend, tally.error, tally.refetch, sources.retry])
  return null
}

/** The outlines and numbers of people that a level needs. */
function useRegionSources(level: RegionLevel) {
  const shapes = useQuery({ ...shapesQuery, enabled: level !== 'zip3' })
  const labels = useQuery(labelsQuery)
  const zip3 = useQuery({ ...zip3Query, enabled: level === 'zip3' })
  const known = useMemo(
    () => ({ shapes: shapes.data, labels: labels.data, zip3: zip3.data }),
    [shapes.data, labels.data, zip3.data],
  )
  const outlines = level === 'zip3' ? zip3 : shapes
  return {
    known,
    loading: outlines.isFetching,
    problem: outlines.error ?? undefined,
    retry: outlines.refetch,
  }
}

/** Records whose state, county or digits have no outline here: Canada, and records without a county. */
function countElsewhere(regions: readonly Region[], counts: ReadonlyMap<string, number>): number {
  if (regions.length === 0) return 0
  const known = new Set(regions.map(({ key }) => key))
  return [...counts].reduce((sum, [key, n]) => (known.has(key) ? sum : sum + n), 0)
}
