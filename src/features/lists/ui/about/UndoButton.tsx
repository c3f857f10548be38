import { Button, Kbd } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { aboutMessages as messages } from '#features/lists/messages/about.ts'
import { type List, lastStep } from '#lists/list.ts'
import kit from '#ui/kit.module.css'
import { undoLastStep } from '../actions/versions.ts'
import classes from './about.module.css'

/** Takes the last step of a list back, by its name. */
export function UndoButton({ list }: { list: List }) {
  if (list.steps.length < 2) return null
  const last = lastStep(list)
  return (
    <div className={`${kit.foot} ${classes.undo}`}>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconArrowBackUp size={15} stroke={1.7} aria-hidden />}
        rightSection={
          <Kbd size="xs" className={kit.noWrap} aria-hidden>
            {messages.ctrlZ}
          </Kbd>
        }
        aria-keyshortcuts="Control+Z"
        onClick={() => void undoLastStep(list)}
      >
        <span className={classes.undoWords}>{messages.undo(last.words)}</span>
      </Button>
    </div>
  )
}
