import { z } from 'zod'

/** What the address of the exports says of their source: a list, or the rows that were ticked; else it is the search. */
const ExportSearch = z.object({
  list: z.string().optional().catch(undefined),
  picked: z.literal(true).optional().catch(undefined),
})

export const readExportSearch = (params: object) => ExportSearch.parse(params)
