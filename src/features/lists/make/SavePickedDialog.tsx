import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { counted } from '../../../criteria/kinds.ts'
import { type List, membersOf } from '../../../lists/list.ts'
import { listMade, listsQuery } from '../../../state/lists.ts'
import { useKind } from '../../../state/search.ts'
import { useSelection } from '../../../state/selection.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ProblemNote } from '../../../ui/ProblemNote.tsx'
import { kept } from '../useWriting.ts'
import { membersAdded } from './add-members.ts'
import { Made } from './Made.tsx'
import classes from './make.module.css'
import { type Words, WordsFields } from './WordsFields.tsx'

/** Keeps the rows that are selected in the search as a list, or adds them to one. */
export function SavePickedDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Keep the selected rows" size={460}>
      <SavePickedForm onClose={onClose} />
    </Dialog>
  )
}

function SavePickedForm({ onClose }: { onClose: () => void }) {
  const kind = useKind()
  const picked = useSelection((state) => state.picked)
  const { data, error } = useQuery(listsQuery)
  const [into, setInto] = useState('')
  const [words, setWords] = useState<Words>({ name: '', tags: [], note: '' })
  const [told, setTold] = useState(false)
  const [made, setMade] = useState<List>()
  const lists = (data?.lists ?? []).filter((list) => list.kind === kind)
  const target = lists.find(({ id }) => id === into)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    const members = membersOf(picked)
    if (target) {
      if (await kept(() => membersAdded(target, members, 'from a search'))) onClose()
    } else if (words.name.trim())
      await kept(async () => {
        const how = 'Made from picked rows'
        setMade(await listMade({ kind, ...words, origin: { type: 'picked' }, members, words: how }))
      })
  }
  if (made) return <Made list={made} onClose={onClose} />
  return (
    <form className={classes.form} onSubmit={save}>
      {error && <ProblemNote problem={error} />}
      {lists.length > 0 && (
        <NativeSelect
          size="xs"
          label="Where to"
          value={into}
          onChange={(event) => setInto(event.currentTarget.value)}
          data={[
            { value: '', label: 'A new list' },
            ...lists.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {!target && <WordsFields words={words} onChange={setWords} told={told} />}
      <p className={classes.hint}>Only ids are kept, in this browser; nothing is read or billed.</p>
      <div className={classes.buttons}>
        <Button variant="subtle" color="gray" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={picked.size === 0}>
          {target ? 'Add' : 'Keep'} {counted(kind, picked.size)}
        </Button>
      </div>
    </form>
  )
}
