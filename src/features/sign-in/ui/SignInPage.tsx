import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Session } from '#contract/accounts.ts'
import { continueAs, readSession, useSignIn } from '#session/sign-in.ts'
import { signInMessages as messages } from '../messages.ts'
import { readFragment } from '../model/fragment.ts'
import { AcceptLinkForm } from './AcceptLinkForm.tsx'
import { SignInFrame, toStart } from './SignInFrame.tsx'
import { SignInWay } from './SignInWay.tsx'

/** What is shown in place of every page until a person signs in; then that page is shown. */
export function SignInGate() {
  const client = useQueryClient()
  const kind = useSignIn((state) => state.kind)
  const { pathname, search, hash } = window.location
  return (
    <SignInFrame>
      <SignInWay
        kind={kind}
        back={pathname + search + hash}
        onDone={(session: Session) => void continueAs(session, client)}
      />
    </SignInFrame>
  )
}

/** The page of its own address: one-time links open it, and the issuer returns to it when signing in did not work. */
export function SignInPage() {
  const { link, problem } = readFragment(window.location.hash)
  if (link) return <AcceptLinkForm token={link} />
  return <SignInAtStart problem={problem && (messages.problems[problem] ?? messages.problems.refused)} />
}

function SignInAtStart({ problem }: { problem?: string | undefined }) {
  const { data } = useQuery({ queryKey: ['session'], queryFn: readSession, staleTime: 0 })
  const isIn = data?.person !== undefined
  useEffect(() => {
    if (isIn) toStart()
  }, [isIn])
  if (!data || isIn) return null
  return (
    <SignInFrame problem={problem}>
      <SignInWay kind={data.signIn} back="/" onDone={toStart} />
    </SignInFrame>
  )
}
