import { activityMessages as messages } from '#features/activity/messages.ts'
import kit from '#ui/kit.module.css'
import classes from './activity.module.css'

/** Headers, a line each. */
export function HeaderList({ headers }: { headers: Readonly<Record<string, string>> }) {
  const entries = Object.entries(headers)
  if (entries.length === 0) return <p className={`${kit.second} ${classes.note}`}>{messages.noHeaders}</p>
  return (
    <dl className={`${kit.facts} ${classes.headers}`}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
