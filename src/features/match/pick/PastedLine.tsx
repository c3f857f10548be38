import { Textarea } from '@mantine/core'
import { useEffect, useMemo } from 'react'
import { type Known, labelOf } from '../../../match/known.ts'
import { type ReadLine, readLine } from '../../../match/pick/read-line.ts'
import { useNamedPlaces } from '../../../state/named-places.ts'
import classes from './pick.module.css'

interface Props {
  line: string
  /** What stands in the fields. */
  known: Known
  onLine: (line: string, read: ReadLine) => void
}

const MOST_LETTERS = 500

/** A line as it was found somewhere: each part is told with what it was read as. */
export function PastedLine({ line, known, onLine }: Props) {
  const places = useNamedPlaces()
  const read = useMemo(() => readLine(line, places), [line, places])
  // The names of places come after the first letters, and a link may bring a line alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed into the fields afterwards stays
  useEffect(() => {
    if (line.trim() && isAsRead(known, line)) onLine(line, read)
  }, [read])
  return (
    <div>
      <Textarea
        size="xs"
        label="What is this?"
        description="A line from anywhere; its parts fill the fields."
        placeholder="Infogroup, 1020 E 1st St Papillion NE"
        autosize
        data-autofocus
        minRows={1}
        maxRows={5}
        maxLength={MOST_LETTERS}
        value={line}
        onChange={({ currentTarget: { value } }) => onLine(value, readLine(value, places))}
      />
      {line.trim() && <ReadParts read={read} />}
    </div>
  )
}

const nowhere = () => []

/** Whether the fields hold nothing, or no more than what a line says to one who knows no places. */
function isAsRead(known: Known, line: string): boolean {
  const fields = JSON.stringify(known)
  return fields === '{}' || fields === JSON.stringify(readLine(line, nowhere).known)
}

/** How the line was read, part by part. */
function ReadParts({ read: { parts } }: { read: ReadLine }) {
  return (
    <ul className={classes.parts} aria-label="How the line is read">
      {parts.map(({ field, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is told from others by its place alone
        <li key={i} className={classes.part} data-other={field === 'Other' || undefined}>
          <span className={classes.partField}>{field === 'Other' ? 'not used' : labelOf(field)}</span>{' '}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}
