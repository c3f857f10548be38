import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconMapPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { placeLabel } from '#criteria/describe.ts'
import type { CriteriaPlace } from '#criteria/places.ts'
import { centerQuery, nameOfCenter } from '#reference/center.ts'
import { usePlaceIndex } from '#reference/place-index.ts'
import { namedState } from '#reference/place-names.ts'
import { findPlaces, nearestPlaces, type PlaceIndex } from '#reference/places.ts'
import { useSettings } from '#session/settings.ts'
import { distance } from '#shared/text/units.ts'
import { useActiveOption } from '#ui/useActiveOption.ts'
import { placeMessages } from '../messages/forms.ts'
import { circleAround } from './controls/CircleForm.tsx'

const MAX = 8
const MAX_NEAREST = 4
/** Milliseconds without a key after which an address is looked up. */
const DEBOUNCE = 350
/** The radius of a circle around an address, which its row changes. */
const FIRST_MILES = 5

interface Choice {
  place: CriteriaPlace
  text: string
  /** The address in the middle of a circle. */
  name?: string | undefined
}

interface Choices {
  choices: Choice[]
  note?: string | undefined
}

/** The places to choose from; where none is known, the nearest and what was typed, with a note that says so. */
function choicesFor(index: PlaceIndex, text: string): Choices {
  const choicesOf = (found: ReturnType<typeof findPlaces>) =>
    found.map(({ place, detail }) => ({ place, text: `${placeLabel(place)} ${detail}`.trim() }))
  const found = findPlaces(index, text, MAX)
  if (found.length > 0) return { choices: choicesOf(found) }
  const typed = typedPlace(text)
  const anyway = typed && { place: typed, text: placeMessages.addAnyway(placeLabel(typed)) }
  const note = typed?.kind === 'postal' ? placeMessages.unknownZip(typed.PostalCode) : placeMessages.notFound
  return {
    choices: [...choicesOf(nearestPlaces(index, text, MAX_NEAREST)), ...(anyway ? [anyway] : [])],
    note,
  }
}

/** What was typed as a place: a whole ZIP code, or a city with its state. */
function typedPlace(text: string): CriteriaPlace | undefined {
  const plain = text.trim()
  if (/^\d{5}$/.test(plain)) return { kind: 'postal', PostalCode: plain }
  const named = namedState(plain)
  const [City = ''] = plain.split(',')
  return named && plain.includes(',')
    ? { kind: 'city', City: City.trim(), StateProvince: named.state }
    : undefined
}

/** Words after a number are an address. */
const isAddress = (text: string): boolean => /\d+\S*\s+\S.*\p{L}{2}/u.test(text)

/** The circle around an address that is typed; undefined while something else is. */
function useAddressChoices(text: string): Choices | undefined {
  const units = useSettings((settings) => settings.units)
  const [debounced] = useDebouncedValue(text.trim(), DEBOUNCE)
  const { data } = useQuery({ ...centerQuery(debounced), enabled: isAddress(debounced) })
  if (!isAddress(text)) return undefined
  if (!data || debounced !== text.trim()) return { choices: [], note: placeMessages.locating }
  if ('error' in data) return { choices: [], note: data.error }
  const circle = circleAround(data.center, FIRST_MILES)
  const name = nameOfCenter(data.center)
  const around = placeMessages.circleAround(distance(FIRST_MILES, units), name ?? text.trim())
  return { choices: [{ place: circle, name, text: around }], note: data.note }
}

interface Props {
  /** Called with the place, and with the address in the middle of a circle. */
  onFound: (place: CriteriaPlace, name?: string) => void
}

/** Finds a state, county, city, ZIP code or address while it is typed. */
export function PlaceFinder({ onFound }: Props) {
  const [text, setText] = useState('')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const index = usePlaceIndex()
  const address = useAddressChoices(text)
  const { choices, note } = address ?? (index && text.trim() ? choicesFor(index, text) : noChoices)
  useActiveOption(
    combobox,
    choices.map((choice) => choice.text),
    text,
  )
  const choose = (at: string) => {
    const selected = choices[Number(at)]
    if (!selected) return
    onFound(selected.place, selected.name)
    setText('')
    combobox.closeDropdown()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target>
        <TextInput
          data-autofocus
          label={placeMessages.find}
          placeholder={placeMessages.findExample}
          leftSection={<IconMapPin size={15} stroke={1.7} />}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            combobox.openDropdown()
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={text.trim() === ''}>
        <Combobox.Options aria-label={placeMessages.found}>
          {note && (
            <Combobox.Empty>
              {note} {choices.length > 1 && placeMessages.nearest}
            </Combobox.Empty>
          )}
          {choices.map((choice, i) => (
            <Combobox.Option key={choice.text} value={String(i)}>
              {choice.text}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

const noChoices: Choices = { choices: [] }
