import type { Kind } from '#contract/kind.ts'

/**
 * Files of one version of the data, in its own folder under `versions/NAME@STAMP/` of the kind's folder: the search database
 * (`companies.duckdb`: the kind's table, `ids(Id, pos)` sorted by Id, and what else the kind has), `bodies/` (LMDB: seq to
 * record tuple), `ids/` and `names/` (indexes), `info.json` (DataInfo, and the checksums of all these).
 * Beside them may be what an import or the report of quality wrote, which has no checksum (`besideFiles`). `current` beside `versions` is a text file with the folder's name, replaced by rename.
 */
export const versionFiles = {
  bodies: 'bodies',
  info: 'info.json',
  rejects: 'rejects.csv',
  changes: 'changes.csv',
  /** What differs from the release before. */
  release: 'release.csv',
  /** The summary of the import. */
  summary: 'summary.json',
  /** The report of quality. */
  quality: 'quality.json',
  /** How the files of an import were read, for the import of a later release. */
  recipe: 'import.json',
  /** Of a version that a merge made: what was merged and how, every record of the other set, and which records are in which. */
  merge: 'merge.json',
  mergeList: 'merge.csv',
  sources: 'sources.csv',
  /** Empty; there while a version that is built and checked waits to be used or removed by a person. */
  pending: 'pending',
} as const
/** Files that a version may have and can do without. */
export const besideFiles = [
  versionFiles.rejects,
  versionFiles.changes,
  versionFiles.release,
  versionFiles.summary,
  versionFiles.quality,
  versionFiles.recipe,
  versionFiles.merge,
  versionFiles.mergeList,
  versionFiles.sources,
  versionFiles.pending,
] as const
export const queryFile = (kind: Kind) => `${kind}.duckdb`

/** Number of this layout of files and columns, in `info.json`; counted up with every change but an added column, so that older data is not misread. */
export const LAYOUT = 6
