import { Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useService } from '#session/service.ts'
import { continueAs, useSignIn } from '#session/sign-in.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { signInMessages as messages } from '../messages.ts'
import { SignInWay } from './SignInWay.tsx'

/** Requests to sign in again over the page, which remains as it is. It cannot be closed: nothing works before. */
export function SignInDialog() {
  const client = useQueryClient()
  const kind = useSignIn((state) => state.kind)
  const login = useService()?.person?.login
  const { pathname, search, hash } = window.location
  return (
    <Modal.Root opened onClose={() => undefined} size={400} centered zIndex={1000}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={`${kit.line} ${kit.padded}`}>
          <Modal.Title className={kit.title}>{messages.ended}</Modal.Title>
        </div>
        <Modal.Body p="0 16px 16px">
          <Stack gap={12}>
            <p className={kit.muted}>{messages.endedText}</p>
            <SignInWay
              kind={kind}
              login={login}
              back={pathname + search + hash}
              onDone={(session) => void continueAs(session, client)}
            />
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
