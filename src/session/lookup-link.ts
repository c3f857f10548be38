import { z } from 'zod'
import { DEFAULT_CONFIDENCE, requestTypes } from '#contract/match.ts'
import { searchAlone } from './search.ts'

/** Digits of a link that was typed by hand arrive as a number. */
const Typed = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined)

const MAX_CONFIDENCE = 100

/** What the address of the match page says beside the search, in the lower-case names of the match request. */
const PickSearch = z.object({
  name: Typed,
  streetaddress: Typed,
  city: Typed,
  stateprovince: Typed,
  postalcode: Typed,
  phone: Typed,
  requesttype: z.enum(requestTypes).optional().catch(undefined),
  confidence: z.coerce.number().int().min(DEFAULT_CONFIDENCE).max(MAX_CONFIDENCE).optional().catch(undefined),
  /** A pasted line. */
  line: Typed,
})
export type PickParams = z.infer<typeof PickSearch>

export const readPickSearch = (params: object): PickParams => PickSearch.parse(params)

let last: PickParams = {}

/** Remembers the last lookup, so that links to the page lead back to it. */
export const rememberLookup = (params: PickParams): void => {
  last = params
}

/** The search of a link to the match page, with the last lookup. */
export const withLastLookup = (search: object) => ({ ...searchAlone(search), ...last })
