import { Combobox, Group, Kbd, Text, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Kind } from '#contract/kind'
import { vehiclesQuery } from '../../api/queries.ts'
import { usePlaceFinder } from '../../state/place-index.ts'
import { useCriteria, useEditCriteria, useKind } from '../../state/search.ts'
import { suggestionsFor } from './suggestions.ts'
import { useIndustriesFound } from './useIndustriesFound.ts'

const SETTLE = 150

const asks: Record<Kind, string> = {
  companies: 'place, industry, size, name',
  people: 'place, age, interest, name',
}

/** One box for place, industry, size and name: what the words may mean is offered, choosing it narrows the search. */
export function AddBox() {
  const kind = useKind()
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const [text, setText] = useState('')
  const [settled] = useDebouncedValue(text.trim(), SETTLE)
  const { found } = useIndustriesFound(kind === 'companies' ? settled : '')
  const vehicles = useQuery({ ...vehiclesQuery, enabled: kind === 'people' && text !== '' }).data ?? []
  const places = usePlaceFinder()
  const box = useRef<HTMLInputElement>(null)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  useHotkeys([['/', () => box.current?.focus()]])

  const industries = settled === text.trim() ? found : []
  const suggestions = suggestionsFor(kind, text, { places, industries, vehicles })
  const choose = (index: string) => {
    const suggestion = suggestions[Number(index)]
    if (suggestion) edit(suggestion.apply(criteria))
    setText('')
    combobox.closeDropdown()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <TextInput
          ref={box}
          size="sm"
          aria-label={`Add a ${asks[kind].replace(/, (\w+)$/, ' or $1')}`}
          placeholder={`Add ${asks[kind]}…`}
          leftSection={<IconSearch size={16} stroke={1.7} />}
          rightSection={<Kbd size="xs">/</Kbd>}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            combobox.openDropdown()
            combobox.selectFirstOption()
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={suggestions.length === 0}>
        <Combobox.Options mah={340} style={{ overflowY: 'auto' }} aria-label="What this may mean">
          {suggestions.map(({ label, detail }, i) => (
            <Combobox.Option key={`${detail} ${label}`} value={String(i)}>
              <Group justify="space-between" wrap="nowrap" gap={8}>
                <Text fz={12.5} truncate>
                  {label}
                </Text>
                <Text fz={11} c="dimmed" style={{ flex: 'none' }}>
                  {detail}
                </Text>
              </Group>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
