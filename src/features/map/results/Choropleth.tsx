import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Criteria } from '#contract/criteria'
import { tallyQuery } from '../../../api/queries.ts'
import { removeCriterion } from '../../../criteria/edit.ts'
import { useKind } from '../../../state/search.ts'
import type { Scheme } from '../base/palette.ts'
import { shapesQuery } from '../names.ts'
import { classesOf } from './classes.ts'
import { keyOf, type Level, type Region, regionsOf } from './regions.ts'
import { useReport } from './report.ts'
import { useRegions } from './useRegions.ts'

interface Props {
  criteria: Criteria
  scheme: Scheme
  level: Level
}

/** States or counties coloured by how many records they hold; a click adds one to the search or takes it out. */
export function Choropleth({ criteria, scheme, level }: Props) {
  const kind = useKind()
  const own = level === 'state' ? 'StatesProvinces' : 'CountiesByStateProvince'
  const tally = useQuery(
    tallyQuery(
      kind,
      removeCriterion(criteria, own),
      level === 'state' ? ['stateprovince'] : ['stateprovince', 'county'],
    ),
  )
  const shapes = useQuery(shapesQuery)
  const regions = useMemo(() => regionsOf(shapes.data, level), [shapes.data, level])
  const counts = useMemo(() => new Map(tally.data?.map((item) => [keyOf(item), item.Count])), [tally.data])
  const classes = useMemo(
    () => classesOf(regions.map((region) => counts.get(keyOf(region)) ?? 0)),
    [regions, counts],
  )
  useRegions({ kind, regions, counts, classes, scheme, criteria })

  const { reported } = useReport.getState()
  const elsewhere = useMemo(() => countElsewhere(regions, counts), [regions, counts])
  const [reading, problem] = [tally.isFetching || shapes.isFetching, tally.error ?? shapes.error ?? undefined]
  useEffect(() => {
    const retry = () => void (tally.error ? tally.refetch() : shapes.refetch())
    const legend = classes.length ? { kind: 'classes' as const, classes, elsewhere } : undefined
    reported({ reading, problem, retry, legend, box: undefined })
  }, [reported, reading, problem, classes, elsewhere, tally.error, tally.refetch, shapes.refetch])
  return null
}

/** Records whose state or county has no outline here: Canada, and records without a county. */
function countElsewhere(regions: readonly Region[], counts: ReadonlyMap<string, number>): number {
  if (regions.length === 0) return 0
  const known = new Set(regions.map(keyOf))
  return [...counts].reduce((sum, [key, n]) => (known.has(key) ? sum : sum + n), 0)
}
