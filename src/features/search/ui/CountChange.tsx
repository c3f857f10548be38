import { Button } from '@mantine/core'
import { IconPlayerStop } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { useKind } from '#session/search.ts'
import { change } from '#shared/text/format.ts'
import { Tag } from '#ui/Note.tsx'
import { countMessages as messages } from '../messages/panel.ts'
import { useCount } from './CountNumber.tsx'

/** How the last edit changed the count; with `short`, the number alone is visible. */
export function LastChange({ short }: { short?: boolean }) {
  const last = useLastChange(useKind(), useCount().current)
  if (!last) return null
  return (
    <Tag tone={last < 0 ? 'danger' : 'saved'}>
      {short ? (
        <>
          {change(last)}
          <span className="visually-hidden">{messages.sinceLastChange}</span>
        </>
      ) : (
        messages.fromLastChange(last)
      )}
    </Tag>
  )
}

/** Ends the count that runs. */
export function StopCounting({ className }: { className?: string | undefined }) {
  const client = useQueryClient()
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      className={className}
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
