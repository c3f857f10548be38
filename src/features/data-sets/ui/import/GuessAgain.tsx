import { Button } from '@mantine/core'
import { previewMessages as messages } from '#features/data-sets/messages/import.ts'
import { changeDraft } from '#session/import-draft.ts'

/** Takes back what was changed of the columns. */
export const GuessAgain = () => (
  <Button
    variant="default"
    size="compact-sm"
    onClick={() => changeDraft({ mapping: undefined, savedMapping: '' })}
  >
    {messages.guessAgain}
  </Button>
)
