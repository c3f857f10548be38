import { Button } from '@mantine/core'
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
    <Section title="Hints and keys">
      <FormRow
        label="Hints for the first steps"
        hint={dismissed.length === 0 ? 'All of them are shown.' : `${dismissed.length} dismissed.`}
      >
        <Button variant="default" disabled={dismissed.length === 0} onClick={show}>
          Show the hints again
        </Button>
      </FormRow>
      <FormRow label="Keyboard" hint="? opens the list of keys on every screen.">
        <ShortcutsButton />
      </FormRow>
    </Section>
  )
}
