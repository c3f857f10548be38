import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { peopleQuery } from '#api/people-query.ts'
import { ApiProblem } from '#api/problem.ts'
import kit from '#ui/kit.module.css'
import { Panel } from '#ui/Panel.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Table } from '#ui/Table.tsx'
import { adminMessages, peopleMessages as messages } from '../messages.ts'
import classes from './admin.module.css'
import { InviteDialog } from './InviteDialog.tsx'
import { PersonRow } from './PersonRow.tsx'

/** People with their roles, plans and use. */
export function PeoplePanel() {
  const { data, error, refetch } = useQuery(peopleQuery)
  const [invited, setInvited] = useState<{ login?: string }>()
  const isOff = error instanceof ApiProblem && error.status === 404
  return (
    <Panel
      flush
      aria-label={messages.title}
      head={
        <SectionTitle
          actions={
            data?.signIn === 'password' && (
              <Button size="compact-sm" onClick={() => setInvited({})}>
                {messages.invite}
              </Button>
            )
          }
        >
          {messages.title}
        </SectionTitle>
      }
    >
      {isOff && <p className={`${kit.padded} ${kit.muted}`}>{messages.off}</p>}
      {error && !isOff && <ProblemNote problem={error as ApiProblem} retry={() => void refetch()} />}
      {!data && !error && <Loader role="img" size="sm" m={16} aria-label={adminMessages.loading} />}
      {data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <section className={classes.wide} aria-label={messages.table} tabIndex={0}>
          <Table caption={messages.title} head={messages.head} className={classes.table}>
            {data.people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                hasPasswords={data.signIn === 'password'}
                onNewPassword={() => setInvited({ login: person.login })}
              />
            ))}
          </Table>
        </section>
      )}
      <InviteDialog
        opened={invited !== undefined}
        onClose={() => setInvited(undefined)}
        person={data?.people.find(({ login }) => login === invited?.login)}
      />
    </Panel>
  )
}
