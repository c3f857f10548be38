import { Button } from '@mantine/core'
import { IconEqual } from '@tabler/icons-react'
import { type Role, roleLabels } from '#features/matching/model/file/columns/roles.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import type { RowAnswer } from '#features/matching/model/file/review/answer.ts'
import { type ComparedField, missingFields } from '#features/matching/model/file/review/compared-fields.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './review.module.css'

interface Props {
  job: MatchJob
  answer: RowAnswer
  /** How many candidates fit equally. */
  tied: number
  /** The fields in which they differ. */
  apart: readonly ComparedField[]
  onEdit: (field?: Role) => void
}

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Labels inside a sentence: "ZIP" stays, "Street" does not. */
const inSentence = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase())

/** That several candidates fit a row equally, what tells them apart, and how to resolve it. */
export function AmbiguousNote({ job: { kind }, answer, tied, apart, onEdit }: Props) {
  const { found, matchCount = found.length, asked } = answer
  const many = tied === found.length && matchCount > tied ? `${count(tied)} or more` : count(tied)
  const labels = apart.map(({ label }) => inSentence(label))
  const missing = missingFields(kind, asked, apart)
  return (
    <section className={`${kit.card} ${classes.ambiguous}`} aria-label="Ambiguous row">
      <IconEqual size={18} stroke={1.9} aria-hidden />
      <div>
        <p>
          <strong>{many} candidates fit this row equally.</strong>{' '}
          {labels.length > 0
            ? `They differ in ${listed.format(labels)}.`
            : 'They have the same values in every field shown.'}
        </p>
        <p className={`${kit.second} ${classes.second}`}>
          Choose one by its number, or complete the lookup and look the row up again.
        </p>
        <div className={classes.editButtons}>
          {missing.map((role) => (
            <Button key={role} variant="default" onClick={() => onEdit(role)}>
              Add {inSentence(roleLabels[role])}
            </Button>
          ))}
          <Button
            variant="default"
            rightSection={
              <kbd className={classes.key} aria-hidden>
                E
              </kbd>
            }
            onClick={() => onEdit()}
          >
            Edit lookup
          </Button>
        </div>
      </div>
    </section>
  )
}
