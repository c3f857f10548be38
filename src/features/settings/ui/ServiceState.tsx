import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { lastLimits, onLimits } from '#api/limits.ts'
import { countQuery } from '#api/queries.ts'
import { kinds } from '#contract/kind.ts'
import { counted, kindNames } from '#criteria/kinds.ts'
import { settingsMessages as messages } from '#features/settings/messages.ts'
import { type ServiceInfo, useService } from '#session/service.ts'
import { count, seconds } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { limitText } from '../model/limit-text.ts'
import { Section } from './Section.tsx'
import classes from './settings.module.css'

const nothing = {}

/** Which service answers, with which data, how fast, and what is left of the key. */
export function ServiceState() {
  const service = useService()
  const limits = useSyncExternalStore(onLimits, lastLimits)
  const check = useQuery(countQuery('companies', nothing))
  return (
    <Section title={messages.serviceAndKey}>
      {service ? (
        <dl className={`${kit.facts} ${classes.facts}`}>
          {factsOf(service).map(([name, lines]) => (
            <Fact key={name} name={name} lines={lines} />
          ))}
          <Fact name="Limits" lines={limits?.length ? limits.map(limitText) : ['None reported.']} />
          {check.data && <Fact name="Last count" lines={[answerText(check.data)]} />}
        </dl>
      ) : (
        <Loader role="img" size="xs" aria-label={messages.connecting} />
      )}
      {check.error && <ProblemNote problem={check.error} />}
      <Button variant="default" loading={check.isFetching} onClick={() => check.refetch()}>
        {messages.testConnection}
      </Button>
      <span className={`${kit.second} ${classes.aside}`}>{messages.testHint}</span>
    </Section>
  )
}

const answerText = ({ MatchCount, milliseconds }: { MatchCount: number; milliseconds: number }) =>
  `${counted('companies', MatchCount)}, answered in ${seconds(milliseconds)}`

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
    return set ? [`${count(set.records)} ${kindNames[one].many} of “${set.name}”, up to ${set.date}`] : []
  })
  return [
    ['Service', [isLocal ? 'On this machine, with its own data' : `${name}, through this machine`]],
    ...(sets.length ? ([['Data', sets]] as [string, string[]][]) : []),
    [
      'Key',
      [isLocal ? 'No key needed.' : 'Set where the app is started (API_KEY). It never reaches this browser.'],
    ],
    ['Exclusions and alternatives', [alternatives ? 'Supported.' : 'Not supported, so they are hidden.']],
  ]
}
