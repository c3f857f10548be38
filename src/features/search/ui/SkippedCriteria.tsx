import { Button } from '@mantine/core'
import { fieldOf } from '#criteria/fields.ts'
import { kindNames } from '#criteria/kinds.ts'
import { searchMessages as messages } from '#features/search/messages/search.ts'
import { useKind, useSkippedCriteria } from '#session/search.ts'
import { useUndo } from '#session/undo.ts'
import kit from '#ui/kit.module.css'
import classes from './CriteriaPanel.module.css'

/** The criteria that the switch to this kind skipped, and a button to switch back. */
export function SkippedCriteria() {
  const kind = useKind()
  const keys = useSkippedCriteria()
  const { undo } = useUndo()
  if (keys.length === 0) return null
  const other = kind === 'people' ? 'companies' : 'people'
  const names = keys.map((key) => fieldOf(other, key).label.toLowerCase())
  return (
    <div className={`${kit.waitSurface} ${kit.notice} ${classes.unread}`} role="status">
      {messages.ignoredFilters(kindNames[kind].many, names.length, names.join(', '))}
      <Button size="compact-xs" variant="default" onClick={undo}>
        {messages.undo}
      </Button>
    </div>
  )
}
