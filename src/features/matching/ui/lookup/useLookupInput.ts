import { useCallback, useEffect, useRef, useState } from 'react'
import { tidyLookup } from '#features/matching/model/lookup/lookup-request.ts'
import type { Question } from '#session/picker.ts'

/** A pause in typing, in milliseconds, after which the input is sent. */
const PAUSE = 400

const textOf = (lookup: Question) => JSON.stringify(tidyLookup(lookup))
const same = (a: Question, b: Question) => textOf(a) === textOf(b)

/** The events of the form: what to look up, and what was typed when the form is gone before that. */
export interface LookupEvents {
  onLookUp: (lookup: Question) => void
  onUnmount: (lookup: Question) => void
}

/**
 * The input, ahead of what is looked up: it is reported after a pause, or at once. A lookup that comes from elsewhere, such as a
 * link, replaces the input.
 */
export function useLookupInput(lookup: Question, { onLookUp, onUnmount }: LookupEvents) {
  const [typed, setTyped] = useState(lookup)
  const reported = useRef(lookup)
  const report = useCallback(
    (lookup: Question) => {
      reported.current = lookup
      onLookUp(lookup)
    },
    [onLookUp],
  )
  useEffect(() => {
    if (same(lookup, reported.current)) return
    reported.current = lookup
    setTyped(lookup)
  }, [lookup])
  useEffect(() => {
    if (same(typed, reported.current)) return
    const timer = setTimeout(() => report(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, report])
  const last = useRef({ typed, onUnmount: onUnmount })
  useEffect(() => {
    last.current = { typed, onUnmount: onUnmount }
  })
  useEffect(
    () => () => {
      const { typed, onUnmount } = last.current
      if (!same(typed, reported.current)) onUnmount(typed)
    },
    [],
  )
  /** Reports the input at once; false where it was reported before. */
  const lookUpNow = (): boolean => {
    if (same(typed, reported.current)) return false
    report(typed)
    return true
  }
  return { typed, setTyped, lookUpNow: lookUpNow }
}
