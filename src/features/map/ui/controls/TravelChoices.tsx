import { NativeSelect, NumberInput } from '@mantine/core'
import { MAX_TRAVEL, type TravelMode, type TravelUnit, travelModes } from '#contract/isochrones.ts'
import { travelModeNames } from '#criteria/areas/travel.ts'
import { useDrawing } from '#features/map/data/drawing.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import type { TravelChoice } from '#features/map/model/draw/gesture.ts'
import { useSettings } from '#session/settings.ts'
import { inUnits, toMiles, unitSign } from '#shared/text/units.ts'
import { Inline } from '#ui/layout.tsx'

const modes = travelModes.map((value) => ({ value, label: travelModeNames[value] }))

/** How one travels and how far, for the next click. */
export function TravelChoices({ travel }: { travel: TravelChoice }) {
  const { send } = useDrawing.getState()
  const units = useSettings((settings) => settings.units)
  const set = (patch: Partial<TravelChoice>) => send({ type: 'travelSet', travel: { ...travel, ...patch } })
  const isMiles = travel.Unit === 'Miles'
  const shown = isMiles ? Math.round(inUnits(travel.Value, units) * 100) / 100 : travel.Value
  return (
    <Inline gap={4}>
      <NativeSelect
        size="xs"
        w={76}
        aria-label={messages.travelMode}
        data={modes}
        value={travel.Mode}
        onChange={(event) => set({ Mode: event.currentTarget.value as TravelMode })}
      />
      <NumberInput
        size="xs"
        w={52}
        hideControls
        aria-label={messages.travelFar}
        value={shown}
        min={1}
        step={5}
        onChange={(value) => {
          const n = isMiles ? Math.round(toMiles(Number(value), units) * 1000) / 1000 : Number(value)
          if (n > 0) set({ Value: Math.min(MAX_TRAVEL[travel.Unit], n) })
        }}
      />
      <NativeSelect
        size="xs"
        w={66}
        aria-label={messages.travelUnit}
        data={[
          { value: 'Minutes', label: messages.minutes },
          { value: 'Miles', label: unitSign(units) },
        ]}
        value={travel.Unit}
        onChange={(event) => {
          const Unit = event.currentTarget.value as TravelUnit
          set({ Unit, Value: Math.min(MAX_TRAVEL[Unit], travel.Value) })
        }}
      />
    </Inline>
  )
}
