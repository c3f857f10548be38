import { Button, Kbd } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useEffect } from 'react'
import { settingsMessages as messages } from '#features/settings/messages.ts'
import { useShortcuts } from '#session/shortcuts.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { Grid } from '#ui/layout.tsx'
import { keyGroups } from '../model/keys.ts'
import classes from './settings.module.css'

/** The list of all keys, over whatever screen is shown; ? opens it where no text is typed. */
export function Shortcuts() {
  const { shown, sheetOpened, sheetClosed } = useShortcuts()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target))
        return
      event.preventDefault()
      sheetOpened()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [sheetOpened])
  return (
    <Dialog opened={shown} onClose={sheetClosed} title={messages.keys} size={720}>
      <Grid columns="fitWide" gap={16}>
        {keyGroups.map(({ where, keys }) => (
          <section key={where} aria-label={messages.keysOf(where)}>
            <h3 className={kit.heading}>{where}</h3>
            <dl>
              {keys.map(([names, does]) => (
                <div key={does} className={classes.key}>
                  <dt>
                    {names.map((name) => (
                      <Kbd key={name} size="xs">
                        {name}
                      </Kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Grid>
    </Dialog>
  )
}

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

export function ShortcutsButton() {
  const open = useShortcuts((state) => state.sheetOpened)
  return (
    <Button
      variant="default"
      leftSection={<IconKeyboard size={15} stroke={1.7} aria-hidden />}
      rightSection={<Kbd size="xs">?</Kbd>}
      onClick={open}
    >
      {messages.showAllKeys}
    </Button>
  )
}
