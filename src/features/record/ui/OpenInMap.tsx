import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Point } from '#contract/place.ts'
import { recordMessages as messages } from '#features/record/messages.ts'
import type { AnyRecord } from '#records/record.ts'
import { useSelection } from '#session/selection.ts'
import kit from '#ui/kit.module.css'
import classes from './page.module.css'

const ZOOM = 13

/** Leads to the search's map over the record, with a ring around it. */
export function OpenInMap({ record, at }: { record: AnyRecord; at: Point }) {
  const point = useSelection((state) => state.recordPointed)
  return (
    <Link
      to="/"
      search={(old) => ({ ...old, record: undefined, at: `${at.Latitude},${at.Longitude},${ZOOM}` })}
      className={`${kit.inline} ${kit.hovers} ${kit.floats} ${classes.openMap}`}
      onClick={() => point(record.Id, at)}
    >
      <IconExternalLink size={15} stroke={1.7} aria-hidden />
      {messages.openInMap}
    </Link>
  )
}
