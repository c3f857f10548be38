import { ActionIcon, Button } from '@mantine/core'
import { IconBulb, IconX } from '@tabler/icons-react'
import { settingsMessages as messages } from '#features/settings/messages.ts'
import { notice } from '#session/notices.ts'
import { useSettings } from '#session/settings.ts'
import kit from '#ui/kit.module.css'
import classes from './hint.module.css'

/** Hints for a new user, in this order, one at a time. */
const hints = [
  {
    name: 'sentence',
    text: 'Describe who you’re looking for: “restaurants in Chicago with 20 or more employees”.',
  },
  {
    name: 'draw',
    text: 'Draw on the map to search an area: a circle, a polygon, freehand. It works by keyboard too.',
  },
  {
    name: 'free',
    text: 'Counts and tallies are free. Records are billed when they are loaded, one page at a time.',
  },
  { name: 'keys', text: 'Press ? for all keys.' },
] as const

/** The next hint that was not dismissed, in a line above the page; nothing once all are. */
export function FirstHint() {
  const { dismissed, hintDismissed, settingsChanged } = useSettings()
  const left = hints.filter(({ name }) => !dismissed.includes(name))
  const [hint] = left
  if (!hint) return null
  const hideAll = () => {
    settingsChanged({ dismissed: [...new Set([...dismissed, ...hints.map(({ name }) => name)])] })
    notice({
      text: 'The hints are hidden. The settings can show them again.',
      undo: () => settingsChanged({ dismissed }),
    })
  }
  return (
    <aside className={`${kit.row} ${classes.hint}`} aria-label={messages.hint}>
      <IconBulb size={16} stroke={1.7} aria-hidden className={`${kit.fixed} ${kit.accent}`} />
      <p className={classes.words}>{hint.text}</p>
      <Button
        variant="subtle"
        size="compact-xs"
        className={`${kit.fixed} ${classes.button}`}
        onClick={() => hintDismissed(hint.name)}
      >
        {left.length > 1 ? messages.nextHint : messages.done}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        className={`${kit.fixed} ${classes.button}`}
        aria-label={messages.hideHints}
        title={messages.hideHints}
        onClick={hideAll}
      >
        <IconX size={14} stroke={1.7} />
      </ActionIcon>
    </aside>
  )
}
