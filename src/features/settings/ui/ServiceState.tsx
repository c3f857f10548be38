import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { lastLimits, onLimits } from '#api/limits.ts'
import { countQuery } from '#api/queries.ts'
import { kinds } from '#contract/kind.ts'
import { type ServiceInfo, useService } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Facts } from '#ui/Stat.tsx'
import { limitText, serviceMessages as messages } from '../messages/page.ts'
import { Section } from './Section.tsx'

const nothing = {}

/** Which service answers, with which data, how fast, and what is left of the key. */
export function ServiceState() {
  const service = useService()
  const limits = useSyncExternalStore(onLimits, lastLimits)
  const check = useQuery(countQuery('companies', nothing))
  return (
    <Section title={messages.title}>
      {service ? (
        <Facts
          facts={[
            ...factsOf(service),
            [messages.limits, limits?.length ? limits.map(limitText) : [messages.noLimits]] as const,
            ...(check.data ? [[messages.lastCount, [messages.answer(check.data)]] as const] : []),
          ].map(([label, lines]) => ({ label, value: <Lines lines={lines} /> }))}
        />
      ) : (
        <Loader role="img" size="xs" aria-label={messages.connecting} />
      )}
      {check.error && <ProblemNote problem={check.error} />}
      <Inline wrap>
        <Button variant="default" loading={check.isFetching} onClick={() => check.refetch()}>
          {messages.test}
        </Button>
        <span className={kit.second}>{messages.testNote}</span>
      </Inline>
    </Section>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <bdi key={line} className={kit.block}>
      {line}
    </bdi>
  ))

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
