import { useEffect, useRef, useState } from 'react'
import { recordsById } from '#api/by-id.ts'
import type { Kind } from '#contract/kind.ts'
import { type Format, fieldsOf } from '#records/record.ts'
import { cacheRecords } from '#storage/record-cache.ts'

/** The progress of loading records. */
export interface LoadState {
  done: number
  total: number
  /** Ids for which the service has no record. */
  unknown: number
  running: boolean
  waitSeconds?: number | undefined
  problem?: Error | undefined
  /** The ids that are still to be loaded, for a retry. */
  rest: readonly string[]
  format: Format
}

/** Loads records by id, one call after another, and caches them. */
export function useLoadRecords(kind: Kind) {
  const [reading, setReading] = useState<LoadState>()
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  const read = async (ids: readonly string[], format: Format) => {
    control.current?.abort()
    const mine = new AbortController()
    control.current = mine
    const { signal } = mine
    let now: LoadState = { done: 0, total: ids.length, unknown: 0, running: true, rest: ids, format }
    const update = (patch: Partial<LoadState>) => {
      now = { ...now, ...patch }
      if (control.current === mine) setReading(now)
    }
    update({})
    try {
      const onWait = (waitSeconds: number) => update({ waitSeconds })
      for await (const { requestedIds: requested, records } of recordsById({
        kind,
        ids,
        format,
        signal,
        onWait,
      })) {
        await cacheRecords(kind, records, fieldsOf[kind][format] ?? [])
        update({
          done: now.done + requested.length,
          unknown: now.unknown + requested.length - records.length,
          rest: now.rest.slice(requested.length),
          waitSeconds: undefined,
        })
      }
      update({ running: false })
    } catch (problem) {
      update({
        running: false,
        waitSeconds: undefined,
        problem: signal.aborted ? undefined : (problem as Error),
      })
    }
  }
  return {
    reading,
    read,
    stop: () => control.current?.abort(),
    forget: () => setReading(undefined),
  }
}
