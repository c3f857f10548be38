import type { Kind } from '#contract/kind.ts'
import { chipsOf, placeDetail, placeLabel } from './describe.ts'
import { valuesOf } from './edit.ts'
import { criterionOf, type Piece } from './filters.ts'

const isCode = (key: string) => key === 'PrimarySic' || key === 'Sic'

/** A chosen thing in words that stand alone: "not Omaha, NE", "Dentists", "Employees here 5–9". */
export function filterText(kind: Kind, piece: Piece, industry: (code: string) => string): string {
  const not = piece.excluded ? 'not ' : ''
  if (piece.place)
    return `${not}${[placeLabel(piece.place), placeDetail(piece.place)].filter(Boolean).join(', ')}`
  const key = criterionOf(piece)
  if (isCode(key)) return not + valuesOf(piece.part, key).map(industry).join(' or ')
  const [chip] = chipsOf(kind, piece.part)
  return chip ? `${not}${chip.label} ${chip.words}` : not + key
}
