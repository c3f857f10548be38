import { useEffect } from 'react'
import { settingsMessages as messages } from '#features/settings/messages.ts'
import kit from '#ui/kit.module.css'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Appearance } from './Appearance.tsx'
import { Hints } from './Hints.tsx'
import { LocalData } from './LocalData.tsx'
import { Rates } from './Rates.tsx'
import { ServiceState } from './ServiceState.tsx'
import classes from './settings.module.css'

/** Settings of all screens, the state of the service, and the data stored in this browser. */
export function SettingsPage() {
  useEffect(() => {
    document.title = 'Settings · Catchment'
  }, [])
  return (
    <main className={`${kit.scroll} ${kit.high}`}>
      <div className={classes.content}>
        <PageTitle>{messages.settings}</PageTitle>
        <p className={classes.lead}>{messages.settingsHint}</p>
        <Appearance />
        <Rates />
        <ServiceState />
        <Hints />
        <LocalData />
      </div>
    </main>
  )
}
