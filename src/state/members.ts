import type { Members } from '../lists/list.ts'
import { inTransaction, type PackedMembers } from './database.ts'

/** Where the members of a list after one of its steps are kept. */
export const keyOf = (list: string, step: string) => `${list}/${step}`
const lines = (text: string) => (text === '' ? [] : text.split('\n'))

/** Members as they are stored, and back. */
export const packed = ({ ids, etags }: Members): PackedMembers => ({
  ids: ids.join('\n'),
  etags: etags.some((etag) => etag !== '') ? etags.join('\n') : '',
})

export function unpacked({ ids, etags }: PackedMembers): Members {
  const all = lines(ids)
  let versions: readonly string[] | undefined
  return {
    ids: all,
    // Taken apart when they are asked for: a page that shows 200,000 members needs their ids alone.
    get etags() {
      versions ??= etags === '' ? all.map(() => '') : lines(etags)
      return versions
    },
  }
}

/** The members after a step; null where they are kept no more. */
export async function membersAt(list: string, step: string): Promise<Members | null> {
  const stored = await inTransaction(['members'], 'readonly', (table) =>
    table('members').get(keyOf(list, step)),
  )
  return stored ? unpacked(stored) : null
}
