import { basename } from 'node:path'
import type { Exclusion } from '#contract/imports.ts'
import type { Kind } from '#contract/kind.ts'
import type { OnProgress } from '../progress.ts'
import type { Mapping } from './columns/mapping.ts'

export interface ImportOptions {
  /** Path of the file, or paths of several, which are one set. */
  file: string | readonly string[]
  /** What the file is about; as its mapping file says or its columns show when absent. */
  kind?: Kind
  /** Name of a sheet of a workbook; the first with data when absent. */
  sheet?: string | undefined
  /** Path of a mapping file (examples/README.md). */
  map?: string
  /** What a mapping file would say. */
  mapping?: Mapping | undefined
  /** Name of a saved mapping of the data folder. */
  savedMapping?: string | undefined
  /** Receives the mapping that is used, before anything is built, with the columns that it is for. */
  onMapping?: (mapping: Mapping, columns: readonly string[]) => Promise<void>
  /** Rows that are excluded, besides those that the mapping file excludes. */
  exclude?: readonly Exclusion[] | undefined
  /** Name of a preset (presets/); when absent, the one that fits the file, if any, unless there is a mapping file. */
  preset?: string | undefined
  /** Name of the data set; the file's own name when absent. */
  name?: string
  /** Where the records are from, and on what terms they may be used. */
  source?: string
  license?: string
  /** The data folder, which holds a folder for each kind. */
  dataDir: string
  onProgress?: OnProgress
  /** Receives messages for the person at the command line. */
  say?: (text: string) => void
  /** Refuse the whole file when any row is rejected, save by a rule of the mapping file. */
  strict?: boolean
  /** Store a release of a data set that there is without switching to it. */
  hold?: boolean | undefined
  /** Refuse a release that lacks a column of the one before. */
  sameColumns?: boolean | undefined
  /** Refuse a release without a larger share, 0 to 1, of the records before. */
  maxRemoved?: number | undefined
}

/** Text that can name a data set: `places_rhode_island` of `places_rhode_island.csv.gz`. */
export function nameOfFile(file: string): string {
  const plain = basename(file).replace(
    /\.(csv|tsv|txt|json|jsonl|ndjson|geojson|geojsonl|geojsonseq|parquet|xlsx|gz|zip)\b/gi,
    '',
  )
  return (
    plain
      .replace(/[^A-Za-z0-9._-]+/g, '_')
      .replace(/^[^A-Za-z0-9]+/, '')
      .slice(0, 60) || 'import'
  )
}

/** The name of the data set. */
export const setNameOf = (options: ImportOptions) => options.name ?? nameOfFile(filesOf(options)[0] as string)

export const filesOf = ({ file }: ImportOptions): readonly string[] =>
  typeof file === 'string' ? [file] : file
