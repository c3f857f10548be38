import { Button, TextInput } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { plainName } from '#criteria/areas/geojson-reader.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { useSavedAreas } from '#session/areas.ts'
import kit from '#ui/kit.module.css'
import { areaMessages as messages } from '../../messages/forms.ts'
import controls from '../controls/controls.module.css'
import classes from './areas.module.css'
import { GrowForm } from './GrowForm.tsx'

interface Props {
  place: PlaceChoice
  name: string
  onName: (name: string) => void
  onGrown: (place: PlaceChoice) => void
}

/** What else can be done with a drawn area: grow it, name it, keep it for other searches. */
export function AreaExtras({ place, name, onName, onGrown }: Props) {
  return (
    <>
      {(place.kind === 'circle' || place.kind === 'postalCircle') && !place.excluded && (
        <section className={`${kit.column} ${classes.part}`} aria-label={messages.grow}>
          <GrowForm circle={place} onDone={(next) => onGrown({ ...next, excluded: false })} />
        </section>
      )}
      <section className={`${kit.column} ${classes.part}`} aria-label={messages.name}>
        <NameForm name={name} onName={onName} />
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.keep}
          leftSection={<IconBookmark size={15} stroke={1.7} aria-hidden />}
          onClick={() => useSavedAreas.getState().areaSaved({ name, place })}
        >
          {messages.save}
        </Button>
      </section>
    </>
  )
}

function NameForm({ name, onName }: Pick<Props, 'name' | 'onName'>) {
  const [text, setText] = useState(name)
  return (
    <form
      className={controls.line}
      onSubmit={(event) => {
        event.preventDefault()
        if (plainName(text) !== name) onName(plainName(text))
      }}
    >
      <TextInput
        className={kit.fill}
        label={messages.name}
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {messages.rename}
      </Button>
    </form>
  )
}
