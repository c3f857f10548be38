import { IconDatabaseOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { DataSet, DataSets, UseVersion } from '#contract/data-sets.ts'
import { kinds } from '#contract/kind.ts'
import type { ServiceInfo } from '#session/service.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { followSets, useDataSetChange } from '../data/queries.ts'
import { dataSetMessages as messages } from '../messages/sets.ts'
import { bytesOf, byUse, versionsInUse } from '../model/sets.ts'
import { SetCard } from './SetCard.tsx'

interface Props {
  data: DataSets
  service: ServiceInfo
  corrections: (set: DataSet) => ReactNode
}

/** The data sets as the operator sees them: those in use, the others, and the room they take. */
export function ManagedSets({ data, service, corrections }: Props) {
  const { sets, bytesFree, problems } = data
  const { mutate, isPending, error } = useDataSetChange<UseVersion>('use')
  useFollowed(data, service)
  const { inUse, others } = byUse(sets)
  const versions = sets.flatMap((set) => set.versions)
  const card = (set: DataSet) => (
    <SetCard
      key={`${set.kind} ${set.name}`}
      set={set}
      sets={sets}
      service={service}
      isSwitching={isPending}
      onUse={(version) => mutate({ kind: set.kind, version })}
      corrections={corrections}
    />
  )
  return (
    <>
      {problems.length > 0 && (
        <Note tone="danger" role="alert" title={messages.problems}>
          {problems.join(' ')}
        </Note>
      )}
      {error && (
        <Note tone="danger" role="alert">
          {error.message}
        </Note>
      )}
      {sets.length === 0 && (
        <Empty Icon={IconDatabaseOff} title={messages.none}>
          <p>{messages.noneHint}</p>
        </Empty>
      )}
      {inUse.length > 0 && (
        <Section
          id="sets-in-use"
          title={messages.inUse}
          note={messages.room(versions.length, bytesOf(versions), bytesFree)}
        >
          {inUse.map(card)}
        </Section>
      )}
      {sets.length > 0 && (
        <Section id="other-sets" title={messages.others}>
          {others.length > 0 ? others.map(card) : <p className={kit.second}>{messages.noOthers}</p>}
        </Section>
      )}
    </>
  )
}

interface SectionProps {
  id: string
  title: string
  note?: string
  children: ReactNode
}

const Section = ({ id, title, note, children }: SectionProps) => (
  <Stack as="section" gap={12} aria-labelledby={id}>
    <SectionTitle large id={id} note={note}>
      {title}
    </SectionTitle>
    {children}
  </Stack>
)

/** The app follows what was switched elsewhere, by a command or in another tab, and is not known here. */
function useFollowed(data: DataSets, service: ServiceInfo): void {
  const client = useQueryClient()
  const isKnown = kinds.every((kind) => versionsInUse(data.sets)[kind] === service.data?.[kind]?.version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list; a change that is made here is followed already
  useEffect(() => {
    if (!isKnown) followSets(client, data)
  }, [client, data])
}
