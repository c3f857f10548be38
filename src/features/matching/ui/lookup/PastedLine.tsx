import { Textarea } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import { type Known, labelOf } from '#criteria/known.ts'
import { lookupFormMessages as messages } from '#features/matching/messages/lookup.ts'
import { type ParsedLine, parseLine } from '#features/matching/model/lookup/pasted-line/parse-line.ts'
import { useNamedPlaces } from '#reference/named-places.ts'
import type { LookupInput } from '#session/picker.ts'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'

interface Props {
  line: string
  /** The contents of the fields. */
  known: Known
  subject: LookupInput['RequestType']
  onLine: (line: string, read: ParsedLine) => void
}

const MAX_LETTERS = 500

/** A line that was pasted from anywhere; each part is shown with the field that it was parsed as. */
export function PastedLine({ line, known, subject, onLine }: Props) {
  const places = useNamedPlaces()
  const read = useMemo(() => parseLine(line, places, subject), [line, places, subject])
  const last = useRef<ParsedLine>(undefined)
  // Place names load after the first letters, the kind may change, and a link may have a line without fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields that were edited afterwards are not replaced
  useEffect(() => {
    const isAsRead = isEqual(known, {}) || (last.current !== undefined && isEqual(known, last.current.known))
    last.current = read
    if (line.trim() && isAsRead && !isEqual(known, read.known)) onLine(line, read)
  }, [read])
  return (
    <Stack gap={6}>
      <Textarea
        size="xs"
        label={messages.pasteLabel}
        description={messages.pasteHint}
        placeholder={messages.pasteExample}
        autosize
        data-autofocus
        minRows={1}
        maxRows={5}
        maxLength={MAX_LETTERS}
        value={line}
        onChange={({ currentTarget: { value } }) => onLine(value, parseLine(value, places, subject))}
      />
      {line.trim() && <ReadParts read={read} />}
    </Stack>
  )
}

const isEqual = (a: Known, b: Known) => JSON.stringify(a) === JSON.stringify(b)

/** How the line was parsed, part by part. */
function ReadParts({ read: { parts } }: { read: ParsedLine }) {
  return (
    <Inline as="ul" gap={4} wrap aria-label={messages.lineParts}>
      {parts.map(({ field, text }, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: parts differ by their position alone
          key={i}
          className={`${kit.tag} ${kit.regular} ${kit.breaks} ${field === 'Other' ? kit.infoTone : kit.accentTone}`}
        >
          {field === 'Other' ? messages.notUsed : labelOf(field)}{' '}
          <bdi className={`${kit.small} ${kit.normal}`}>{text}</bdi>
        </li>
      ))}
    </Inline>
  )
}
