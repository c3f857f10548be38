import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Point } from '#contract/place.ts'
import { controlMessages, placeMessages } from '#features/search/messages/forms.ts'
import { useCenterBox } from '#reference/CenterBox.tsx'
import { pointOfCenter } from '#reference/center.ts'
import { usePlaceIndex } from '#reference/place-index.ts'
import { ValueForm } from './ValueForm.tsx'

interface Props {
  label: string
  value: Point | undefined
  onChange: (value: Point | undefined) => void
}

/** A point: by its address, ZIP code, city or coordinates. */
export function PointControl({ label, value, onChange }: Props) {
  const box = useCenterBox({ initial: value, label })
  const index = usePlaceIndex()
  const [error, setError] = useState<string>()
  const finish = async () => {
    const center = await box.find()
    const point = center && index && pointOfCenter(center, index)
    setError(center && index && !point ? placeMessages.unknownZip(box.text.trim()) : undefined)
    if (point) onChange(point)
  }
  return (
    <ValueForm submit={controlMessages.set} onSubmit={() => void finish()} error={error}>
      {box.field}
      {value && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(undefined)}>
          {controlMessages.clear}
        </Button>
      )}
    </ValueForm>
  )
}
