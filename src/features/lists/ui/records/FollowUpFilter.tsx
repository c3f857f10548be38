import { Button, Checkbox, NativeSelect, Popover } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useMemo } from 'react'
import { followUpMessages as messages } from '#features/lists/messages/follow-ups.ts'
import { followUpFilters, type MemberView } from '#features/lists/model/records/member-view.ts'
import { dayOf, type FollowUps, statusesIn, tagsIn } from '#records/follow-up.ts'
import { Stack } from '#ui/layout.tsx'

interface Props {
  look: MemberView
  onLook: (look: MemberView) => void
  followUps: FollowUps
}

/** The value of no choice: no status or tag is so long. */
const ANY = '*'.repeat(100)

/** Filters the rows of a list by status, tag, and whether the follow-up is due. */
export function FollowUpFilter({ look, onLook, followUps }: Props) {
  const filters = followUpFilters(look)
  const known = useMemo(
    () => ({ statuses: statusesIn(followUps.values()), tags: tagsIn(followUps.values()) }),
    [followUps],
  )
  const change = (patch: Partial<MemberView>) => onLook({ ...look, ...patch })
  return (
    <Popover width={250} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="compact-xs"
          variant={filters > 0 ? 'light' : 'default'}
          leftSection={<IconFilter size={13} stroke={1.7} aria-hidden />}
          aria-label={messages.filterLabel(filters)}
          title={messages.filterLabel(filters)}
        >
          {messages.filter(filters)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={messages.filterLabel(0)}>
        <Stack>
          <NativeSelect
            size="xs"
            label={messages.status}
            value={look.status ?? ANY}
            onChange={({ currentTarget: { value } }) => change({ status: selectedValue(value) })}
            data={[
              { value: ANY, label: messages.anyStatus },
              { value: '', label: messages.noStatus },
              ...withSelected(known.statuses, look.status),
            ]}
          />
          <NativeSelect
            size="xs"
            label={messages.tag}
            value={look.tag ?? ANY}
            onChange={({ currentTarget: { value } }) => change({ tag: selectedValue(value) })}
            data={[{ value: ANY, label: messages.anyTag }, ...withSelected(known.tags, look.tag)]}
          />
          <Checkbox
            size="xs"
            label={messages.due}
            checked={look.dueBy !== undefined}
            onChange={({ currentTarget: { checked } }) =>
              change({ dueBy: checked ? dayOf(new Date()) : undefined })
            }
          />
          <Button
            mr="auto"
            variant="subtle"
            size="compact-xs"
            disabled={filters === 0}
            onClick={() => change({ status: undefined, tag: undefined, dueBy: undefined })}
          >
            {messages.clear}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

const selectedValue = (value: string) => (value === ANY ? undefined : value)

/** Values with the selected one, which no record may have anymore. */
const withSelected = (values: readonly string[], value: string | undefined): string[] => [
  ...new Set([...values, ...(value ? [value] : [])]),
]
