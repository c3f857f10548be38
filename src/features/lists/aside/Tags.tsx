import { TagsInput } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import type { List } from '../../../lists/list.ts'
import { MOST_TAG_LETTERS } from '../limits.ts'
import { tagCounts } from '../sidebar/sift.ts'
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
        onChange={(tags) => void write({ tags: tags.map((tag) => tag.slice(0, MOST_TAG_LETTERS)) })}
        searchValue={typed}
        onSearchChange={(text) => setTyped(text.slice(0, MOST_TAG_LETTERS))}
        data={tagCounts(lists).map(([tag]) => tag)}
        acceptValueOnBlur
        comboboxProps={{ shadow: 'md' }}
      />
    </Card>
  )
}
