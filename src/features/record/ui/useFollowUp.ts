import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { type FollowUp, isDay, noFollowUp, withChanges } from '#records/follow-up.ts'
import { changeFollowUps } from '#storage/follow-ups.ts'
import { followUpsQuery, noFollowUps } from '#storage/follow-ups-query.ts'

/** Milliseconds without typing after which a text is stored. */
const PAUSE = 400

/** The follow-up of a record as it is typed, and what stores it: at once, or after a pause in typing. */
export function useFollowUp(kind: Kind, id: string) {
  const client = useQueryClient()
  const query = followUpsQuery(kind)
  const { data: all = noFollowUps, error } = useQuery(query)
  const stored = all.get(id) ?? noFollowUp
  /** What was typed and is not stored yet. */
  const [draft, setDraft] = useState<Partial<FollowUp>>({})
  const waiting = useRef<Partial<FollowUp>>({})
  const [isSaved, setSaved] = useState(false)
  const [problem, setProblem] = useState<string>()

  const store = async () => {
    const patch = waiting.current
    waiting.current = {}
    if (Object.keys(patch).length === 0) return
    try {
      await changeFollowUps(kind, [id], () => patch)
    } catch (cause) {
      setProblem(cause instanceof Error ? cause.message : String(cause))
      return
    }
    // Shown at once: the table is read again a moment later.
    client.setQueryData(query.queryKey, (old = noFollowUps) =>
      new Map(old).set(id, withChanges(old.get(id) ?? noFollowUp, patch)),
    )
    setDraft((now) => without(now, patch))
    setProblem(undefined)
    setSaved(true)
  }
  const storeLater = useDebouncedCallback(store, { delay: PAUSE, flushOnUnmount: true })
  useWindowEvent('pagehide', () => storeLater.flush())

  const edit = (patch: Partial<FollowUp>) => {
    setDraft((now) => ({ ...now, ...patch }))
    setSaved(false)
    // A date that is half typed is shown, and not stored.
    if (patch.date && !isDay(patch.date)) return
    waiting.current = { ...waiting.current, ...patch }
    storeLater()
  }
  return {
    followUp: { ...stored, ...draft },
    all,
    /** Whether the last change is stored. */
    isSaved,
    /** Why it could not be read or stored. */
    problem: problem ?? error?.message,
    /** Stores a change after a pause. */
    edit,
    /** Stores a change now. */
    save: (patch: Partial<FollowUp>) => {
      edit(patch)
      storeLater.flush()
    },
    /** Stores now what was typed. */
    flush: () => storeLater.flush(),
  }
}

/** A draft without the parts that were stored and not changed since. */
const without = (draft: Partial<FollowUp>, stored: Partial<FollowUp>): Partial<FollowUp> =>
  Object.fromEntries(
    Object.entries(draft).filter(([part, value]) => stored[part as keyof FollowUp] !== value),
  )
