import { useCallback, useEffect, useRef, useState } from 'react'
import { type Question, tidyQuestion } from '../../../match/pick/question.ts'

/** A pause in typing, in milliseconds, after which what stands there is asked. */
const PAUSE = 400

const textOf = (question: Question) => JSON.stringify(tidyQuestion(question))
const same = (a: Question, b: Question) => textOf(a) === textOf(b)

/** Who is told of what is typed: when it is asked, and when the form goes away before that. */
export interface Heard {
  onAsk: (question: Question) => void
  onLeft: (question: Question) => void
}

/**
 * What is typed, ahead of what is asked: it is reported after a pause, or at once. Where something else is asked from
 * elsewhere, such as by a link, that is taken over.
 */
export function useTyped(asked: Question, { onAsk, onLeft }: Heard) {
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
  const askNow = () => {
    if (!same(typed, reported.current)) report(typed)
  }
  return { typed, setTyped, askNow }
}
