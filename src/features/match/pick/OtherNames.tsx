import { Button } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { type Kind, kinds } from '#contract/kind'
import { countsQuery } from '../../../api/queries.ts'
import { price } from '../../../criteria/cost.ts'
import { count } from '../../../criteria/format.ts'
import { counted, words } from '../../../criteria/kinds.ts'
import { searchFrom } from '../../../criteria/url.ts'
import {
  MOST_CANDIDATES,
  type NameSearch,
  nameSearches,
  type Question,
  whereOf,
} from '../../../match/pick/question.ts'
import { searchAlone } from '../../../state/search.ts'
import { useMultiple } from '../../../state/service.ts'
import { useSettings } from '../../../state/settings.ts'
import classes from './pick.module.css'

interface Props {
  question: Question
  /** What is said where no candidate is there, before they are asked for. */
  nobody?: string | undefined
  /** Whether they are counted only when asked for. */
  unasked: boolean
  /** The search whose records are shown. */
  shown: NameSearch | undefined
  onShow: (search: NameSearch) => void
}

/** How many bear the name, here and farther around: counting is free, and some are read when they are asked for. */
export function OtherNames({ question, nobody, unasked, shown, onShow }: Props) {
  const id = useId()
  const [asked, setAsked] = useState(false)
  const searches = nameSearches(question)
  const wanted = searches.length > 0 && (asked || !unasked)
  const counts = useCounts(searches, wanted)
  const found =
    counts && searches.map((search) => ({ search, many: counts(search) })).filter(({ many }) => many > 0)
  if (searches.length === 0) return unasked ? null : <MoreHelps />
  if (unasked && !asked)
    return (
      <p className={classes.aside}>
        {nobody ?? 'Not the right one?'}{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => setAsked(true)}>
          {nobody ? 'See who bears this name' : 'See who else bears this name'}
        </Button>
      </p>
    )
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.cardHead}>
        <h3 id={id} className={classes.cardTitle}>
          Who bears this name
        </h3>
        <span className={classes.meta}>counting is free</span>
      </div>
      {!unasked && <MoreHelps />}
      <ul className={classes.others}>
        {found?.length === 0 && <li>Nobody bears this name as it is written.</li>}
        {found?.map(({ search, many }) => (
          <li key={`${search.kind} ${search.where}`}>
            <Others
              search={search}
              many={many}
              either={question.RequestType === 'Any'}
              shown={shown?.kind === search.kind && shown.where === search.where}
              onShow={onShow}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const MoreHelps = () => (
  <p className={classes.why}>
    Records that agree equally well share the score, so that none of them is sure. More of what is known, such
    as street or phone, tells them apart.
  </p>
)

/** How many each search finds, once the searches of every kind are counted. */
function useCounts(searches: readonly NameSearch[], enabled: boolean) {
  const multiple = useMultiple()
  const criteriaOf = (kind: Kind) =>
    searches.filter((search) => search.kind === kind).map(({ criteria }) => criteria)
  const answers = useQueries({
    queries: kinds.map((kind) => {
      const criteria = criteriaOf(kind)
      return { ...countsQuery(kind, criteria, multiple), enabled: enabled && criteria.length > 0 }
    }),
  })
  const byKind = new Map(kinds.map((kind, i) => [kind, answers[i]?.data]))
  if (searches.some(({ kind }) => !byKind.get(kind))) return undefined
  return ({ kind, criteria }: NameSearch) => byKind.get(kind)?.[criteriaOf(kind).indexOf(criteria)] ?? 0
}

interface OthersProps {
  search: NameSearch
  many: number
  /** Whether both kinds are looked for, so that each is named. */
  either: boolean
  shown: boolean
  onShow: (search: NameSearch) => void
}

function Others({ search, many, either, shown, onShow }: OthersProps) {
  const rates = useSettings((state) => state.rates)
  const { kind } = search
  const some = Math.min(many, MOST_CANDIDATES)
  const where = whereOf(search)
  const these = some < many ? `Compare ${some} of them` : some === 1 ? 'Compare it' : `Compare all ${some}`
  return (
    <>
      <span className={classes.many}>
        <b>{count(many)}</b> {either && (many === 1 ? words[kind].one : words[kind].many)} {where}
      </span>
      <Link
        to="/"
        search={(old) => ({ ...searchAlone(old), kind, ...searchFrom(search.criteria) })}
        className={classes.link}
        aria-label={`Search these ${counted(kind, many)} ${where}`}
      >
        Search these
      </Link>
      <Button
        variant="default"
        disabled={shown}
        onClick={() => onShow(search)}
        aria-label={`${these}, ${price(some * rates.Basic)}, ${either ? `${words[kind].many} ` : ''}${where}`}
      >
        {these}, {price(some * rates.Basic)}
      </Button>
    </>
  )
}
