import { TagsInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import { tagCounts } from '#features/lists/model/filter-lists.ts'
import { MAX_LETTERS, MAX_NOTE_LETTERS, tidyTags } from '#features/lists/model/list-text.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import { TextLines } from '#ui/TextLines.tsx'

/** Name, tags and note of a new list. */
export interface NewListText {
  name: string
  tags: string[]
  note: string
}

interface Props {
  text: NewListText
  onChange: (text: NewListText) => void
  /** Whether to show that the name is missing. */
  showErrors: boolean
}

const label = 'Tags'

/** The form fields of a new list. */
export function ListTextFields({ text, onChange, showErrors }: Props) {
  const { data } = useQuery(listsQuery)
  const [typed, setTyped] = useState('')
  const change = (patch: Partial<NewListText>) => onChange({ ...text, ...patch })
  return (
    <>
      <TextInput
        label={messages.name}
        data-autofocus
        maxLength={MAX_LETTERS}
        value={text.name}
        error={showErrors && !text.name.trim() ? messages.listNeedsName : undefined}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TagsInput
        size="xs"
        label={label}
        placeholder={text.tags.length ? undefined : messages.tagsPlaceholder}
        value={text.tags}
        onChange={(tags) => change({ tags: tidyTags(tags) })}
        searchValue={typed}
        onSearchChange={setTyped}
        data={tagCounts(data?.lists ?? []).map(([tag]) => tag)}
        acceptValueOnBlur
      />
      <TextLines
        label={messages.note}
        minRows={2}
        maxLength={MAX_NOTE_LETTERS}
        value={text.note}
        onChange={(note) => change({ note })}
      />
    </>
  )
}
