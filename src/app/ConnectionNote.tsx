import { Button } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { checkConnection, useConnection } from '#session/connection.ts'
import { Note } from '#ui/Note.tsx'
import { connectionMessages as messages } from './messages.ts'

/** The one notice above every page while the service does not answer. */
export function ConnectionNote() {
  const isLost = useConnection((state) => state.isLost)
  return (
    isLost && (
      <Note
        band
        tone="wait"
        icon={IconWifiOff}
        title={messages.title}
        role="alert"
        action={
          <Button size="compact-sm" variant="default" onClick={() => void checkConnection()}>
            {messages.retry}
          </Button>
        }
      >
        {messages.text}
      </Note>
    )
  )
}
