import { Button } from '@mantine/core'
import { IconEqual } from '@tabler/icons-react'
import { rowMessages as messages } from '#features/matching/messages/review.ts'
import { type Role, roleLabels } from '#features/matching/model/file/columns/roles.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import type { RowAnswer } from '#features/matching/model/file/review/answer.ts'
import { type ComparedField, missingFields } from '#features/matching/model/file/review/compared-fields.ts'
import { DecisionKey } from '#ui/DecisionBar.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import classes from './review.module.css'

interface Props {
  job: MatchJob
  answer: RowAnswer
  /** How many candidates fit equally. */
  tied: number
  /** The fields in which they differ. */
  differing: readonly ComparedField[]
  onEdit: (field?: Role) => void
}

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** A label inside a sentence: "Street" in lower case, "ZIP" unchanged. */
const inSentence = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase())

/** A note that several candidates fit a row equally, in which fields they differ, and how to resolve it. */
export function AmbiguousNote({ job: { kind }, answer, tied, differing, onEdit }: Props) {
  const { found, matchCount = found.length, asked: lookup } = answer
  const isMore = tied === found.length && matchCount > tied
  const labels = differing.map(({ label }) => inSentence(label))
  const missing = missingFields(kind, lookup, differing)
  return (
    <Panel
      className={`${kit.flex} ${kit.gap8} ${kit.fixed} ${classes.ambiguous}`}
      aria-label={messages.ambiguous}
    >
      <IconEqual size={18} stroke={1.9} className={`${kit.fixed} ${kit.other}`} aria-hidden />
      <Stack gap={6}>
        <p>
          <strong>{messages.tied(tied, isMore)}</strong>{' '}
          {labels.length > 0 ? messages.differIn(listFormat.format(labels)) : messages.sameValues}
        </p>
        <p className={kit.second}>{messages.resolve}</p>
        <div className={kit.actions}>
          {missing.map((role) => (
            <Button key={role} variant="default" onClick={() => onEdit(role)}>
              {messages.add(inSentence(roleLabels[role]))}
            </Button>
          ))}
          <Button variant="default" rightSection={<DecisionKey>E</DecisionKey>} onClick={() => onEdit()}>
            {messages.editLookup}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
