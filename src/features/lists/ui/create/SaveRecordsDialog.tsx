import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { addMembers } from '#features/lists/data/change-members.ts'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import type { List, Origin, RecordsToSave } from '#lists/list.ts'
import { createList, listsQuery } from '#lists/stored-lists.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { attempt } from '../actions/attempt.ts'
import { ListTextFields, type NewListText } from './ListTextFields.tsx'
import { SavedNote } from './SavedNote.tsx'

interface Props extends RecordsToSave {
  opened: boolean
  onClose: () => void
}

const picked: Origin = { type: 'picked' }

/** Saves records as a new list, or adds them to one. */
export function SaveRecordsDialog({ opened, onClose, title, ...form }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={460}>
      <SaveRecordsForm onClose={onClose} {...form} />
    </Dialog>
  )
}

function SaveRecordsForm({
  onClose,
  kind,
  members,
  name = '',
  added,
  made: how,
  origin = picked,
  back,
}: Omit<Props, 'opened' | 'title'>) {
  const { data, error } = useQuery(listsQuery)
  const [into, setInto] = useState('')
  const [text, setText] = useState<NewListText>({ name, tags: [], note: '' })
  const [showErrors, setShowErrors] = useState(false)
  const [made, setMade] = useState<List>()
  const lists = (data?.lists ?? []).filter((list) => list.kind === kind)
  const target = lists.find(({ id }) => id === into)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setShowErrors(true)
    if (target) {
      if (await attempt(() => addMembers(target, members, added))) onClose()
    } else if (text.name.trim())
      await attempt(async () => {
        setMade(await createList({ kind, ...text, origin, members, description: how }))
      })
  }
  if (made) return <SavedNote list={made} back={back} onClose={onClose} />
  return (
    <form className={`${kit.grid} ${kit.gap12}`} onSubmit={save}>
      {error && <ProblemNote problem={error} />}
      {lists.length > 0 && (
        <NativeSelect
          size="xs"
          label={messages.whereTo}
          data-autofocus
          value={into}
          onChange={(event) => setInto(event.currentTarget.value)}
          data={[
            { value: '', label: messages.newList },
            ...lists.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {!target && <ListTextFields text={text} onChange={setText} showErrors={showErrors} />}
      <p className={kit.second}>{messages.savedWhere}</p>
      <FormActions
        action={target ? messages.add(kind, members.ids.length) : messages.save(kind, members.ids.length)}
        onCancel={onClose}
        disabled={members.ids.length === 0}
      />
    </form>
  )
}
