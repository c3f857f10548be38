import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { pageLimits } from '#contract/company.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { toPlane } from '#features/map/model/plane.ts'
import type { PlanePoints } from '#features/map/model/results/points.ts'
import { type AnyRecord, nameOf, type RecordField } from '#records/record.ts'
import { loadedSampleQuery } from '#storage/loaded-pages.ts'

/** Most records of one call: a sample is of Core records and two more fields. */
const CALL_SIZE = pageLimits.Core

/** Records on the map's plane (zoom 0), in the order of `ids` and `names`. */
export interface Sample extends PlanePoints {
  ids: string[]
  names: string[]
}

/**
 * The offsets of the calls that together sample `size` of `total` records: each call takes every so-manyth record,
 * and the calls begin one after the other within the first step.
 */
export function sampleOffsets(total: number, size: number): number[] {
  const calls = Math.max(1, Math.ceil(Math.min(total, size) / CALL_SIZE))
  const step = total / CALL_SIZE
  return Array.from({ length: calls }, (_, i) => Math.round((i * step) / calls))
}

/** What a point needs: where it is and what it is called. */
const fieldsOfPoints: Record<Kind, readonly RecordField[]> = {
  companies: ['CompanyName', 'Location'],
  people: ['FirstName', 'MiddleInitial', 'LastName', 'Location'],
}

/** A systematic sample of the records that have a place. */
export function useSample(kind: Kind, criteria: Criteria, total: number | undefined, size: number) {
  const { pages, ...state } = useQueries({
    queries: (total === undefined ? [] : sampleOffsets(total, size)).map((offset) =>
      // No more than there are: the cost is checked against the spending limits before.
      loadedSampleQuery({
        kind,
        criteria,
        size: Math.min(CALL_SIZE, total || 1),
        fields: fieldsOfPoints[kind],
        offset,
      }),
    ),
    combine: (results) => ({
      pages: results.map(({ data }) => data),
      loading: results.some(({ isFetching }) => isFetching),
      problem: results.find(({ error }) => error)?.error ?? undefined,
      retry: () => {
        for (const result of results) if (result.error) result.refetch()
      },
    }),
  })
  const sample = useMemo(
    () =>
      sampleOf(
        kind,
        pages.flatMap((page) => page ?? []),
      ),
    [kind, pages],
  )
  return {
    sample: useLastSample(kind, sample, total === undefined || pages.every((page) => !page)),
    ...state,
  }
}

/** Shows the previous sample until a part of the next one has loaded. */
function useLastSample(kind: Kind, sample: Sample, waiting: boolean): Sample {
  const [last, setLast] = useState({ kind, sample })
  if (!waiting && last.sample !== sample) setLast({ kind, sample })
  return waiting && last.kind === kind ? last.sample : sample
}

/** The records that have a place, each once. */
export function sampleOf(kind: Kind, records: readonly AnyRecord[]): Sample {
  const placed = [...new Map(records.map((record) => [record.Id, record])).values()].filter(
    (record) => record.Location,
  )
  const points = placed.map(({ Location }) => (Location ? toPlane(Location, 0) : { x: 0, y: 0 }))
  return {
    ids: placed.map(({ Id }) => Id),
    names: placed.map((record) => nameOf(kind, record) ?? messages.noName),
    x: Float64Array.from(points, ({ x }) => x),
    y: Float64Array.from(points, ({ y }) => y),
  }
}
