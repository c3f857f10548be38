import { Autocomplete, Button, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { searchesMessages as messages } from '#features/lists/messages/searches.ts'
import { MAX_LETTERS, MAX_NOTE_LETTERS } from '#features/lists/model/list-text.ts'
import { inFolders, type SearchText } from '#lists/saved-search.ts'
import { searchesQuery } from '#lists/stored-searches.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { Actions } from '#ui/Toolbar.tsx'
import { attempt } from '../actions/attempt.ts'

interface Props {
  opened: boolean
  onClose: () => void
  title: string
  initial: SearchText
  /** The label of the button that saves. */
  button: string
  onSave: (text: SearchText) => Promise<void>
}

/** Name, folder and note of a saved search: of a new one, or of one that is edited. */
export function SearchDialog({ opened, onClose, title, ...form }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={420}>
      <SearchForm onClose={onClose} {...form} />
    </Dialog>
  )
}

function SearchForm({ initial, button, onSave, onClose }: Omit<Props, 'opened' | 'title'>) {
  const { data: searches = [] } = useQuery(searchesQuery)
  const [text, setText] = useState(initial)
  const [showErrors, setShowErrors] = useState(false)
  const change = (patch: Partial<SearchText>) => setText({ ...text, ...patch })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setShowErrors(true)
    if (text.name.trim() && (await attempt(() => onSave(text)))) onClose()
  }
  return (
    <form className={kit.form} onSubmit={save}>
      <TextInput
        label={messages.name}
        maxLength={MAX_LETTERS}
        value={text.name}
        error={showErrors && !text.name.trim() ? messages.nameNeeded : undefined}
        onChange={(event) => change({ name: event.currentTarget.value })}
        data-autofocus
      />
      <Autocomplete
        size="xs"
        label={messages.folder}
        description={messages.folderHint}
        maxLength={MAX_LETTERS}
        data={inFolders(searches).flatMap(([folder]) => folder || [])}
        value={text.folder}
        onChange={(folder) => change({ folder })}
        comboboxProps={{ shadow: 'md' }}
      />
      <Textarea
        size="xs"
        label={messages.note}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_NOTE_LETTERS}
        value={text.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <p className={kit.second}>{messages.stored}</p>
      <Actions>
        <Button variant="default" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit">{button}</Button>
      </Actions>
    </form>
  )
}
