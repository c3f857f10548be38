import { Button, Group } from '@mantine/core'
import { IconBulb, IconX } from '@tabler/icons-react'
import { notice } from '#session/notices.ts'
import { useSettings } from '#session/settings.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { hints, hintMessages as messages } from '../messages/first-hint.ts'

/** The next hint that was not dismissed, in a line above the page; nothing once all are. */
export function FirstHint() {
  const { dismissed, hintDismissed, settingsChanged } = useSettings()
  const left = hints.filter(({ name }) => !dismissed.includes(name))
  const [hint] = left
  if (!hint) return null
  const hideAll = () => {
    settingsChanged({ dismissed: [...new Set([...dismissed, ...hints.map(({ name }) => name)])] })
    notice({
      text: messages.hidden,
      undo: () => settingsChanged({ dismissed }),
    })
  }
  return (
    <Group
      component="aside"
      wrap="nowrap"
      gap={8}
      px={14}
      py={3}
      bg="var(--c-wash)"
      className={`${kit.fixed} ${kit.below} ${kit.small}`}
      aria-label={messages.title}
    >
      <IconBulb size={16} stroke={1.7} aria-hidden className={`${kit.fixed} ${kit.accent}`} />
      <p>{hint.text}</p>
      <Button
        variant="subtle"
        size="compact-xs"
        className={`${kit.fixed} ${kit.last}`}
        onClick={() => hintDismissed(hint.name)}
      >
        {left.length > 1 ? messages.next : messages.done}
      </Button>
      <IconButton Icon={IconX} className={kit.fixed} label={messages.hide} onClick={hideAll} small />
    </Group>
  )
}
