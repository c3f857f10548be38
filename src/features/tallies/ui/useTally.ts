import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { countQuery, gatheredTallyQuery } from '#api/queries.ts'
import { tallyText } from '#criteria/tallies.ts'
import { tallyCriteria, valueRolesOf } from '#criteria/tally-choice.ts'
import type { Level } from '#criteria/tally-levels.ts'
import type { TallyPanel } from '#criteria/tally-panels.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { useMultiple } from '#session/service.ts'
import { tableOf } from '../model/rows.ts'
import { useCompared } from './useCompared.ts'

/** The tally of a panel's level, beside that of the search it is held against; not asked for while it is not wanted. */
export function useTally(panel: TallyPanel, level: Level, wanted: boolean) {
  const kind = useKind()
  const criteria = useCriteria()
  const industry = useIndustryName()
  const compared = useCompared()
  const multiple = useMultiple()
  const { field } = level
  // The answers to all panels come at once: their bars are drawn panel by panel, between the keys that are pressed.
  const query = useDeferredValue(
    useQuery({
      ...gatheredTallyQuery(kind, tallyCriteria(kind, criteria, level), [field], multiple),
      enabled: wanted,
    }),
  )
  const other = useDeferredValue(
    useQuery({
      ...gatheredTallyQuery(
        kind,
        tallyCriteria(kind, compared?.criteria ?? criteria, level),
        [field],
        multiple,
      ),
      enabled: wanted && compared !== undefined,
    }),
  )
  const ofMatching = panel.of === 'matching' && !compared
  const { data: all } = useQuery({ ...countQuery(kind, criteria), enabled: wanted && ofMatching })
  const matching = ofMatching ? all?.MatchCount : undefined
  const otherItems = compared && other.data
  const table = useMemo(
    () =>
      query.data &&
      tableOf(
        { items: query.data, compared: otherItems },
        {
          field,
          words: (value) => tallyText(kind, field, value, industry),
          standing: valueRolesOf(criteria, level),
          matching,
        },
      ),
    [query.data, otherItems, kind, field, industry, criteria, level, matching],
  )
  return { query, other, table, compared }
}
