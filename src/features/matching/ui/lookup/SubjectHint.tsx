import { Button } from '@mantine/core'
import { subjectOf } from '#features/matching/model/lookup/pasted-line/name-kind.ts'
import type { Question } from '#session/picker.ts'
import kit from '#ui/kit.module.css'
import classes from './lookup.module.css'

interface Props {
  name: string
  subject: Question['RequestType']
  onSubject: (subject: 'Person' | 'Company') => void
}

const texts = {
  Person: { reads: 'a person', button: 'Switch to People' },
  Company: { reads: 'a company', button: 'Switch to Companies' },
} as const

/** Offers the other kind where the name reads like one of it. */
export function SubjectHint({ name, subject, onSubject }: Props) {
  const reads = subjectOf(name)
  const isOther = reads !== undefined && subject !== 'Any' && reads !== subject
  return (
    <div
      role="status"
      className={`${kit.line} ${kit.second} ${classes.subjectHint}`}
      data-empty={!isOther || undefined}
    >
      {isOther && (
        <>
          <span>
            “<bdi>{name.trim()}</bdi>” reads like {texts[reads].reads}.
          </span>
          <Button variant="light" size="compact-xs" onClick={() => onSubject(reads)}>
            {texts[reads].button}
          </Button>
        </>
      )}
    </div>
  )
}
