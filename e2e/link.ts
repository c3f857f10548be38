import type { Page } from 'playwright'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'

/** The path of a link to a search. */
export function linkTo(criteria: Criteria, view: Record<string, string> = {}): string {
  const search = new URLSearchParams(view)
  for (const [key, value] of Object.entries(criteria)) search.set(key, canonical(value))
  return `/?${search}`
}

/** Text as it is, unless it would be read as something else. */
function canonical(value: unknown): string {
  return typeof value === 'string' && parsed(value) === value ? value : JSON.stringify(value)
}

/** The criteria in the address bar. */
export function criteriaOf(page: Page): Criteria {
  const params = new URL(page.url()).searchParams
  const entries = [...params].filter(([key]) => /^[A-Z]/.test(key))
  return Object.fromEntries(entries.map(([key, value]) => [key, parsed(value)]))
}

/** One part of the view in the address bar. */
export function viewOf(page: Page, part: string): unknown {
  const value = new URL(page.url()).searchParams.get(part)
  return value === null ? undefined : parsed(value)
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** The kind of records in the address bar. */
export const kindOf = (page: Page): Kind => (viewOf(page, 'kind') === 'people' ? 'people' : 'companies')
