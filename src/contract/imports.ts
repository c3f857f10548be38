import { z } from 'zod'
import { kinds } from './kind.ts'
import { MappingName } from './mappings.ts'
import { ReleaseSummary } from './releases.ts'

/** Imports of files as data sets, for the operator of the service. Requests for them are not part of the API. */
export const importPaths = {
  /** POST `NewUpload`: answers with an `Upload`. */
  uploads: '/operator/uploads',
  /**
   * GET: answers with the `Upload`. PUT with `offset` in the query and up to `MAX_UPLOAD_PART` bytes as `application/octet-stream`: adds them,
   * and answers with the `Upload`; a 409 where `received` is not that offset. DELETE: removes it.
   */
  upload: (id: string) => `/operator/uploads/${id}`,
  /** POST `NewDownload`: begins to load a file and answers with its `Download`; a 409 where its host is not allowed. */
  downloads: '/operator/downloads',
  /** GET: answers with the `Download`. DELETE: stops it, and removes what is there of the file. */
  download: (id: string) => `/operator/downloads/${id}`,
  /** POST `ImportRequest`: answers with an `ImportPreview`. */
  preview: '/operator/imports/preview',
  /** GET: answers with `ImportRuns`. POST `ImportRequest`: begins an import and answers with its `ImportRun`. */
  imports: '/operator/imports',
  /** POST `RestRequest`: begins an import of rejected rows that were mended, and answers with its `ImportRun`. */
  rest: '/operator/imports/rest',
  /** POST: answers with the `ImportRun` as it ended. */
  cancel: (id: string) => `/operator/imports/${id}/cancel`,
  /** DELETE: takes a run that has ended from the list. */
  run: (id: string) => `/operator/imports/${id}`,
  /** GET: a CSV file of an import that has ended. */
  report: (id: string, report: ImportReport) => `/operator/imports/${id}/${report}`,
} as const

/** What a finished import can give beside its records: the rows that were rejected, the values that were changed, and what differs from the release before. */
export const importReports = ['rejects.csv', 'changes.csv', 'release.csv'] as const
export type ImportReport = (typeof importReports)[number]

/** Most bytes of one part of an upload. */
export const MAX_UPLOAD_PART = 4 * 2 ** 20

export const NewUpload = z.strictObject({
  /** The file's name, with its ending. */
  name: z.string().min(1, 'must be the name of a file').max(300),
  /** Bytes of the file. */
  size: z.int().min(1, 'must be 1 or more: the file is empty'),
})
export type NewUpload = z.infer<typeof NewUpload>

/** A file on its way to the service. It remains for a week, or until it is imported; a cut-off upload goes on at `received`. */
export const Upload = NewUpload.extend({ id: z.string(), received: z.int() })
export type Upload = z.infer<typeof Upload>

export const NewDownload = z.strictObject({
  address: z.string().trim().min(1, 'must be an address').max(2000),
})

/** A file that the service loads from an address. Once it is `done`, it is an upload under the same id. */
export const Download = z.object({
  id: z.string(),
  /** The name of the file. */
  name: z.string(),
  state: z.enum(['loading', 'done', 'failed']),
  /** Bytes so far, and of the whole file where the server says it. */
  received: z.int(),
  size: z.int().optional(),
  /** Why it failed. */
  error: z.string().optional(),
})
export type Download = z.infer<typeof Download>

/** A file to import: one that was uploaded, or one that the service can read at a path of its own machine. */
const ImportFile = z.union([
  z.strictObject({ upload: z.uuid() }),
  z.strictObject({ path: z.string().min(1, 'must be a path').max(2000) }),
])
export type ImportFile = z.infer<typeof ImportFile>

/** Rows that are imported unless they are excluded: of companies that are closed, superseded or denied, and of other countries. */
export const exclusions = ['closed', 'foreign'] as const
export type Exclusion = (typeof exclusions)[number]

export const ImportRequest = z.strictObject({
  /** Read as one table, in this order. */
  files: z.array(ImportFile).min(1, 'must name a file').max(100),
  /** As the files say when absent. */
  kind: z.enum(kinds).optional(),
  /** Name of the data set; that of the first file when absent. */
  name: z.string().trim().max(60).optional(),
  source: z.string().trim().max(500).optional(),
  license: z.string().trim().max(500).optional(),
  /** The sheet of a workbook; the first with data when absent. */
  sheet: z.string().max(200).optional(),
  /**
   * A mapping file as the command line takes it; what it does not have is guessed. A field that must not be filled at all is in
   * `columns` with `{ value: '' }`.
   */
  mapping: z.record(z.string(), z.unknown()).optional(),
  /** Where there is no `mapping`: the name of a saved one; none for an empty text, that of the version before, or the latest for files of these columns, when absent. */
  savedMapping: z.string().max(60).optional(),
  /** The name under which an import saves the mapping that it uses. */
  saveAs: MappingName.optional(),
  /** Rows that are excluded, besides those that the mapping excludes; as for the version before when absent. */
  exclude: z.array(z.enum(exclusions)).optional(),
  /** Import all rows or none. */
  strict: z.boolean().optional(),
  /** Store a release of a data set that there is, compared with the one before, without switching to it. */
  hold: z.boolean().optional(),
})
export type ImportRequest = z.infer<typeof ImportRequest>

