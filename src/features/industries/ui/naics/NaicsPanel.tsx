import { Loader, TextInput, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countsQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import { type NaicsSector, naicsSectors } from '#criteria/naics-sectors.ts'
import { naicsMessages as messages } from '#features/industries/messages.ts'
import { type NaicsTitle, useNaics } from '#reference/naics.ts'
import { useMultiple } from '#session/service.ts'
import { count, percent } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Toolbar } from '#ui/Toolbar.tsx'
import { useBasis, useCounts } from '../useBasis.ts'
import { NaicsRow, naicsRowClass } from './NaicsRow.tsx'
import classes from './naics.module.css'

const MAX_FOUND = 100

/** NAICS codes by sector or by keyword: a click searches by one. */
export function NaicsPanel() {
  const titles = useNaics()
  const multiple = useMultiple()
  const [text, setText] = useState('')
  if (!titles) return <Loader role="img" size="xs" m={20} aria-label={messages.loading} />
  const found = text.trim() ? matching(titles, text) : undefined
  return (
    <>
      <Toolbar edge="bottom">
        <TextInput
          w="100%"
          maw={360}
          aria-label={messages.label}
          placeholder={messages.placeholder}
          leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p className={kit.second}>{messages.about(multiple)}</p>
      </Toolbar>
      <div className={`${kit.rest} ${kit.scroll} ${classes.list}`}>
        {found ? (
          <Codes
            codes={found.slice(0, MAX_FOUND)}
            label={messages.found(found.length)}
            parentCount={undefined}
          />
        ) : (
          <Sectors titles={titles} />
        )}
        {found?.length === 0 && <p className={kit.second}>{messages.noneFound}</p>}
      </div>
    </>
  )
}

/** Codes that begin with the typed digits, or whose titles have every word. */
function matching(titles: readonly NaicsTitle[], text: string): NaicsTitle[] {
  const label = text.trim().toLowerCase().split(/\s+/)
  return titles.filter(({ Code, Title }) =>
    label.every((word) => (/^\d+$/.test(word) ? Code.startsWith(word) : Title.toLowerCase().includes(word))),
  )
}

function Sectors({ titles }: { titles: readonly NaicsTitle[] }) {
  const { counts } = useCounts()
  const prefixes = naicsSectors.flatMap((sector) => sector.prefixes)
  const { numbers, problem } = useNaicsCounts(prefixes)
  return (
    <>
      {problem && <ProblemNote problem={problem} />}
      <ul className={classes.sectors} aria-label={messages.sectors}>
        {naicsSectors.map((sector) => (
          <Sector
            key={sector.name}
            sector={sector}
            titles={titles}
            n={numbers && sector.prefixes.reduce((sum, prefix) => sum + (numbers.get(prefix) ?? 0), 0)}
            total={counts?.total}
          />
        ))}
      </ul>
    </>
  )
}

interface SectorProps {
  sector: NaicsSector
  titles: readonly NaicsTitle[]
  n: number | undefined
  total: number | undefined
}

function Sector({ sector: { name, prefixes }, titles, n, total }: SectorProps) {
  const [open, setOpen] = useState(false)
  const Chevron = open ? IconChevronDown : IconChevronRight
  const codes = titles.filter(({ Code }) => prefixes.includes(Code.slice(0, 2)))
  return (
    <li>
      <UnstyledButton
        className={`${naicsRowClass} ${classes.sector}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Chevron size={15} stroke={1.7} aria-hidden />
        <code className={kit.strong}>
          {prefixes.length > 1 ? `${prefixes[0]}–${prefixes.at(-1)}` : prefixes[0]}
        </code>
        <span className={`${kit.breaks} ${kit.strong}`}>{name}</span>
        <span className={`${kit.number} ${kit.strong}`}>{n === undefined ? '' : count(n)}</span>
        <span className={`${kit.meta} ${kit.number}`}>
          {n === undefined || !total ? '' : percent(n, total)}
        </span>
      </UnstyledButton>
      {open && <Codes codes={codes} label={messages.codesOf(name)} parentCount={n} />}
    </li>
  )
}

function Codes({
  codes,
  label,
  parentCount,
}: {
  codes: readonly NaicsTitle[]
  label: string
  parentCount: number | undefined
}) {
  const { numbers, problem } = useNaicsCounts(codes.map(({ Code }) => Code))
  return (
    <>
      {problem && <ProblemNote problem={problem} />}
      <ul aria-label={label}>
        {codes.map((title) => (
          <NaicsRow key={title.Code} title={title} n={numbers?.get(title.Code)} parentCount={parentCount} />
        ))}
      </ul>
    </>
  )
}

/** How many companies have each main NAICS code or prefix; nothing where the service has no multiple counts. */
function useNaicsCounts(codes: readonly string[]) {
  const { basis } = useBasis()
  const multiple = useMultiple()
  const requests: Criteria[] = codes.map((PrimaryNaics) => ({ ...basis, PrimaryNaics }))
  const { data, error, isPlaceholderData } = useQuery({
    ...countsQuery('companies', requests, multiple),
    enabled: multiple && codes.length > 0,
  })
  const isCurrent = data && !isPlaceholderData
  return {
    numbers: isCurrent ? new Map(codes.map((code, i) => [code, data[i] ?? 0])) : undefined,
    problem: error,
  }
}
