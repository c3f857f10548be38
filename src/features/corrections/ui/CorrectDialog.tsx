import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { fieldErrors } from '#api/problem.ts'
import { type CorrectableField, type Correction, correctableFields } from '#contract/corrections.ts'
import type { Kind } from '#contract/kind.ts'
import { operatingStatuses } from '#contract/trust.ts'
import { labelOf, correctionMessages as messages } from '#features/corrections/messages.ts'
import { type AnyRecord, nameOf } from '#records/record.ts'
import { statusLabels } from '#records/trust-text.ts'
import { notice } from '#session/notices.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import kit from '#ui/kit.module.css'
import { Grid, Stack } from '#ui/layout.tsx'
import { useCorrect } from '../data/queries.ts'
import { changesOf, formOf } from '../model/form.ts'
import { OriginalPicker } from './OriginalPicker.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  kind: Kind
  record: AnyRecord
  stored: Correction | undefined
}

/** Corrects the fields of a record, or marks it as closed or as a duplicate. */
export const CorrectDialog = ({ opened, onClose, ...rest }: Props) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title={messages.dialog(nameOf(rest.kind, rest.record) ?? rest.record.Id)}
    size={640}
  >
    <CorrectForm onClose={onClose} {...rest} />
  </Dialog>
)

type Change = ChangeEvent<HTMLInputElement | HTMLSelectElement>

function CorrectForm({ onClose, kind, record, stored }: Omit<Props, 'opened'>) {
  const [before] = useState(() => formOf(kind, record, stored))
  const [form, setForm] = useState(before)
  const { mutate, isPending, error } = useCorrect()
  const byField = fieldErrors(error)
  const name = nameOf(kind, record) ?? record.Id
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const changes = changesOf(before, form)
    const close = (text: string) => {
      onClose()
      notice({ text })
    }
    if (!changes) return close(messages.unchanged)
    mutate({ kind, id: record.Id, ...changes }, { onSuccess: () => close(messages.saved(name)) })
  }
  const ofField = (field: CorrectableField) => ({
    label: labelOf(field),
    value: form.fields[field] ?? '',
    onChange: ({ currentTarget: { value } }: Change) =>
      setForm((old) => ({ ...old, fields: { ...old.fields, [field]: value } })),
    error: byField.get(field) ?? byField.get(`fields.${field}`),
  })
  return (
    <form onSubmit={submit}>
      <Stack gap={12}>
        <p className={kit.second}>{messages.lead}</p>
        <Grid columns={2} gap={12}>
          {correctableFields[kind].map((field, i) =>
            field === 'OperatingStatus' ? (
              <NativeSelect key={field} size="xs" {...ofField(field)} data={statuses} />
            ) : (
              <TextInput
                key={field}
                {...ofField(field)}
                maxLength={500}
                {...(i === 0 && { 'data-autofocus': true })}
              />
            ),
          )}
        </Grid>
        <OriginalPicker
          {...{ kind, record }}
          value={form.duplicateOf}
          onChange={(duplicateOf) => setForm((old) => ({ ...old, duplicateOf }))}
          error={byField.get('duplicateOf')}
        />
        <Textarea
          label={messages.note}
          description={messages.noteHint}
          size="xs"
          rows={2}
          maxLength={500}
          value={form.note}
          onChange={({ currentTarget: { value } }) => setForm((old) => ({ ...old, note: value }))}
          error={byField.get('note')}
        />
        <FormActions
          action={messages.save}
          onCancel={onClose}
          isPending={isPending}
          error={byField.size === 0 ? error : null}
        />
      </Stack>
    </form>
  )
}

const statuses = [
  { value: '', label: messages.noStatus },
  ...operatingStatuses.map((value) => ({ value, label: statusLabels[value] })),
]
