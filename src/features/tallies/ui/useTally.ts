import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { countQuery, gatheredTallyQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { criteriaText } from '#criteria/criteria-text.ts'
import { tallyText } from '#criteria/tallies.ts'
import { tallyCriteria, valueRolesOf } from '#criteria/tally-choice.ts'
import { comparedTo } from '#criteria/tally-compare.ts'
import type { Level } from '#criteria/tally-levels.ts'
import type { TallyPanel } from '#criteria/tally-panels.ts'
import { sameCriteria } from '#criteria/tidy.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCriteria, useKind, useView } from '#session/search.ts'
import { useMultiple } from '#session/service.ts'
import { tallyTable } from '../model/rows.ts'

/** The tally of a panel's level, with that of the compared search; requested only while `enabled`. */
export function useTally(panel: TallyPanel, level: Level, enabled: boolean) {
  const kind = useKind()
  const criteria = useCriteria()
  const industry = useIndustryName()
  const compared = useCompared()
  const multiple = useMultiple()
  const { field } = level
  const countedCriteria = tallyCriteria(kind, criteria, level)
  const answer = useQuery({ ...gatheredTallyQuery(kind, countedCriteria, [field], multiple), enabled })
  const otherAnswer = useQuery({
    ...gatheredTallyQuery(
      kind,
      tallyCriteria(kind, compared?.criteria ?? criteria, level),
      [field],
      multiple,
    ),
    enabled: enabled && compared !== undefined,
  })
  // The answers to all panels come at once: their bars are drawn panel by panel, between the keys that are pressed.
  const query = useDeferredValue(answer)
  const other = useDeferredValue(otherAnswer)
  const ofMatching = panel.of === 'matching' && !compared
  const { data: all } = useQuery({ ...countQuery(kind, criteria), enabled: enabled && ofMatching })
  const matching = ofMatching ? all?.MatchCount : undefined
  const otherItems = compared && other.data
  const table = useMemo(
    () =>
      query.data &&
      tallyTable(
        { items: query.data, compared: otherItems },
        {
          field,
          label: (value) => tallyText(kind, field, value, industry),
          role: valueRolesOf(criteria, level),
          matching,
        },
      ),
    [query.data, otherItems, kind, field, industry, criteria, level, matching],
  )
  const comparedCriteria = compared && tallyCriteria(kind, compared.criteria, level)
  return {
    query,
    other,
    table,
    /** Whether the bars are not yet those of the level and the search: also while their answer is there and not drawn. */
    isLate:
      answer.isFetching ||
      otherAnswer.isFetching ||
      answer.data !== query.data ||
      otherAnswer.data !== other.data,
    /** What is counted, as text. */
    counted: criteriaText(kind, countedCriteria, industry),
    isWithoutOwnFilter: excludesOwnFilter(kind, criteria, level),
    compared: comparedCriteria && criteriaText(kind, comparedCriteria, industry),
  }
}

/** Whether the search has a filter on the level's own field that its tally does not apply. */
function excludesOwnFilter(kind: Kind, criteria: Criteria, level: Level): boolean {
  const isWithout = (at: Level) => !sameCriteria(tallyCriteria(kind, criteria, at), criteria)
  return isWithout(level) && isWithout({ ...level, path: [] })
}

/** The compared search, as criteria and as text; undefined without a comparison. */
export function useCompared(): { criteria: Criteria; text: string } | undefined {
  const { kind, compare } = useView()
  const criteria = useCriteria()
  const industry = useIndustryName()
  return useMemo(() => {
    if (compare === undefined) return undefined
    const other = comparedTo(criteria, compare)
    return { criteria: other, text: criteriaText(kind, other, industry) }
  }, [kind, criteria, compare, industry])
}
