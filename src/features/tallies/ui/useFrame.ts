import { criteriaText } from '#criteria/criteria-text.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { useService } from '#session/service.ts'
import type { Frame } from '../model/picture/drawing.ts'

const today = () => new Date().toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' })

/** What stands around a picture: its title, the search in words, the day and where the numbers come from. */
export function useFrame(): (title: string, compared?: string) => Frame {
  const kind = useKind()
  const criteria = useCriteria()
  const industry = useIndustryName()
  const service = useService()
  const set = service?.data?.[kind]
  const data = set ? `${set.name}, data of ${set.date}` : service?.name
  return (title, compared) => ({
    title,
    criteria: criteriaText(kind, criteria, industry),
    compared,
    source: [today(), data && `Source: ${data}`, 'Counted with Catchment'].filter(Boolean).join(' · '),
  })
}
