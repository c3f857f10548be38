import { Button, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Geocode } from '#contract/geocode.ts'
import { MAX_AREAS } from '#contract/place.ts'
import type { ParsedAreas } from '#criteria/areas/parsed-areas.ts'
import { uploadMessages as messages } from '#features/map/messages/upload.ts'
import { placeNote } from '#reference/center.ts'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { problemText } from '#ui/messages.ts'
import { Progress } from '#ui/Progress.tsx'
import { FoundAreas } from './ParsedAreas.tsx'
import { type LocatedAddress, useLocatedAddresses } from './useLocatedAddresses.ts'

/** The addresses of a list with the places that were found for them, and the circles around these. */
export function ListedAddresses({ found, from }: { found: ParsedAreas; from: string }) {
  // More than a search has room for are not looked up.
  const addresses = useMemo(() => found.addresses.slice(0, MAX_AREAS), [found])
  const { rows, done, error, relocate, retry } = useLocatedAddresses(addresses)
  const located = useMemo(() => withPoints(found, rows), [found, rows])
  const isDone = rows.every(({ geocode }) => geocode)
  if (error)
    return (
      <Inline wrap>
        <FieldError>{error}</FieldError>
        <Button size="compact-xs" variant="default" onClick={retry}>
          {messages.tryAgain}
        </Button>
      </Inline>
    )
  if (!isDone) return <Progress done={done} of={addresses.length} label={messages.locating} />
  return (
    <Stack gap={12}>
      <ul className={kit.inset} aria-label={messages.locatedAddresses}>
        {shownRows(rows).map(({ row, index }) => (
          <AddressRow key={index} row={row} onText={(text) => relocate(index, text)} />
        ))}
        {rows.length > shownRows(rows).length && (
          <li className={item}>{messages.moreLocated(rows.length - shownRows(rows).length)}</li>
        )}
      </ul>
      {located.points.length > 0 && <FoundAreas found={located} from={from} />}
    </Stack>
  )
}

const item = `${kit.cell} ${kit.apart} ${kit.second}`
const MAX_SHOWN = 5

/** Those that need attention, and the first of the others. */
function shownRows(rows: readonly LocatedAddress[]) {
  const all = rows.map((row, index) => ({ row, index }))
  const unclear = all.filter(({ row }) => precisionOf(row) < 2)
  const precise = all.filter(({ row }) => precisionOf(row) === 2)
  return [
    ...unclear.toSorted((a, b) => precisionOf(a.row) - precisionOf(b.row)),
    ...precise.slice(0, MAX_SHOWN),
  ]
}

const isFound = ({ Location }: Geocode) => Location !== undefined
const isVague = ({ Grade }: Geocode) => Grade === 'PostalCode' || Grade === 'City'

/** 0 for an address that is not found, 1 for a ZIP code or a city in its place, 2 for the others. */
const precisionOf = ({ geocode }: LocatedAddress) =>
  !geocode || !isFound(geocode) ? 0 : isVague(geocode) ? 1 : 2

/** What was found with a point for each address that was located. */
function withPoints(found: ParsedAreas, rows: readonly LocatedAddress[]): ParsedAreas {
  const points = rows.flatMap(({ name, geocode }) =>
    geocode?.Location ? [{ ...geocode.Location, name: name ?? geocode.Address }] : [],
  )
  const missing = rows.length - points.length
  const notes = [
    ...(found.addresses.length > rows.length
      ? [messages.firstAddresses(rows.length, found.addresses.length)]
      : []),
    ...(missing > 0 ? [messages.notLocated(missing)] : []),
    ...found.notes,
  ]
  return { ...found, addresses: [], points: [...found.points, ...points], notes }
}

interface RowProps {
  row: LocatedAddress
  onText: (text: string) => Promise<void>
}

/** One address: its name, the place that was found, and a box to correct it where that is not the building. */
function AddressRow({ row, onText }: RowProps) {
  const { name, text, geocode } = row
  const [typed, setTyped] = useState(text)
  const [error, setError] = useState<string>()
  const needsCare = precisionOf(row) < 2
  const locate = async () => {
    setError(undefined)
    try {
      await onText(typed.trim())
    } catch (problem) {
      setError(problemText(problem as Error))
    }
  }
  const note = geocode && isFound(geocode) ? placeNote(geocode) : messages.noPlace
  return (
    <Stack as="li" gap={4} className={`${kit.cell} ${kit.apart}`}>
      {name && <bdi className={kit.strong}>{name}</bdi>}
      <span className={needsCare ? `${kit.second} ${kit.wait}` : kit.second}>{note}</span>
      {needsCare && (
        <Inline
          as="form"
          gap={6}
          align="start"
          onSubmit={(event) => {
            event.preventDefault()
            void locate()
          }}
        >
          <TextInput
            size="xs"
            className={kit.fill}
            aria-label={messages.addressOf(name ?? text)}
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" size="xs" variant="default" disabled={!typed.trim() || typed === text}>
            {messages.locate}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
