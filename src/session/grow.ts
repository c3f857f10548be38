import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { countsQuery } from '#api/queries.ts'
import type { Kind } from '#contract/kind.ts'
import { areaKey } from '#criteria/areas/area-names.ts'
import { type Grown, grow, type Progress } from '#criteria/grow.ts'
import { grownText, progressText } from '#criteria/grow-text.ts'
import { type CriteriaPlace, type PlaceChoice, placesOf, withPlaces } from '#criteria/places.ts'
import { tidy } from '#criteria/tidy.ts'
import type { Units } from '#shared/text/units.ts'
import { useMapFocus } from './map.ts'
import { useCriteria, useKind } from './search.ts'
import { useMultiple } from './service.ts'
import { useSettings } from './settings.ts'

/** A circle whose radius can be found by how many records it shall hold. */
export type Circle = Extract<CriteriaPlace, { kind: 'circle' | 'postalCircle' }>

/** Radii in one call, where the service can: three calls then find most. */
const TOGETHER = 24

type Growing =
  | { step: 'idle' }
  | { step: 'running'; progress: Progress }
  | { step: 'done'; grown: Grown }
  | { step: 'failed'; problem: Error }

/**
 * Finds the radius of a circle that holds a number of records, with the other criteria and the left-out areas of the
 * search; other included places are set aside. One call after another, several radii in each where the service can.
 */
export function useGrow() {
  const client = useQueryClient()
  const [kind, criteria, multiple] = [useKind(), useCriteria(), useMultiple()]
  const units = useSettings((settings) => settings.units)
  const [growing, setGrowing] = useState<Growing>({ step: 'idle' })
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const countsWithin = (circle: Circle, signal: AbortSignal) => async (radii: readonly number[]) => {
    const criteriaList = radii.map((RadiusMiles) => {
      const around: PlaceChoice = { ...circle, RadiusMiles, excluded: false }
      return tidy(withPlaces(criteria, [around, ...placesOf(criteria).filter(({ excluded }) => excluded)]))
    })
    const query = countsQuery(kind, criteriaList, multiple)
    signal.addEventListener('abort', () => client.cancelQueries({ queryKey: query.queryKey }), { once: true })
    const counts = await client.fetchQuery({ ...query, retry: false })
    signal.throwIfAborted()
    return counts
  }

  /** The result, or undefined when it was stopped, failed, or even the largest circle is too small. */
  const run = async (circle: Circle, target: number) => {
    stop.current?.abort()
    stop.current = new AbortController()
    const { signal } = stop.current
    try {
      const grown = await grow({
        counts: countsWithin(circle, signal),
        target,
        from: circle.RadiusMiles,
        together: multiple ? TOGETHER : 1,
        onCall: (progress) => setGrowing({ step: 'running', progress }),
      })
      setGrowing({ step: 'done', grown })
      if ('maxCount' in grown) return undefined
      useMapFocus.getState().placeExpected(areaKey({ ...circle, RadiusMiles: grown.RadiusMiles }))
      return grown
    } catch (problem) {
      if (!signal.aborted) setGrowing({ step: 'failed', problem: problem as Error })
      return undefined
    }
  }
  const cancel = () => {
    stop.current?.abort()
    setGrowing({ step: 'idle' })
  }
  return {
    running: growing.step === 'running',
    text: statusText(kind, growing, units),
    problem: problemOf(growing),
    run,
    cancel,
  }
}

function statusText(kind: Kind, growing: Growing, units: Units): string | undefined {
  if (growing.step === 'running') return progressText(growing.progress, units)
  return growing.step === 'done' ? grownText(kind, growing.grown, units) : undefined
}

const problemOf = (growing: Growing) => (growing.step === 'failed' ? growing.problem : undefined)
