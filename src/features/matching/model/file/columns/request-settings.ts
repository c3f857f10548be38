import { z } from 'zod'
import { kinds } from '#contract/kind.ts'
import { Layout } from '#shared/tabular/layout.ts'
import { Tally } from './plan.ts'
import { Mapping } from './roles.ts'

/** Each candidate of a row has a digit key. */
export const MAX_CANDIDATES = 10

/** How the rows of a file are asked about: in another manner they would get other answers. */
export const RequestSettings = z.object({
  kind: z.enum(kinds),
  mapping: Mapping,
  /** Candidates per row, and the minimum score. */
  limit: z.number().int().min(1).max(MAX_CANDIDATES),
  confidence: z.number().int().min(70).max(100),
})
export type RequestSettings = z.infer<typeof RequestSettings>

const Read = RequestSettings.extend({ layout: Layout })

/** The manner in which stored answers were asked for, how the file was read then, and what its rows came to. */
export const AskedIn = Read.extend({ tally: Tally.optional() })
export type AskedIn = z.infer<typeof AskedIn>

interface Chosen extends RequestSettings {
  understood?: { layout: Layout } | undefined
  tally?: Tally | undefined
}

/** The manner that is chosen now; undefined before the file is read. */
export const requestSettingsOf = ({
  kind,
  mapping,
  limit,
  confidence,
  understood,
  tally,
}: Chosen): AskedIn | undefined =>
  understood && { kind, mapping, limit, confidence, layout: understood.layout, tally }

const textOf = (manner: AskedIn | undefined): string => JSON.stringify(manner && Read.parse(manner))

/** Whether the answers that are stored are those to what would be asked now. */
export const isAskedSo = (job: Chosen & { asked?: AskedIn | undefined }): boolean =>
  job.asked !== undefined && textOf(requestSettingsOf(job)) === textOf(job.asked)
