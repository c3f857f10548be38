import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#api/problem.ts'
import type { Session } from '#contract/accounts.ts'
import { FieldError } from '#ui/FormRow.tsx'
import { Stack } from '#ui/layout.tsx'
import { signIn } from '../data/session-calls.ts'
import { signInMessages as messages } from '../messages.ts'

/** Name and password. Errors are at the field they are about. */
export function SignInForm({
  login: known = '',
  onDone,
}: {
  login?: string | undefined
  onDone: (session: Session) => void
}) {
  const [login, setLogin] = useState(known)
  const [password, setPassword] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const { mutate, isPending, error } = useMutation({ mutationFn: signIn, onSuccess: onDone })
  const byField = fieldErrors(error)
  const missing = (text: string) => (isSubmitted && !text ? messages.missing : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (login.trim() && password) mutate({ login, password })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <TextInput
          label={messages.login}
          autoComplete="username"
          maxLength={200}
          value={login}
          onChange={({ currentTarget }) => setLogin(currentTarget.value)}
          error={missing(login.trim()) ?? byField.get('login')}
          data-autofocus={!known || undefined}
          autoFocus={!known}
        />
        <PasswordInput
          label={messages.password}
          autoComplete="current-password"
          maxLength={800}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={
            missing(password) ?? byField.get('password') ?? (byField.size === 0 ? error?.message : undefined)
          }
          data-autofocus={known ? true : undefined}
          autoFocus={Boolean(known)}
        />
        {byField.size > 0 && !byField.has('login') && !byField.has('password') && (
          <FieldError>{error?.message}</FieldError>
        )}
        <Button type="submit" loading={isPending}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  )
}
