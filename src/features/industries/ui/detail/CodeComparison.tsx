import { Box, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { IndustryCounts } from '#features/industries/data/tree/counts.ts'
import { industryDetailMessages as messages } from '#features/industries/messages.ts'
import type { NaicsSample } from '#features/industries/model/naics-sample.ts'
import type { Industry } from '#reference/industries.ts'
import { useIndustryPage } from '#session/industry-page.ts'
import { count, NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Code } from '../Code.tsx'
import { useSearchActions } from '../useSearchActions.ts'
import classes from './detail.module.css'

const rowClass = `${kit.grid} ${kit.middle} ${kit.gap8} ${kit.wide} ${kit.cell} ${kit.touchHeight}`

const MAX = 8
const ROW = 30
const WIDTH = 32

interface Props {
  parts: readonly Industry[]
  selected: string
  counts: IndustryCounts | undefined
  sample: NaicsSample | undefined
  /** Shown at the right until there is a sample. */
  children: ReactNode
}

/** SIC and NAICS codes side by side; lines connect codes that occur together, thicker the more often. */
export function CodeComparison({ parts, selected, counts, sample, children }: Props) {
  const left = largest(parts, selected, counts)
  const right = sample?.naics.slice(0, MAX) ?? []
  return (
    <>
      <ul className={classes.list} aria-label={messages.sicCodes}>
        {left.map((part) => (
          <SicRow
            key={part.Id}
            part={part}
            selected={part.Id === selected}
            n={counts?.of.get(part.Id) ?? 0}
          />
        ))}
        {parts.length > left.length && (
          <Box component="li" py={6} className={kit.second}>
            {messages.moreCodes(parts.length - left.length)}
          </Box>
        )}
      </ul>
      {sample ? (
        <>
          <Lines left={left} right={right.map(({ Code }) => Code)} selected={selected} sample={sample} />
          <NaicsShares sample={sample} shown={right} />
        </>
      ) : (
        <div className={classes.right}>{children}</div>
      )}
    </>
  )
}

/** The industries with most companies, always with the selected one. */
function largest(
  parts: readonly Industry[],
  selected: string,
  counts: IndustryCounts | undefined,
): Industry[] {
  const of = ({ Id }: Industry) => counts?.of.get(Id) ?? 0
  const sorted = parts.toSorted((a, b) => of(b) - of(a) || (a.Id < b.Id ? -1 : 1))
  const first = sorted.slice(0, MAX)
  const own = sorted.find(({ Id }) => Id === selected)
  return own && !first.includes(own) ? [...first.slice(0, -1), own] : first
}

function SicRow({ part, selected, n }: { part: Industry; selected: boolean; n: number }) {
  const codeSelected = useIndustryPage((state) => state.codeSelected)
  return (
    <li>
      <UnstyledButton
        className={`${rowClass} ${selected ? `${kit.strong} ${kit.accent}` : ''} ${classes.part}`}
        onClick={() => codeSelected(part.Id)}
        title={part.Description}
      >
        <Code code={part.Id} />
        <span className={kit.truncate}>{part.Description}</span>
        <span className={kit.number}>{count(n)}</span>
      </UnstyledButton>
    </li>
  )
}

function NaicsShares({ sample, shown }: { sample: NaicsSample; shown: NaicsSample['naics'] }) {
  const { searchWith } = useSearchActions()
  const rest = sample.naics.slice(shown.length).reduce((sum, { count }) => sum + count, 0)
  return (
    <ul className={classes.list} aria-label={messages.naicsCodes}>
      {shown.map(({ Code, Description = NONE, count: n }) => (
        <li key={Code}>
          <UnstyledButton
            className={`${rowClass} ${classes.naics}`}
            title={messages.searchByNaics(Code, Description)}
            onClick={() => searchWith({ PrimaryNaics: Code, PrimarySic: undefined })}
          >
            <code className={kit.accent}>{Code}</code>
            <span className={kit.truncate}>{Description}</span>
            <Share n={n} of={sample.read} />
          </UnstyledButton>
        </li>
      ))}
      {rest > 0 && (
        <li className={`${rowClass} ${classes.naics}`}>
          <span />
          <span>{messages.otherCodes}</span>
          <Share n={rest} of={sample.read} />
        </li>
      )}
      {sample.without > 0 && (
        <li className={`${rowClass} ${classes.naics}`}>
          <span />
          <span>{messages.withoutNaics}</span>
          <Share n={sample.without} of={sample.read} />
        </li>
      )}
    </ul>
  )
}

function Share({ n, of }: { n: number; of: number }) {
  return (
    <>
      <span className={kit.track} aria-hidden>
        <span className={kit.bar} style={{ width: `max(3px, ${(100 * n) / of}%)` }} />
      </span>
      <span className={kit.number}>{Math.round((100 * n) / of)}%</span>
    </>
  )
}

interface LinesProps {
  left: readonly Industry[]
  right: readonly string[]
  selected: string
  sample: NaicsSample
}

/** The pairs of the sample as curves; the lists beside them have the same information as text. */
function Lines({ left, right, selected, sample }: LinesProps) {
  const y = (index: number) => index * ROW + ROW / 2
  const max = Math.max(1, ...sample.pairs.map(({ count }) => count))
  const height = Math.max(left.length, right.length) * ROW
  return (
    <svg className={classes.lines} width={WIDTH} height={height} aria-hidden>
      {sample.pairs.map(({ sic, naics, count }) => {
        const [from, to] = [left.findIndex(({ Id }) => Id === sic), right.indexOf(naics)]
        if (from < 0 || to < 0) return null
        return (
          <path
            key={`${sic} ${naics}`}
            d={`M0 ${y(from)} C${WIDTH / 2} ${y(from)} ${WIDTH / 2} ${y(to)} ${WIDTH} ${y(to)}`}
            strokeWidth={1 + (3 * count) / max}
            data-chosen={sic === selected || undefined}
          />
        )
      })}
    </svg>
  )
}
