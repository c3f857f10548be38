import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { DataSet } from '#contract/data-sets.ts'
import { useCompare } from '#features/data-sets/data/merges.ts'
import { dataSetsQuery } from '#features/data-sets/data/queries.ts'
import { mergeMessages } from '#features/data-sets/messages/merges.ts'
import { setsToMerge } from '#features/data-sets/model/merge/sets-to-merge.ts'
import { mainVersion } from '#features/data-sets/model/sets.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import { OperatorFrame } from '../OperatorFrame.tsx'
import { MergeList } from './MergeList.tsx'

const messages = mergeMessages.start

/** Selects the data set that is merged into another one, and begins to compare both. */
export function StartMerge({ kind, name }: { kind: string; name: string }) {
  const { data, error, refetch } = useQuery(dataSetsQuery)
  const set = data?.sets.find((one) => one.kind === kind && one.name === name)
  const others = data && set ? setsToMerge(set, data.sets) : []
  return (
    <OperatorFrame documentTitle={messages.documentTitle(name)} back={mergeMessages.back}>
      {error && <ProblemNote problem={error} retry={() => void refetch()} />}
      {data && !set && <Empty level={1} title={messages.noSet(name)} />}
      {set && (
        <>
          <div>
            <PageTitle lead={messages.lead(name)}>{messages.title(name)}</PageTitle>
          </div>
          {others.length > 0 ? (
            <SetForm set={set} others={others} />
          ) : (
            <p className={kit.second}>{messages.noOthers(set.kind)}</p>
          )}
          <MergeList title={messages.earlier} into={set} />
        </>
      )}
    </OperatorFrame>
  )
}

function SetForm({ set: { kind, name }, others }: { set: DataSet; others: readonly DataSet[] }) {
  const navigate = useNavigate()
  const [selected, setSelected] = useState(others[0]?.name ?? '')
  const from = others.some((other) => other.name === selected) ? selected : (others[0]?.name ?? '')
  const compare = useCompare(
    ({ id }) => void navigate({ to: '/data/merge/$id', params: { id }, search: true }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    compare.mutate({ kind, into: name, from })
  }
  return (
    <Panel aria-label={messages.title(name)}>
      <Stack as="form" gap={12} onSubmit={submit}>
        <NativeSelect
          label={messages.set}
          value={from}
          error={compare.error?.message}
          data={others.map((other) => ({
            value: other.name,
            label: messages.option(kind, other.name, mainVersion(other).records),
          }))}
          onChange={({ currentTarget: { value } }) => {
            compare.reset()
            setSelected(value)
          }}
        />
        <Actions>
          <Button type="submit" size="sm" loading={compare.isPending}>
            {messages.compare}
          </Button>
        </Actions>
      </Stack>
    </Panel>
  )
}
