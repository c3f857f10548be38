import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Counts } from '#features/industries/data/tree/counts.ts'
import type { Crossing } from '#features/industries/model/detail/crossing.ts'
import type { Industry } from '#reference/industries.ts'
import { useIndustryPage } from '#session/industry-page.ts'
import { count, NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Code } from '../Code.tsx'
import { useTake } from '../useTake.ts'
import classes from './detail.module.css'

const MAX = 8
const ROW = 30
const WIDTH = 32

interface Props {
  parts: readonly Industry[]
  chosen: string
  counts: Counts | undefined
  crossing: Crossing | undefined
  /** What stands at the right until there is a crossing. */
  children: ReactNode
}

/** Two lists beside each other with lines between what comes together, the thicker the more often. */
export function Beside({ parts, chosen, counts, crossing, children }: Props) {
  const left = largest(parts, chosen, counts)
  const right = crossing?.naics.slice(0, MAX) ?? []
  return (
    <>
      <ul className={classes.list} aria-label="SIC codes">
        {left.map((part) => (
          <Part key={part.Id} part={part} chosen={part.Id === chosen} n={counts?.of.get(part.Id) ?? 0} />
        ))}
        {parts.length > left.length && (
          <li className={`${kit.second} ${classes.others}`}>
            and {count(parts.length - left.length)} more codes
          </li>
        )}
      </ul>
      {crossing ? (
        <>
          <Lines left={left} right={right.map(({ Code }) => Code)} chosen={chosen} crossing={crossing} />
          <NaicsShares crossing={crossing} shown={right} />
        </>
      ) : (
        <div className={classes.right}>{children}</div>
      )}
    </>
  )
}

/** The parts with most companies, the chosen one among them. */
function largest(parts: readonly Industry[], chosen: string, counts: Counts | undefined): Industry[] {
  const of = ({ Id }: Industry) => counts?.of.get(Id) ?? 0
  const sorted = parts.toSorted((a, b) => of(b) - of(a) || (a.Id < b.Id ? -1 : 1))
  const first = sorted.slice(0, MAX)
  const own = sorted.find(({ Id }) => Id === chosen)
  return own && !first.includes(own) ? [...first.slice(0, -1), own] : first
}

function Part({ part, chosen, n }: { part: Industry; chosen: boolean; n: number }) {
  const codeChosen = useIndustryPage((state) => state.codeChosen)
  return (
    <li data-chosen={chosen || undefined}>
      <UnstyledButton
        className={`${kit.tall} ${classes.part}`}
        onClick={() => codeChosen(part.Id)}
        title={part.Description}
      >
        <Code code={part.Id} />
        <span className={kit.truncate}>{part.Description}</span>
        <span className={kit.number}>{count(n)}</span>
      </UnstyledButton>
    </li>
  )
}

function NaicsShares({ crossing, shown }: { crossing: Crossing; shown: Crossing['naics'] }) {
  const { searchWith } = useTake()
  const rest = crossing.naics.slice(shown.length).reduce((sum, { count }) => sum + count, 0)
  return (
    <ul className={classes.list} aria-label="NAICS codes">
      {shown.map(({ Code, Description = NONE, count: n }) => (
        <li key={Code}>
          <UnstyledButton
            className={`${kit.tall} ${classes.naics}`}
            title={`Search by NAICS ${Code} ${Description}`}
            onClick={() => searchWith({ PrimaryNaics: Code, PrimarySic: undefined })}
          >
            <code className={kit.accent}>{Code}</code>
            <span className={kit.truncate}>{Description}</span>
            <Share n={n} of={crossing.read} />
          </UnstyledButton>
        </li>
      ))}
      {rest > 0 && (
        <li className={`${kit.tall} ${classes.naics}`}>
          <span />
          <span>Others</span>
          <Share n={rest} of={crossing.read} />
        </li>
      )}
      {crossing.without > 0 && (
        <li className={`${kit.tall} ${classes.naics}`}>
          <span />
          <span>Without a NAICS code</span>
          <Share n={crossing.without} of={crossing.read} />
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
  chosen: string
  crossing: Crossing
}

/** The ties of the crossing as curves; the lists beside them say the same in words. */
function Lines({ left, right, chosen, crossing }: LinesProps) {
  const y = (index: number) => index * ROW + ROW / 2
  const most = Math.max(1, ...crossing.ties.map(({ count }) => count))
  const height = Math.max(left.length, right.length) * ROW
  return (
    <svg className={classes.lines} width={WIDTH} height={height} aria-hidden>
      {crossing.ties.map(({ sic, naics, count }) => {
        const [from, to] = [left.findIndex(({ Id }) => Id === sic), right.indexOf(naics)]
        if (from < 0 || to < 0) return null
        return (
          <path
            key={`${sic} ${naics}`}
            d={`M0 ${y(from)} C${WIDTH / 2} ${y(from)} ${WIDTH / 2} ${y(to)} ${WIDTH} ${y(to)}`}
            strokeWidth={1 + (3 * count) / most}
            data-chosen={sic === chosen || undefined}
          />
        )
      })}
    </svg>
  )
}
