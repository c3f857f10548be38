import { IconArrowBackUp, IconCheck, IconFlag, IconX } from '@tabler/icons-react'
import { decisionMessages as messages } from '#features/matching/messages/review.ts'
import { DecisionBar as Bar } from '#ui/DecisionBar.tsx'

interface Props {
  candidate: number
  many: number
  onAccept: () => void
  onNone: () => void
  onLater: () => void
  onUndo: () => void
}

/** The decisions about a row, with their keys. */
export const DecisionBar = ({ candidate, many, onAccept, onNone, onLater, onUndo }: Props) => (
  <Bar
    buttons={[
      {
        ...{ key: 'A', Icon: IconCheck, label: messages.accept(candidate + 1) },
        ...{ disabled: many === 0, onClick: onAccept },
      },
      { key: 'X', Icon: IconX, label: messages.none, onClick: onNone },
      {
        ...{ key: 'S', Icon: IconFlag, label: messages.skip, title: messages.skipHint },
        ...{ isLight: true, onClick: onLater },
      },
      {
        ...{ key: 'Z', Icon: IconArrowBackUp, label: messages.undo },
        ...{ isLight: true, isLast: true, onClick: onUndo },
      },
    ]}
  />
)
