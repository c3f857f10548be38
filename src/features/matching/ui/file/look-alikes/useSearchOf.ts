import { titleOf } from '#criteria/describe.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCriteria, useKind } from '#session/search.ts'

/** The search of the address with its title; everything, without a title, where it is of another kind or asks for everything. */
export function useCurrentSearch(kind: MatchJob['kind']) {
  const criteria = useCriteria()
  const ofKind = useKind() === kind
  const industry = useIndustryName()
  if (!ofKind || matchesEverything(criteria)) return { criteria: everything, title: undefined }
  return { criteria, title: titleOf(kind, criteria, industry) }
}

const everything = {}
