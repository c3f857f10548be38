import { type ReactNode, useEffect } from 'react'
import { atBase } from '#shared/base-path.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { signInMessages as messages } from '../messages.ts'
import classes from './sign-in.module.css'

/** The link, which is used up, does not remain in the history. */
export const toStart = () => window.location.replace(atBase('/'))

/** The one card of a page before the app. */
export function SignInFrame({
  title = messages.title,
  documentTitle = messages.documentTitle,
  problem,
  children,
}: {
  title?: string
  documentTitle?: string
  problem?: string | undefined
  children: ReactNode
}) {
  useEffect(() => {
    const before = document.title
    document.title = documentTitle
    return () => {
      document.title = before
    }
  }, [documentTitle])
  return (
    <main className={`${kit.high} ${classes.page}`}>
      <Panel className={classes.card} aria-labelledby="sign-in-title">
        <Stack gap={16}>
          <h1 id="sign-in-title" className={kit.pageTitle}>
            {title}
          </h1>
          {problem && (
            <Note tone="wait" role="alert">
              {problem}
            </Note>
          )}
          {children}
        </Stack>
      </Panel>
    </main>
  )
}
