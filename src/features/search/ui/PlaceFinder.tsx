import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { placeLabel } from '#criteria/describe.ts'
import type { CriteriaPlace } from '#criteria/places.ts'
import { usePlaceFinder } from '#reference/place-index.ts'
import { useActiveOption } from '#ui/useActiveOption.ts'
import { placeMessages } from '../messages/forms.ts'

const MAX = 8

/** Finds a state, county, city or ZIP code while its name is typed. */
export function PlaceFinder({ onFound }: { onFound: (place: CriteriaPlace) => void }) {
  const [text, setText] = useState('')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const find = usePlaceFinder()
  const found = text.trim() ? find(text, MAX) : []
  useActiveOption(
    combobox,
    found.map(({ place }) => placeLabel(place)),
    text,
  )
  const choose = (index: string) => {
    const selected = found[Number(index)]
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
          {found.map(({ place, detail }, i) => (
            <Combobox.Option key={placeLabel(place)} value={String(i)}>
              {placeLabel(place)} {detail}
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{placeMessages.notFound}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
