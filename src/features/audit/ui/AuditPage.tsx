import { Button, Loader } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { AUDIT_PAGE, type AuditPage as Entries } from '#contract/audit.ts'
import { auditMessages as messages } from '#features/audit/messages.ts'
import { useService } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { Pager } from '#ui/Pager.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { type AuditFilter, auditCsvPath, auditQuery, NO_FILTER, usePeople } from '../data/queries.ts'
import { accountOf, type Person } from '../model/accounts.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import classes from './audit.module.css'

/** Milliseconds after the last change of a filter before its entries are requested. */
const DEBOUNCE = 300

/** Who did what, for operators: searched, page by page, and as CSV. */
export function AuditPage() {
  useEffect(() => {
    document.title = messages.documentTitle
  }, [])
  const service = useService()
  return (
    <main className={`${kit.scroll} ${kit.high} ${classes.page}`}>
      <Stack gap={16} className={classes.content}>
        <div>
          <PageTitle lead={messages.lead}>{messages.title}</PageTitle>
        </div>
        {service && (service.isOperator ? <Searched /> : <Note>{messages.operatorsOnly}</Note>)}
      </Stack>
    </main>
  )
}

function Searched() {
  const [filter, setFilter] = useState<AuditFilter>(NO_FILTER)
  const [offset, setOffset] = useState(0)
  const [debounced] = useDebouncedValue(filter, DEBOUNCE)
  const people = usePeople()
  const wanted = { ...debounced, account: accountOf(debounced.account, people) }
  const { data, error, refetch, isPlaceholderData } = useQuery(auditQuery(wanted, offset))
  const change = (changed: AuditFilter) => {
    setFilter(changed)
    setOffset(0)
  }
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  return (
    <>
      {data && !data.isOn && <Note>{messages.off}</Note>}
      {data?.problem && <Note tone="danger">{data.problem}</Note>}
      <AuditFilters filter={filter} onChange={change} people={people}>
        <Button
          component="a"
          href={auditCsvPath(wanted)}
          download
          variant="default"
          leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
        >
          {messages.csv}
        </Button>
      </AuditFilters>
      {data ? (
        <Found data={data} people={people} isBusy={isPlaceholderData}>
          <Pager
            labels={[messages.newer, messages.older]}
            offset={offset}
            size={AUDIT_PAGE}
            hasMore={data.hasMore}
            onOffset={setOffset}
          >
            {messages.shown(offset + 1, offset + data.entries.length)}
          </Pager>
        </Found>
      ) : (
        <Loader role="img" size="sm" aria-label={messages.loading} />
      )}
    </>
  )
}

interface FoundProps {
  data: Entries
  people: readonly Person[]
  isBusy: boolean
  children: ReactNode
}

function Found({ data, people, isBusy, children }: FoundProps) {
  return (
    <>
      {data.entries.length === 0 ? (
        <p className={kit.second}>{messages.none}</p>
      ) : (
        <Panel flush className={kit.scrollX} aria-busy={isBusy}>
          <AuditTable entries={data.entries} people={people} />
        </Panel>
      )}
      {data.scannedTo && <Note>{messages.bounded(data.scannedTo)}</Note>}
      {children}
    </>
  )
}
