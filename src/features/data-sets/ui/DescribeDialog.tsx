import { Textarea, TextInput } from '@mantine/core'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { fieldErrors } from '#api/problem.ts'
import type { DataSet, DescribeDataSet } from '#contract/data-sets.ts'
import { notice } from '#session/notices.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Stack } from '#ui/layout.tsx'
import { useDataSetChange } from '../data/queries.ts'
import { describeMessages as messages } from '../messages/sets.ts'
import { nameError } from '../model/sets.ts'

interface Props {
  opened: boolean
  onClose: () => void
  set: DataSet
  sets: readonly DataSet[]
}

/** Renames a data set, and says where it is from and how it may be used. */
export const DescribeDialog = ({ opened, onClose, set, sets }: Props) => (
  <Dialog opened={opened} onClose={onClose} title={messages.title(set.name)} size={480}>
    <DescribeForm onClose={onClose} set={set} sets={sets} />
  </Dialog>
)

function DescribeForm({ onClose, set, sets }: Omit<Props, 'opened'>) {
  const { name, source = '', license = '' } = set
  const [values, setValues] = useState({ newName: name, source, license })
  const [isSubmitted, setSubmitted] = useState(false)
  const { mutate, isPending, error } = useDataSetChange<DescribeDataSet>('describe')
  const newName = values.newName.trim()
  const wrongName = nameError(set, newName, sets)
  const byField = fieldErrors(error)
  const field = (key: keyof typeof values) => ({
    value: values[key],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues({ ...values, [key]: value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (wrongName) return
    const onSuccess = () => {
      onClose()
      notice({ text: messages.saved(newName) })
    }
    mutate({ kind: set.kind, name, ...values, newName }, { onSuccess })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={12}>
        <TextInput
          label={messages.name}
          description={messages.nameHint}
          maxLength={80}
          {...field('newName')}
          error={(isSubmitted && wrongName && messages.nameErrors[wrongName]) || byField.get('newName')}
          data-autofocus
        />
        <Textarea
          label={messages.source}
          description={messages.sourceHint}
          size="xs"
          rows={2}
          maxLength={500}
          {...field('source')}
          error={byField.get('source')}
        />
        <TextInput
          label={messages.license}
          description={messages.licenseHint}
          maxLength={500}
          {...field('license')}
          error={byField.get('license')}
        />
        <FormActions
          action={messages.save}
          onCancel={onClose}
          isPending={isPending}
          error={Object.keys(values).every((key) => !byField.has(key)) ? error : null}
        />
      </Stack>
    </form>
  )
}
