import { Button } from '@mantine/core'
import { fieldOf } from '#criteria/fields.ts'
import { useKind, useSkippedCriteria } from '#session/search.ts'
import { useUndo } from '#session/undo.ts'
import kit from '#ui/kit.module.css'
import { panelMessages } from '../messages/panel.ts'
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
      {panelMessages.skipped(kind, names)}{' '}
      <Button size="compact-xs" variant="default" onClick={undo}>
        {panelMessages.undo}
      </Button>
    </div>
  )
}
