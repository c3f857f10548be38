import { finderMessages as messages } from '#features/finder/messages.ts'
import kit from '#ui/kit.module.css'
import { useSentenceNotes } from '../data/open-search.ts'
import classes from './finder.module.css'

/** What the last sentence left open, until something else is changed. */
export function SentenceNotes() {
  const { unread, notes } = useSentenceNotes()
  if (unread.length + notes.length === 0) return null
  return (
    <div className={`${kit.waitSurface} ${classes.told}`} role="status">
      {unread.length > 0 && (
        <p>
          <strong>{messages.ignoredTitle}</strong> {unread.join('; ')}
        </p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
