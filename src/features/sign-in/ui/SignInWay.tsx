import { Button } from '@mantine/core'
import type { Session, SignInKind } from '#contract/accounts.ts'
import { sessionPaths } from '#contract/accounts.ts'
import { atBase } from '#shared/base-path.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { signInMessages as messages } from '../messages.ts'
import { SignInForm } from './SignInForm.tsx'

interface Props {
  kind: SignInKind
  /** The login of who was signed in. */
  login?: string | undefined
  /** The path to return to. */
  back: string
  onDone: (session: Session) => void
}

/** How people sign in here: a form, the way to the issuer, or what to do where a proxy should have signed them in. */
export function SignInWay({ kind, login, back, onDone }: Props) {
  if (kind === 'oidc')
    return (
      <Stack gap={12}>
        <p className={kit.muted}>{messages.issuerText}</p>
        <Button component="a" href={atBase(`${sessionPaths.oidc}?${new URLSearchParams({ back })}`)}>
          {messages.issuer}
        </Button>
      </Stack>
    )
  if (kind === 'proxy')
    return (
      <Stack gap={12}>
        <p className={kit.muted}>{messages.proxy}</p>
        <Button onClick={() => window.location.reload()}>{messages.reload}</Button>
      </Stack>
    )
  return <SignInForm login={login} onDone={onDone} />
}
