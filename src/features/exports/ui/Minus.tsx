import { count, NONE } from '#shared/text/format.ts'
import classes from './exports.module.css'

interface Props {
  /** Records fewer; null where that cannot be known yet, undefined until it is asked. */
  n: number | null | undefined
  /** What is said where it cannot be known. */
  unknown: string
  muted?: boolean
}

/** How many records fewer something makes it. */
export function Minus({ n, unknown, muted = false }: Props) {
  const words = n === undefined ? NONE : n === null ? unknown : n === 0 ? '0' : count(-n)
  return (
    <span className={classes.minus} data-muted={muted || !n}>
      {words}
    </span>
  )
}
