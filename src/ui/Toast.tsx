import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import kit from './kit.module.css'
import { uiMessages } from './messages.ts'
import classes from './Toast.module.css'

const SHOWN_FOR = 10_000

interface Props {
  text: string | undefined
  undo: (() => void) | undefined
  onClose: () => void
}

/** What was just done, at the bottom of the screen for ten seconds, with a button to undo it. */
export function Toast({ text, undo, onClose }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice with the same text and another undo is a new one
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(onClose, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [text, undo, onClose])
  return (
    <div className={classes.place} role="status">
      {text !== undefined && (
        <div className={`${kit.row} ${classes.toast}`}>
          <span>{text}</span>
          {undo && (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.undo}
              onClick={() => {
                undo()
                onClose()
              }}
            >
              {uiMessages.undo}
            </Button>
          )}
          <IconButton
            Icon={IconX}
            variant="transparent"
            className={classes.undo}
            label={uiMessages.closeNotice}
            onClick={onClose}
            small
          />
        </div>
      )}
    </div>
  )
}
