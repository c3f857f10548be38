import { Button, NativeSelect, TagsInput, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { followUpMessages as messages } from '#features/record/messages.ts'
import {
  dayOf,
  isDue,
  MAX_NOTE_LETTERS,
  MAX_STATUS_LETTERS,
  statusesIn,
  tagsIn,
  tidyTags,
} from '#records/follow-up.ts'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Grid, Inline, Stack } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { TextLines } from '#ui/TextLines.tsx'
import classes from './record.module.css'
import { useFollowUp } from './useFollowUp.ts'

interface Props {
  kind: Kind
  id: string
  level: 2 | 3
}

/** Status, follow-up date, tags and note of a record, stored in this browser as they are typed. */
export function FollowUpSection({ kind, id, level }: Props) {
  const form = useFollowUp(kind, id)
  const { followUp, all, isSaved, problem, edit, save, flush } = form
  const known = useMemo(() => ({ statuses: statusesIn(all.values()), tags: tagsIn(all.values()) }), [all])
  const [tag, setTag] = useState('')
  return (
    <Panel aria-label={messages.title}>
      <SectionTitle
        level={level}
        className={kit.spaceBelow}
        note={<span role="status">{isSaved && <Saved />}</span>}
      >
        {messages.title}
      </SectionTitle>
      <Stack>
        <Grid columns={2} gap={12}>
          <StatusField status={followUp.status} known={known.statuses} onChange={save} />
          <DateField form={form} />
        </Grid>
        <TagsInput
          size="xs"
          label={messages.tags}
          placeholder={followUp.tags.length ? undefined : messages.tagsPlaceholder}
          value={followUp.tags}
          onChange={(tags) => save({ tags: tidyTags(tags) })}
          searchValue={tag}
          onSearchChange={setTag}
          data={known.tags}
          acceptValueOnBlur
          comboboxProps={{ shadow: 'md' }}
        />
        <TextLines
          label={messages.note}
          placeholder={messages.notePlaceholder}
          minRows={2}
          maxLength={MAX_NOTE_LETTERS}
          value={followUp.note}
          onChange={(note) => edit({ note })}
          onBlur={flush}
        />
        {problem && <FieldError>{problem}</FieldError>}
      </Stack>
    </Panel>
  )
}

const Saved = () => (
  <Inline as="span" gap={4} className={kit.saved}>
    <IconCheck size={13} stroke={2} aria-hidden />
    {messages.saved}
  </Inline>
)

interface StatusProps {
  status: string
  /** The statuses to choose from. */
  known: readonly string[]
  onChange: (patch: { status: string }) => void
}

/** The value of the choice that adds a status: longer than any status. */
const ADD = '+'.repeat(MAX_STATUS_LETTERS + 1)

/** The status of a record; the last choice is a field for one's own. */
function StatusField({ status, known, onChange }: StatusProps) {
  const [typed, setTyped] = useState<string>()
  // The select has the focus again after its field was closed by a key.
  const [isClosedByKey, setClosedByKey] = useState(false)
  const add = () => {
    if (typed?.trim()) onChange({ status: typed })
    setTyped(undefined)
  }
  const press = (event: KeyboardEvent) => {
    setClosedByKey(event.key === 'Enter' || event.key === 'Escape')
    if (event.key === 'Enter') add()
    if (event.key !== 'Escape') return
    // It does not close the panel.
    event.preventDefault()
    setTyped(undefined)
  }
  if (typed !== undefined)
    return (
      <TextInput
        size="xs"
        label={messages.newStatus}
        placeholder={messages.newStatusPlaceholder}
        maxLength={MAX_STATUS_LETTERS}
        value={typed}
        autoFocus
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={add}
        onKeyDown={press}
        data-mantine-stop-propagation
      />
    )
  return (
    <NativeSelect
      size="xs"
      label={messages.status}
      autoFocus={isClosedByKey}
      value={status}
      onChange={({ currentTarget: { value } }) =>
        value === ADD ? setTyped('') : onChange({ status: value })
      }
      data={[
        { value: '', label: messages.noStatus },
        // One's own is stored with the first record that has it.
        ...[...new Set([...known, ...(status ? [status] : [])])],
        { value: ADD, label: messages.addStatus },
      ]}
    />
  )
}

/** The day of the follow-up, typed or in so many days. */
function DateField({
  form: { followUp, edit, save, flush },
}: {
  form: Pick<ReturnType<typeof useFollowUp>, 'followUp' | 'edit' | 'save' | 'flush'>
}) {
  const now = new Date()
  const isOverdue = isDue(followUp, dayOf(now, -1))
  return (
    <div>
      <TextInput
        size="xs"
        type="date"
        label={messages.date}
        value={followUp.date}
        description={isOverdue && <span className={`${kit.wait} ${kit.strong}`}>{messages.overdue}</span>}
        inputWrapperOrder={['label', 'input', 'description']}
        onChange={(event) => edit({ date: event.currentTarget.value })}
        onBlur={flush}
      />
      <Inline wrap gap={4} className={classes.days}>
        {messages.inDays.map(([label, days]) => (
          <Button
            key={label}
            size="compact-xs"
            variant="subtle"
            onClick={() => save({ date: dayOf(now, days) })}
          >
            {label}
          </Button>
        ))}
      </Inline>
    </div>
  )
}
