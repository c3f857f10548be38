import { type List, membersOf, sizeOf } from '#lists/list.ts'
import { createList } from '#lists/stored-lists.ts'
import { stemOf } from '../model/file/download/completed-file.ts'
import type { MatchJob } from '../model/file/job.ts'

/** How a list of a file's matched records is called and told. */
export const matchedText = ({ name }: MatchJob) => ({
  name: `${stemOf(name)}, matched`,
  origin: { type: 'matched' as const, file: name },
  description: `Matched from ${name}`,
})

/** The list of a file's matched records: the one that was kept of as many, else a new one. */
export async function matchedList(
  job: MatchJob,
  ids: readonly string[],
  lists: readonly List[],
): Promise<List> {
  const isSameList = (list: List) =>
    list.origin.type === 'matched' &&
    list.origin.file === job.name &&
    list.kind === job.kind &&
    sizeOf(list) === ids.length
  return (
    lists.find(isSameList) ?? createList({ kind: job.kind, members: membersOf(ids), ...matchedText(job) })
  )
}
