import { useEffect } from 'react'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { settingsMessages as messages } from '../messages/page.ts'
import { Appearance } from './Appearance.tsx'
import { DoNotContact } from './do-not-contact/DoNotContact.tsx'
import { Hints } from './Hints.tsx'
import { LocalData } from './LocalData.tsx'
import { Rates } from './Rates.tsx'
import { ServiceState } from './ServiceState.tsx'
import { SpendingLimits } from './SpendingLimits.tsx'
import classes from './settings.module.css'

/** Settings of all screens, the state of the service, and the data stored in this browser. */
export function SettingsPage() {
  useEffect(() => {
    document.title = messages.documentTitle
  }, [])
  return (
    <main className={`${kit.scroll} ${kit.high}`}>
      <Stack gap={12} className={classes.content}>
        <div>
          <PageTitle>{messages.title}</PageTitle>
          <p className={kit.muted}>{messages.lead}</p>
        </div>
        <Appearance />
        <Rates />
        <SpendingLimits />
        <ServiceState />
        <Hints />
        <DoNotContact />
        <LocalData />
      </Stack>
    </main>
  )
}
