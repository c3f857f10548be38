import { z } from 'zod'
import { kinds } from '#contract/kind.ts'
import { Layout } from '#shared/tabular/layout.ts'
import { Mapping } from './roles.ts'
import { Tally } from './row-tally.ts'

/** Each candidate of a row has a digit key. */
export const MAX_CANDIDATES = 10

/** The settings on which the answers to the rows of a file depend. */
export const RequestSettings = z.object({
  kind: z.enum(kinds),
  mapping: Mapping,
  /** Candidates per row, and the minimum score. */
  limit: z.number().int().min(1).max(MAX_CANDIDATES),
  confidence: z.number().int().min(70).max(100),
})
export type RequestSettings = z.infer<typeof RequestSettings>

const SettingsAndLayout = RequestSettings.extend({ layout: Layout })

/** The settings of the stored answers, with the layout and the tally of the file. */
export const AnsweredSettings = SettingsAndLayout.extend({ tally: Tally.optional() })
export type AnsweredSettings = z.infer<typeof AnsweredSettings>

interface SettingsOfJob extends RequestSettings {
  understood?: { layout: Layout } | undefined
  tally?: Tally | undefined
}

/** The current settings of a job; undefined before the file is read. */
export const currentSettings = ({
  kind,
  mapping,
  limit,
  confidence,
  understood,
  tally,
}: SettingsOfJob): AnsweredSettings | undefined =>
  understood && { kind, mapping, limit, confidence, layout: understood.layout, tally }

const settingsKey = (settings: AnsweredSettings | undefined): string =>
  JSON.stringify(settings && SettingsAndLayout.parse(settings))

/** Whether the stored answers were requested with the current settings. */
export const answersAreCurrent = (job: SettingsOfJob & { asked?: AnsweredSettings | undefined }): boolean =>
  job.asked !== undefined && settingsKey(currentSettings(job)) === settingsKey(job.asked)
