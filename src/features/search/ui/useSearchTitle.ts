import { useEffect } from 'react'
import { customName } from '#criteria/areas/area-names.ts'
import { titleOf } from '#criteria/describe.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useAllCriteria, useCriteria, useKind, useView } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'

/** The search in words, which is the title of the page too. */
export function useSearchTitle(): string {
  const { muted } = useAllCriteria()
  const criteria = useCriteria()
  const { names } = useView()
  const units = useSettings((settings) => settings.units)
  const title = titleOf(useKind(), criteria, useIndustryName(), {
    nameOf: (place) => customName(place, names),
    units,
  })
  const isEmpty = matchesEverything(criteria) && matchesEverything(muted)
  useEffect(() => {
    document.title = isEmpty ? 'Catchment' : `${title} · Catchment`
  }, [title, isEmpty])
  return title
}
