import { useEffect } from 'react'
import { nothing, useReport } from '#features/map/data/results/report.ts'

/** The map without the results: only areas and ground, and nothing asked. */
export function NoResults() {
  const { reported } = useReport.getState()
  useEffect(() => reported(nothing), [reported])
  return null
}
