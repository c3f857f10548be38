import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import type { Candidate } from '../../../api/matches.ts'
import { NONE } from '../../../criteria/format.ts'
import { nameOf, personOf } from '../../../criteria/record.ts'
import { type Difference, differences } from '../../../match/differ.ts'
import { type Known, knownOf, labelOf, type MatchField, matchFields } from '../../../match/known.ts'
import { reasonsOf } from '../../../match/reasons.ts'
import { ruleWords } from '../../../match/rules.ts'
import { usePhone } from '../../../ui/usePhone.ts'
import { Marked } from './Marked.tsx'
import classes from './pick.module.css'
import { Reasons } from './Reasons.tsx'

interface Props {
  known: Known
  candidates: readonly Candidate[]
  /** What can be done with the chosen one. */
  actions: (candidate: Candidate) => ReactNode
}

/** A candidate with how it compares. */
interface Shown {
  candidate: Candidate
  /** Its number, from 1. */
  number: number
  all: Record<MatchField, Difference>
}

/** What is known beside the candidates, the chosen one of them washed; a narrow screen has room for that one alone. */
export function Compared({ known, candidates, actions }: Props) {
  const narrow = usePhone()
  const [at, setAt] = useState(0)
  const compared = candidates.map((candidate, i): Shown => {
    const all = differences(known, knownOf(candidate.kind, candidate.record))
    return { candidate, number: i + 1, all }
  })
  const chosen = compared[at] ?? compared[0]
  useHotkeys(candidates.map((_, i) => [String(i + 1), () => setAt(i)]))
  if (!chosen) return null
  const shown = narrow ? [chosen] : compared
  const choose = ({ number }: Shown) => setAt(number - 1)
  return (
    <>
      {narrow && compared.length > 1 && (
        <fieldset className={classes.heads} aria-label="Candidates">
          {compared.map((one) => (
            <Head key={one.number} one={one} chosen={one === chosen} onChoose={choose} />
          ))}
        </fieldset>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may have to be scrolled by keys */}
      <section className={classes.scroll} aria-label="Compared word by word" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">
                <span className={classes.yours}>What is known</span>
                <span className={classes.meta}>as typed</span>
              </th>
              {shown.map((one) => (
                <th key={one.number} scope="col" data-chosen={one === chosen || undefined}>
                  {narrow && compared.length > 1 ? (
                    <span className={classes.numbered}>Candidate {one.number}</span>
                  ) : (
                    <Head one={one} chosen={one === chosen} onChoose={choose} />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matchFields.map((field) => (
              <tr key={field}>
                <th scope="row">{labelOf(field)}</th>
                <td>
                  <Marked pieces={chosen.all[field].yours} />
                </td>
                {shown.map(({ all, number }) => (
                  <td key={number} data-chosen={number === chosen.number || undefined}>
                    <Marked pieces={all[field].theirs} />
                  </td>
                ))}
              </tr>
            ))}
            {extras
              .filter(({ of }) => candidates.some((candidate) => of(candidate)))
              .map(({ label, of }) => (
                <tr key={label} className={classes.extra}>
                  <th scope="row">{label}</th>
                  <td>{NONE}</td>
                  {shown.map(({ candidate, number }) => (
                    <td key={number} data-chosen={number === chosen.number || undefined}>
                      {of(candidate) || NONE}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      <Reasons candidate={chosen.candidate} reasons={reasonsOf(chosen.all)} />
      <div className={classes.actions}>{actions(chosen.candidate)}</div>
    </>
  )
}

/** What else a Basic record tells one from another by. */
const extras: { label: string; of: (candidate: Candidate) => ReactNode }[] = [
  {
    label: 'Contact',
    of: ({ kind, record }) => kind === 'companies' && personOf(record) && <bdi>{personOf(record)}</bdi>,
  },
  {
    label: 'Parent',
    of: ({ record }) => record.ParentCompany && <code>{record.ParentCompany}</code>,
  },
  { label: 'Id', of: ({ record }) => <code>{record.Id}</code> },
]

interface HeadProps {
  one: Shown
  chosen: boolean
  onChoose: (one: Shown) => void
}

/** A candidate's number, score and rule: choosing it compares it word by word. */
function Head({ one, chosen, onChoose }: HeadProps) {
  const { candidate, number } = one
  const { Score, RuleName, kind, record } = candidate
  return (
    <button type="button" className={classes.head} aria-pressed={chosen} onClick={() => onChoose(one)}>
      <span className={classes.headLine}>
        <kbd className={classes.key}>{number}</kbd>
        <span className="visually-hidden">Candidate, </span>
        {Score === undefined ? (
          <span className={classes.noScore}>no score</span>
        ) : (
          <span className={classes.score}>
            <span className="visually-hidden">score </span>
            {Score}
          </span>
        )}
        {number === 1 && Score !== undefined && <span className={classes.best}>best</span>}
      </span>
      <span className={classes.meta}>{RuleName ? ruleWords[RuleName] : 'by name'}</span>
      <span className="visually-hidden">: {nameOf(kind, record) ?? record.Id}</span>
    </button>
  )
}
