import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { tallyQuery } from '#api/queries.ts'
import { setValues } from '#criteria/edit.ts'
import { NOT_KNOWN, tallyText, tallyValue } from '#criteria/tallies.ts'
import { codesFor } from '#features/industries/data/tree/picks.ts'
import { industryDetailMessages as messages } from '#features/industries/messages.ts'
import type { Industry } from '#reference/industries.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Panel } from '#ui/Panel.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { useBasis } from '../useBasis.ts'
import { useSearchActions } from '../useSearchActions.ts'
import classes from './detail.module.css'

const FIRST = 8

/** The states with most companies of an industry; a click searches there. */
export function StatesCard({ industry }: { industry: Industry }) {
  const { basis } = useBasis()
  const { searchWith } = useSearchActions()
  const codes = codesFor(industry)
  const own = setValues(basis, 'PrimarySic', codes)
  const { data, error, refetch, isPlaceholderData } = useQuery(
    tallyQuery('companies', own, ['stateprovince']),
  )
  const total = data?.reduce((sum, { Count }) => sum + Count, 0) ?? 0
  const max = data?.[0]?.Count ?? 1
  return (
    <Panel
      className={kit.fixed}
      aria-label={messages.states}
      head={
        <SectionTitle note={data && messages.byState(industry.Id, total)}>{messages.states}</SectionTitle>
      }
    >
      {error && <ProblemNote problem={error} retry={() => refetch()} />}
      {!data && !error && <Skeleton height={10} m={14} />}
      {data?.length === 0 && <p className={kit.muted}>{messages.empty}</p>}
      <ul className={`${kit.grid} ${classes.states}`} data-stale={isPlaceholderData}>
        {data?.slice(0, FIRST).map((item) => {
          const state = tallyValue(item, 'stateprovince')
          const name =
            state === undefined ? NOT_KNOWN : tallyText('companies', 'stateprovince', state, String)
          return (
            <li key={state ?? ''}>
              <button
                type="button"
                className={`${kit.plain} ${kit.grid} ${kit.middle} ${kit.gap8} ${kit.wide} ${kit.cell} ${kit.touchHeight} ${classes.state}`}
                disabled={state === undefined}
                title={messages.searchState(item.Count, name, total)}
                onClick={() =>
                  state && searchWith(setValues({ StatesProvinces: [state] }, 'PrimarySic', codes))
                }
              >
                <span className={kit.truncate}>{name}</span>
                <span className={kit.track} aria-hidden>
                  <span className={kit.bar} style={{ width: `max(3px, ${(100 * item.Count) / max}%)` }} />
                </span>
                <span className={kit.number}>{count(item.Count)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {data && data.length > FIRST && (
        <p className={kit.second}>
          {messages.otherStates(
            data.slice(FIRST).reduce((sum, { Count }) => sum + Count, 0),
            data.length - FIRST,
          )}
        </p>
      )}
    </Panel>
  )
}
