import { defaultParseSearch } from '@tanstack/react-router'
import type { Kind } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import type { Compare } from '#criteria/tally-compare.ts'
import { criteriaFrom } from '#criteria/url.ts'
import { panelMessages as messages } from '#features/tallies/messages.ts'

/** The search of a link of this app, or what is wrong with it. */
export function compareFromLink(kind: Kind, link: string): { compare: Compare } | { error: string } {
  const address = link.trim()
  const at = address.indexOf('?')
  if (at < 0) return { error: messages.linkWithoutSearch }
  const search = defaultParseSearch(address.slice(at).replace(/#.*$/, '')) as Record<string, unknown>
  const other: Kind = search.kind === 'people' ? 'people' : 'companies'
  if (other !== kind)
    return {
      error: messages.linkOfOtherKind(kindNames[other].many, kindNames[kind].Title, kindNames[kind].many),
    }
  const { criteria, unread } = criteriaFrom(kind, search)
  if (unread.length > 0) return { error: messages.linkUnread(unread.join(', ')) }
  return { compare: Object.keys(criteria).length > 0 ? criteria : 'everything' }
}
