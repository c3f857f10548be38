import { NativeSelect, TextInput } from '@mantine/core'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import { auditActions } from '#contract/audit.ts'
import { auditMessages as messages } from '#features/audit/messages.ts'
import { Inline } from '#ui/layout.tsx'
import type { AuditFilter } from '../data/queries.ts'
import { type Person, searchTexts } from '../model/accounts.ts'

interface Props {
  filter: AuditFilter
  onChange: (filter: AuditFilter) => void
  people: readonly Person[]
  /** Buttons after the filters. */
  children: ReactNode
}

const actions = [
  { value: '', label: messages.anyAction },
  ...auditActions.map((value) => ({ value, label: messages.actions[value] })),
]

/** What is searched in the audit. */
export function AuditFilters({ filter, onChange, people, children }: Props) {
  const list = useId()
  const ofField = (name: keyof AuditFilter) => ({
    label: messages[name],
    value: filter[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...filter, [name]: value }),
  })
  return (
    <Inline as="section" gap={12} wrap align="end" aria-label={messages.filters}>
      <TextInput {...ofField('text')} placeholder={messages.textHint} maxLength={200} />
      <TextInput {...ofField('account')} maxLength={200} list={list} />
      <datalist id={list}>
        {searchTexts(people).map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <NativeSelect size="xs" {...ofField('action')} data={actions} />
      <TextInput {...ofField('from')} type="date" />
      <TextInput {...ofField('to')} type="date" />
      {children}
    </Inline>
  )
}
