import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Point } from '#contract/place.ts'
import type { AnyRecord } from '#records/record.ts'
import { useSelection } from '#session/selection.ts'
import classes from '../areas/areas.module.css'
import { Mark } from '../areas/Mark.tsx'

/** A ring around the record that the pointer or the keyboard is on in the table, or on the map. */
export function PointedMark() {
  const pointed = useSelection((state) => state.pointed)
  const client = useQueryClient()
  const at = useMemo((): Point | undefined => {
    if (pointed === undefined) return undefined
    const read = ['page', 'sample'].flatMap((key) => client.getQueriesData<AnyRecord[]>({ queryKey: [key] }))
    for (const [, page] of read) {
      const record = page?.find(({ Id }) => Id === pointed)
      if (record?.Location) return record.Location
    }
    return undefined
  }, [pointed, client])
  if (!at) return null
  return (
    <Mark at={at} pane="handles">
      <span className={`${classes.ring} ${classes.recordRing}`} data-testid="pointed-mark" />
    </Mark>
  )
}
