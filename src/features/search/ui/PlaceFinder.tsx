import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { placeLabel } from '#criteria/describe.ts'
import type { CriteriaPlace } from '#criteria/places.ts'
import { usePlaceIndex } from '#reference/place-index.ts'
import { namedState } from '#reference/place-names.ts'
import { findPlaces, nearestPlaces, type PlaceIndex } from '#reference/places.ts'
import { useActiveOption } from '#ui/useActiveOption.ts'
import { placeMessages } from '../messages/forms.ts'

const MAX = 8
const MAX_NEAREST = 4

interface Choice {
  place: CriteriaPlace
  text: string
}

/** The places to choose from; where none is known, the nearest and what was typed, with a note that says so. */
function choicesFor(index: PlaceIndex, text: string): { choices: Choice[]; note?: string } {
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

/** Finds a state, county, city or ZIP code while its name is typed. */
export function PlaceFinder({ onFound }: { onFound: (place: CriteriaPlace) => void }) {
  const [text, setText] = useState('')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const index = usePlaceIndex()
  const { choices, note } = index && text.trim() ? choicesFor(index, text) : noChoices
  useActiveOption(
    combobox,
    choices.map((choice) => choice.text),
    text,
  )
  const choose = (at: string) => {
    const selected = choices[Number(at)]
    if (selected) onFound(selected.place)
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

const noChoices = { choices: [], note: undefined }
