import { Button, Kbd } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { notice } from '#session/notices.ts'
import { useSettings } from '#session/settings.ts'
import { useShortcuts } from '#session/shortcuts.ts'
import { FormRow } from '#ui/FormRow.tsx'
import { keyMessages } from '../messages/keys.ts'
import { hintSettingMessages as messages } from '../messages/page.ts'
import { Section } from './Section.tsx'

/** Hints that were dismissed, and the keys of the app. */
export function Hints() {
  const { dismissed, hintsReset, settingsChanged } = useSettings()
  const show = () => {
    hintsReset()
    notice({
      text: messages.shown,
      undo: () => settingsChanged({ dismissed }),
    })
  }
  return (
    <Section title={messages.title}>
      <div>
        <FormRow label={messages.label} hint={messages.dismissed(dismissed.length)}>
          <Button variant="default" disabled={dismissed.length === 0} onClick={show}>
            {messages.show}
          </Button>
        </FormRow>
        <FormRow label={messages.keyboard} hint={messages.keyboardHint}>
          <ShortcutsButton />
        </FormRow>
      </div>
    </Section>
  )
}

function ShortcutsButton() {
  const open = useShortcuts((state) => state.sheetOpened)
  return (
    <Button
      variant="default"
      leftSection={<IconKeyboard size={15} stroke={1.7} aria-hidden />}
      rightSection={<Kbd size="xs">?</Kbd>}
      onClick={open}
    >
      {keyMessages.showAll}
    </Button>
  )
}
