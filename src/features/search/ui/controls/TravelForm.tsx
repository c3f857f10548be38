import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { type TravelMode, type TravelUnit, travelModes } from '#contract/isochrones.ts'
import type { ParsedArea } from '#criteria/areas/parsed-areas.ts'
import { type Travel, travelModeNames } from '#criteria/areas/travel.ts'
import { bandMessages as messages } from '#features/search/messages/forms.ts'
import { bandShown, bandsFrom } from '#features/search/model/bands.ts'
import { useCenterBox } from '#reference/CenterBox.tsx'
import { type Center, nameOfCenter, pointOfCenter } from '#reference/center.ts'
import { usePlaceIndex } from '#reference/place-index.ts'
import { useSettings } from '#session/settings.ts'
import { useRequestTravel } from '#session/travel.ts'
import { unitSign } from '#shared/text/units.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { problemText } from '#ui/messages.ts'
import { Segments } from '#ui/Segments.tsx'
import { ValueForm } from './ValueForm.tsx'

interface Props {
  travel?: Travel
  submit: string
  onDone: (areas: ParsedArea[]) => void
}

const modes = travelModes.map((value) => ({ value, label: travelModeNames[value] }))

/** As far as one travels from a place: where from, how, and how far, in up to four bands. */
export function TravelForm({ travel, submit, onDone }: Props) {
  const units = useSettings((settings) => settings.units)
  const box = useCenterBox({ label: messages.from, initial: travel && centerOf(travel) })
  const index = usePlaceIndex()
  const request = useRequestTravel()
  const [mode, setMode] = useState<TravelMode>(travel?.Mode ?? 'Car')
  const [unit, setUnit] = useState<TravelUnit>(travel?.Unit ?? 'Minutes')
  const [text, setText] = useState(travel ? bandShown(travel.Value, travel.Unit, units) : '10')
  const [error, setError] = useState<string>()
  const [isRunning, setRunning] = useState(false)
  const bands = bandsFrom(text, unit, units)
  const finish = async () => {
    setError(undefined)
    const center = await box.find()
    const point = center && index && pointOfCenter(center, index)
    if (!center) return
    if (!point) return setError(messages.unknownPlace)
    if (typeof bands === 'string') return setError(bands)
    setRunning(true)
    try {
      const Name = 'PostalCode' in center ? center.PostalCode : nameOfCenter(center)
      onDone(await request({ ...point, Mode: mode, Unit: unit, Name }, bands))
    } catch (problem) {
      setError(problemText(problem as Error))
    } finally {
      setRunning(false)
    }
  }
  const unitChoices = [
    { value: 'Minutes' as const, label: messages.minutes },
    { value: 'Miles' as const, label: unitSign(units) },
  ]
  return (
    <ValueForm submit={submit} isRunning={isRunning} onSubmit={() => void finish()} error={error}>
      {box.field}
      <Segments fullWidth aria-label={messages.mode} data={modes} value={mode} onChange={setMode} />
      <Inline gap={6} align="end">
        <TextInput
          size="xs"
          className={kit.fill}
          label={messages.far}
          placeholder="5, 10, 15"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Segments size="xs" aria-label={messages.unit} data={unitChoices} value={unit} onChange={setUnit} />
      </Inline>
      {typeof bands !== 'string' && bands.length > 1 && <p className={kit.second}>{messages.nested}</p>}
    </ValueForm>
  )
}

/** Where a travel begins, as the box shows it. */
function centerOf({ Latitude, Longitude, Name }: Travel): Center {
  return { Latitude, Longitude, ...(Name && { name: Name }) }
}
