import { Note } from '#ui/Note.tsx'
import { useSentenceNotes } from '../data/open-search.ts'
import { finderMessages as messages } from '../messages.ts'
import classes from './finder.module.css'

/** What the last sentence left open, until something else is changed. */
export function SentenceNotes() {
  const { unread, notes } = useSentenceNotes()
  if (unread.length + notes.length === 0) return null
  return (
    <Note tone="wait" className={classes.notes} role="status">
      {unread.length > 0 && (
        <p>
          <strong>{messages.ignored}</strong> {unread.join('; ')}
        </p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Note>
  )
}
