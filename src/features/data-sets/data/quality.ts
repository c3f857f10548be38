import { queryOptions } from '@tanstack/react-query'
import { operatorCall } from '#api/operator-calls.ts'
import { QualityAnswer, qualityPaths } from '#contract/quality.ts'

/** Milliseconds between two looks at a report that is being made. */
const INTERVAL = 600

const pathOf = (path: string, kind: string, version: string) =>
  `${path}?${new URLSearchParams({ kind, version })}`

/** The report on a version; looked for again until it is there. */
export const qualityQuery = (kind: string, version: string) =>
  queryOptions({
    queryKey: ['data-sets', 'quality', kind, version],
    queryFn: ({ signal }) =>
      operatorCall(QualityAnswer, pathOf(qualityPaths.report, kind, version), { signal }),
    refetchInterval: ({ state }) => (state.data && !state.data.report ? INTERVAL : false),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Where the report is as CSV. */
export const qualityCsvPath = (kind: string, version: string) => pathOf(qualityPaths.csv, kind, version)
