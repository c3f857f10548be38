import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import kit from './kit.module.css'
import { Note } from './Note.tsx'

interface Props {
  problem: Error & { status?: number; waitSeconds?: number | undefined }
  /** Sends the request again; leave it out where that cannot help. */
  retry?: () => void
}

/** A failed request: what happened and what is safe, with a way to try again. */
export function ProblemNote({ problem, retry }: Props) {
  return (
    <Note
      tone="wait"
      className={kit.spaceBelow}
      icon={IconAlertCircle}
      role="alert"
      action={
        retry && (
          <Button size="compact-xs" variant="default" onClick={retry}>
            Try again
          </Button>
        )
      }
    >
      {wordsOf(problem)}
    </Note>
  )
}

/** What a status means to a person; otherwise the message of the service. */
export function wordsOf({ status, message, waitSeconds }: Props['problem']): string {
  switch (status) {
    case 401:
      return 'The service rejected the key. Your filters are unchanged. Enter a valid key and try again.'
    case 403:
      return `The key's call volume is used up. ${message}`
    case 429:
      return `The service is rate limiting requests${waitSeconds ? ` for ${waitSeconds} seconds` : ''}. It continues automatically; nothing is lost.`
    case 500:
      return 'The service had an internal error. Your filters are unchanged.'
    default:
      return message
  }
}
