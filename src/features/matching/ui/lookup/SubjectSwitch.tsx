import { Button } from '@mantine/core'
import { IconBuilding, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { lookupFormMessages as messages } from '#features/matching/messages/lookup.ts'
import { subjectOf } from '#features/matching/model/lookup/pasted-line/name-kind.ts'
import type { LookupInput } from '#session/picker.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Segments } from '#ui/Segments.tsx'

type Subject = LookupInput['RequestType']

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

const subjects: { value: Subject; label: ReactNode }[] = [
  { value: 'Company', label: label(messages.companies, <IconBuilding {...icon} />) },
  { value: 'Person', label: label(messages.people, <IconUser {...icon} />) },
  { value: 'Any', label: label(messages.either) },
]

function label(text: string, icon?: ReactNode) {
  return (
    <span className={`${kit.inline} ${kit.gap6} ${kit.cell} ${kit.strong}`}>
      {icon} {text}
    </span>
  )
}

/** Whether companies, people or both are looked up. */
export const SubjectSwitch = (props: { value: Subject; onChange: (subject: Subject) => void }) => (
  <Segments fullWidth aria-label={messages.subject} data={subjects} {...props} />
)

interface HintProps {
  name: string
  subject: Subject
  onSubject: (subject: 'Person' | 'Company') => void
}

/** Offers the other kind of record if the name looks like one of it. */
export function SubjectHint({ name, subject, onSubject }: HintProps) {
  const guess = subjectOf(name)
  const isOther = guess !== undefined && subject !== 'Any' && guess !== subject
  return (
    <div role="status" hidden={!isOther}>
      {isOther && (
        <Inline wrap className={`${kit.second} ${kit.breaks}`}>
          <span>
            “<bdi>{name.trim()}</bdi>” {messages.looksLike(guess)}
          </span>
          <Button variant="light" size="compact-xs" onClick={() => onSubject(guess)}>
            {messages.switchTo(guess)}
          </Button>
        </Inline>
      )}
    </div>
  )
}
