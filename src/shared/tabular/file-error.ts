/** A file that cannot be read as rows; its message says what it is, and what to do with it. */
export class FileError extends Error {}

/** A file that is whole, but has no record. */
export class NoRecords extends FileError {}

/** Shown when the bytes of a file are no longer stored in this browser. */
export const FILE_MISSING =
  'The file is no longer in this browser. Choose it again. Your results and decisions are saved.'

const unreadable = new Set(['NotFoundError', 'NotReadableError'])

/** Whether a file was moved, deleted, changed or locked by another program since it was opened. */
export const isUnreadable = (problem: unknown): boolean =>
  problem instanceof DOMException && unreadable.has(problem.name)

/** Why a file could not be read, as a message. */
export function readErrorOf(problem: unknown): string {
  if (isUnreadable(problem))
    return 'The file was moved, deleted or locked. Choose it again. Your results and decisions are saved.'
  return problem instanceof Error ? problem.message : String(problem)
}
