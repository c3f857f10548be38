import { z } from 'zod'

/** One thing wrong with a request: `Item` names the parameter or field (reference, Error items). */
export const ValidationError = z.object({ Description: z.string(), Item: z.string() })
export type ValidationError = z.infer<typeof ValidationError>

/** The body of a 400. */
export const ValidationErrors = z.array(ValidationError)

/** The body of every other error. */
export const Problem = z.object({ statusCode: z.number(), message: z.string() })
export type Problem = z.infer<typeof Problem>
