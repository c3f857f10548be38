import { count } from '#shared/text/format.ts'
import classes from './controls.module.css'

/** Records that the map cannot place. */
export const Elsewhere = ({ n }: { n: number }) =>
  n > 0 ? <span className={classes.quiet}>{count(n)} not on the map</span> : null
