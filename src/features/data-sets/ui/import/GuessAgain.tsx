import { Button } from '@mantine/core'
import { changeDraft } from '#session/import-draft.ts'
import { previewMessages as messages } from '../../messages/import.ts'

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
