/** A file that cannot be read as rows; its message says what it is, and what to do with it. */
export class FileError extends Error {}

/** That the bytes of a file are not there any more, and what stays. */
export const FILE_GONE =
  'The file itself is no longer in this browser. Choose it again: what was answered and decided stays here.'

const unreadable = new Set(['NotFoundError', 'NotReadableError'])

/** Whether a file was moved, deleted, changed or locked by another program since it was opened. */
export const isUnreadable = (problem: unknown): boolean =>
  problem instanceof DOMException && unreadable.has(problem.name)

/** Why a file could not be read, in words. */
export function readErrorOf(problem: unknown): string {
  if (isUnreadable(problem))
    return 'The file was moved, deleted or locked since it was dropped. Choose it again: what was answered and decided stays here.'
  return problem instanceof Error ? problem.message : String(problem)
}
