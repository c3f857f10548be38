import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import kit from './kit.module.css'
import classes from './ProblemNote.module.css'

interface Props {
  problem: Error & { status?: number; waitSeconds?: number | undefined }
  /** Asks again; left out where asking again cannot help. */
  retry?: () => void
}

/** A failure in plain words: what happened and what is safe. */
export function ProblemNote({ problem, retry }: Props) {
  return (
    <div className={`${kit.waits} ${kit.notice} ${classes.note}`} role="alert">
      <IconAlertCircle size={16} stroke={1.7} aria-hidden className={classes.icon} />
      <div>
        <p className={classes.words}>{wordsOf(problem)}</p>
        {retry && (
          <Button size="compact-xs" variant="default" onClick={retry}>
            Try again
          </Button>
        )}
      </div>
    </div>
  )
}

/** What a status means to a person; the service's own words where it speaks of the question. */
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
