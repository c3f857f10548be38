import { NativeSelect, TextInput } from '@mantine/core'
import type { ChangeEvent, ReactNode } from 'react'
import { auditActions } from '#contract/audit.ts'
import { auditMessages as messages } from '#features/audit/messages.ts'
import { Inline } from '#ui/layout.tsx'
import type { AuditFilter } from '../data/queries.ts'

interface Props {
  filter: AuditFilter
  onChange: (filter: AuditFilter) => void
  /** Buttons after the filters. */
  children: ReactNode
}

const actions = [
  { value: '', label: messages.anyAction },
  ...auditActions.map((value) => ({ value, label: messages.actions[value] })),
]

/** What is searched in the audit. */
export function AuditFilters({ filter, onChange, children }: Props) {
  const ofField = (name: keyof AuditFilter) => ({
    label: messages[name],
    value: filter[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...filter, [name]: value }),
  })
  return (
    <Inline as="section" gap={12} wrap align="end" aria-label={messages.filters}>
      <TextInput {...ofField('text')} placeholder={messages.textHint} maxLength={200} />
      <TextInput {...ofField('account')} maxLength={200} />
      <NativeSelect size="xs" {...ofField('action')} data={actions} />
      <TextInput {...ofField('from')} type="date" />
      <TextInput {...ofField('to')} type="date" />
      {children}
    </Inline>
  )
}
