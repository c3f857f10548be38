import { TagsInput, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_LETTERS, MAX_NOTE_LETTERS, tidyTags } from '#features/lists/model/limits.ts'
import { tagCounts } from '#features/lists/model/sidebar/filter-lists.ts'
import { listsQuery } from '#lists/stored-lists.ts'

/** What a person writes on a list while it is made. */
export interface Words {
  name: string
  tags: string[]
  note: string
}

interface Props {
  words: Words
  onChange: (words: Words) => void
  /** Whether a missing name is told. */
  told: boolean
}

const label = 'Tags'

/** Name, tags and note of a list that is being made. */
export function WordsFields({ words, onChange, told }: Props) {
  const { data } = useQuery(listsQuery)
  const [typed, setTyped] = useState('')
  const change = (patch: Partial<Words>) => onChange({ ...words, ...patch })
  return (
    <>
      <TextInput
        label="Name"
        maxLength={MAX_LETTERS}
        value={words.name}
        error={told && !words.name.trim() ? 'A list needs a name' : undefined}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TagsInput
        size="xs"
        label={label}
        placeholder={words.tags.length ? undefined : 'contractors, mailing'}
        value={words.tags}
        onChange={(tags) => change({ tags: tidyTags(tags) })}
        searchValue={typed}
        onSearchChange={setTyped}
        data={tagCounts(data?.lists ?? []).map(([tag]) => tag)}
        acceptValueOnBlur
      />
      <Textarea
        size="xs"
        label="Note"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_NOTE_LETTERS}
        value={words.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
    </>
  )
}
