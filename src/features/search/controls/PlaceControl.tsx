import { Button, Group, NumberInput, Tabs, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { miles } from '../../../criteria/describe.ts'
import type { PlaceChoice } from '../../../criteria/places.ts'
import { useKind } from '../../../state/search.ts'
import { PlaceFinder } from '../PlaceFinder.tsx'
import { placeFault, postalCodesFrom } from '../places.ts'
import classes from './controls.module.css'

interface Props {
  /** Told of the places to add. */
  onAdd: (places: PlaceChoice[]) => void
}

/** Adds places: by name, around a ZIP code, around a point, or as a pasted list of ZIP codes. */
export function PlaceControl({ onAdd }: Props) {
  return (
    <Tabs defaultValue="name" variant="outline" keepMounted={false}>
      <Tabs.List mb={10} aria-label="Add a place">
        <Tabs.Tab value="name">By name</Tabs.Tab>
        <Tabs.Tab value="zip">Around a ZIP</Tabs.Tab>
        <Tabs.Tab value="point">Around a point</Tabs.Tab>
        <Tabs.Tab value="list">ZIP list</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="name">
        <PlaceFinder onFound={(place) => onAdd([{ ...place, leftOut: false }])} />
      </Tabs.Panel>
      <Tabs.Panel value="zip">
        <PostalCircleForm submit="Add the circle" onDone={(place) => onAdd([place])} />
      </Tabs.Panel>
      <Tabs.Panel value="point">
        <CircleForm submit="Add the circle" onDone={(place) => onAdd([place])} />
      </Tabs.Panel>
      <Tabs.Panel value="list">
        <PostalList onAdd={onAdd} />
      </Tabs.Panel>
    </Tabs>
  )
}

interface FormProps<K extends PlaceChoice['kind']> {
  place?: Extract<PlaceChoice, { kind: K }>
  submit: string
  onDone: (place: PlaceChoice) => void
}

/** A circle round a ZIP code: the code and the radius in miles. */
export function PostalCircleForm({ place, submit, onDone }: FormProps<'postalCircle'>) {
  const kind = useKind()
  const [code, setCode] = useState(place?.PostalCode ?? '')
  const [radius, setRadius] = useState<string | number>(place?.RadiusMiles ?? 10)
  const [fault, setFault] = useState<string>()
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault()
        const PostalCode = code.trim().toUpperCase().replace(' ', '')
        const next = {
          kind: 'postalCircle',
          PostalCode,
          RadiusMiles: Number(radius),
          leftOut: place?.leftOut ?? false,
        } as const
        const words = placeFault(kind, next)
        setFault(words)
        if (!words) onDone(next)
      }}
    >
      <Group gap={6} grow>
        <TextInput
          label="ZIP code"
          placeholder="68046"
          value={code}
          onChange={(e) => setCode(e.currentTarget.value)}
        />
        <NumberInput
          size="xs"
          label="Miles"
          value={radius}
          min={0}
          max={500}
          clampBehavior="none"
          onChange={setRadius}
          hideControls
        />
      </Group>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <Button type="submit" variant="default">
        {submit}
      </Button>
    </form>
  )
}

/** A circle round a point: latitude, longitude and radius in miles. */
export function CircleForm({ place, submit, onDone }: FormProps<'circle'>) {
  const kind = useKind()
  const [Latitude, setLatitude] = useState<string | number>(place?.Latitude ?? '')
  const [Longitude, setLongitude] = useState<string | number>(place?.Longitude ?? '')
  const [radius, setRadius] = useState<string | number>(place ? Number(miles(place.RadiusMiles)) : 10)
  const [fault, setFault] = useState<string>()
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (Latitude === '' || Longitude === '') return setFault('A point needs a latitude and a longitude')
        const next = {
          kind: 'circle',
          Latitude: Number(Latitude),
          Longitude: Number(Longitude),
          RadiusMiles: Number(radius),
          leftOut: place?.leftOut ?? false,
        } as const
        const words = placeFault(kind, next)
        setFault(words)
        if (!words) onDone(next)
      }}
    >
      <Group gap={6} grow>
        <NumberInput
          size="xs"
          label="Latitude"
          placeholder="41.1544"
          value={Latitude}
          onChange={setLatitude}
          hideControls
        />
        <NumberInput
          size="xs"
          label="Longitude"
          placeholder="-96.0422"
          value={Longitude}
          onChange={setLongitude}
          hideControls
        />
        <NumberInput
          size="xs"
          label="Miles"
          value={radius}
          min={0}
          max={500}
          clampBehavior="none"
          onChange={setRadius}
          hideControls
        />
      </Group>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <Button type="submit" variant="default">
        {submit}
      </Button>
    </form>
  )
}

function PostalList({ onAdd }: Props) {
  const [text, setText] = useState('')
  const { codes, others } = postalCodesFrom(text)
  return (
    <div className={classes.stack}>
      <Textarea
        size="xs"
        label="ZIP codes, with anything between them"
        placeholder={'68046, 68005\n68123'}
        autosize
        minRows={3}
        maxRows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {others.length > 0 && (
        <p className={classes.fault} role="alert">
          Not ZIP codes, left aside: {others.slice(0, 5).join(', ')}
          {others.length > 5 ? ` and ${others.length - 5} more` : ''}
        </p>
      )}
      <Button
        variant="default"
        disabled={codes.length === 0}
        onClick={() => onAdd(codes.map((PostalCode) => ({ kind: 'postal', PostalCode, leftOut: false })))}
      >
        Add {codes.length} ZIP {codes.length === 1 ? 'code' : 'codes'}
      </Button>
    </div>
  )
}
