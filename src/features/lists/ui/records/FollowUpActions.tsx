import { Button, Menu, TagsInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconProgressCheck, IconTag } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { changeWithUndo } from '#features/lists/data/follow-ups.ts'
import { followUpMessages as messages } from '#features/lists/messages/follow-ups.ts'
import { type FollowUps, statusesIn, tagsIn, tidyTags } from '#records/follow-up.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Inline, Stack } from '#ui/layout.tsx'
import { NameForm } from '#ui/NameForm.tsx'
import { attempt } from '../actions/attempt.ts'
import classes from './records.module.css'

interface Props {
  kind: Kind
  /** The records to change. */
  ids: ReadonlySet<string>
  followUps: FollowUps
}

const small = { size: 'compact-xs', variant: 'default' } as const
const icon = { size: 13, stroke: 1.7, 'aria-hidden': true } as const

/** Sets the status of several records. */
export function SetStatusMenu({ kind, ids, followUps }: Props) {
  const [isNaming, { open, close }] = useDisclosure(false)
  const statuses = useMemo(() => statusesIn(followUps.values()), [followUps])
  const set = (status: string) =>
    void attempt(() =>
      changeWithUndo(kind, [...ids], () => ({ status }), messages.statusSet(kind, ids.size, status)),
    )
  return (
    <>
      <Menu position="bottom-end" width={190}>
        <Menu.Target>
          <Button {...small} leftSection={<IconProgressCheck {...icon} />}>
            {messages.setStatus}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={messages.setStatus}>
          {statuses.map((status) => (
            <Menu.Item key={status} onClick={() => set(status)}>
              {status}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={open}>{messages.newStatus}</Menu.Item>
          <Menu.Item onClick={() => set('')}>{messages.noStatus}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={isNaming} onClose={close} title={messages.newStatusTitle} size={380}>
        <NameForm
          what="status"
          label={messages.newStatusField}
          button={messages.setNewStatus}
          initial=""
          onName={(status) => {
            set(status)
            close()
          }}
        />
      </Dialog>
    </>
  )
}

/** Adds tags to several records. */
export function AddTagButton(props: Props) {
  const { kind, ids } = props
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button {...small} leftSection={<IconTag {...icon} />} aria-haspopup="dialog" onClick={open}>
        {messages.addTag}
      </Button>
      <Dialog opened={opened} onClose={close} title={messages.addTagTitle(kind, ids.size)} size={380}>
        <TagForm {...props} onDone={close} />
      </Dialog>
    </>
  )
}

/** Tags in use that are offered, the most used first. */
const MAX_OFFERED = 8

function TagForm({ kind, ids, followUps, onDone }: Props & { onDone: () => void }) {
  const [tags, setTags] = useState<string[]>([])
  const [typed, setTyped] = useState('')
  const known = useMemo(() => tagsIn(followUps.values()), [followUps])
  // Buttons below the field: a list of suggestions over the dialog would cover what ends it.
  const offered = known
    .filter((tag) => !tags.includes(tag) && tag.toLowerCase().includes(typed.trim().toLowerCase()))
    .slice(0, MAX_OFFERED)
  const all = tidyTags([...tags, typed])
  const add = () =>
    attempt(() =>
      changeWithUndo(
        kind,
        [...ids],
        (followUp) => ({ tags: [...followUp.tags, ...all] }),
        messages.tagsAdded(kind, ids.size, all),
      ),
    )
  return (
    <Stack gap={12}>
      <TagsInput
        size="xs"
        label={messages.tags}
        placeholder={tags.length ? undefined : messages.tagsPlaceholder}
        value={tags}
        onChange={(next) => setTags(tidyTags(next))}
        searchValue={typed}
        onSearchChange={setTyped}
        acceptValueOnBlur
        data-autofocus
      />
      {offered.length > 0 && (
        <Inline as="fieldset" wrap gap={6} className={classes.inUse} aria-label={messages.tagsInUse}>
          {offered.map((tag) => (
            <Button
              key={tag}
              {...small}
              // The field keeps the focus, so that half of a typed tag is not added.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setTags(tidyTags([...tags, tag]))
                setTyped('')
              }}
            >
              {tag}
            </Button>
          ))}
        </Inline>
      )}
      <FormActions
        action={messages.add}
        onCancel={onDone}
        onAction={() => {
          void add()
          onDone()
        }}
        disabled={all.length === 0}
      />
    </Stack>
  )
}
