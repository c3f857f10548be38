import { NumberInput, Switch, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#api/problem.ts'
import type { Plan } from '#contract/plans.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Stack } from '#ui/layout.tsx'
import { useMakeKey } from '../data/admin-calls.ts'
import { keyMessages as messages } from '../messages.ts'
import { PlanSelect } from './PlanSelect.tsx'
import { SecretText } from './SecretText.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  /** The key that the new one takes the place of. */
  rotated?: string | undefined
}

/** Makes a key and shows it once. */
export const KeyDialog = ({ opened, onClose, rotated }: Props) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title={rotated ? messages.rotateTitle(rotated) : messages.makeTitle}
    size={440}
  >
    <KeyForm onClose={onClose} rotated={rotated} />
  </Dialog>
)

function KeyForm({ onClose, rotated }: Omit<Props, 'opened'>) {
  const [values, setValues] = useState({ plan: 'a' as Plan, email: false, expires: '', days: 7 })
  const { mutate, isPending, data, error } = useMakeKey()
  const byField = fieldErrors(error)
  if (data)
    return (
      <SecretText
        label={messages.key}
        text={messages.keyText}
        secret={data.key}
        copy={messages.copy}
        copied={messages.copied}
        done={messages.done}
        onDone={onClose}
      />
    )
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { plan, email, expires, days } = values
    mutate(rotated ? { rotate: rotated, days } : { plan, email, ...(expires && { expires }) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        {rotated ? (
          <>
            <p>{messages.rotateText}</p>
            <NumberInput
              label={messages.days}
              min={0}
              max={365}
              allowDecimal={false}
              value={values.days}
              onChange={(days) => set({ days: Number(days) })}
              error={byField.get('days')}
              data-autofocus
            />
          </>
        ) : (
          <>
            <PlanSelect
              label={messages.planLabel}
              value={values.plan}
              onChange={(plan) => set({ plan })}
              data-autofocus
            />
            <TextInput
              type="date"
              label={messages.expiresLabel}
              value={values.expires}
              onChange={({ currentTarget }) => set({ expires: currentTarget.value })}
              error={byField.get('expires')}
            />
            <Switch
              label={messages.emailLabel}
              checked={values.email}
              onChange={({ currentTarget }) => set({ email: currentTarget.checked })}
            />
          </>
        )}
        <FormActions
          action={rotated ? messages.rotateSubmit : messages.submit}
          onCancel={onClose}
          isPending={isPending}
          error={byField.size === 0 ? error : null}
        />
      </Stack>
    </form>
  )
}
