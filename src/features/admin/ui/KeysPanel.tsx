import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '#api/problem.ts'
import kit from '#ui/kit.module.css'
import { Panel } from '#ui/Panel.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Table } from '#ui/Table.tsx'
import { keysQuery } from '../data/admin-calls.ts'
import { adminMessages, keyMessages as messages } from '../messages.ts'
import classes from './admin.module.css'
import { KeyDialog } from './KeyDialog.tsx'
import { KeyRow } from './KeyRow.tsx'

/** The keys of programs, those in use first. */
export function KeysPanel() {
  const { data, error, refetch } = useQuery(keysQuery)
  const [making, setMaking] = useState<{ rotated?: string }>()
  const keys = data?.keys.toSorted((a, b) => Number(a.revoked) - Number(b.revoked))
  // With another service behind the app its keys are not here.
  if (error instanceof ApiProblem && error.status === 404) return null
  return (
    <Panel
      flush
      aria-label={messages.title}
      head={
        <SectionTitle
          actions={
            <Button size="compact-sm" onClick={() => setMaking({})}>
              {messages.make}
            </Button>
          }
        >
          {messages.title}
        </SectionTitle>
      }
    >
      {error && <ProblemNote problem={error as ApiProblem} retry={() => void refetch()} />}
      {!data && !error && <Loader role="img" size="sm" m={16} aria-label={adminMessages.loading} />}
      {keys?.length === 0 && <p className={`${kit.padded} ${kit.muted}`}>{messages.none}</p>}
      {keys && keys.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <section className={classes.wide} aria-label={messages.table} tabIndex={0}>
          <Table caption={messages.title} head={messages.head} className={classes.table}>
            {keys.map((key) => (
              <KeyRow key={key.id} record={key} onRotate={() => setMaking({ rotated: key.id })} />
            ))}
          </Table>
        </section>
      )}
      <KeyDialog
        opened={making !== undefined}
        onClose={() => setMaking(undefined)}
        rotated={making?.rotated}
      />
    </Panel>
  )
}
