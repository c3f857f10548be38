import { Button, NativeSelect } from '@mantine/core'
import { IconCircleDashed } from '@tabler/icons-react'
import { useState } from 'react'
import type { Point } from '#contract/place.ts'
import { pointDetailsMessages as messages } from '#features/map/messages/point-details.ts'
import { useAlternatives } from '#session/service.ts'
import { useSettings } from '#session/settings.ts'
import { toMiles, unitSign } from '#shared/text/units.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'

const radii = [1, 2, 5, 10, 25, 50, 100]

/** Adds a circle around the point, with a radius in the unit of the settings. */
export function CircleAroundPoint({ at }: { at: Point }) {
  const { units } = useSettings()
  const alternatives = useAlternatives()
  const edits = usePlaceEdits()
  const [radius, setRadius] = useState(5)
  // Three decimals: a whole number of kilometers is shown as one again.
  const RadiusMiles = Math.round(1000 * toMiles(radius, units)) / 1000
  const add = (excluded: boolean) => edits.add({ kind: 'circle', ...at, RadiusMiles, excluded })
  const sign = unitSign(units)
  return (
    <Inline wrap gap={6} className={kit.above} style={{ paddingTop: 8 }}>
      <NativeSelect
        size="xs"
        w={72}
        aria-label={messages.circleRadius}
        data={radii.map((n) => ({ value: String(n), label: `${n} ${sign}` }))}
        value={String(radius)}
        onChange={(event) => setRadius(Number(event.currentTarget.value))}
      />
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconCircleDashed size={14} stroke={1.7} aria-hidden />}
        onClick={() => add(false)}
      >
        {messages.addCircle}
      </Button>
      {alternatives && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={messages.excludeCircle(radius, sign)}
          onClick={() => add(true)}
        >
          {messages.exclude}
        </Button>
      )}
    </Inline>
  )
}
