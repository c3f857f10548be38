import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { fieldErrors } from '#api/problem.ts'
import type { LinkInfo } from '#contract/accounts.ts'
import { atBase } from '#shared/base-path.ts'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { acceptLink, readLink } from '../data/session-calls.ts'
import { linkMessages as messages } from '../messages.ts'
import { SignInFrame, toStart } from './SignInFrame.tsx'

/** Makes the account of a one-time link: a name and a password, for the first operator also the login. */
export function AcceptLinkForm({ token }: { token: string }) {
  const { data: link, error } = useQuery({
    queryKey: ['one-time-link', token],
    queryFn: ({ signal }) => readLink(token, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isFirst = link?.kind === 'first'
  return (
    <SignInFrame
      title={isFirst ? messages.first : messages.invite}
      documentTitle={messages.documentTitle}
      problem={error?.message}
    >
      {link && (
        <>
          <p className={kit.muted}>
            {isFirst ? messages.firstText : messages.inviteText(link.login ?? '', link.role)}
          </p>
          <AccountForm token={token} link={link} />
        </>
      )}
      {error && (
        <Button component="a" href={atBase('/sign-in')} variant="default">
          {messages.toSignIn}
        </Button>
      )}
    </SignInFrame>
  )
}

function AccountForm({ token, link }: { token: string; link: LinkInfo }) {
  const isFirst = link.login === undefined
  const [values, setValues] = useState({ login: link.login ?? '', name: '', password: '' })
  const { mutate, isPending, error } = useMutation({ mutationFn: acceptLink, onSuccess: toStart })
  const byField = fieldErrors(error)
  const field = (key: keyof typeof values) => ({
    value: values[key],
    error: byField.get(key),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      setValues({ ...values, [key]: value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { login, name, password } = values
    mutate({ token, name, password, ...(isFirst && { login }) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        {isFirst && (
          <TextInput
            label={messages.login}
            autoComplete="username"
            maxLength={200}
            {...field('login')}
            autoFocus
          />
        )}
        <TextInput
          label={messages.name}
          autoComplete="name"
          maxLength={100}
          {...field('name')}
          autoFocus={!isFirst}
        />
        {!isFirst && (
          <input type="hidden" name="username" autoComplete="username" value={link.login} readOnly />
        )}
        <PasswordInput
          label={messages.password}
          description={messages.passwordHint}
          autoComplete="new-password"
          maxLength={800}
          {...field('password')}
        />
        {error && byField.size === 0 && <FieldError>{error.message}</FieldError>}
        <Button type="submit" loading={isPending}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  )
}
