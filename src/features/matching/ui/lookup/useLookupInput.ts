import { useCallback, useEffect, useRef, useState } from 'react'
import { tidyQuestion } from '#features/matching/model/lookup/lookup-request.ts'
import type { Question } from '#session/picker.ts'

/** A pause in typing, in milliseconds, after which the input is sent. */
const PAUSE = 400

const textOf = (question: Question) => JSON.stringify(tidyQuestion(question))
const same = (a: Question, b: Question) => textOf(a) === textOf(b)

/** The events of the form: what to look up, and what was typed when the form is gone before that. */
export interface LookupEvents {
  onAsk: (question: Question) => void
  onLeft: (question: Question) => void
}

/**
 * The input, ahead of what is looked up: it is reported after a pause, or at once. A lookup that comes from elsewhere, such as a
 * link, replaces the input.
 */
export function useTyped(asked: Question, { onAsk, onLeft }: LookupEvents) {
  const [typed, setTyped] = useState(asked)
  const reported = useRef(asked)
  const report = useCallback(
    (question: Question) => {
      reported.current = question
      onAsk(question)
    },
    [onAsk],
  )
  useEffect(() => {
    if (same(asked, reported.current)) return
    reported.current = asked
    setTyped(asked)
  }, [asked])
  useEffect(() => {
    if (same(typed, reported.current)) return
    const timer = setTimeout(() => report(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, report])
  const last = useRef({ typed, onLeft })
  useEffect(() => {
    last.current = { typed, onLeft }
  })
  useEffect(
    () => () => {
      const { typed, onLeft } = last.current
      if (!same(typed, reported.current)) onLeft(typed)
    },
    [],
  )
  /** Reports the input at once; false where it was reported before. */
  const askNow = (): boolean => {
    if (same(typed, reported.current)) return false
    report(typed)
    return true
  }
  return { typed, setTyped, askNow }
}
