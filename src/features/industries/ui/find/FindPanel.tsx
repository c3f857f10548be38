import { Button, CloseButton, Group, Loader, Switch, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { toggled } from '#features/industries/data/tree/picks.ts'
import { findIndustryMessages as messages } from '#features/industries/messages.ts'
import { type FoundIndustry, isCode } from '#features/industries/model/found-industries.ts'
import { useIndustries } from '#reference/industries.ts'
import { useIndustryPage } from '#session/industry-page.ts'
import kit from '#ui/kit.module.css'
import { Panel } from '#ui/Panel.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Table } from '#ui/Table.tsx'
import { useCounts } from '../useBasis.ts'
import { FoundRow } from './FoundRow.tsx'
import classes from './find.module.css'
import { useFoundIndustries } from './useFoundIndustries.ts'

const DEBOUNCE = 200
/** Rows shown at first. */
const FIRST = 12

/** Finds industries by keyword or the first digits of a code; Enter picks the first, arrow keys move into the list. */
export function FindPanel() {
  const [text, setText] = useState('')
  const [onlyPreferred, setOnlyPreferred] = useState(false)
  const [all, setAll] = useState(false)
  const [query] = useDebouncedValue(text.trim(), DEBOUNCE)
  const { found, isFetching, error, retry } = useFoundIndustries(query)
  const shown = onlyPreferred && !isCode(query) ? found.filter(({ preferred }) => preferred) : found
  const list = useRef<HTMLTableElement>(null)
  const pick = usePick()
  const isCurrent = query === text.trim() && !isFetching

  const press = (event: KeyboardEvent) => {
    const [first] = shown
    if (event.key === 'Enter' && first && isCurrent) pick(first.Id)
    else if (event.key === 'ArrowDown' && first) focusRow(list.current, 0)
    else return
    event.preventDefault()
  }
  return (
    <section aria-label={messages.title}>
      <TextInput
        size="md"
        aria-label={messages.label}
        placeholder={messages.placeholder}
        leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
        rightSectionWidth={text ? 116 : undefined}
        rightSection={
          <FoundCount busy={!isCurrent} text={query} found={shown.length} onClear={() => setText('')} />
        }
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setAll(false)
        }}
        onKeyDown={press}
      />
      <Group justify="space-between" gap="4px 12px" my={10}>
        <Switch
          size="xs"
          label={messages.preferredOnly}
          checked={onlyPreferred}
          onChange={(event) => setOnlyPreferred(event.currentTarget.checked)}
        />
        <span className={kit.meta}>{messages.hint}</span>
      </Group>
      {error && <ProblemNote problem={error} retry={retry} />}
      {shown.length > 0 && (
        <Results found={all ? shown : shown.slice(0, FIRST)} typed={query} table={list} pick={pick} />
      )}
      {shown.length > FIRST && (
        <Button variant="subtle" size="compact-sm" mt={6} onClick={() => setAll(!all)}>
          {all ? messages.showFewer : messages.showAll(shown.length)}
        </Button>
      )}
      {isCurrent && !error && query.length > 1 && shown.length === 0 && (
        <p className={kit.muted}>{found.length > 0 ? messages.nonePreferred : messages.noneFound}</p>
      )}
    </section>
  )
}

interface FoundCountProps {
  busy: boolean
  text: string
  found: number
  onClear: () => void
}

/** The number of found codes, announced to screen readers, and a button that clears the field. */
function FoundCount({ busy, text, found, onClear }: FoundCountProps) {
  return (
    <span className={`${kit.inline} ${kit.second} ${kit.end} ${kit.gap6} ${kit.wide} ${kit.noWrap}`}>
      <span role="status">{text.length > 1 && !busy && messages.found(found)}</span>
      {busy && text && <Loader role="img" size={12} aria-label={messages.lookingUp} />}
      {text && <CloseButton size="sm" aria-label={messages.clear} onClick={onClear} />}
    </span>
  )
}

function usePick() {
  const industries = useIndustries()
  const { picks, picksChanged, codeSelected } = useIndustryPage()
  return (code: string) => {
    const industry = industries?.byId.get(code) ?? { Id: code, Description: '', children: [] }
    if (industries) picksChanged(toggled(industries, picks, industry))
    codeSelected(code)
  }
}

/** Moves the focus to the tick of a row; false where there is none. */
function focusRow(table: HTMLElement | null, index: number): boolean {
  const tick = table?.querySelectorAll<HTMLElement>('input[type=checkbox]')[index]
  tick?.focus()
  return tick !== undefined
}

interface ResultsProps {
  found: readonly FoundIndustry[]
  typed: string
  table: RefObject<HTMLTableElement | null>
  pick: (code: string) => void
}

function Results({ found, typed, table, pick }: ResultsProps) {
  const { counts } = useCounts()
  const max = Math.max(1, ...found.map(({ Id }) => counts?.of.get(Id) ?? 0))
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const rows = [...(table.current?.tBodies[0]?.rows ?? [])]
    const at = rows.findIndex((row) => row.contains(event.target as Node))
    if (by && at + by >= 0 && focusRow(table.current, at + by)) event.preventDefault()
  }
  return (
    <Panel flush>
      <Table
        ref={table}
        className={classes.table}
        aria-label={messages.results}
        onKeyDown={step}
        numbers="last"
        hover
        head={
          <>
            <th scope="col">
              <span className="visually-hidden">{messages.selected}</span>
            </th>
            <th scope="col">{messages.code}</th>
            <th scope="col">{messages.description}</th>
            <th scope="col">
              <span className="visually-hidden">{messages.preferred}</span>
            </th>
            <th scope="col" colSpan={2}>
              {messages.companies}
            </th>
          </>
        }
      >
        {found.map((one) => (
          <FoundRow
            key={one.Id}
            found={one}
            typed={typed}
            n={counts?.of.get(one.Id) ?? (counts && 0)}
            max={max}
            pick={pick}
          />
        ))}
      </Table>
    </Panel>
  )
}
