import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import kit from '#ui/kit.module.css'
import { useSteps } from '../useSteps.ts'
import classes from './controls.module.css'
import { ToolButton } from './ToolButton.tsx'

/** Back and forward through the changes of the search. */
export function UndoBar() {
  const { undo, redo, canUndo, canRedo } = useSteps()
  return (
    <fieldset className={`${kit.column} ${classes.bar}`} data-at="undo" aria-label="Undo and redo">
      <ToolButton label="Undo" keys="Ctrl Z" tip="bottom" disabled={!canUndo} onClick={undo}>
        <IconArrowBackUp size={17} stroke={1.7} aria-hidden />
      </ToolButton>
      <ToolButton label="Redo" keys="Ctrl Shift Z" tip="bottom" disabled={!canRedo} onClick={redo}>
        <IconArrowForwardUp size={17} stroke={1.7} aria-hidden />
      </ToolButton>
    </fieldset>
  )
}
