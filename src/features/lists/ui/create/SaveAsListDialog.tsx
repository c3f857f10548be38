import { Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { coreCalls, coreRecordsOfSearch } from '#api/core-records.ts'
import { countQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { titleOf } from '#criteria/describe.ts'
import { kindNames } from '#criteria/kinds.ts'
import { suppressRecords } from '#features/lists/data/change-members.ts'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import { type List, MAX_MEMBERS } from '#lists/list.ts'
import { createList, listsQuery } from '#lists/stored-lists.ts'
import { useIndustryName } from '#reference/industries.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { TaskProgress } from '../load/TaskProgress.tsx'
import { useTask } from '../load/useTask.ts'
import { ExcludedLists } from './ExcludedLists.tsx'
import { ListTextFields, type NewListText } from './ListTextFields.tsx'
import { SavedNote } from './SavedNote.tsx'

const radioText = { label: { fontSize: 12.5 }, description: { fontSize: 12, marginTop: 1 } }

interface Props {
  kind: Kind
  criteria: Criteria
  /** The suggested name; the description of the search without one. */
  name?: string
  /** Whether the search itself is suggested to be saved. */
  isLive?: boolean
  /** The button that closes the dialog afterwards. */
  back?: string
  onClose: () => void
  /** Ids of the lists whose records are excluded at first. */
  without?: readonly string[] | undefined
}

/** Saves the records of a search as a list. */
export function SaveAsListDialog({ opened, ...form }: Props & { opened: boolean }) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title={messages.saveAsListTitle} size={460}>
      <SaveAsListForm {...form} />
    </Dialog>
  )
}

function SaveAsListForm({ kind, criteria, name, isLive = false, back, onClose, without = [] }: Props) {
  const { data } = useQuery(countQuery(kind, criteria))
  const title = titleOf(kind, criteria, useIndustryName())
  const [text, setText] = useState<NewListText>({ name: name ?? title, tags: [], note: '' })
  const [live, setLive] = useState(isLive)
  const [excluded, setExcluded] = useState(without)
  const [showErrors, setShowErrors] = useState(false)
  const { made, work, saveAs } = useSaveAsList(kind, criteria)
  const total = data?.MatchCount ?? 0
  const save = (event: FormEvent) => {
    event.preventDefault()
    setShowErrors(true)
    if (text.name.trim()) void saveAs(text, live, excluded)
  }
  if (made) return <SavedNote list={made} onClose={onClose} {...(back && { back })} />
  return (
    <form className={`${kit.grid} ${kit.gap12}`} onSubmit={save}>
      <ListTextFields text={text} onChange={setText} showErrors={showErrors} />
      <WhatToSave kind={kind} live={live} onLive={setLive} />
      <ExcludedLists kind={kind} value={excluded} onChange={setExcluded} />
      {total > MAX_MEMBERS ? (
        <FieldError>{messages.listTooLarge(total)}</FieldError>
      ) : (
        <p className={kit.second}>{messages.saveCost(kind, total, coreCalls(total))}</p>
      )}
      <TaskProgress work={work} label={messages.readingIds} />
      <FormActions
        action={messages.save(kind, total)}
        onCancel={onClose}
        disabled={total === 0 || total > MAX_MEMBERS || work.state.step === 'running'}
      />
    </form>
  )
}

/** Saves the ids of a search as a list, without those of the excluded lists. */
function useSaveAsList(kind: Kind, criteria: Criteria) {
  const { lists = [] } = useQuery(listsQuery).data ?? {}
  const [made, setMade] = useState<List>()
  const work = useTask()
  const saveAs = async (text: NewListText, live: boolean, excluded: readonly string[]) => {
    const list = await work.run(async (following) => {
      const members = await coreRecordsOfSearch(kind, criteria, MAX_MEMBERS, following)
      const whole = await createList({
        kind,
        ...text,
        origin: { type: 'search', criteria, live },
        members,
        description: live ? messages.madeFromLiveSearch : messages.madeFromSearch,
      })
      return suppressRecords(
        whole,
        lists.filter(({ id }) => excluded.includes(id)),
      )
    })
    setMade(list)
  }
  return { made, work, saveAs }
}

/** The choice between the current result and the search itself. */
function WhatToSave({ kind, live, onLive }: { kind: Kind; live: boolean; onLive: (live: boolean) => void }) {
  return (
    <Radio.Group
      label={messages.whatToSave}
      value={live ? 'live' : 'frozen'}
      onChange={(value) => onLive(value === 'live')}
    >
      <div className={`${kit.grid} ${kit.gap8}`}>
        <Radio
          mt={6}
          size="xs"
          styles={radioText}
          value="frozen"
          label={messages.currentResult}
          description={messages.currentResultHint(kindNames[kind].many)}
        />
        <Radio
          size="xs"
          styles={radioText}
          value="live"
          label={messages.searchItself}
          description={messages.searchItselfHint}
        />
      </div>
    </Radio.Group>
  )
}
