import { defaultParseSearch } from '@tanstack/react-router'
import type { Kind } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import type { Compare } from '#criteria/tally-compare.ts'
import { criteriaFrom } from '#criteria/url.ts'

/** The search of a link of this app, or what is wrong with it. */
export function compareFromLink(kind: Kind, link: string): { compare: Compare } | { error: string } {
  const address = link.trim()
  const at = address.indexOf('?')
  if (at < 0) return { error: 'Paste a search link: it has a “?” followed by the filters.' }
  const search = defaultParseSearch(address.slice(at).replace(/#.*$/, '')) as Record<string, unknown>
  const other: Kind = search.kind === 'people' ? 'people' : 'companies'
  if (other !== kind)
    return {
      error: `That link looks for ${kindNames[other].many}. ${kindNames[kind].Title} are compared with ${kindNames[kind].many}.`,
    }
  const { criteria, unread } = criteriaFrom(kind, search)
  if (unread.length > 0) return { error: `This cannot be read in that link: ${unread.join(', ')}.` }
  return { compare: Object.keys(criteria).length > 0 ? criteria : 'everything' }
}
