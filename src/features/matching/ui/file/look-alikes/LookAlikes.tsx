import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { countQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import { criteriaText } from '#criteria/criteria-text.ts'
import { counted, kindNames } from '#criteria/kinds.ts'
import { placesOf } from '#criteria/places.ts'
import { tallyLabel } from '#criteria/tallies.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import { searchFrom } from '#criteria/url.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { excludeIds } from '#features/matching/model/file/look-alikes/exclude-records.ts'
import { lookAlikeCriteria } from '#features/matching/model/file/look-alikes/look-alike-search.ts'
import { MIN_MATCHED, traitsOf } from '#features/matching/model/file/look-alikes/over-represented.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useMultiple } from '#session/service.ts'
import { count, some } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import file from '../file.module.css'
import classes from './look-alikes.module.css'
import { OverRepresentedTable } from './OverRepresentedTable.tsx'
import { type ComparisonArea, useLookAlikes } from './useLookAlikes.ts'
import { useSaveWithout } from './useSaveWithout.ts'
import { useCurrentSearch } from './useSearchOf.ts'

interface Props {
  job: MatchJob
  /** The records that were accepted. */
  ids: readonly string[]
}

/** The values that are over-represented among the matched records, compared with others in their area, to be searched for. */
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
    <section className={`${kit.column} ${file.card}`} aria-label="Look-alikes">
      <h2 className={`${kit.title} ${file.title}`}>What sets the matched records apart</h2>
      <div className={`${kit.grid} ${kit.gap6}`}>
        <NativeSelect
          size="xs"
          label="Compared with"
          value={area}
          data={[
            { value: 'states', label: `All ${kindNames[kind].many} in their states` },
            { value: 'everywhere', label: `All ${kindNames[kind].many}` },
            ...(search.title ? [{ value: 'search', label: `Your search: ${search.title}` }] : []),
          ]}
          onChange={(event) => setArea(event.currentTarget.value as ComparisonArea)}
        />
        <Price kind={kind} all={ids.length} compared={compared} />
      </div>
      {problem ? (
        <ProblemNote problem={problem} retry={retry} />
      ) : !found ? (
        <Skeleton height={180} aria-label="Loading tallies" role="img" />
      ) : shown.length === 0 ? (
        <p>
          Nothing stands out: the matched records are spread like the others, or there are too few of them.
        </p>
      ) : (
        <div className={classes.traits}>
          {shown.map((one) => (
            <OverRepresentedTable
              key={one.trait.field}
              kind={kind}
              found={one}
              picked={picked}
              onPick={setPicked}
            />
          ))}
        </div>
      )}
      {found && (
        <p className={`${kit.second} ${file.small}`}>
          Listed are values that at least {MIN_MATCHED} of them have and that are over-represented at 99%
          confidence (Wilson score interval). An index of 100 means the same share.
          {alike.length > 0 &&
            ` No such difference: ${alike.map(({ trait }) => tallyLabel(kind, trait.field).toLowerCase()).join(', ')}.`}
        </p>
      )}
      {within && <Outcome job={job} area={within} picked={picked} ids={ids} />}
    </section>
  )
}

/** The cost of the comparison. */
function Price({ kind, all, compared }: { kind: MatchJob['kind']; all: number; compared: number }) {
  const calls = useMultiple() ? 2 : 2 * traitsOf[kind].length
  return (
    <p className={`${kit.second} ${file.small}`}>
      {some(calls, 'call')} for tallies. No records are billed.
      {compared < all && ` Based on a systematic sample of ${count(compared)} of the ${count(all)}.`}
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
  const saveWithout = useSaveWithout(job, ids)
  const none = matchesEverything(picked)
  const { data, isPlaceholderData } = useQuery({ ...countQuery(kind, criteria), enabled: !none })
  const found = none || isPlaceholderData ? undefined : data?.MatchCount
  return (
    <div className={`${kit.line} ${file.cardFoot}`}>
      <p className={`${kit.second} ${file.small}`} role="status">
        {none ? (
          'Select one or more values to search by.'
        ) : (
          <>
            {criteriaText(kind, alike, industry)}.{' '}
            {placesOf(picked).length > 0 && 'The selected places replace those of the area. '}
            {without
              ? `The ${count(ids.length)} matched are excluded.`
              : `The ${count(ids.length)} matched are too many for a link: save the search to exclude them.`}
          </>
        )}
      </p>
      {!none && !without && (
        <Button size="sm" variant="default" onClick={() => saveWithout(alike)}>
          Save without the {count(ids.length)} matched
        </Button>
      )}
      <Button
        size="sm"
        disabled={none}
        onClick={() => void navigate({ to: '/', search: { kind, ...searchFrom(criteria) } })}
      >
        {found === undefined ? 'Search for look-alikes' : `Search the ${counted(kind, found)}`}
      </Button>
    </div>
  )
}
