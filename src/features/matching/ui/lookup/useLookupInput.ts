import { useCallback, useEffect, useRef, useState } from 'react'
import { tidyLookup } from '#features/matching/model/lookup/lookup-request.ts'
import type { LookupInput } from '#session/picker.ts'

/** A pause in typing, in milliseconds, after which the input is sent. */
const PAUSE = 400

const keyOf = (lookup: LookupInput) => JSON.stringify(tidyLookup(lookup))
const isSame = (a: LookupInput, b: LookupInput) => keyOf(a) === keyOf(b)

export interface LookupEvents {
  onLookUp: (lookup: LookupInput) => void
  /** The form was unmounted before this input was reported. */
  onUnmount: (lookup: LookupInput) => void
}

/**
 * The text that is being typed. It is reported after a pause, or at once with `lookUpNow`. A lookup that is set from outside, such as
 * by a link, replaces it.
 */
export function useLookupInput(lookup: LookupInput, { onLookUp, onUnmount }: LookupEvents) {
  const [typed, setTyped] = useState(lookup)
  const reported = useRef(lookup)
  const report = useCallback(
    (lookup: LookupInput) => {
      reported.current = lookup
      onLookUp(lookup)
    },
    [onLookUp],
  )
  useEffect(() => {
    if (isSame(lookup, reported.current)) return
    reported.current = lookup
    setTyped(lookup)
  }, [lookup])
  useEffect(() => {
    if (isSame(typed, reported.current)) return
    const timer = setTimeout(() => report(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, report])
  const last = useRef({ typed, onUnmount })
  useEffect(() => {
    last.current = { typed, onUnmount }
  })
  useEffect(
    () => () => {
      const { typed, onUnmount } = last.current
      if (!isSame(typed, reported.current)) onUnmount(typed)
    },
    [],
  )
  /** Reports the input at once; returns false if it was reported before. */
  const lookUpNow = (): boolean => {
    if (isSame(typed, reported.current)) return false
    report(typed)
    return true
  }
  return { typed, setTyped, lookUpNow }
}
