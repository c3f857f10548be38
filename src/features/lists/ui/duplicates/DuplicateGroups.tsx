import { Button, Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { duplicatesMessages as messages } from '#features/lists/messages/duplicates.ts'
import { placeLine, recordTitle } from '#features/lists/model/records/summary.ts'
import { type DuplicateGroup, idToKeep, type KeepRule } from '#lists/duplicates.ts'
import { matchKeyRules } from '#lists/match-keys.ts'
import { phone } from '#shared/text/format.ts'
import { cachedRecords } from '#storage/record-cache.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import classes from './duplicates.module.css'

const SHOWN = 10

interface Props {
  kind: Kind
  groups: readonly DuplicateGroup[]
  rule: KeepRule
  /** Ids that a person selected to keep. */
  selected: ReadonlySet<string>
  onChoose: (group: DuplicateGroup, id: string) => void
}

/** Groups of duplicates with the record to keep of each. */
export function Groups({ kind, groups, rule, selected, onChoose }: Props) {
  const [many, setMany] = useState(SHOWN)
  const shown = groups.slice(0, many)
  const ids = shown.flatMap(({ facts }) => facts.map(({ id }) => id))
  const { data: cached = [] } = useQuery({
    queryKey: ['records', 'groups', kind, ids],
    queryFn: () => cachedRecords(kind, ids),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (old) => old,
    structuralSharing: false,
  })
  const byId = new Map(cached.flatMap((it) => (it ? [[it.record.Id, it.record] as const] : [])))
  if (groups.length === 0) return null
  return (
    <Stack className={`${kit.scroll} ${classes.groups}`}>
      {shown.map((group) => {
        const [first] = group.facts
        const keepId = idToKeep(group, rule, selected)
        const named = recordTitle(kind, first?.id ?? '', byId.get(first?.id ?? ''))
        return (
          <Radio.Group
            key={first?.id}
            className={`${kit.inset} ${classes.group}`}
            value={keepId}
            onChange={(id) => onChoose(group, id)}
            label={
              <>
                <span className="visually-hidden">{messages.keepOf(named)}</span>
                {group.by.map((matchKey) => matchKeyRules[matchKey].label).join(', ')}
              </>
            }
            classNames={{ label: `${kit.meta} ${kit.regular}` }}
          >
            {group.facts.map(({ id }) => {
              const record = byId.get(id)
              return (
                <Radio
                  key={id}
                  size="xs"
                  value={id}
                  classNames={{
                    body: kit.middle ?? '',
                    labelWrapper: kit.fill ?? '',
                    label: kit.block ?? '',
                  }}
                  label={
                    <span className={`${kit.touchHeight} ${kit.cell} ${classes.record}`}>
                      <bdi className={`${kit.name} ${id === keepId ? kit.normal : kit.muted}`}>
                        {recordTitle(kind, id, record)}
                      </bdi>
                      <bdi className={`${kit.muted} ${kit.breaks} ${classes.place}`}>
                        {placeLine(record)}
                        {record?.Phone && <span className={kit.noWrap}> · {phone(record.Phone)}</span>}
                      </bdi>
                      <Tag tone={id === keepId ? 'saved' : 'danger'}>
                        {id === keepId ? messages.keep : messages.remove}
                      </Tag>
                    </span>
                  }
                />
              )
            })}
          </Radio.Group>
        )
      })}
      {groups.length > many && (
        <Button variant="subtle" onClick={() => setMany(many + SHOWN)}>
          {messages.showMore(groups.length)}
        </Button>
      )}
    </Stack>
  )
}
