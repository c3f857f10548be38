import { Button, NativeSelect, Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { price, rateOf } from '../../../criteria/cost.ts'
import { count } from '../../../criteria/format.ts'
import { type Format, fieldsOf, formatsOf } from '../../../criteria/record.ts'
import { type List, sizeOf } from '../../../lists/list.ts'
import type { HeldRecord } from '../../../state/database.ts'
import { answersFor } from '../../../state/held-records.ts'
import { useSettings } from '../../../state/settings.ts'
import { ProblemNote } from '../../../ui/ProblemNote.tsx'
import { WaitNote } from '../../../ui/WaitNote.tsx'
import type { Look } from './ranking.ts'
import { readCountQuery } from './ranks.ts'
import classes from './records.module.css'
import { type Reading, useReading } from './useReading.ts'

interface Props {
  list: List
  look: Look
  onLook: (look: Look) => void
  /** The rows in view, with what is held of them. */
  view: readonly { id: string; held: HeldRecord | undefined }[]
}

/** How many records of the list were read, and the reading of those in view: it is billed, so nothing is read unasked. */
export function ReadBar({ list, look, onLook, view }: Props) {
  const { kind } = list
  const { format } = look
  const { data: read = 0 } = useQuery(readCountQuery(list))
  const rate = rateOf(
    kind,
    { ResourceType: format },
    useSettings((state) => state.rates),
  )
  const { reading, read: begin, stop, forget } = useReading(kind)
  const fields = fieldsOf[kind][format] ?? []
  const missing = view.filter(({ held }) => !answersFor(held, fields)).map(({ id }) => id)
  const all = sizeOf(list)
  if (all === 0) return null
  return (
    <div className={classes.read}>
      <span>
        {read === all
          ? `All ${count(all)} are read.`
          : `${count(read)} of ${count(all)} are read: finding and sorting cover those.`}
      </span>
      <span className={classes.readActions}>
        <NativeSelect
          size="xs"
          aria-label="How much of each record is read"
          value={format}
          onChange={(event) => onLook({ ...look, format: event.currentTarget.value as Format })}
          data={formatsOf[kind].filter((name) => name !== 'Core')}
        />
        {missing.length > 0 && !reading?.running && (
          <Button size="compact-sm" variant="default" onClick={() => void begin(missing, format)}>
            Read the {count(missing.length)} in view, {price(rate * missing.length)}
          </Button>
        )}
      </span>
      {reading && <ReadingNote reading={reading} stop={stop} again={begin} forget={forget} />}
    </div>
  )
}

interface NoteProps {
  reading: Reading
  stop: () => void
  again: (ids: readonly string[], format: Format) => void
  forget: () => void
}

/** How far the reading has come, or why it stopped. */
function ReadingNote({ reading, stop, again, forget }: NoteProps) {
  const { done, total, unknown, running, waitSeconds, problem, rest, format } = reading
  if (problem) return <ProblemNote problem={problem} retry={() => again(rest, format)} />
  if (running)
    return (
      <div className={classes.progress}>
        {waitSeconds !== undefined && <WaitNote key={done} seconds={waitSeconds} />}
        <span role="status">
          Reading {count(done)} of {count(total)}
        </span>
        <Progress value={(100 * done) / total} w={120} aria-label="Records read" />
        <Button size="compact-xs" variant="default" onClick={stop}>
          Stop
        </Button>
      </div>
    )
  if (unknown === 0) return null
  return (
    <div className={classes.progress}>
      <span role="status">
        {count(unknown)} of these {count(done)} are not known to the service any more; they stay in the list.
      </span>
      <Button size="compact-xs" variant="subtle" onClick={forget}>
        Close
      </Button>
    </div>
  )
}
