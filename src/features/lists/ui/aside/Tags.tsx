import { TagsInput } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import { tidyTags } from '#features/lists/model/limits.ts'
import { tagCounts } from '#features/lists/model/sidebar/filter-lists.ts'
import type { List } from '#lists/list.ts'
import { useWriting } from '../useWriting.ts'
import { Card } from './Card.tsx'

const NAME = 'Tags'

/** The tags of a list; those of other lists are offered. */
export function Tags({ list, lists }: { list: List; lists: readonly List[] }) {
  const [typed, setTyped] = useState('')
  const write = useWriting(list)
  return (
    <Card Sign={IconTag} title={NAME}>
      <TagsInput
        size="xs"
        aria-label={NAME}
        placeholder={list.tags.length ? undefined : 'Add a tag'}
        value={list.tags}
        onChange={(tags) => void write({ tags: tidyTags(tags) })}
        searchValue={typed}
        onSearchChange={setTyped}
        data={tagCounts(lists).map(([tag]) => tag)}
        acceptValueOnBlur
        comboboxProps={{ shadow: 'md' }}
      />
    </Card>
  )
}
