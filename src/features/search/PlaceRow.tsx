import { ActionIcon, Button, Textarea, Tooltip } from '@mantine/core'
import {
  IconCircleDashed,
  IconCircleOff,
  IconFocus2,
  IconMailbox,
  IconMap,
  IconMapPin,
  IconPolygon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { placeDetail, placeLabel, placeNumber } from '../../criteria/describe.ts'
import { changePlace, type PlaceChoice, type PlaceKind } from '../../criteria/places.ts'
import { tidy } from '../../criteria/tidy.ts'
import { useMapFocus } from '../../state/map.ts'
import { useCriteria, useEditCriteria, useKind } from '../../state/search.ts'
import { useAlternatives } from '../../state/service.ts'
import controls from './controls/controls.module.css'
import { CircleForm, PostalCircleForm } from './controls/PlaceControl.tsx'
import { cornersText, placeFault, pointsFrom } from './places.ts'
import { Row } from './Row.tsx'

const icons: Record<PlaceKind, typeof IconMap> = {
  state: IconMap,
  county: IconMap,
  city: IconMapPin,
  postal: IconMailbox,
  postalCircle: IconCircleDashed,
  circle: IconCircleDashed,
  polygon: IconPolygon,
}

/** The row of one place: the same area as on the map, to be typed and edited without a mouse. */
export function PlaceRow({ places, index }: { places: readonly PlaceChoice[]; index: number }) {
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const showOnMap = useMapFocus((state) => state.placeShown)
  const alternatives = useAlternatives()
  const place = places[index]
  if (!place) return null
  const change = (next: PlaceChoice | undefined) => edit(tidy(changePlace(criteria, index, next)))
  const Icon = icons[place.kind]
  const name = placeLabel(place, placeNumber(places, index))
  const side = place.leftOut ? `Include ${name}` : `Leave out ${name}`
  return (
    <Row
      name={name}
      icon={<Icon size={15} stroke={1.7} aria-hidden />}
      detail={placeDetail(place)}
      leftOut={place.leftOut}
      editor={
        isDrawn(place)
          ? (close) => (
              <PlaceEditor
                place={place}
                onDone={(next) => {
                  change(next)
                  close()
                }}
              />
            )
          : undefined
      }
      buttons={
        <>
          <Tooltip label="Show on the map">
            <ActionIcon
              variant="subtle"
              color="gray"
              size={24}
              aria-label={`Show ${name} on the map`}
              onClick={() => showOnMap(index)}
            >
              <IconFocus2 size={14} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
          {alternatives && (
            <Tooltip label={place.leftOut ? 'Include' : 'Leave out'}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={24}
                aria-label={side}
                onClick={() => change({ ...place, leftOut: !place.leftOut })}
              >
                <IconCircleOff size={14} stroke={1.7} />
              </ActionIcon>
            </Tooltip>
          )}
        </>
      }
      onRemove={() => change(undefined)}
    >
      {name}
    </Row>
  )
}

type Drawn = Extract<PlaceChoice, { kind: 'circle' | 'postalCircle' | 'polygon' }>

const isDrawn = (place: PlaceChoice): place is Drawn =>
  ['circle', 'postalCircle', 'polygon'].includes(place.kind)

function PlaceEditor({ place, onDone }: { place: Drawn; onDone: (place: PlaceChoice) => void }) {
  if (place.kind === 'circle') return <CircleForm place={place} submit="Change the circle" onDone={onDone} />
  if (place.kind === 'postalCircle')
    return <PostalCircleForm place={place} submit="Change the circle" onDone={onDone} />
  return <CornersForm place={place} onDone={onDone} />
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
  const [fault, setFault] = useState<string>()
  return (
    <form
      className={controls.stack}
      onSubmit={(event) => {
        event.preventDefault()
        const { points, fault: unread } = pointsFrom(text)
        const next = { ...place, Points: points }
        const words = unread ?? placeFault(kind, next)
        setFault(words)
        if (!words) onDone(next)
      }}
    >
      <Textarea
        size="xs"
        label="Corners, one to a line: latitude, longitude"
        autosize
        minRows={4}
        maxRows={14}
        value={text}
        error={fault}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        Change the area
      </Button>
    </form>
  )
}
