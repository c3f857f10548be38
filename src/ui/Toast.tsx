import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import kit from './kit.module.css'
import classes from './Toast.module.css'

const SHOWN_FOR = 10_000

interface Props {
  words: string | undefined
  undo: (() => void) | undefined
  onClose: () => void
}

/** What was just done, said politely at the bottom of the screen, with the way back for ten seconds. */
export function Toast({ words, undo, onClose }: Props) {
  useEffect(() => {
    if (words === undefined) return
    const timer = setTimeout(onClose, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [words, onClose])
  return (
    <div className={classes.place} role="status">
      {words !== undefined && (
        <div className={`${kit.row} ${classes.toast}`}>
          <span>{words}</span>
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
              Undo
            </Button>
          )}
          <ActionIcon
            variant="transparent"
            size={24}
            className={classes.undo}
            aria-label="Close this notice"
            onClick={onClose}
          >
            <IconX size={14} stroke={1.7} />
          </ActionIcon>
        </div>
      )}
    </div>
  )
}
