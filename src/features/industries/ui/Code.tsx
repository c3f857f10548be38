import kit from '#ui/kit.module.css'
import classes from './industries.module.css'

/** A code in its own type; the two digits that a trade adds to its industry stand back. */
export function Code({ code }: { code: string }) {
  return (
    <code className={classes.code}>
      {code.slice(0, 4)}
      {code.length === 6 && <span className={kit.muted}>{code.slice(4)}</span>}
    </code>
  )
}
