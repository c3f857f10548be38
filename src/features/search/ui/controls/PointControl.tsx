import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import type { Point } from '#contract/place.ts'
import { controlMessages, placeMessages } from '#features/search/messages/forms.ts'
import kit from '#ui/kit.module.css'
import { ValueForm } from './ValueForm.tsx'

type Typed = Record<keyof Point, string | number>

/** The coordinates of a point while they are typed, and the point once both are there. */
export function useTypedPoint(value: Point | undefined) {
  const [typed, setTyped] = useState<Typed>({
    Latitude: value?.Latitude ?? '',
    Longitude: value?.Longitude ?? '',
  })
  const isComplete = typed.Latitude !== '' && typed.Longitude !== ''
  const point = isComplete
    ? { Latitude: Number(typed.Latitude), Longitude: Number(typed.Longitude) }
    : undefined
  return { point, fields: <PointFields typed={typed} onChange={setTyped} /> }
}

const coordinates = [
  { name: 'Latitude', label: placeMessages.latitude, max: 90, placeholder: '41.1544' },
  { name: 'Longitude', label: placeMessages.longitude, max: 180, placeholder: '-96.0422' },
] as const

function PointFields({ typed, onChange }: { typed: Typed; onChange: (typed: Typed) => void }) {
  return coordinates.map(({ name, label, max, placeholder }) => (
    <NumberInput
      key={name}
      size="xs"
      className={kit.fill}
      label={label}
      placeholder={placeholder}
      min={-max}
      max={max}
      hideControls
      value={typed[name]}
      onChange={(value) => onChange({ ...typed, [name]: value })}
    />
  ))
}

interface Props {
  value: Point | undefined
  onChange: (value: Point | undefined) => void
}

/** A point by its coordinates; clearing both removes it. */
export function PointControl({ value, onChange }: Props) {
  const { point, fields } = useTypedPoint(value)
  return (
    <ValueForm
      inline
      submit={point || !value ? controlMessages.set : controlMessages.clear}
      onSubmit={() => onChange(point)}
    >
      {fields}
    </ValueForm>
  )
}
