import { Button } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { matchCountQuery } from '#api/matches.ts'
import { countsQuery } from '#api/queries.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { counted } from '#criteria/kinds.ts'
import { searchFrom } from '#criteria/url.ts'
import {
  type NameSearch,
  nameSearches,
  otherSubject,
  otherSubjectBody,
} from '#features/matching/model/lookup/lookup-request.ts'
import type { Question } from '#session/picker.ts'
import { searchAlone } from '#session/search.ts'
import { useMultiple } from '#session/service.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './lookup.module.css'

interface Props {
  lookup: Question
  onChange: (change: Partial<Question>) => void
}

/** Where nothing matches: whether the other kind of record has it, and searches by the name. Counting is free. */
export function NoMatch({ lookup, onChange }: Props) {
  const subject = otherSubject(lookup)
  return (
    <>
      {subject && <OtherSubject lookup={lookup} subject={subject} onChange={onChange} />}
      <NameSearches lookup={lookup} />
    </>
  )
}

const nouns = { Person: ['person', 'people'], Company: ['company', 'companies'] } as const
const pages = { Person: 'Switch to People', Company: 'Switch to Companies' } as const

interface OtherProps extends Props {
  subject: 'Person' | 'Company'
}

function OtherSubject({ lookup, subject, onChange }: OtherProps) {
  const { data: found = 0 } = useQuery(matchCountQuery(otherSubjectBody(lookup, subject)))
  const isPhone = Boolean(lookup.known.Phone)
  const [one, many] = nouns[subject]
  const who = found === 1 ? `A ${one}` : `${count(found)} ${many}`
  const has = found === 1 ? 'has' : 'have'
  return (
    <div role="status" className={classes.otherStatus}>
      {found > 0 && (
        <div className={`${kit.line} ${classes.other}`}>
          <span>
            {isPhone ? `${who} ${has} this phone number.` : `${who} ${found === 1 ? 'matches' : 'match'}.`}
          </span>
          <Button variant="light" onClick={() => onChange({ RequestType: subject })}>
            {pages[subject]}
          </Button>
        </div>
      )}
    </div>
  )
}

/** How many records have the name, here and farther around, each with its search. */
function NameSearches({ lookup }: { lookup: Question }) {
  const id = useId()
  const searches = nameSearches(lookup)
  const counts = useCounts(searches)
  const found = counts && searches.map((search) => ({ search, records: counts(search) }))
  const some = found?.filter(({ records }) => records > 0)
  if (searches.length === 0 || !some) return null
  return (
    <section className={`${kit.card} ${classes.card}`} aria-labelledby={id}>
      <div className={`${kit.headline} ${classes.cardHead}`}>
        <h3 id={id} className={classes.cardTitle}>
          Search by name
        </h3>
        <span className={`${kit.second} ${classes.meta}`}>counting is free</span>
      </div>
      {some.length === 0 ? (
        <p className={classes.why}>No exact name match. Check the spelling, or remove a detail.</p>
      ) : (
        <ul className={classes.others}>
          {some.map(({ search: { kind, criteria, where }, records }) => (
            <li key={`${kind} ${where}`}>
              <span className={`${kit.grow} ${classes.many}`}>
                <b>{counted(kind, records)}</b> with this name {where}
              </span>
              <Link
                to="/"
                search={(old) => ({ ...searchAlone(old), kind, ...searchFrom(criteria) })}
                className={kit.link}
                aria-label={`Search these ${counted(kind, records)} ${where}`}
              >
                Search these
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** How many each search finds, once the searches of every kind are counted. */
function useCounts(searches: readonly NameSearch[]) {
  const multiple = useMultiple()
  const criteriaOf = (kind: Kind) =>
    searches.filter((search) => search.kind === kind).map(({ criteria }) => criteria)
  const answers = useQueries({
    queries: kinds.map((kind) => {
      const criteria = criteriaOf(kind)
      return { ...countsQuery(kind, criteria, multiple), enabled: criteria.length > 0 }
    }),
  })
  const byKind = new Map(kinds.map((kind, i) => [kind, answers[i]?.data]))
  if (searches.some(({ kind }) => !byKind.get(kind))) return undefined
  return ({ kind, criteria }: NameSearch) => byKind.get(kind)?.[criteriaOf(kind).indexOf(criteria)] ?? 0
}
