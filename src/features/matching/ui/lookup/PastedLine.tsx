import { Textarea } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import { type Known, labelOf } from '#criteria/known.ts'
import { type ParsedLine, parseLine } from '#features/matching/model/lookup/pasted-line/parse-line.ts'
import { useNamedPlaces } from '#reference/named-places.ts'
import type { Question } from '#session/picker.ts'
import kit from '#ui/kit.module.css'
import classes from './lookup.module.css'

interface Props {
  line: string
  /** The contents of the fields. */
  known: Known
  subject: Question['RequestType']
  onLine: (line: string, read: ParsedLine) => void
}

const MAX_LETTERS = 500

/** A line as it was copied from somewhere: each part is shown with what it was read as. */
export function PastedLine({ line, known, subject, onLine }: Props) {
  const places = useNamedPlaces()
  const read = useMemo(() => parseLine(line, places, subject), [line, places, subject])
  const last = useRef<ParsedLine>(undefined)
  // The names of places are loaded after the first letters, the kind may change, and a link may bring a line alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed into the fields afterwards is not replaced
  useEffect(() => {
    const isAsRead = isEqual(known, {}) || (last.current !== undefined && isEqual(known, last.current.known))
    last.current = read
    if (line.trim() && isAsRead && !isEqual(known, read.known)) onLine(line, read)
  }, [read])
  return (
    <div>
      <Textarea
        size="xs"
        label="Paste a line"
        description="Its parts fill the fields below."
        placeholder="Infogroup, 1020 E 1st St Papillion NE"
        autosize
        data-autofocus
        minRows={1}
        maxRows={5}
        maxLength={MAX_LETTERS}
        value={line}
        onChange={({ currentTarget: { value } }) => onLine(value, parseLine(value, places, subject))}
      />
      {line.trim() && <ReadParts read={read} />}
    </div>
  )
}

const isEqual = (a: Known, b: Known) => JSON.stringify(a) === JSON.stringify(b)

/** How the line was read, part by part. */
function ReadParts({ read: { parts } }: { read: ParsedLine }) {
  return (
    <ul className={classes.parts} aria-label="Parts of the line">
      {parts.map(({ field, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts differ by their position alone
        <li key={i} className={classes.part} data-other={field === 'Other' || undefined}>
          <span className={`${kit.tiny} ${kit.accent} ${classes.partField}`}>
            {field === 'Other' ? 'not used' : labelOf(field)}
          </span>{' '}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}
