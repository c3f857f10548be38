import { Button, TextInput } from '@mantine/core'
import { IconBookmark, IconSortAscending } from '@tabler/icons-react'
import { useState } from 'react'
import type { Point } from '#contract/place.ts'
import { plainName } from '#criteria/areas/geojson-reader.ts'
import type { ParsedArea } from '#criteria/areas/parsed-areas.ts'
import type { Travel } from '#criteria/areas/travel.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { useSavedAreas } from '#session/areas.ts'
import { useKind } from '#session/search.ts'
import { useHasDriveTimes } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { TextLines } from '#ui/TextLines.tsx'
import { areaMessages, bandMessages, placeMessages } from '../messages/forms.ts'
import { cornersText, placeError, pointsFrom } from '../model/places.ts'
import { GrowForm } from './areas/GrowForm.tsx'
import { CircleForm } from './controls/CircleForm.tsx'
import controls from './controls/controls.module.css'
import { TravelForm } from './controls/TravelForm.tsx'
import { ValueForm } from './controls/ValueForm.tsx'

/** A place that was drawn, and can be typed as well. */
export type Drawn = Extract<PlaceChoice, { kind: 'circle' | 'postalCircle' | 'polygon' }>

interface Props {
  place: Drawn
  name: string
  /** The name that a person or an address gave it. */
  given: string | undefined
  /** What the area of a drive time was made from. */
  travel: Travel | undefined
  onName: (name: string) => void
  /** Called with the changed place, and with the name of the address or city in its center. */
  onDone: (place: PlaceChoice, name?: string) => void
  /** Called with the areas of another drive time. */
  onTravel: (areas: ParsedArea[]) => void
  /** Called with the point from which the records are sorted, the nearest first. */
  onNearestFirst: (from: Point) => void
}

/** The form of a drawn place: its measures, and to fit it to a number, name it, and keep it for other searches. */
export function PlaceEditor({ place, name, given, travel, onName, onDone, ...on }: Props) {
  const { onTravel, onNearestFirst } = on
  const hasDriveTimes = useHasDriveTimes()
  const origin = travel ?? (place.kind === 'circle' ? place : undefined)
  return (
    <>
      {travel && hasDriveTimes ? (
        <TravelForm travel={travel} submit={bandMessages.change} onDone={onTravel} />
      ) : (
        <Measures place={place} given={given} onDone={onDone} />
      )}
      {place.kind !== 'polygon' && !place.excluded && (
        <Stack as="section" className={controls.part} aria-label={areaMessages.grow}>
          <GrowForm circle={place} onDone={(next) => onDone({ ...next, excluded: false })} />
        </Stack>
      )}
      <Stack as="section" className={controls.part} aria-label={areaMessages.name}>
        <AreaName name={name} onName={onName} />
        <Button
          variant="subtle"
          size="compact-sm"
          justify="start"
          leftSection={<IconBookmark size={15} stroke={1.7} aria-hidden />}
          onClick={() => useSavedAreas.getState().areaSaved({ name, place })}
        >
          {areaMessages.save}
        </Button>
        {origin && !place.excluded && (
          <Button
            variant="subtle"
            size="compact-sm"
            justify="start"
            leftSection={<IconSortAscending size={15} stroke={1.7} aria-hidden />}
            onClick={() => onNearestFirst(origin)}
          >
            {areaMessages.nearestFirst}
          </Button>
        )}
      </Stack>
    </>
  )
}

function Measures({ place, given, onDone }: Pick<Props, 'place' | 'given' | 'onDone'>) {
  if (place.kind === 'polygon') return <CornersForm place={place} onDone={onDone} />
  return <CircleForm place={place} name={given} submit={placeMessages.changeCircle} onDone={onDone} />
}

function CornersForm({
  place,
  onDone,
}: {
  place: Extract<Drawn, { kind: 'polygon' }>
  onDone: (place: PlaceChoice) => void
}) {
  const kind = useKind()
  const [text, setText] = useState(cornersText(place.Points))
  const [error, setError] = useState<string>()
  const finish = () => {
    const { points, error: unread } = pointsFrom(text)
    const next = { ...place, Points: points }
    const message = unread ?? placeError(kind, next)
    setError(message)
    if (!message) onDone(next)
  }
  return (
    <ValueForm submit={placeMessages.changeArea} onSubmit={finish}>
      <TextLines
        label={placeMessages.corners}
        minRows={4}
        maxRows={14}
        value={text}
        error={error}
        onChange={setText}
      />
    </ValueForm>
  )
}

function AreaName({ name, onName }: Pick<Props, 'name' | 'onName'>) {
  const [text, setText] = useState(name)
  return (
    <ValueForm
      inline
      submit={areaMessages.rename}
      onSubmit={() => plainName(text) !== name && onName(plainName(text))}
    >
      <TextInput
        className={kit.fill}
        label={areaMessages.name}
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ValueForm>
  )
}
