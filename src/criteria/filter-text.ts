import type { Kind } from '#contract/kind.ts'
import { count } from '#shared/text/format.ts'
import { chipLead, chipsOf, placeDetail, placeLabel } from './describe.ts'
import { valuesOf } from './edit.ts'
import { criterionOf, type SearchFilter } from './filters.ts'

const isCode = (key: string) => key === 'PrimarySic' || key === 'Sic'

/** Many ZIP codes that are one filter: "50 ZIP codes". */
export const zipCodesText = (codes: number): string => `${count(codes)} ZIP codes`

/** A filter as text on its own: "not Omaha, NE", "Dentists", "Employees here 5–9". */
export function filterText(kind: Kind, filter: SearchFilter, industry: (code: string) => string): string {
  const not = filter.excluded ? 'not ' : ''
  if (filter.place)
    return `${not}${[placeLabel(filter.place), placeDetail(filter.place)].filter(Boolean).join(', ')}`
  if (filter.zipCodes) return not + zipCodesText(filter.zipCodes.length)
  const key = criterionOf(filter)
  if (isCode(key)) return not + valuesOf(filter.part, key).map(industry).join(' or ')
  const [chip] = chipsOf(kind, filter.part)
  if (!chip) return not + key
  return not + [chipLead(kind, chip), chip.text].filter(Boolean).join(' ')
}
