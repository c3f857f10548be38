import { NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { SortChoice } from '#criteria/sort.ts'
import type { FileFormat } from '#files/column.ts'
import { count, NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { newExportMessages } from '../messages/new-export.ts'
import { extensionOf } from '../model/file-name.ts'

/** A titled section of the form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={kit.narrow} aria-label={title}>
      <SectionTitle className={kit.spaceBelow}>{title}</SectionTitle>
      {children}
    </section>
  )
}

interface LimitProps {
  /** As typed; undefined for all. */
  value: string | undefined
  total: number | undefined
  error: string | undefined
  onChange: (value: string | undefined) => void
}

const DEFAULT_LIMIT = '1,000'

/** All records, or the first of them. */
export function RecordLimit({ value, total, error, onChange }: LimitProps) {
  return (
    <FormSection title={newExportMessages.records}>
      <Inline align="baseline" wrap>
        <NativeSelect
          size="xs"
          aria-label={newExportMessages.records}
          value={value === undefined ? 'all' : 'first'}
          data={[
            { value: 'all', label: newExportMessages.all },
            { value: 'first', label: newExportMessages.first },
          ]}
          onChange={(event) => onChange(event.currentTarget.value === 'all' ? undefined : DEFAULT_LIMIT)}
        />
        {value !== undefined && (
          <TextInput
            w={96}
            size="xs"
            inputMode="numeric"
            aria-label={newExportMessages.maxRecords}
            value={value}
            error={error}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
        <span className={`${kit.muted} ${kit.body}`}>
          {newExportMessages.of}{' '}
          <strong className={`${kit.normal} ${kit.strong}`}>
            {total === undefined ? NONE : count(total)}
          </strong>
        </span>
      </Inline>
    </FormSection>
  )
}

interface OrderProps {
  /** Empty for the order of the service. */
  value: string
  choices: readonly SortChoice[]
  onChange: (value: string) => void
}

/** The order of the records in the file. */
export function RecordOrder({ value, choices, onChange }: OrderProps) {
  return (
    <FormSection title={newExportMessages.order}>
      <NativeSelect
        maw={320}
        size="xs"
        aria-label={newExportMessages.order}
        value={value}
        data={[{ value: '', label: newExportMessages.defaultOrder }, ...choices]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FormSection>
  )
}

interface NameProps {
  value: string
  form: FileFormat
  error: string | undefined
  onChange: (value: string) => void
}

/** The name of the file; its extension follows from the format. */
export function FileName({ value, form, error, onChange }: NameProps) {
  return (
    <FormSection title={newExportMessages.fileName}>
      <TextInput
        maw={320}
        size="xs"
        aria-label={newExportMessages.fileName}
        value={value}
        error={error}
        rightSection={<span className={kit.second}>.{extensionOf(form)}</span>}
        rightSectionWidth={64}
        rightSectionPointerEvents="none"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FormSection>
  )
}