/** Rejected rows of a version, mended: its `rejects.csv` with the wrong cells corrected. */
export const RestRequest = z.strictObject({
  kind: z.enum(kinds),
  /** `NAME@STAMP`. */
  version: z.string().max(200),
  file: ImportFile,
  /** Store the version with the added rows without switching to it. */
  hold: z.boolean().optional(),
})
export type RestRequest = z.infer<typeof RestRequest>

/** What becomes of one column. */
const ImportColumn = z.object({
  column: z.string(),
  /** The first different values. */
  examples: z.array(z.string()),
  /** Which part of the first rows has a value, 0 to 1. */
  filled: z.number(),
  /** The fields it fills; none when it is not used. */
  fields: z.array(z.string()),
  /** Whether it holds the category, or words that distinguish categories. */
  isCategory: z.boolean(),
  /** Why it fills its fields: by the mapping, its name, or its values. */
  by: z.enum(['mapping', 'name', 'values']).optional(),
})
export type ImportColumn = z.infer<typeof ImportColumn>

/** A saved mapping, and when it was saved: an ISO date and time. */
const NamedMapping = z.object({ name: z.string(), saved: z.string() })

export const ImportPreview = z.object({
  kind: z.enum(kinds),
  /** Whether the kind was guessed from the columns. */
  kindGuessed: z.boolean(),
  /** The name that the data set gets. */
  name: z.string(),
  /** What the file is: `CSV, semicolon between columns, utf-8`. */
  about: z.string(),
  /** Bytes of all files. */
  bytes: z.int(),
  /** Sheets of a workbook. */
  sheets: z.array(z.string()),
  /** Files of archives that are not read: they are no records, or of another table. */
  unread: z.array(z.string()),
  /** Where only the first files of an archive were read for it: how many, and of how many. An import reads all. */
  partOf: z.object({ read: z.int(), all: z.int() }).optional(),
  /** Why it cannot be imported as it is; then there are no records. */
  problem: z.string().optional(),
  /** The known open data set that the columns are those of. */
  preset: z.object({ name: z.string(), title: z.string() }).optional(),
  /** The release before of the same name, where its mapping is used again. */
  columnsOf: z.string().optional(),
  source: z.string().optional(),
  license: z.string().optional(),
  columns: z.array(ImportColumn),
  /** Every field of the kind that a column can fill. */
  fields: z.array(z.string()),
  /** The first records as they will be, in the names of the API. */
  records: z.array(z.record(z.string(), z.unknown())),
  /** Rows that are excluded, by the request or as for the version before. */
  exclude: z.array(z.enum(exclusions)),
  /** Among the first `rows` of the file: rows that can be excluded. */
  excludable: z.object({ rows: z.int(), closed: z.int(), foreign: z.int() }),
  /** How many of the first rows are rejected, with the reason. */
  rejected: z.array(z.object({ line: z.int(), column: z.string(), reason: z.string(), value: z.string() })),
  /** The saved mapping that is used, and all that are for files of these columns, the latest first. */
  savedMapping: NamedMapping.optional(),
  savedMappings: z.array(NamedMapping),
  /** The mapping as it is, for a mapping file. */
  mapping: z.record(z.string(), z.unknown()),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** Something that was changed or noticed in many rows. */
const ImportNote = z.object({ kind: z.string(), text: z.string(), count: z.int(), line: z.int() })

const ImportResult = z.object({
  version: z.string(),
  rows: z.int(),
  records: z.int(),
  rejected: z.record(z.string(), z.int()),
  /** Rejected rows by reason. */
  reasons: z.record(z.string(), z.int()),
  notes: z.array(ImportNote),
  /** One sentence on the records: how many have an industry, or an age. */
  closing: z.string(),
  seconds: z.number(),
  reports: z.array(z.enum(importReports)),
  /** What differs from the release before, if there was one. */
  release: ReleaseSummary.optional(),
})
export type ImportResult = z.infer<typeof ImportResult>

/** `ready`: its version waits to be used or removed, which makes the run `done` or `discarded`. */
export const importStates = ['running', 'ready', 'done', 'discarded', 'failed', 'canceled'] as const

/** One import, from its begin on; it is stored, and outlives the service. */
export const ImportRun = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(kinds).optional(),
  files: z.array(z.string()),
  state: z.enum(importStates),
  /** ISO times. */
  began: z.string(),
  ended: z.string().optional(),
  /** The step in words, and how far it is: rows done of `total`, where that is known. */
  progress: z
    .object({
      step: z.string(),
      done: z.int(),
      total: z.int().optional(),
      rowsPerSecond: z.number().optional(),
    })
    .optional(),
  /** Why it failed, and what can be loaded on that. */
  error: z.string().optional(),
  reports: z.array(z.enum(importReports)).optional(),
  result: ImportResult.optional(),
})
export type ImportRun = z.infer<typeof ImportRun>

/** The newest first. */
export const ImportRuns = z.object({ runs: z.array(ImportRun) })
