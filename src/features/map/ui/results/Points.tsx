import { useQuery } from '@tanstack/react-query'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import { useMapEvents } from 'react-leaflet'
import { countQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Point } from '#contract/place.ts'
import { useResultsReport } from '#features/map/data/results-report.ts'
import { fromPlane } from '#features/map/model/plane.ts'
import { boxAroundPoints } from '#features/map/model/results/points.ts'
import { narrowedToArea, viewArea } from '#features/map/model/results/view-area.ts'
import { useEditView, useKind } from '#session/search.ts'
import { useSelection } from '#session/selection.ts'
import { useAlternatives } from '#session/service.ts'
import { useDots, usePointing } from './sample-dots.ts'
import { useCanvas } from './useCanvas.ts'
import { type Sample, useSample } from './useSample.ts'

interface Props {
  criteria: Criteria
  scheme: string
  /** How many records the sample is to have. */
  size: number
}

/** A systematic sample of the results as points; the pointer names one and marks its row, a click opens it. */
export function Points({ criteria, scheme, size }: Props) {
  const kind = useKind()
  const { sampled, total, inView } = useSampled(kind, criteria, size)
  const { sample, loading, problem, retry } = useSample(kind, sampled, total, size)
  useCanvas('points', 350, useDots(sample, scheme))
  useSelectedPoint(sample)

  const { setReport } = useResultsReport.getState()
  const shown = sample.ids.length
  useEffect(() => {
    const legend = total === undefined ? undefined : { kind: 'points' as const, shown, total, inView }
    const box = () => (inView ? undefined : boxOfSample(sample))
    setReport({ loading, problem, retry, legend, box })
  }, [setReport, loading, problem, retry, shown, total, inView, sample])
  return null
}

/** What is sampled: all of the results, or where there is no room for all and the map is near, those around the view. */
function useSampled(kind: Kind, criteria: Criteria, size: number) {
  const alternatives = useAlternatives()
  const box = useViewBox()
  const whole = useCurrentCount(kind, criteria)
  const near = useMemo(
    () =>
      box && whole !== undefined && whole > size ? narrowedToArea(box, criteria, alternatives) : undefined,
    [box, whole, size, criteria, alternatives],
  )
  const around = useCurrentCount(kind, near)
  return { sampled: near ?? criteria, total: near ? around : whole, inView: near !== undefined }
}

/** The count of these criteria; undefined while another count is shown. */
function useCurrentCount(kind: Kind, criteria: Criteria | undefined): number | undefined {
  const query = useQuery({ ...countQuery(kind, criteria ?? {}), enabled: criteria !== undefined })
  return query.isPlaceholderData ? undefined : query.data?.MatchCount
}

const boxOfSample = ({ x, y }: Sample) =>
  boxAroundPoints(Array.from(x, (east, i) => fromPlane({ x: east, y: y[i] ?? 0 }, 0)))

/** A point marks its row in the table, and a click opens its record beside it. */
function useSelectedPoint(sample: Sample) {
  const editView = useEditView()
  usePointing(sample, {
    onPoint: (id) => {
      const { pointed, recordPointed } = useSelection.getState()
      if (id !== pointed) recordPointed(id)
    },
    onOpen: (id) => editView({ record: id }),
  })
}

/** The squares around the view; the same until the view leaves them. */
function useViewBox(): Point[] | undefined {
  const map = useMapEvents({ moveend: () => setBox(boxText(map)) })
  const [box, setBox] = useState(() => boxText(map))
  return useMemo(() => JSON.parse(box) ?? undefined, [box])
}

function boxText(map: LeafletMap): string {
  const zoom = map.getZoom()
  const [bounds, origin] = [map.getPixelBounds(), { x: 0, y: 0 }]
  return JSON.stringify(viewArea(bounds.min ?? origin, bounds.max ?? origin, zoom) ?? null)
}
