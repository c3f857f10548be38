import { Button } from '@mantine/core'
import { settingsMessages as messages } from '#features/settings/messages.ts'
import { notice } from '#session/notices.ts'
import { useSettings } from '#session/settings.ts'
import { FormRow } from '#ui/FormRow.tsx'
import { Section } from './Section.tsx'
import { ShortcutsButton } from './Shortcuts.tsx'

/** Hints that were dismissed, and the keys of the app. */
export function Hints() {
  const { dismissed, hintsReset, settingsChanged } = useSettings()
  const show = () => {
    hintsReset()
    notice({
      text: 'The hints are shown again.',
      undo: () => settingsChanged({ dismissed }),
    })
  }
  return (
    <Section title={messages.hintsAndKeys}>
      <FormRow
        label={messages.hintsForFirstSteps}
        hint={dismissed.length === 0 ? messages.allHintsShown : messages.dismissed(dismissed.length)}
      >
        <Button variant="default" disabled={dismissed.length === 0} onClick={show}>
          {messages.showHintsAgain}
        </Button>
      </FormRow>
      <FormRow label={messages.keyboard} hint={messages.keysHint}>
        <ShortcutsButton />
      </FormRow>
    </Section>
  )
}
