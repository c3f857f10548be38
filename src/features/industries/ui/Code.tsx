import kit from '#ui/kit.module.css'
import classes from './industries.module.css'

/** An industry code; the last two digits of a 6-digit code are muted. */
export function Code({ code }: { code: string }) {
  return (
    <code className={`${kit.fixed} ${kit.cell} ${classes.code}`}>
      {code.slice(0, 4)}
      {code.length === 6 && <span className={kit.muted}>{code.slice(4)}</span>}
    </code>
  )
}
