import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { countQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import { criteriaText } from '#criteria/criteria-text.ts'

import { placesOf } from '#criteria/places.ts'
import { tallyLabel } from '#criteria/tallies.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import { searchFrom } from '#criteria/url.ts'
import { useCurrentSearch, useSaveWithoutMatched } from '#features/matching/data/matched-records.ts'
import { lookAlikeMessages as messages } from '#features/matching/messages/download.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { excludeIds, lookAlikeCriteria } from '#features/matching/model/file/look-alikes/look-alike-search.ts'
import { MIN_MATCHED, traitsOf } from '#features/matching/model/file/look-alikes/over-represented.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useMultiple } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { OverRepresentedTable } from './OverRepresentedTable.tsx'
import { type ComparisonArea, useLookAlikes } from './useLookAlikes.ts'

interface Props {
  job: MatchJob
  /** The records that were accepted. */
  ids: readonly string[]
}

/** The values that are over-represented among the matched records, and a search for the selected ones. */
export function LookAlikes({ job, ids }: Props) {
  const { kind } = job
  const [area, setArea] = useState<ComparisonArea>('states')
  const [picked, setPicked] = useState<Criteria>({})
  const search = useCurrentSearch(kind)
  const { own, there, within, found, compared } = useLookAlikes({ kind, ids, area, search: search.criteria })
  const problem = own.error ?? there.error
  const retry = () => void (own.error ? own.refetch() : there.refetch())
  const shown = found?.filter(({ over }) => over.length > 0) ?? []
  const alike = found?.filter(({ over }) => over.length === 0) ?? []
  return (
    <Panel className={`${kit.column} ${kit.gap12}`} aria-label={messages.section}>
      <SectionTitle large>{messages.title}</SectionTitle>
      <div className={`${kit.grid} ${kit.gap6}`}>
        <NativeSelect
          size="xs"
          label={messages.comparedWith}
          value={area}
          data={[
            { value: 'states', label: messages.inStates(kind) },
            { value: 'everywhere', label: messages.everywhere(kind) },
            ...(search.title ? [{ value: 'search', label: messages.search(search.title) }] : []),
          ]}
          onChange={(event) => setArea(event.currentTarget.value as ComparisonArea)}
        />
        <ComparisonCost kind={kind} all={ids.length} compared={compared} />
      </div>
      {problem ? (
        <ProblemNote problem={problem} retry={retry} />
      ) : !found ? (
        <Skeleton height={180} aria-label={messages.loading} role="img" />
      ) : shown.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <Stack gap={16}>
          {shown.map((one) => (
            <OverRepresentedTable
              key={one.trait.field}
              kind={kind}
              found={one}
              picked={picked}
              onPick={setPicked}
            />
          ))}
        </Stack>
      )}
      {found && (
        <p className={kit.second}>
          {messages.method(MIN_MATCHED)}
          {alike.length > 0 &&
            messages.noDifference(
              alike.map(({ trait }) => tallyLabel(kind, trait.field).toLowerCase()).join(', '),
            )}
        </p>
      )}
      {within && <Outcome job={job} area={within} picked={picked} ids={ids} />}
    </Panel>
  )
}

/** The cost of the comparison. */
function ComparisonCost({ kind, all, compared }: { kind: MatchJob['kind']; all: number; compared: number }) {
  const calls = useMultiple() ? 2 : 2 * traitsOf[kind].length
  return (
    <p className={kit.second}>
      {messages.cost(calls)}
      {compared < all && messages.sample(compared, all)}
    </p>
  )
}

interface OutcomeProps {
  job: MatchJob
  area: Criteria
  picked: Criteria
  ids: readonly string[]
}

/** The search for the picked values, with its count. */
function Outcome({ job, area, picked, ids }: OutcomeProps) {
  const { kind } = job
  const navigate = useNavigate()
  const industry = useIndustryName()
  const alike = useMemo(() => lookAlikeCriteria(area, picked), [area, picked])
  const without = useMemo(() => excludeIds(alike, ids), [alike, ids])
  const criteria = without ?? alike
  const saveWithout = useSaveWithoutMatched(job, ids)
  const none = matchesEverything(picked)
  const { data, isPlaceholderData } = useQuery({ ...countQuery(kind, criteria), enabled: !none })
  const found = none || isPlaceholderData ? undefined : data?.MatchCount
  return (
    <Inline wrap justify="end">
      <p className={`${kit.second} ${kit.textFirst}`} role="status">
        {none ? (
          messages.selectValues
        ) : (
          <>
            {criteriaText(kind, alike, industry)}. {placesOf(picked).length > 0 && messages.placesReplaced}
            {without ? messages.excluded(ids.length) : messages.tooMany(ids.length)}
          </>
        )}
      </p>
      {!none && !without && (
        <Button size="sm" variant="default" onClick={() => saveWithout(alike)}>
          {messages.saveWithout(ids.length)}
        </Button>
      )}
      <Button
        size="sm"
        disabled={none}
        onClick={() => void navigate({ to: '/', search: { kind, ...searchFrom(criteria) } })}
      >
        {messages.searchFor(kind, found)}
      </Button>
    </Inline>
  )
}
