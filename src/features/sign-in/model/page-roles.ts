import type { Role } from '#contract/roles.ts'

/** The role that a page needs; every person may open the others, which check it themselves. */
export function roleOfPage(path: string): Role {
  if (/^\/exports(\/|$)/.test(path)) return 'exporter'
  return /^\/match(\/|$)/.test(path) ? 'member' : 'viewer'
}
