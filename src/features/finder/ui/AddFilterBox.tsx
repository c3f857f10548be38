import { Combobox, Kbd, Loader, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { filterBoxRef } from '../data/filter-box.ts'
import { withMatch } from '../data/finder-results.ts'
import { finderMessages as messages } from '../messages.ts'
import { ResultList } from './ResultList.tsx'
import { useFinderResults } from './useFinderResults.ts'
import { useResultAction } from './useResultAction.ts'
import { useResultKeys } from './useResultKeys.ts'
import { useTravelAreas } from './useTravelAreas.ts'

/** One box for place, industry, size and name, or a whole sentence: it lists what the text may mean, and selecting a result narrows the search. */
export function AddFilterBox() {
  const kind = useKind()
  const act = useResultAction()
  const travels = useTravelAreas()
  const [text, setText] = useState('')
  const [isActive, setActive] = useState(false)
  const { results: found, isComplete } = useFinderResults(text, isActive)
  const results = withMatch(kind, text, found)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const choose = (id: string) => {
    const result = results.find((one) => one.id === id)
    if (!result) return
    travels.resolve(result.action, (action) => {
      act(action)
      setText('')
    })
    combobox.closeDropdown()
  }
  const { isWaiting, onKeyDownCapture } = useResultKeys(combobox, text, { results, isComplete }, choose)
  const isOpen = text.trim() !== '' && results.length > 0
  return (
    <>
      <Combobox store={combobox} onOptionSubmit={choose} keepMounted={isActive}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            ref={filterBoxRef}
            size="sm"
            role="combobox"
            aria-label={messages.addLabel(kind)}
            placeholder={messages.addHint(kind)}
            leftSection={<IconSearch size={16} stroke={1.7} />}
            rightSection={
              isWaiting ? (
                <Loader size={14} />
              ) : (
                <Kbd size="xs" className={kit.hidePhone}>
                  /
                </Kbd>
              )
            }
            value={text}
            onFocus={() => setActive(true)}
            onChange={(event) => {
              setText(event.currentTarget.value)
              travels.cancel()
              combobox.openDropdown()
            }}
            onKeyDownCapture={onKeyDownCapture}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!isOpen}>
          <ResultList results={results} label={messages.meanings} />
        </Combobox.Dropdown>
      </Combobox>
      {travels.message && <p className={kit.second}>{travels.message}</p>}
      <p className="visually-hidden" role="status">
        {travels.message ??
          (isWaiting
            ? messages.waiting
            : isOpen && combobox.dropdownOpened
              ? messages.results(results.length)
              : '')}
      </p>
    </>
  )
}
