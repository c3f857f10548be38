import { Button, NumberInput, type NumberInputProps } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_RADIUS_MILES } from '#contract/place.ts'
import { areasThatFit } from '#criteria/areas/add-areas.ts'
import { lineWidthError, placesFrom } from '#criteria/areas/line-buffer.ts'
import { squareMiles } from '#criteria/areas/measure.ts'
import { areaErrors, areasToAddText, parsedAreasText, parseNotes } from '#criteria/areas/messages.ts'
import type { ParsedArea, ParsedAreas } from '#criteria/areas/parsed-areas.ts'
import { firstFew } from '#criteria/areas/postal-codes.ts'
import { placeDetail, placeLabel } from '#criteria/describe.ts'
import { uploadMessages as messages } from '#features/map/messages/upload.ts'
import { placeIndexQuery } from '#reference/place-index.ts'
import { postalPoint } from '#reference/places.ts'
import { useAreaPanel } from '#session/area-panel.ts'
import { useCriteria } from '#session/search.ts'
import { useAlternatives } from '#session/service.ts'
import { useSettings } from '#session/settings.ts'
import { surface, toMiles } from '#shared/text/units.ts'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Note, Tag } from '#ui/Note.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import classes from './upload.module.css'

/** The areas of a file or a text, the sizes that they still need, and the buttons that add them. */
export function FoundAreas({ found, from }: { found: ParsedAreas; from: string }) {
  const units = useSettings((settings) => settings.units)
  const [radius, setRadius] = useState<string | number>(5)
  const [width, setWidth] = useState<string | number>(1)
  const [error, setError] = useState<string>()
  const criteria = useCriteria()
  const alternatives = useAlternatives()
  const edits = usePlaceEdits()
  const total = found.areas.length + found.points.length + found.lines.length
  const add = async (exclude: boolean) => {
    const sizes = { radius: toMiles(Number(radius), units), width: toMiles(Number(width), units) }
    const wrong = sizeErrorOf(found, sizes)
    setError(wrong)
    if (wrong) return
    const places = areasThatFit(criteria, await placesFrom(found, sizes))
    edits.addAreas(places, exclude, `${parsedAreasText(found)}${from} ${exclude ? 'excluded' : 'added'}`)
    useAreaPanel.getState().panelClosed()
  }
  const addText = areasToAddText(areasToAdd(found))
  return (
    <Stack
      as="form"
      gap={12}
      onSubmit={(event) => {
        event.preventDefault()
        add(false)
      }}
    >
      <FoundList areas={found.areas} />
      <Notes found={found} room={areasThatFit(criteria, areasToAdd(found)).length} total={total} />
      {found.points.length > 0 && (
        <SizeInput
          label={messages.radiusAround(found.points.length, units)}
          value={radius}
          onChange={setRadius}
        />
      )}
      {found.lines.length > 0 && (
        <SizeInput
          label={messages.lineDistance(found.lines.length, units)}
          value={width}
          onChange={setWidth}
        />
      )}
      {error && <FieldError>{error}</FieldError>}
      <Actions>
        {alternatives && (
          <Button variant="default" onClick={() => add(true)}>
            {messages.excludeAreas(addText)}
          </Button>
        )}
        <Button type="submit">{messages.addAreasFound(addText)}</Button>
      </Actions>
    </Stack>
  )
}

type SizeInputProps = Pick<NumberInputProps, 'label' | 'value' | 'onChange'>

const SizeInput = (props: SizeInputProps) => (
  <NumberInput size="xs" min={0} clampBehavior="none" hideControls {...props} />
)

/** What the buttons take, points and lines as the areas that they will be. */
const areasToAdd = ({ areas, points, lines }: ParsedAreas): ParsedArea[] => [
  ...areas,
  ...[...points, ...lines].map(
    (): ParsedArea => ({ place: { kind: 'polygon', Points: [] }, excluded: false }),
  ),
]

function sizeErrorOf({ points, lines }: ParsedAreas, { radius, width }: { radius: number; width: number }) {
  if (points.length && !(radius > 0 && radius <= MAX_RADIUS_MILES))
    return areaErrors.radiusRange(MAX_RADIUS_MILES)
  return lines.length ? lineWidthError(width) : undefined
}

const MAX_SHOWN = 6
const item = `${kit.cell} ${kit.apart} ${classes.item}`

function FoundList({ areas }: { areas: readonly ParsedArea[] }) {
  const units = useSettings((settings) => settings.units)
  const drawn = areas.filter(({ place }) => place.kind !== 'postal')
  if (drawn.length === 0) return null
  return (
    <ul className={kit.inset}>
      {drawn.slice(0, MAX_SHOWN).map(({ name, place, excluded }, i) => {
        const size = squareMiles(place)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Inline as="li" key={i} className={item}>
            {excluded && <Tag tone="danger">{messages.not}</Tag>}
            <bdi className={`${kit.truncate} ${kit.fill}`}>{name ?? placeLabel(place, i + 1)}</bdi>
            <span className={kit.second}>
              {[placeDetail(place, units), size !== undefined && surface(size, units)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </Inline>
        )
      })}
      {drawn.length > MAX_SHOWN && (
        <Inline as="li" className={`${kit.muted} ${item}`}>
          {messages.moreAreas(drawn.length, MAX_SHOWN)}
        </Inline>
      )}
    </ul>
  )
}

const MAX_NOTES = 5

function Notes({ found, room, total }: { found: ParsedAreas; room: number; total: number }) {
  const units = useSettings((settings) => settings.units)
  const unknown = useUnknownCodes(found)
  const notes = [
    ...(room < total ? [messages.tooManyAreas(room, total)] : []),
    ...(found.simplified ? [parseNotes.simplified(found.simplified, units)] : []),
    ...(unknown.length ? [messages.unknownZips(firstFew(unknown))] : []),
    ...found.notes,
  ]
  if (notes.length === 0) return null
  return (
    <Note tone="wait" icon={IconAlertTriangle}>
      <ul aria-label={messages.whatToKnow}>
        {notes.slice(0, MAX_NOTES).map((note) => (
          <li key={note}>{note}</li>
        ))}
        {notes.length > MAX_NOTES && <li>{messages.moreNotes(notes.length, MAX_NOTES)}</li>}
      </ul>
    </Note>
  )
}

function useUnknownCodes({ areas }: ParsedAreas): string[] {
  const { data: index } = useQuery(placeIndexQuery)
  if (!index) return []
  return areas.flatMap(({ place }) =>
    place.kind === 'postal' && !postalPoint(index, place.PostalCode) ? [place.PostalCode] : [],
  )
}
