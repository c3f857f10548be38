import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { lastLimits, onLimits } from '#api/limits.ts'
import { countQuery } from '#api/queries.ts'
import { kinds } from '#contract/kind.ts'
import { type ServiceInfo, useService } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { limitText, serviceMessages as messages } from '../messages/page.ts'
import { Section } from './Section.tsx'
import classes from './settings.module.css'

const nothing = {}

/** Which service answers, with which data, how fast, and what is left of the key. */
export function ServiceState() {
  const service = useService()
  const limits = useSyncExternalStore(onLimits, lastLimits)
  const check = useQuery(countQuery('companies', nothing))
  return (
    <Section title={messages.title}>
      {service ? (
        <dl className={`${kit.facts} ${classes.facts}`}>
          {factsOf(service).map(([name, lines]) => (
            <Fact key={name} name={name} lines={lines} />
          ))}
          <Fact name={messages.limits} lines={limits?.length ? limits.map(limitText) : [messages.noLimits]} />
          {check.data && <Fact name={messages.lastCount} lines={[messages.answer(check.data)]} />}
        </dl>
      ) : (
        <Loader role="img" size="xs" aria-label={messages.connecting} />
      )}
      {check.error && <ProblemNote problem={check.error} />}
      <Button variant="default" loading={check.isFetching} onClick={() => check.refetch()}>
        {messages.test}
      </Button>
      <span className={`${kit.second} ${classes.aside}`}>{messages.testNote}</span>
    </Section>
  )
}

function Fact({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </dd>
    </>
  )
}

/** The service in plain words. */
function factsOf({ name, kind, alternatives, data }: ServiceInfo): [name: string, texts: string[]][] {
  const isLocal = kind === 'local'
  const sets = kinds.flatMap((one) => {
    const set = data?.[one]
    return set ? [messages.dataSet(one, set)] : []
  })
  return [
    [messages.service, [isLocal ? messages.local : messages.remote(name)]],
    ...(sets.length ? ([[messages.data, sets]] as [string, string[]][]) : []),
    [messages.key, [isLocal ? messages.noKey : messages.keyNote]],
    [messages.alternatives, [alternatives ? messages.supported : messages.notSupported]],
  ]
}
