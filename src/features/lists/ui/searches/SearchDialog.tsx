import { Autocomplete, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { editSearch, saveSearch } from '#features/lists/data/edit-searches.ts'
import { saveButtonMessages } from '#features/lists/messages/save-buttons.ts'
import { searchesMessages as messages } from '#features/lists/messages/searches.ts'
import { MAX_LETTERS, MAX_NOTE_LETTERS } from '#features/lists/model/list-text.ts'
import { inFolders, type NewSearch, type SavedSearch, type SearchText } from '#lists/saved-search.ts'
import { searchesQuery } from '#lists/stored-searches.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import kit from '#ui/kit.module.css'
import { attempt } from '../actions/attempt.ts'

interface Props {
  opened: boolean
  onClose: () => void
  /** The saved search that is edited, or the new one. */
  search: SavedSearch | NewSearch
}

/** Name, folder and note of a saved search: of a new one, or of one that is edited. */
export function SearchDialog({ opened, onClose, search }: Props) {
  const title = 'id' in search ? messages.edit : saveButtonMessages.saveSearch
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={420}>
      <SearchForm onClose={onClose} search={search} />
    </Dialog>
  )
}

function SearchForm({ search, onClose }: Omit<Props, 'opened'>) {
  const { data: searches = [] } = useQuery(searchesQuery)
  const [text, setText] = useState<SearchText>(search)
  const [showErrors, setShowErrors] = useState(false)
  const change = (patch: Partial<SearchText>) => setText({ ...text, ...patch })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setShowErrors(true)
    if (!text.name.trim()) return
    const { name, folder, note } = text
    const saving = () =>
      'id' in search ? editSearch(search, text) : saveSearch({ ...search, name, folder, note })
    if (await attempt(saving)) onClose()
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
      <FormActions
        action={'id' in search ? messages.saveChanges : saveButtonMessages.saveSearch}
        onCancel={onClose}
      />
    </form>
  )
}
