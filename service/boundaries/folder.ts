import { join } from 'node:path'
import type { BoundaryKind } from '#contract/boundaries.ts'

/** Where all outlines are, under the data folder. */
export const boundariesFolder = (dataDir: string) => join(dataDir, 'boundaries')

/** Where the outlines of a kind have their versions and the name of the one in use. */
export const boundaryFolder = (dataDir: string, kind: BoundaryKind) => join(boundariesFolder(dataDir), kind)

/**
 * Files of one version: every outline as a line of JSON, those of a square beside each other; where each line begins and which of them each
 * square and each key has; what the version is, with the checksums of the other two.
 */
export const boundaryFiles = { lines: 'outlines.jsonl', index: 'index.json', info: 'info.json' } as const

/** Number of this layout of files; counted up with every change, so that older files are not misread. */
export const LAYOUT = 1
