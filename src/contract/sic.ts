import { z } from 'zod'

/** An industry code with one of its descriptions (reference, SIC item). */
export const Sic = z.object({ Id: z.string(), Description: z.string() })
export type Sic = z.infer<typeof Sic>

export const Sics = z.object({ Matches: z.array(Sic) })
export type Sics = z.infer<typeof Sics>
