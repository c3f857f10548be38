import { IconLock } from '@tabler/icons-react'
import { kinds } from '#contract/kind.ts'
import type { ServiceInfo } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Note, Tag } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Stat, Stats } from '#ui/Stat.tsx'
import { dataSetMessages as messages, visitorMessages } from '../messages/sets.ts'
import { Commands } from './Commands.tsx'

/** What is in use, and who can change it, for who is not the operator. */
export function VisitorView({ service }: { service: ServiceInfo }) {
  const { kind, name, data } = service
  const isLocal = kind === 'local'
  const inUse = kinds.filter((one) => data?.[one])
  return (
    <>
      <Note icon={IconLock} title={visitorMessages.title}>
        {isLocal ? visitorMessages.local(window.location.port) : visitorMessages.remote(name)}
      </Note>
      <Stack as="section" gap={12} aria-labelledby="sets-in-use">
        <SectionTitle large id="sets-in-use">
          {messages.inUse}
        </SectionTitle>
        {inUse.length === 0 && <p className={kit.second}>{visitorMessages.unknown}</p>}
        {inUse.map((one) => (
          <SetInUse key={one} kind={one} set={data?.[one]} />
        ))}
      </Stack>
      {isLocal && <Commands />}
    </>
  )
}

type Data = NonNullable<ServiceInfo['data']>

function SetInUse({ kind, set }: { kind: keyof Data; set: Data[keyof Data] }) {
  if (!set) return null
  const { name, records, date, sample } = set
  return (
    <Panel
      flush
      aria-label={messages.card(kind, name)}
      head={
        <SectionTitle level={3} actions={sample && <Tag tone="wait">{messages.sample}</Tag>}>
          <bdi>{name}</bdi>
        </SectionTitle>
      }
    >
      <Stats>
        <Stat label={messages.records(kind)} value={messages.count(records)} />
        <Stat label={messages.date} value={messages.day(date)} />
      </Stats>
    </Panel>
  )
}
