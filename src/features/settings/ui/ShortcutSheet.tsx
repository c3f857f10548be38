import { Kbd } from '@mantine/core'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { Grid } from '#ui/layout.tsx'
import { keyGroups, keyMessages } from '../messages/keys.ts'
import classes from './settings.module.css'

/** The list of all keys. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title={keyMessages.title} size={720}>
      <Grid columns="fitWide" gap={16}>
        {keyGroups.map(({ where, keys }) => (
          <section key={where} aria-label={keyMessages.group(where)}>
            <h3 className={kit.heading}>{where}</h3>
            <dl>
              {keys.map(([names, does]) => (
                <div key={does} className={`${kit.grid} ${kit.gap8} ${kit.small} ${classes.key}`}>
                  <dt className={`${kit.line} ${kit.wrap} ${kit.gap4}`}>
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
