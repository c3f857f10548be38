import { Button, Group, NumberInput, Tabs, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ParsedArea } from '#criteria/areas/parsed-areas.ts'
import { firstFew, postalCodesFrom } from '#criteria/areas/postal-codes.ts'
import type { CriteriaPlace, PlaceChoice } from '#criteria/places.ts'
import { controlsMessages as messages } from '#features/search/messages/controls.ts'
import { placeError, radiusError, radiusShown, radiusTyped } from '#features/search/model/places.ts'
import { useKind } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { unitTitle } from '#shared/text/units.ts'
import kit from '#ui/kit.module.css'
import { GrowAround } from '../areas/GrowForm.tsx'
import { LineForm } from '../areas/LineForm.tsx'
import { SavedAreaList } from '../areas/SavedAreaList.tsx'
import { PlaceFinder } from '../PlaceFinder.tsx'
import classes from './controls.module.css'

interface Props {
  /** Called with the places to add, with their names where they have some. */
  onAdd: (areas: ParsedArea[]) => void
}

const included = (place: CriteriaPlace): ParsedArea => ({ place, excluded: false })

/** Adds places: by name, around a ZIP code or a point, along a line, grown to a number, from lists, files and saved areas. */
export function PlaceControl({ onAdd }: Props) {
  const add = (place: CriteriaPlace) => onAdd([included(place)])
  return (
    <Tabs defaultValue="name" variant="pills" keepMounted={false} classNames={{ tab: classes.tab }}>
      <Tabs.List mb={10} aria-label={messages.addPlace}>
        <Tabs.Tab value="name">{messages.byName}</Tabs.Tab>
        <Tabs.Tab value="zip">{messages.aroundZip}</Tabs.Tab>
        <Tabs.Tab value="point">{messages.aroundPoint}</Tabs.Tab>
        <Tabs.Tab value="list">{messages.zipList}</Tabs.Tab>
        <Tabs.Tab value="grow">{messages.growToNumber}</Tabs.Tab>
        <Tabs.Tab value="line">{messages.alongLine}</Tabs.Tab>
        <Tabs.Tab value="saved">{messages.filesAndSaved}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="name">
        <PlaceFinder onFound={add} />
      </Tabs.Panel>
      <Tabs.Panel value="zip">
        <PostalCircleForm submit="Add the circle" onDone={add} />
      </Tabs.Panel>
      <Tabs.Panel value="point">
        <CircleForm submit="Add the circle" onDone={add} />
      </Tabs.Panel>
      <Tabs.Panel value="grow">
        <GrowAround onDone={add} />
      </Tabs.Panel>
      <Tabs.Panel value="line">
        <LineForm onAdd={onAdd} />
      </Tabs.Panel>
      <Tabs.Panel value="list">
        <PostalList onAdd={onAdd} />
      </Tabs.Panel>
      <Tabs.Panel value="saved">
        <SavedAreaList onAdd={onAdd} />
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
  const units = useSettings((settings) => settings.units)
  const [radius, setRadius] = useState<string | number>(place ? radiusShown(place.RadiusMiles, units) : 10)
  const [error, setError] = useState<string>()
  return (
    <form
      className={`${kit.column} ${classes.stack}`}
      onSubmit={(event) => {
        event.preventDefault()
        const PostalCode = code.trim().toUpperCase().replace(' ', '')
        const next = {
          kind: 'postalCircle',
          PostalCode,
          RadiusMiles: radiusTyped(radius, units, place?.RadiusMiles),
          excluded: place?.excluded ?? false,
        } as const
        const message = radiusError(next.RadiusMiles, units) ?? placeError(kind, next)
        setError(message)
        if (!message) onDone(next)
      }}
    >
      <Group gap={6} grow>
        <TextInput
          label={messages.zipCode}
          placeholder="68046"
          value={code}
          onChange={(e) => setCode(e.currentTarget.value)}
        />
        <NumberInput
          size="xs"
          label={unitTitle(units)}
          value={radius}
          min={0}
          clampBehavior="none"
          onChange={setRadius}
          hideControls
        />
      </Group>
      {error && (
        <p className={classes.fault} role="alert">
          {error}
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
  const units = useSettings((settings) => settings.units)
  const [radius, setRadius] = useState<string | number>(place ? radiusShown(place.RadiusMiles, units) : 10)
  const [error, setError] = useState<string>()
  return (
    <form
      className={`${kit.column} ${classes.stack}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (Latitude === '' || Longitude === '') return setError('A point needs a latitude and a longitude')
        const next = {
          kind: 'circle',
          Latitude: Number(Latitude),
          Longitude: Number(Longitude),
          RadiusMiles: radiusTyped(radius, units, place?.RadiusMiles),
          excluded: place?.excluded ?? false,
        } as const
        const message = radiusError(next.RadiusMiles, units) ?? placeError(kind, next)
        setError(message)
        if (!message) onDone(next)
      }}
    >
      <Group gap={6} grow>
        <NumberInput
          size="xs"
          label={messages.latitude}
          placeholder="41.1544"
          value={Latitude}
          onChange={setLatitude}
          hideControls
        />
        <NumberInput
          size="xs"
          label={messages.longitude}
          placeholder="-96.0422"
          value={Longitude}
          onChange={setLongitude}
          hideControls
        />
        <NumberInput
          size="xs"
          label={unitTitle(units)}
          value={radius}
          min={0}
          clampBehavior="none"
          onChange={setRadius}
          hideControls
        />
      </Group>
      {error && (
        <p className={classes.fault} role="alert">
          {error}
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
  const { codes, rejected, padded } = postalCodesFrom(text)
  return (
    <div className={`${kit.column} ${classes.stack}`}>
      <Textarea
        size="xs"
        label={messages.zipListField}
        placeholder={'68046, 68005\n68123'}
        autosize
        minRows={3}
        maxRows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {rejected.length > 0 && (
        <p className={classes.fault} role="alert">
          {messages.notZipCodesSkipped(firstFew(rejected))}
        </p>
      )}
      {padded.length > 0 && (
        <p className={kit.second} role="status">
          {messages.restoredLeadingZeros(firstFew(padded))}
        </p>
      )}
      <Button
        variant="default"
        disabled={codes.length === 0}
        onClick={() => onAdd(codes.map((PostalCode) => included({ kind: 'postal', PostalCode })))}
      >
        {messages.addZip(codes.length)}
      </Button>
    </div>
  )
}
