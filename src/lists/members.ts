import { inSlices, type Sliced } from '#shared/time-slices.ts'
import { inTransaction, type PackedMembers } from '#storage/database.ts'
import { linesOf } from './ids-text.ts'
import type { Members } from './list.ts'

/** The key of the members of one version of a list. */
export const membersKey = (list: string, step: string) => `${list}/${step}`

/** Members as they are stored. */
export const packMembers = async ({ ids, etags }: Members): Promise<PackedMembers> => ({
  ids: await inSlices(joinLines(ids)),
  etags: etags.some((etag) => etag !== '') ? await inSlices(joinLines(etags)) : '',
})

/** Lines that are joined between two pauses: a few milliseconds of work on a phone. */
const LINES_PER_SLICE = 20_000

function* joinLines(all: readonly string[]): Sliced<string> {
  let text = all.slice(0, LINES_PER_SLICE).join('\n')
  for (let from = LINES_PER_SLICE; from < all.length; from += LINES_PER_SLICE) {
    yield
    text += `\n${all.slice(from, from + LINES_PER_SLICE).join('\n')}`
  }
  return text
}

/** Members from their stored form. */
export function unpackMembers({ ids, etags }: PackedMembers): Members {
  const all = linesOf(ids)
  let versions: readonly string[] | undefined
  return {
    ids: all,
    // Split on first use: a page that shows 200,000 members needs only their ids.
    get etags() {
      versions ??= etags === '' ? all.map(() => '') : linesOf(etags)
      return versions
    },
  }
}

/** The members of one version of a list; null where they are no longer stored. */
export async function membersAfter(list: string, step: string): Promise<Members | null> {
  const stored = await inTransaction(['members'], 'readonly', (table) =>
    table('members').get(membersKey(list, step)),
  )
  return stored ? unpackMembers(stored) : null
}
