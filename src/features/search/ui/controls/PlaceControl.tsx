import { Button, Tabs } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { ParsedArea } from '#criteria/areas/parsed-areas.ts'
import { postalCodesFrom } from '#criteria/areas/postal-codes.ts'
import type { CriteriaPlace } from '#criteria/places.ts'
import { bandMessages, placeMessages as messages } from '#features/search/messages/forms.ts'
import { usePlaceIndex } from '#reference/place-index.ts'
import { postalPoint } from '#reference/places.ts'
import { useHasDriveTimes } from '#session/service.ts'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { TextLines } from '#ui/TextLines.tsx'
import { GrowAround } from '../areas/GrowForm.tsx'
import { LineForm } from '../areas/LineForm.tsx'
import { SavedAreaList } from '../areas/SavedAreaList.tsx'
import { PlaceFinder } from '../PlaceFinder.tsx'
import { CircleForm } from './CircleForm.tsx'
import { TravelForm } from './TravelForm.tsx'
import { UnknownZip } from './UnknownPlace.tsx'

interface Props {
  /** Called with the places to add, with their names where they have some. */
  onAdd: (areas: ParsedArea[]) => void
}

type Way = keyof typeof messages.ways
const ways = Object.keys(messages.ways) as Way[]

const included = (place: CriteriaPlace, name?: string): ParsedArea => ({ place, name, excluded: false })

/** Adds places: by name, around an address or another place, along a line, grown to a number, from lists, files and saved areas. */
export function PlaceControl({ onAdd }: Props) {
  const add = (place: CriteriaPlace, name?: string) => onAdd([included(place, name)])
  const forms: Record<Way, ReactNode> = {
    name: <PlaceFinder onFound={add} />,
    circle: <CircleForm submit={messages.addCircle} onDone={add} />,
    travel: <TravelForm submit={bandMessages.add} onDone={onAdd} />,
    list: <PostalList onAdd={onAdd} />,
    grow: <GrowAround onDone={add} />,
    line: <LineForm onAdd={onAdd} />,
    saved: <SavedAreaList onAdd={onAdd} />,
  }
  const hasDriveTimes = useHasDriveTimes()
  const offered = ways.filter((way) => way !== 'travel' || hasDriveTimes)
  return (
    <Tabs defaultValue="name" variant="pills" keepMounted={false}>
      <Tabs.List mb={10} aria-label={messages.add}>
        {offered.map((way) => (
          <Tabs.Tab key={way} value={way} px={8} py={5} fz={12} fw={600}>
            {messages.ways[way]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {offered.map((way) => (
        <Tabs.Panel key={way} value={way}>
          {forms[way]}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** More unknown codes than these are not a slip of the finger. */
const MAX_UNKNOWN = 3

function PostalList({ onAdd }: Props) {
  const [text, setText] = useState('')
  const { codes, rejected, padded } = postalCodesFrom(text)
  const index = usePlaceIndex()
  const unknown = index ? codes.filter((code) => !postalPoint(index, code)) : []
  return (
    <Stack gap={12}>
      <TextLines label={messages.zips} placeholder={'68046, 68005\n68123'} value={text} onChange={setText} />
      {unknown.slice(0, MAX_UNKNOWN).map((code) => (
        <UnknownZip key={code} code={code} onPick={(known) => setText(text.replace(code, known))} />
      ))}
      {rejected.length > 0 && <FieldError>{messages.notZips(rejected)}</FieldError>}
      {padded.length > 0 && (
        <p className={kit.second} role="status">
          {messages.zerosRestored(padded)}
        </p>
      )}
      <Button
        variant="default"
        disabled={codes.length === 0}
        onClick={() => onAdd(codes.map((PostalCode) => included({ kind: 'postal', PostalCode })))}
      >
        {messages.addZips(codes.length)}
      </Button>
    </Stack>
  )
}
