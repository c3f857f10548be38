import { useEffect } from 'react'
import kit from '#ui/kit.module.css'
import { PageTitle } from '#ui/PageTitle.tsx'
import { settingsMessages as messages } from '../messages/page.ts'
import { Appearance } from './Appearance.tsx'
import { Hints } from './Hints.tsx'
import { LocalData } from './LocalData.tsx'
import { Rates } from './Rates.tsx'
import { ServiceState } from './ServiceState.tsx'
import classes from './settings.module.css'

/** Settings of all screens, the state of the service, and the data stored in this browser. */
export function SettingsPage() {
  useEffect(() => {
    document.title = messages.documentTitle
  }, [])
  return (
    <main className={`${kit.scroll} ${kit.high}`}>
      <div className={classes.content}>
        <PageTitle>{messages.title}</PageTitle>
        <p className={classes.lead}>{messages.lead}</p>
        <Appearance />
        <Rates />
        <ServiceState />
        <Hints />
        <LocalData />
      </div>
    </main>
  )
}
