import { z } from 'zod'

/** The contents of the list of vehicles (open-points, Paths). */
export const detailTypes = ['makes', 'makesandmodels'] as const

/** A make, with its models when requested. */
export const Vehicle = z.object({ Make: z.string(), Models: z.array(z.string()).optional() })
export type Vehicle = z.infer<typeof Vehicle>
