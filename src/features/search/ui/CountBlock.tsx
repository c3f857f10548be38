import { Button } from '@mantine/core'
import { IconCode, IconPlayerStop } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { tidy } from '#criteria/tidy.ts'
import { useCriteria, useEditCriteria, useKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { countMessages as messages } from '../messages/panel.ts'
import { CountNotes, CountNumber, useCount } from './CountNumber.tsx'

interface Props {
  /** Buttons for what can be done with the result. */
  actions: ReactNode
}

/** The live count, always for the criteria shown, with what the last edit changed. */
export function CountBlock({ actions }: Props) {
  const kind = useKind()
  const { query, current } = useCount()
  const last = useLastChange(kind, current)
  return (
    <Stack as="section" className={`${kit.foot} ${kit.fixed} ${kit.padded}`} aria-label={messages.title}>
      <CountNotes />
      <Inline align="start" justify="between">
        <CountNumber />
        <Stack gap={4} align="end">
          {last !== undefined && last !== 0 && (
            <Tag tone={last < 0 ? 'danger' : 'saved'}>{messages.fromLastChange(last)}</Tag>
          )}
          {query.isFetching && current === undefined ? (
            <Stop />
          ) : (
            <Timing milliseconds={query.data?.milliseconds} />
          )}
        </Stack>
      </Inline>
      {kind === 'people' && <Residents />}
      <Inline>{actions}</Inline>
    </Stack>
  )
}

/** Whom of a household the count includes, which the number of all people in the data does not say. */
export function Residents() {
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const isEveryone = criteria.IncludeAllResidents === true
  const { text, change } = messages.residents[isEveryone ? 'everyone' : 'heads']
  return (
    <Inline wrap gap={4} className={kit.second}>
      {text}
      <Button
        size="compact-xs"
        variant="subtle"
        ml={-7}
        onClick={() => edit(tidy({ ...criteria, IncludeAllResidents: isEveryone ? undefined : true }))}
      >
        {change}
      </Button>
    </Inline>
  )
}

function Timing({ milliseconds }: { milliseconds: number | undefined }) {
  if (milliseconds === undefined) return <span className={kit.meta}>{messages.free}</span>
  return (
    <Inline as="span" gap={4} className={kit.meta}>
      <IconCode size={13} stroke={1.7} aria-hidden /> {messages.oneCall(milliseconds)}
    </Inline>
  )
}

function Stop() {
  const client = useQueryClient()
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      leftSection={<IconPlayerStop size={12} />}
      onClick={() => client.cancelQueries({ queryKey: ['count'] })}
    >
      {messages.stop}
    </Button>
  )
}

/** The difference between the last two counts; undefined after a switch of the kind. */
function useLastChange(kind: Kind, current: number | undefined): number | undefined {
  const [last, setLast] = useState<number>()
  const before = useRef<{ kind: Kind; current: number }>(undefined)
  useEffect(() => {
    if (current === undefined) return
    const old = before.current
    if (old?.kind !== kind) setLast(undefined)
    else if (current !== old.current) setLast(current - old.current)
    before.current = { kind, current }
  }, [kind, current])
  return last
}
