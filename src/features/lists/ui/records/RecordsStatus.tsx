import { Button, Progress, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCopyPlus, IconTrash, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { loadedCountQuery } from '#features/lists/data/records/member-order.ts'
import { recordsMessages as messages } from '#features/lists/messages/records.ts'
import type { GridColumn } from '#features/lists/model/records/columns.ts'
import { isDefaultView, type MemberView } from '#features/lists/model/records/member-view.ts'
import { type List, sizeOf } from '#lists/list.ts'
import type { FollowUps } from '#records/follow-up.ts'
import type { Format } from '#records/record.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { WaitNote } from '#ui/WaitNote.tsx'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { AddTagButton, SetStatusMenu } from './FollowUpActions.tsx'
import { FollowUpFilter } from './FollowUpFilter.tsx'
import { LoadAllDialog } from './LoadAllDialog.tsx'
import classes from './records.module.css'
import type { LoadState, useLoadRecords } from './useLoadRecords.ts'
import type { useRowSelection } from './useRowSelection.ts'

interface Props {
  list: List
  /** Makes a list of the rows that are ticked. */
  onKeep: () => void
  look: MemberView
  onLook: (look: MemberView) => void
  columns: readonly GridColumn[]
  /** Rows that the look shows; undefined while they are looked for. */
  shown: number | undefined
  reading: ReturnType<typeof useLoadRecords>
  picks: ReturnType<typeof useRowSelection>
  /** How many ticked rows the look hides; what is done with the ticked ones is done with these too. */
  hidden: number
  followUps: FollowUps
  onRemove: () => void
}

/** How many rows are shown, how many were read, what is read now, and what can be done with those that are ticked. */
export function RecordsStatus(props: Props) {
  const { list, look, onLook, shown, reading, picks, columns, followUps } = props
  const [opened, { open, close }] = useDisclosure(false)
  const { data: read = 0 } = useQuery(loadedCountQuery(list))
  const all = sizeOf(list)
  if (all === 0) return null
  const isIdle = read === all && isDefaultView(look) && picks.picked.size === 0 && !reading.reading
  return (
    <Inline wrap className={`${kit.second} ${kit.surface} ${kit.below} ${classes.status}`}>
      <FollowUpFilter look={look} onLook={onLook} followUps={followUps} />
      <ColumnsMenu kind={list.kind} columns={columns} />
      <span role="status">
        {!isDefaultView(look) && shown !== undefined && messages.shownCount(shown, list.kind, all)}
        {read < all && messages.loadedCount(read, all)}
      </span>
      {isIdle && <span className={kit.hidePhone}>{messages.tickHint}</span>}
      {read < all && !reading.reading?.running && (
        <UnstyledButton className={`${kit.small} ${kit.link} ${kit.touchHeight}`} onClick={open}>
          {messages.loadOthers}
        </UnstyledButton>
      )}
      <LoadAllDialog
        list={list}
        look={look}
        opened={opened}
        onClose={close}
        onRead={(ids, format) => void reading.read(ids, format)}
      />
      {picks.picked.size > 0 && <SelectionActions {...props} />}
      {reading.reading && (
        <Inline wrap className={classes.progress}>
          <LoadProgress {...reading} reading={reading.reading} />
        </Inline>
      )}
    </Inline>
  )
}

function SelectionActions({ list: { kind }, picks, hidden, followUps, onRemove, onKeep }: Props) {
  const { picked, clear } = picks
  const actions = [
    [messages.makeList(picked.size), IconCopyPlus, onKeep],
    [messages.remove(picked.size), IconTrash, onRemove],
  ] as const
  return (
    <Inline wrap className={`${kit.last} ${kit.strong} ${kit.accent}`}>
      <span role="status">{messages.ticked(picked.size, hidden)}</span>
      <SetStatusMenu kind={kind} ids={picked} followUps={followUps} />
      <AddTagButton kind={kind} ids={picked} followUps={followUps} />
      {actions.map(([label, Icon, onClick]) => (
        <Button
          key={label}
          size="compact-xs"
          variant="default"
          leftSection={<Icon size={13} stroke={1.7} aria-hidden />}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
      <IconButton
        Icon={IconX}
        variant="transparent"
        color="accent"
        label={messages.untickAll}
        onClick={clear}
        small
      />
    </Inline>
  )
}

interface NoteProps {
  reading: LoadState
  stop: () => void
  read: (ids: readonly string[], format: Format) => void
  forget: () => void
}

/** How far the reading has come, or why it stopped. */
function LoadProgress({ reading, stop, read, forget }: NoteProps) {
  const { done, total, unknown, running, waitSeconds, problem, rest, format } = reading
  if (problem) return <ProblemNote problem={problem} retry={() => read(rest, format)} />
  if (running)
    return (
      <>
        {waitSeconds !== undefined && <WaitNote key={done} seconds={waitSeconds} />}
        <span role="status">{messages.loadingOf(done, total)}</span>
        <Progress value={(100 * done) / total} w={160} aria-label={messages.recordsRead} />
        <Button size="compact-xs" variant="default" onClick={stop}>
          {messages.stop}
        </Button>
      </>
    )
  if (unknown === 0) return null
  return (
    <>
      <span role="status">{messages.missingRecords(unknown, done)}</span>
      <Button size="compact-xs" variant="subtle" onClick={forget}>
        {messages.close}
      </Button>
    </>
  )
}
