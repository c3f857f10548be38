import { Combobox, Kbd, TextInput, useCombobox } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { useKind } from '#session/search.ts'
import { useActiveOption } from '#ui/useActiveOption.ts'
import { inGroups, isLine, matchFinding } from '../data/findings.ts'
import { FindingList } from './FindingList.tsx'
import classes from './find.module.css'
import { Told } from './Told.tsx'
import { useAct } from './useAct.ts'
import { useFindings } from './useFindings.ts'

const asks: Record<Kind, string> = {
  companies: 'place, industry, size, name',
  people: 'place, age, interest, name',
}

/** One box for place, industry, size and name, or a whole sentence: what the words may mean is offered, choosing it narrows the search. */
export function AddBox() {
  const kind = useKind()
  const act = useAct()
  const [text, setText] = useState('')
  const [isActive, setActive] = useState(false)
  const said = useFindings(text, isActive)
  const findings = isLine(text) ? inGroups([...said, matchFinding(kind, text.trim())]) : said
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const box = useRef<HTMLInputElement>(null)
  useHotkeys([['/', () => box.current?.focus()]])
  useActiveOption(
    combobox,
    findings.map(({ id }) => id),
    text,
  )

  const choose = (id: string) => {
    const finding = findings.find((one) => one.id === id)
    if (finding) act(finding.act)
    setText('')
    combobox.closeDropdown()
  }
  const isOpen = text.trim() !== '' && findings.length > 0
  return (
    <>
      <Combobox store={combobox} onOptionSubmit={choose} keepMounted={isActive}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            ref={box}
            size="sm"
            role="combobox"
            aria-label={`Add a ${asks[kind].replace(/, (\w+)$/, ' or $1')}`}
            placeholder={`Add ${asks[kind]}…`}
            leftSection={<IconSearch size={16} stroke={1.7} />}
            rightSection={<Kbd size="xs">/</Kbd>}
            value={text}
            onFocus={() => setActive(true)}
            onChange={(event) => {
              setText(event.currentTarget.value)
              combobox.openDropdown()
            }}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!isOpen} className={classes.dropdown}>
          <FindingList findings={findings} label="What this may mean" />
        </Combobox.Dropdown>
      </Combobox>
      <p className="visually-hidden" role="status">
        {isOpen && combobox.dropdownOpened ? counted(findings.length) : ''}
      </p>
      <Told />
    </>
  )
}

const counted = (n: number) => `${n} ${n === 1 ? 'finding' : 'findings'}`
