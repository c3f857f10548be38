import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import type { PlaceChoice } from '#criteria/places.ts'
import { placeError, radiusError, radiusShown, radiusTyped } from '#features/search/model/places.ts'
import { useCenterBox } from '#reference/CenterBox.tsx'
import { type Center, nameOfCenter } from '#reference/center.ts'
import type { Circle } from '#session/grow.ts'
import { useKind } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { unitTitle } from '#shared/text/units.ts'
import { UnknownZip } from './UnknownPlace.tsx'
import { ValueForm } from './ValueForm.tsx'

interface Props {
  place?: Circle & Pick<PlaceChoice, 'excluded'>
  /** The custom name of the circle. */
  name?: string | undefined
  submit: string
  /** Called with the circle, and with the name of the address or city in its center. */
  onDone: (place: PlaceChoice, name?: string) => void
}

const FIRST_RADIUS = 5

/** A circle: what it is around, and its radius in the selected unit. */
export function CircleForm({ place, name, submit, onDone }: Props) {
  const kind = useKind()
  const units = useSettings((settings) => settings.units)
  const center = useCenterBox({
    initial: place && centerOf(place, name),
    below: (code, setText) => <UnknownZip code={code} onPick={setText} />,
  })
  const [radius, setRadius] = useState<string | number>(
    place ? radiusShown(place.RadiusMiles, units) : FIRST_RADIUS,
  )
  const [error, setError] = useState<string>()
  const finish = async () => {
    setError(undefined)
    const found = await center.find()
    if (!found) return
    const RadiusMiles = radiusTyped(radius, units, place?.RadiusMiles)
    const next = { ...circleAround(found, RadiusMiles), excluded: place?.excluded ?? false }
    const message = radiusError(RadiusMiles, units) ?? placeError(kind, next)
    setError(message)
    if (!message) onDone(next, nameOfCenter(found))
  }
  return (
    <ValueForm submit={submit} onSubmit={() => void finish()} error={error}>
      {center.field}
      <NumberInput
        size="xs"
        label={unitTitle(units)}
        value={radius}
        min={0}
        clampBehavior="none"
        onChange={setRadius}
        hideControls
      />
    </ValueForm>
  )
}

/** The circle of a radius, in miles, around a center. */
export function circleAround(center: Center, RadiusMiles: number): Circle {
  if ('PostalCode' in center) return { kind: 'postalCircle', PostalCode: center.PostalCode, RadiusMiles }
  const { Latitude, Longitude } = center
  return { kind: 'circle', Latitude, Longitude, RadiusMiles }
}

function centerOf(circle: Circle, name: string | undefined): Center {
  if (circle.kind === 'postalCircle') return { PostalCode: circle.PostalCode }
  const { Latitude, Longitude } = circle
  return { Latitude, Longitude, ...(name && { name }) }
}
