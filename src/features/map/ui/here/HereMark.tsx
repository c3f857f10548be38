import { useHere } from '#features/map/data/here/here.ts'
import { Mark } from '../areas/Mark.tsx'
import classes from './here.module.css'
import { useHereClicks } from './useHereClicks.ts'

/** The mark at the place that the card speaks of; listens to the clicks and keys that ask. */
export function HereMark() {
  useHereClicks()
  const at = useHere((state) => state.at)
  if (!at) return null
  return (
    <Mark at={at} pane="handles">
      <span className={classes.mark} data-testid="here-mark" />
    </Mark>
  )
}
