/** A file that cannot be read as rows; its message says what it is, and what to do with it. */
export class FileError extends Error {}

/** That the bytes of a file are not there any more, and what stays. */
export const FILE_GONE =
  'The file itself is no longer in this browser. Choose it again: what was answered and decided stays here.'

/** What the browser says of a file that it kept and cannot get at: moved, deleted, or locked by another program. */
const unread = new Set(['NotFoundError', 'NotReadableError'])

/** Why a file could not be read, in words. */
export function readErrorOf(problem: unknown): string {
  if (problem instanceof DOMException && unread.has(problem.name))
    return 'The file was moved, deleted or locked since it was dropped. Choose it again: what was answered and decided stays here.'
  return problem instanceof Error ? problem.message : String(problem)
}
