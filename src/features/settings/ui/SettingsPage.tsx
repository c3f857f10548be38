import { useEffect } from 'react'
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
        <PageTitle>Settings</PageTitle>
        <p className={classes.lead}>Stored in this browser only. Nothing here is sent anywhere.</p>
        <Appearance />
        <Rates />
        <ServiceState />
        <Hints />
        <LocalData />
      </div>
    </main>
  )
}
