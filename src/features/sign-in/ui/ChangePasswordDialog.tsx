import { PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#api/problem.ts'
import { notice } from '#session/notices.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { changePassword } from '../data/session-calls.ts'
import { linkMessages, personMessages as messages } from '../messages.ts'

/** Changes the password of who has signed in. */
export const ChangePasswordDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} onClose={onClose} title={messages.title} size={400}>
    <ChangeForm onClose={onClose} />
  </Dialog>
)

function ChangeForm({ onClose }: { onClose: () => void }) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const onSuccess = () => {
    onClose()
    notice({ text: messages.changed })
  }
  const { mutate, isPending, error } = useMutation({ mutationFn: changePassword, onSuccess })
  const byField = fieldErrors(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ current, password })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <PasswordInput
          label={messages.current}
          autoComplete="current-password"
          maxLength={800}
          value={current}
          onChange={({ currentTarget }) => setCurrent(currentTarget.value)}
          error={byField.get('current')}
          data-autofocus
        />
        <PasswordInput
          label={messages.next}
          description={linkMessages.passwordHint}
          autoComplete="new-password"
          maxLength={800}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={byField.get('password')}
        />
        <p className={kit.second}>{messages.note}</p>
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
