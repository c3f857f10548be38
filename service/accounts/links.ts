import type { AccountStore } from './account-store.ts'
import type { LinkRecord } from './records.ts'
import { hashOf, newSecret } from './secrets.ts'

const HOUR = 3_600_000
/** How long links are valid, in milliseconds. */
const VALID_FOR: Record<LinkRecord['kind'], number> = { first: 24 * HOUR, invite: 7 * 24 * HOUR }

export interface Links {
  /** Makes a link and returns its token. A new link for the first administrator replaces the one before. */
  make(link: Omit<LinkRecord, 'expires'>): Promise<{ token: string; expires: number }>
  /** The link of a token; undefined where it is unknown, used or over. */
  find(token: string): Promise<LinkRecord | undefined>
  /** The same, and uses it up: of many at once only one gets it. */
  take(token: string): Promise<LinkRecord | undefined>
  sweep(): Promise<void>
}

export function linksIn(store: AccountStore, clock: () => number): Links {
  const valid = (link: LinkRecord | undefined) => (link && link.expires > clock() ? link : undefined)
  const removeWhere = async (isOver: (link: LinkRecord) => boolean) => {
    for (const { id, entry } of await store.list('links'))
      if (isOver(entry)) await store.change('links', id, () => [undefined, null])
  }
  return {
    async make(link) {
      if (link.kind === 'first') await removeWhere(({ kind }) => kind === 'first')
      const token = newSecret()
      const expires = clock() + VALID_FOR[link.kind]
      await store.change('links', hashOf(token), () => [{ ...link, expires }, null])
      return { token, expires }
    },
    find: async (token) => valid(await store.read('links', hashOf(token))),
    take: (token) => store.change('links', hashOf(token), (link) => [undefined, valid(link)]),
    sweep: () => removeWhere((link) => !valid(link)),
  }
}
