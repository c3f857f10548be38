import { Loader } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { serviceQuery } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { adminMessages as messages } from '../messages.ts'
import classes from './admin.module.css'
import { HealthPanel } from './HealthPanel.tsx'
import { KeysPanel } from './KeysPanel.tsx'
import { PeoplePanel } from './PeoplePanel.tsx'

/** People, keys, what they use, and the state of the service, for operators. */
export function AdminPage() {
  useEffect(() => {
    document.title = messages.documentTitle
  }, [])
  const { data: service } = useQuery(serviceQuery)
  return (
    <main className={`${kit.scroll} ${kit.high}`}>
      <Stack gap={24} className={classes.content}>
        <div>
          <PageTitle lead={messages.lead}>{messages.title}</PageTitle>
        </div>
        {!service && <Loader role="img" size="sm" aria-label={messages.loading} />}
        {service && !service.isOperator && (
          <Note icon={IconLock} title={messages.visitorTitle}>
            {service.person ? messages.visitor : messages.visitorLocal}
          </Note>
        )}
        {service?.isOperator && (
          <>
            <HealthPanel service={service} />
            <PeoplePanel />
            <KeysPanel />
          </>
        )}
      </Stack>
    </main>
  )
}
