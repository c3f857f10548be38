import { Button } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { matchCountQuery } from '#api/matches.ts'
import { countsQuery } from '#api/queries.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { counted } from '#criteria/kinds.ts'
import { searchFrom } from '#criteria/url.ts'
import { lookupFormMessages, noMatchMessages as messages } from '#features/matching/messages/lookup.ts'
import {
  type NameSearch,
  nameSearches,
  otherSubject,
  otherSubjectBody,
} from '#features/matching/model/lookup/lookup-request.ts'
import type { LookupInput } from '#session/picker.ts'
import { searchAlone } from '#session/search.ts'
import { useMultiple } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'

interface Props {
  lookup: LookupInput
  onChange: (change: Partial<LookupInput>) => void
}

/** Suggestions if nothing matches: the other kind of record, and searches by name. Counting is free. */
export function NoMatch({ lookup, onChange }: Props) {
  const subject = otherSubject(lookup)
  return (
    <>
      {subject && <OtherSubject lookup={lookup} subject={subject} onChange={onChange} />}
      <NameSearches lookup={lookup} />
    </>
  )
}

interface OtherProps extends Props {
  subject: 'Person' | 'Company'
}

function OtherSubject({ lookup, subject, onChange }: OtherProps) {
  const { data: found = 0 } = useQuery(matchCountQuery(otherSubjectBody(lookup, subject)))

  return (
    <div role="status" hidden={found === 0}>
      {found > 0 && (
        <Note
          tone="accent"
          action={
            <Button variant="light" onClick={() => onChange({ RequestType: subject })}>
              {lookupFormMessages.switchTo(subject)}
            </Button>
          }
        >
          {messages.otherFound(found, subject, Boolean(lookup.known.Phone))}
        </Note>
      )}
    </div>
  )
}

/** How many records have the name, from the narrowest place to everywhere, each with a link to the search. */
function NameSearches({ lookup }: { lookup: LookupInput }) {
  const id = useId()
  const searches = nameSearches(lookup)
  const counts = useCounts(searches)
  const found = counts && searches.map((search) => ({ search, records: counts(search) }))
  const withRecords = found?.filter(({ records }) => records > 0)
  if (searches.length === 0 || !withRecords) return null
  return (
    <Panel className={`${kit.column} ${kit.gap8}`} aria-labelledby={id}>
      <SectionTitle id={id} level={3} note={messages.isFree}>
        {messages.searchByName}
      </SectionTitle>
      {withRecords.length === 0 ? (
        <p className={kit.second}>{messages.noName}</p>
      ) : (
        <ul>
          {withRecords.map(({ search: { kind, criteria, where }, records }) => (
            <Inline
              as="li"
              key={`${kind} ${where}`}
              justify="between"
              wrap
              className={`${kit.apart} ${kit.touchHeight}`}
            >
              <span>
                <b>{counted(kind, records)}</b> {messages.withName(where)}
              </span>
              <Link
                to="/"
                search={(old) => ({ ...searchAlone(old), kind, ...searchFrom(criteria) })}
                className={`${kit.inline} ${kit.touchHeight} ${kit.link}`}
                aria-label={messages.searchRecords(kind, records, where)}
              >
                {messages.search}
              </Link>
            </Inline>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** How many records each search finds; undefined until the searches of every kind are counted. */
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
