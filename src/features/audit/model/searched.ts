import type { AuditEntry } from '#contract/audit.ts'
import { type Criteria, criteriaSchemas } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'

/** A search that an entry is of. */
export interface Searched {
  kind: Kind
  criteria: Criteria
}

/** How the audit writes an email address. */
const HASHED = '"sha256:'

/**
 * The search of an entry; undefined for entries of other things and where its text is not that of criteria the app can show: it was cut off, is
 * an id, or has an email address, which is stored as its hash.
 */
export function searchedIn({ what = '', criteria }: AuditEntry): Searched | undefined {
  if (criteria === undefined || criteria.includes(HASHED)) return undefined
  const kind = /people|person/i.test(what) ? 'people' : 'companies'
  const { success, data } = criteriaSchemas[kind].safeParse(parsed(criteria))
  return success ? { kind, criteria: data } : undefined
}

/** What else an entry is about: "kind: companies · name: shops". */
export function detailsOf({ criteria = '' }: AuditEntry): string {
  const named = parsed(criteria)
  if (typeof named !== 'object' || named === null) return criteria
  return Object.entries(named)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
