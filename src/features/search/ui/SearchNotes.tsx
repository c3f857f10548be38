import { Button } from '@mantine/core'
import { fieldOf } from '#criteria/fields.ts'
import { useKind, useSkippedCriteria, useUnread } from '#session/search.ts'
import { useUndo } from '#session/undo.ts'
import { Note } from '#ui/Note.tsx'
import { panelMessages as messages } from '../messages/panel.ts'

/** The criteria that do not apply: those of the other kind, and those that cannot be read. */
export const SearchNotes = () => (
  <>
    <SkippedCriteria />
    <Unread />
  </>
)

/** Names the criteria of the link that cannot be read; the others apply. */
function Unread() {
  const unread = useUnread()
  if (unread.length === 0) return null
  return (
    <Note band tone="wait" role="alert">
      {messages.unread(unread)}
    </Note>
  )
}

/** The criteria that the switch to this kind skipped, and a button to switch back. */
function SkippedCriteria() {
  const kind = useKind()
  const keys = useSkippedCriteria()
  const { undo } = useUndo()
  if (keys.length === 0) return null
  const other = kind === 'people' ? 'companies' : 'people'
  const names = keys.map((key) => fieldOf(other, key).label.toLowerCase())
  return (
    <Note
      band
      tone="wait"
      role="status"
      action={
        <Button size="compact-xs" variant="default" onClick={undo}>
          {messages.undo}
        </Button>
      }
    >
      {messages.skipped(kind, names)}
    </Note>
  )
}
