import { Button, Menu } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { coreRecordsOfSearch } from '#api/core-records.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import type { OtherSource } from '#features/lists/data/compare/comparison.ts'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import { type List, MAX_MEMBERS, sizeOf } from '#lists/list.ts'
import { MAX_COMPARED } from '#lists/sets.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { TaskProgress } from '../load/TaskProgress.tsx'
import { useTask } from '../load/useTask.ts'

interface Props {
  list: List
  lists: readonly List[]
  others: readonly OtherSource[]
  onAdd: (other: OtherSource) => void
}

/** Adds a list, or the search of the search page by the ids that it finds, which are read first and not billed. */
export function AddSource({ list, lists, others, onAdd }: Props) {
  const kind = useKind()
  const criteria = useCriteria()
  const work = useTask()
  const taken = new Set([list.id, ...others.map(({ id }) => id)])
  const offered = lists.filter((other) => other.kind === list.kind && !taken.has(other.id))
  const hasSearch =
    kind === list.kind && !matchesEverything(criteria) && !others.some(({ type }) => type === 'search')
  const readSearch = () =>
    void work.run(async (following) => {
      const members = await coreRecordsOfSearch(kind, criteria, MAX_MEMBERS, following)
      onAdd({ type: 'search', id: crypto.randomUUID(), criteria, members })
    })
  const isFull = others.length + 1 >= MAX_COMPARED
  if (work.state.step !== 'idle')
    return <TaskProgress work={work} label={messages.loadingIdsOfSearch} retry={readSearch} />
  return (
    <Menu position="bottom-start" width={300}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          ml={-8}
          leftSection={<IconPlus size={15} stroke={1.7} aria-hidden />}
          disabled={isFull || (offered.length === 0 && !hasSearch)}
        >
          {messages.addList}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={messages.addList} className={kit.scroll} mah={320}>
        {offered.map((other) => (
          <Menu.Item
            key={other.id}
            rightSection={<span className={kit.muted}>{count(sizeOf(other))}</span>}
            onClick={() => onAdd({ type: 'list', id: other.id })}
          >
            <bdi>{other.name}</bdi>
          </Menu.Item>
        ))}
        {hasSearch && (
          <>
            {offered.length > 0 && <Menu.Divider />}
            <Menu.Item leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />} onClick={readSearch}>
              {messages.searchSource}
              <span className={`${kit.meta} ${kit.block}`}>{messages.idsAreNotBilled}</span>
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
