import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ListedCorrection, UndoCorrection } from '#contract/corrections.ts'
import type { Kind } from '#contract/kind.ts'
import { labelOf, correctionMessages as messages } from '#features/corrections/messages.ts'
import { trustText } from '#records/trust-text.ts'
import { notice } from '#session/notices.ts'
import { phone } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { useUndo } from '../data/queries.ts'

interface Props {
  kind: Kind
  /** The data set. */
  set: string
  correction: ListedCorrection
}

const textOf = (field: string, value: string) =>
  value && (field === 'Phone' ? phone(value) : (trustText(field, value) ?? value))

/** What is corrected of one record, field by field, each with a button that undoes it. */
export function CorrectionItem({ kind, set, correction }: Props) {
  const { id, name, fields, duplicateOf, original, corrected, sourceNow, note } = correction
  const { mutate, isPending } = useUndo()
  const undo = (field: NonNullable<UndoCorrection['field']>, what: string) => (
    <Button
      variant="default"
      size="compact-sm"
      className={`${kit.last} ${kit.fixed}`}
      disabled={isPending}
      aria-label={messages.undoField(what, name)}
      onClick={() =>
        mutate(
          { kind, name: set, id, field },
          {
            onSuccess: () => notice({ text: messages.undone(what) }),
            onError: ({ message }) => notice({ text: message }),
          },
        )
      }
    >
      {messages.undo}
    </Button>
  )
  return (
    <Stack as="ul" gap={8}>
      {fields.map(({ field, before, after, corrected: at }) => (
        <Line
          key={field}
          what={messages.field(labelOf(field), textOf(field, after))}
          since={messages.since(at, textOf(field, before))}
          now={field in sourceNow ? messages.sourceNow(textOf(field, sourceNow[field] ?? '')) : undefined}
          action={undo(field, labelOf(field))}
        />
      ))}
      {duplicateOf && (
        <Line
          what={`${messages.duplicate(kind)}: ${original?.name ?? ''} ${duplicateOf}`}
          since={messages.duplicateSince(corrected)}
          action={undo('duplicateOf', messages.duplicate(kind))}
        />
      )}
      {note && (
        <li className={`${kit.second} ${kit.breaks}`}>
          <bdi>{note}</bdi>
        </li>
      )}
    </Stack>
  )
}

interface LineProps {
  what: string
  since: string
  now?: string | undefined
  action: ReactNode
}

const Line = ({ what, since, now, action }: LineProps) => (
  <Inline as="li" gap={8} align="start">
    <div className={`${kit.fill} ${kit.breaks}`}>
      <bdi>{what}</bdi>
      <p className={kit.second}>{since}</p>
      {now && <p className={kit.wait}>{now}</p>}
    </div>
    {action}
  </Inline>
)
