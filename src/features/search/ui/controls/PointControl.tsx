import { Button, NumberInput } from '@mantine/core'
import { useState } from 'react'
import type { Point } from '#contract/place.ts'
import kit from '#ui/kit.module.css'
import { controlMessages, placeMessages } from '../../messages/forms.ts'
import classes from './controls.module.css'

/** A point by its coordinates; clearing both removes it. */
export function PointControl({
  value,
  onChange,
}: {
  value: Point | undefined
  onChange: (value: Point | undefined) => void
}) {
  const [Latitude, setLatitude] = useState<string | number>(value?.Latitude ?? '')
  const [Longitude, setLongitude] = useState<string | number>(value?.Longitude ?? '')
  const both = Latitude !== '' && Longitude !== ''
  return (
    <form
      className={classes.line}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(both ? { Latitude: Number(Latitude), Longitude: Number(Longitude) } : undefined)
      }}
    >
      <NumberInput
        size="xs"
        className={kit.fill}
        label={placeMessages.latitude}
        min={-90}
        max={90}
        hideControls
        value={Latitude}
        onChange={setLatitude}
      />
      <NumberInput
        size="xs"
        className={kit.fill}
        label={placeMessages.longitude}
        min={-180}
        max={180}
        hideControls
        value={Longitude}
        onChange={setLongitude}
      />
      <Button type="submit" variant="default">
        {both || !value ? controlMessages.set : controlMessages.clear}
      </Button>
    </form>
  )
}
