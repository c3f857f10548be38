import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconFlag, IconX } from '@tabler/icons-react'
import { decisionMessages as messages } from '#features/matching/messages/review.ts'
import kit from '#ui/kit.module.css'
import classes from './review.module.css'

interface Props {
  candidate: number
  many: number
  onAccept: () => void
  onNone: () => void
  onLater: () => void
  onUndo: () => void
}

const key = (name: string) => (
  <kbd className={`${kit.hidePhone} ${classes.key}`} aria-hidden>
    {name}
  </kbd>
)

/** The decisions about a row, with their keys. */
export function DecisionBar({ candidate, many, onAccept, onNone, onLater, onUndo }: Props) {
  return (
    <div className={`${kit.sticks} ${kit.actions} ${classes.decide}`}>
      <Button
        size="sm"
        disabled={many === 0}
        leftSection={<IconCheck size={15} stroke={1.9} className={kit.hidePhone} aria-hidden />}
        rightSection={key('A')}
        onClick={onAccept}
      >
        {messages.accept(candidate + 1)}
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconX size={15} stroke={1.9} className={kit.hidePhone} aria-hidden />}
        rightSection={key('X')}
        onClick={onNone}
      >
        {messages.none}
      </Button>
      <Button
        size="sm"
        variant="subtle"
        color="gray"
        leftSection={<IconFlag size={15} stroke={1.7} className={kit.hidePhone} aria-hidden />}
        rightSection={key('S')}
        title={messages.skipHint}
        onClick={onLater}
      >
        {messages.skip}
      </Button>
      <Button
        size="sm"
        variant="subtle"
        color="gray"
        className={kit.last}
        leftSection={<IconArrowBackUp size={15} stroke={1.7} className={kit.hidePhone} aria-hidden />}
        rightSection={key('Z')}
        onClick={onUndo}
      >
        {messages.undo}
      </Button>
    </div>
  )
}
