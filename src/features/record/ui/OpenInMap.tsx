import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Point } from '#contract/place.ts'
import { recordMessages as messages } from '#features/record/messages.ts'
import type { AnyRecord } from '#records/record.ts'
import { useSelection } from '#session/selection.ts'
import classes from './page.module.css'

const ZOOM = 13

/** Leads to the search's map over the record, with a ring around it. */
export function OpenInMap({ record, at }: { record: AnyRecord; at: Point }) {
  const point = useSelection((state) => state.recordPointed)
  return (
    <Button
      variant="default"
      className={classes.openMap}
      leftSection={<IconExternalLink size={15} stroke={1.7} aria-hidden />}
      renderRoot={(props) => (
        <Link
          to="/"
          search={(old) => ({ ...old, record: undefined, at: `${at.Latitude},${at.Longitude},${ZOOM}` })}
          {...props}
          onClick={() => point(record.Id, at)}
        />
      )}
    >
      {messages.openInMap}
    </Button>
  )
}
