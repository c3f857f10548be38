import { Button, Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { coreCalls, coreRecordsOfSearch } from '#api/core-records.ts'
import { countQuery } from '#api/queries.ts'
import { titleOf } from '#criteria/describe.ts'
import { counted, kindNames } from '#criteria/kinds.ts'
import { suppressRecords } from '#features/lists/data/suppress.ts'
import { type List, MAX_MEMBERS } from '#lists/list.ts'
import { createList, listsQuery } from '#lists/stored-lists.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { count } from '#shared/text/format.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { TaskProgress } from '../load/TaskProgress.tsx'
import { useTask } from '../load/useTask.ts'
import { ExcludedLists } from './ExcludedLists.tsx'
import { ListTextFields, type NewListText } from './ListTextFields.tsx'
import { SavedNote } from './SavedNote.tsx'

const radioText = { label: { fontSize: 12.5 }, description: { fontSize: 12, marginTop: 1 } }

interface Props {
  onClose: () => void
  /** Ids of the lists whose records are excluded at first. */
  without?: readonly string[] | undefined
}

/** Saves the search as a list. */
export function SaveSearchDialog({ opened, ...form }: Props & { opened: boolean }) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title="Save as a list" size={460}>
      <SaveSearchForm {...form} />
    </Dialog>
  )
}

function SaveSearchForm({ onClose, without = [] }: Props) {
  const kind = useKind()
  const criteria = useCriteria()
  const { data } = useQuery(countQuery(kind, criteria))
  const title = titleOf(kind, criteria, useIndustryName())
  const [text, setText] = useState<NewListText>({ name: title, tags: [], note: '' })
  const [live, setLive] = useState(false)
  const { lists = [] } = useQuery(listsQuery).data ?? {}
  const [excluded, setExcluded] = useState(without)
  const [showErrors, setShowErrors] = useState(false)
  const [made, setMade] = useState<List>()
  const work = useTask()
  const total = data?.MatchCount ?? 0
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setShowErrors(true)
    if (!text.name.trim()) return
    const list = await work.run(async (following) => {
      const members = await coreRecordsOfSearch(kind, criteria, MAX_MEMBERS, following)
      const whole = await createList({
        kind,
        ...text,
        origin: { type: 'search', criteria, live },
        members,
        description: live ? 'Made from a live search' : 'Made from a search',
      })
      return suppressRecords(
        whole,
        lists.filter(({ id }) => excluded.includes(id)),
      )
    })
    setMade(list)
  }
  if (made) return <SavedNote list={made} onClose={onClose} />
  return (
    <form className={`${kit.grid} ${kit.gap12}`} onSubmit={save}>
      <ListTextFields text={text} onChange={setText} showErrors={showErrors} />
      <Radio.Group
        label="What to save"
        value={live ? 'live' : 'frozen'}
        onChange={(value) => setLive(value === 'live')}
      >
        <div className={`${kit.grid} ${kit.gap8}`}>
          <Radio
            mt={6}
            size="xs"
            styles={radioText}
            value="frozen"
            label="The current result"
            description={`These ${kindNames[kind].many}. A refresh shows which were removed or changed.`}
          />
          <Radio
            size="xs"
            styles={radioText}
            value="live"
            label="The search itself"
            description="A refresh reruns the search and shows what is new, removed or changed."
          />
        </div>
      </Radio.Group>
      <ExcludedLists kind={kind} value={excluded} onChange={setExcluded} />
      {total > MAX_MEMBERS ? (
        <p className={`${kit.small} ${kit.danger} ${kit.breaks}`} role="alert">
          A list holds up to {count(MAX_MEMBERS)} records, and this search finds {count(total)}. Narrow it
          first.
        </p>
      ) : (
        <p className={kit.second}>
          Loads {counted(kind, total)} as ids and versions in {count(coreCalls(total))}{' '}
          {coreCalls(total) === 1 ? 'call' : 'calls'}, not billed. The list is stored in this browser.
        </p>
      )}
      <TaskProgress work={work} label="Reading ids" />
      <div className={`${kit.actions} ${kit.end}`}>
        <Button variant="subtle" color="gray" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={total === 0 || total > MAX_MEMBERS || work.state.step === 'running'}>
          Save {counted(kind, total)}
        </Button>
      </div>
    </form>
  )
}
