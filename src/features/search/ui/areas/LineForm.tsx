import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import { alongLine, lineWidthError } from '#criteria/areas/line-buffer.ts'
import type { ParsedArea } from '#criteria/areas/parsed-areas.ts'
import { placeMessages } from '#features/search/messages/forms.ts'
import { pointsFrom } from '#features/search/model/places.ts'
import { useSettings } from '#session/settings.ts'
import { toMiles } from '#shared/text/units.ts'
import { TextLines } from '#ui/TextLines.tsx'
import { ValueForm } from '../controls/ValueForm.tsx'

/** The area along a line, typed as its points and how far it reaches to each side. */
export function LineForm({ onAdd }: { onAdd: (areas: ParsedArea[]) => void }) {
  const units = useSettings((settings) => settings.units)
  const [text, setText] = useState('')
  const [width, setWidth] = useState<string | number>(1)
  const [error, setError] = useState<string>()
  const submit = async () => {
    const { points, error: unread } = pointsFrom(text)
    const miles = toMiles(Number(width), units)
    const wrong = unread ?? (points.length < 2 ? placeMessages.fewPoints : undefined) ?? lineWidthError(miles)
    setError(wrong)
    if (wrong) return
    const { areas, notes } = await alongLine({ Points: points }, miles)
    if (areas.length) onAdd(areas)
    else setError(notes[0] ?? placeMessages.noArea)
  }
  return (
    <ValueForm submit={placeMessages.addLine} onSubmit={() => void submit()} error={error}>
      <TextLines
        label={placeMessages.points}
        placeholder={'41.2565, -95.9345\n41.1544, -96.0422'}
        value={text}
        onChange={setText}
      />
      <NumberInput
        size="xs"
        label={placeMessages.width(units)}
        value={width}
        min={0}
        clampBehavior="none"
        hideControls
        onChange={setWidth}
      />
    </ValueForm>
  )
}
