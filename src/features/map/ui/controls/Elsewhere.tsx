import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './controls.module.css'

/** Records that the map cannot place. */
export const Elsewhere = ({ n }: { n: number }) =>
  n > 0 ? <span className={`${kit.muted} ${classes.quiet}`}>{count(n)} not on the map</span> : null
