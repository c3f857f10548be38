import { queryOptions } from '@tanstack/react-query'
import { count } from '#shared/text/format.ts'
import type { MatchJob } from '../model/file/job.ts'
import { useLiveMatches } from './live.ts'
import { requestTally } from './match-worker.ts'
import { hasFile, replaceFile } from './stored-matches.ts'

/** Whether the browser still has a file: after a backup was put back it has all of it but that. */
export const hasFileQuery = (id: string) =>
  queryOptions({ queryKey: ['matches', id, 'file'], queryFn: () => hasFile(id), retry: false })

/**
 * Takes a file that is not there any more from the person again; it may bear another name by now. Raises for one of another size, to
 * whose rows the decisions would not belong.
 */
export async function reselectFile({ id, name, size, state }: MatchJob, file: Blob): Promise<void> {
  if (file.size !== size)
    throw new Error(
      `This is another file: ${name} had ${count(size)} bytes, this one has ${count(file.size)}. Match it as a file of its own.`,
    )
  await replaceFile(id, file, (now) => ({
    ...now,
    state: now.state === 'unreadable' ? 'reading' : now.state,
    fault: undefined,
  }))
  useLiveMatches.getState().jobUpdated(id, { file: undefined, stopped: undefined })
  if (state === 'columns') requestTally(id)
}
