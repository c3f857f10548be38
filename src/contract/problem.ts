import { z } from 'zod'

/** One thing wrong with a request: `Item` names the parameter or field (reference, Error items). */
export const Fault = z.object({ Description: z.string(), Item: z.string() })
export type Fault = z.infer<typeof Fault>

/** The body of a 400. */
export const Faults = z.array(Fault)

/** The body of every other error. */
export const Problem = z.object({ statusCode: z.number(), message: z.string() })
export type Problem = z.infer<typeof Problem>
