import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { PlaceChoice } from '#criteria/places.ts'
import { useKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { placeMessages } from '../messages/forms.ts'
import { cornersText, placeError, pointsFrom } from '../model/places.ts'
import { AreaExtras } from './areas/AreaExtras.tsx'
import { CircleForm, PostalCircleForm } from './controls/CircleForms.tsx'
import controls from './controls/controls.module.css'

/** A place that was drawn, and can be typed as well. */
export type Drawn = Extract<PlaceChoice, { kind: 'circle' | 'postalCircle' | 'polygon' }>

interface Props {
  place: Drawn
  name: string
  onName: (name: string) => void
  onDone: (place: PlaceChoice) => void
}

/** The form of a drawn place: its measures, and what else can be done with it. */
export function PlaceEditor({ place, name, onName, onDone }: Props) {
  return (
    <>
      <Measures place={place} onDone={onDone} />
      <AreaExtras place={place} name={name} onName={onName} onGrown={onDone} />
    </>
  )
}

function Measures({ place, onDone }: { place: Drawn; onDone: (place: PlaceChoice) => void }) {
  if (place.kind === 'circle')
    return <CircleForm place={place} submit={placeMessages.changeCircle} onDone={onDone} />
  if (place.kind === 'postalCircle')
    return <PostalCircleForm place={place} submit={placeMessages.changeCircle} onDone={onDone} />
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
  const [error, setError] = useState<string>()
  return (
    <form
      className={`${kit.column} ${controls.stack}`}
      onSubmit={(event) => {
        event.preventDefault()
        const { points, error: unread } = pointsFrom(text)
        const next = { ...place, Points: points }
        const message = unread ?? placeError(kind, next)
        setError(message)
        if (!message) onDone(next)
      }}
    >
      <Textarea
        size="xs"
        label={placeMessages.corners}
        autosize
        minRows={4}
        maxRows={14}
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {placeMessages.changeArea}
      </Button>
    </form>
  )
}
