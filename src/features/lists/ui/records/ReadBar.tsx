import { ActionIcon, Button, Progress, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCopyPlus, IconTrash, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { counted } from '#criteria/kinds.ts'
import { readCountQuery } from '#features/lists/data/records/ranks.ts'
import { isWhole, type Look } from '#features/lists/model/records/ranking.ts'
import { type List, sizeOf } from '#lists/list.ts'
import type { Format } from '#records/record.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { WaitNote } from '#ui/WaitNote.tsx'
import { ReadAllDialog } from './ReadAllDialog.tsx'
import classes from './records.module.css'
import type { usePicks } from './usePicks.ts'
import type { Reading, useReading } from './useReading.ts'

interface Props {
  list: List
  /** Makes a list of the rows that are ticked. */
  onKeep: () => void
  look: Look
  /** Rows that the look shows; undefined while they are looked for. */
  shown: number | undefined
  reading: ReturnType<typeof useReading>
  picks: ReturnType<typeof usePicks>
  onRemove: () => void
}

/** How many rows are shown, how many were read, what is read now, and what can be done with those that are ticked. */
export function ReadBar({ list, look, shown, reading, picks, onRemove, onKeep }: Props) {
  const [opened, { open, close }] = useDisclosure(false)
  const { data: read = 0 } = useQuery(readCountQuery(list))
  const all = sizeOf(list)
  if (all === 0) return null
  const isIdle = read === all && isWhole(look) && picks.picked.size === 0 && !reading.reading
  return (
    <div className={`${kit.line} ${kit.second} ${classes.line}`}>
      <span role="status">
        {!isWhole(look) && shown !== undefined && `${count(shown)} of ${counted(list.kind, all)}. `}
        {read < all &&
          `${read === 0 ? 'None loaded yet' : `${count(read)} of ${count(all)} loaded`}: search and sorting cover loaded records.`}
      </span>
      {isIdle && 'Tick rows to remove them, or to make a list of them.'}
      {read < all && !reading.reading?.running && (
        <UnstyledButton className={`${kit.small} ${kit.link} ${kit.tall}`} onClick={open}>
          Load the others
        </UnstyledButton>
      )}
      <ReadAllDialog
        list={list}
        look={look}
        opened={opened}
        onClose={close}
        onRead={(ids, format) => void reading.read(ids, format)}
      />
      {picks.picked.size > 0 && <Picked picks={picks} onRemove={onRemove} onKeep={onKeep} />}
      {reading.reading && <ReadingNote {...reading} reading={reading.reading} />}
    </div>
  )
}

function Picked({
  picks: { picked, clear },
  onRemove,
  onKeep,
}: Pick<Props, 'picks' | 'onRemove' | 'onKeep'>) {
  return (
    <span className={`${kit.inline} ${kit.wrap} ${kit.gap8} ${classes.picked}`}>
      <span role="status">{count(picked.size)} ticked</span>
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<IconCopyPlus size={13} stroke={1.7} aria-hidden />}
        onClick={onKeep}
      >
        Make a list of {count(picked.size)}
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<IconTrash size={13} stroke={1.7} aria-hidden />}
        onClick={onRemove}
      >
        Remove {count(picked.size)}
      </Button>
      <ActionIcon variant="transparent" size={22} aria-label="Untick all" onClick={clear}>
        <IconX size={13} stroke={1.7} />
      </ActionIcon>
    </span>
  )
}

interface NoteProps {
  reading: Reading
  stop: () => void
  read: (ids: readonly string[], format: Format) => void
  forget: () => void
}

/** How far the reading has come, or why it stopped. */
function ReadingNote({ reading, stop, read, forget }: NoteProps) {
  const { done, total, unknown, running, waitSeconds, problem, rest, format } = reading
  if (problem)
    return (
      <div className={`${kit.inline} ${kit.wrap} ${kit.gap8} ${classes.progress}`}>
        <ProblemNote problem={problem} retry={() => read(rest, format)} />
      </div>
    )
  if (running)
    return (
      <div className={`${kit.inline} ${kit.wrap} ${kit.gap8} ${classes.progress}`}>
        {waitSeconds !== undefined && <WaitNote key={done} seconds={waitSeconds} />}
        <span role="status">
          Loading {count(done)} of {count(total)}
        </span>
        <Progress value={(100 * done) / total} w={160} aria-label="Records read" />
        <Button size="compact-xs" variant="default" onClick={stop}>
          Stop
        </Button>
      </div>
    )
  if (unknown === 0) return null
  return (
    <div className={`${kit.inline} ${kit.wrap} ${kit.gap8} ${classes.progress}`} role="status">
      {count(unknown)} of these {count(done)} {unknown === 1 ? 'is' : 'are'} no longer in the service’s data;
      they stay in the list.
      <Button size="compact-xs" variant="subtle" onClick={forget}>
        Close
      </Button>
    </div>
  )
}
