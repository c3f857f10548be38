import { Button } from '@mantine/core'
import { placeMessages as messages } from '#features/search/messages/forms.ts'
import { usePlaceIndex } from '#reference/place-index.ts'
import { nearestPlaces, placesNamed, postalPoint } from '#reference/places.ts'
import { Inline } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'

const MAX_NEAREST = 3
/** Cities of several states may have one name. */
const MAX_CITIES = 20

/** Says that a ZIP code is not known, with the nearest known ones, each by one click; nothing for a known one. */
export function UnknownZip({ code, onPick }: { code: string; onPick: (code: string) => void }) {
  const index = usePlaceIndex()
  if (!index || !/^\d{5}$/.test(code) || postalPoint(index, code)) return null
  const nearest = nearestPlaces(index, code, MAX_NEAREST).flatMap(({ place, detail }) =>
    place.kind === 'postal' ? [{ value: place.PostalCode, detail }] : [],
  )
  return <Nearest title={messages.unknownZip(code)} nearest={nearest} onPick={onPick} />
}

/** The same for the name of a city. */
export function UnknownCity({ name, onPick }: { name: string; onPick: (name: string) => void }) {
  const index = usePlaceIndex()
  if (!index || !name || placesNamed(index, name).some(({ place }) => place.kind === 'city')) return null
  const cities = nearestPlaces(index, name, MAX_CITIES).flatMap(({ place }) =>
    place.kind === 'city' ? [place.City] : [],
  )
  const nearest = [...new Set(cities)].slice(0, MAX_NEAREST).map((value) => ({ value, detail: '' }))
  return <Nearest title={messages.unknownCity(name)} nearest={nearest} onPick={onPick} />
}

interface NearestProps {
  title: string
  nearest: readonly { value: string; detail: string }[]
  onPick: (value: string) => void
}

function Nearest({ title, nearest, onPick }: NearestProps) {
  return (
    <Note tone="wait" role="status" title={title}>
      {nearest.length > 0 && (
        <Inline wrap gap={4}>
          {messages.nearest}
          {nearest.map(({ value, detail }) => (
            <Button
              key={value}
              size="compact-xs"
              variant="default"
              aria-label={messages.replaceBy(value)}
              onClick={() => onPick(value)}
            >
              {`${value} ${detail}`.trim()}
            </Button>
          ))}
        </Inline>
      )}
    </Note>
  )
}
