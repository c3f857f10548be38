import { Group, NumberInput, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { PlaceChoice } from '#criteria/places.ts'
import { placeMessages as messages } from '#features/search/messages/forms.ts'
import { placeError, radiusError, radiusShown, radiusTyped } from '#features/search/model/places.ts'
import { useKind } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { unitTitle } from '#shared/text/units.ts'
import { useTypedPoint } from './PointControl.tsx'
import { UnknownZip } from './UnknownPlace.tsx'
import { ValueForm } from './ValueForm.tsx'

type Circle = Extract<PlaceChoice, { kind: 'circle' | 'postalCircle' }>
type Center =
  | Pick<Extract<Circle, { kind: 'circle' }>, 'kind' | 'Latitude' | 'Longitude'>
  | Pick<Extract<Circle, { kind: 'postalCircle' }>, 'kind' | 'PostalCode'>

interface FormProps<K extends Circle['kind']> {
  place?: Extract<Circle, { kind: K }>
  submit: string
  onDone: (place: PlaceChoice) => void
}

/** A circle around a ZIP code: the code and the radius. */
export function PostalCircleForm({ place, ...form }: FormProps<'postalCircle'>) {
  const [code, setCode] = useState(place?.PostalCode ?? '')
  const center = () =>
    ({ kind: 'postalCircle', PostalCode: code.trim().toUpperCase().replace(' ', '') }) as const
  return (
    <RadiusForm
      {...form}
      place={place}
      center={center}
      note={<UnknownZip code={code.trim()} onPick={setCode} />}
    >
      <TextInput
        label={messages.zip}
        placeholder="68046"
        value={code}
        onChange={(e) => setCode(e.currentTarget.value)}
      />
    </RadiusForm>
  )
}

/** A circle around a point: latitude, longitude and radius. */
export function CircleForm({ place, ...form }: FormProps<'circle'>) {
  const { point, fields } = useTypedPoint(place)
  const center = () => (point ? ({ kind: 'circle', ...point } as const) : messages.pointNeeded)
  return (
    <RadiusForm {...form} place={place} center={center}>
      {fields}
    </RadiusForm>
  )
}

interface RadiusProps {
  place: Circle | undefined
  /** The center as it is typed, or what is wrong with it. */
  center: () => Center | string
  submit: string
  onDone: (place: PlaceChoice) => void
  /** A note about the center. */
  note?: ReactNode
  children: ReactNode
}

/** The form of a circle: the fields of its center, and the radius in the selected unit. */
function RadiusForm({ place, center, submit, onDone, note, children }: RadiusProps) {
  const kind = useKind()
  const units = useSettings((settings) => settings.units)
  const [radius, setRadius] = useState<string | number>(place ? radiusShown(place.RadiusMiles, units) : 10)
  const [error, setError] = useState<string>()
  const finish = () => {
    const typed = center()
    if (typeof typed === 'string') return setError(typed)
    const RadiusMiles = radiusTyped(radius, units, place?.RadiusMiles)
    const next = { ...typed, RadiusMiles, excluded: place?.excluded ?? false }
    const message = radiusError(RadiusMiles, units) ?? placeError(kind, next)
    setError(message)
    if (!message) onDone(next)
  }
  return (
    <ValueForm submit={submit} onSubmit={finish} error={error}>
      <Group gap={6} grow>
        {children}
        <NumberInput
          size="xs"
          label={unitTitle(units)}
          value={radius}
          min={0}
          clampBehavior="none"
          onChange={setRadius}
          hideControls
        />
      </Group>
      {note}
    </ValueForm>
  )
}
