import { TagsInput } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import { aboutMessages as messages } from '#features/lists/messages/about.ts'
import { tagCounts } from '#features/lists/model/filter-lists.ts'
import { tidyTags } from '#features/lists/model/list-text.ts'
import type { List } from '#lists/list.ts'
import { useListUpdate } from '../actions/attempt.ts'
import { AboutCard } from './AboutCard.tsx'

const NAME = 'Tags'

/** The tags of a list; those of other lists are offered. */
export function Tags({ list, lists }: { list: List; lists: readonly List[] }) {
  const [typed, setTyped] = useState('')
  const write = useListUpdate(list)
  return (
    <AboutCard Icon={IconTag} title={NAME}>
      <TagsInput
        size="xs"
        aria-label={NAME}
        placeholder={list.tags.length ? undefined : messages.addTag}
        value={list.tags}
        onChange={(tags) => void write({ tags: tidyTags(tags) })}
        searchValue={typed}
        onSearchChange={setTyped}
        data={tagCounts(lists).map(([tag]) => tag)}
        acceptValueOnBlur
        comboboxProps={{ shadow: 'md' }}
      />
    </AboutCard>
  )
}
