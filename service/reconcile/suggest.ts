import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Context } from '../handlers/records.ts'
import { type Entity, entityOf, propertiesOf, typeOf } from './entity.ts'
import { byId, matchProperties } from './queries.ts'

const MAX = 10

/** Records whose name contains the typed text, those that begin with it first; or the record with that id. */
export async function suggestEntities(kind: Kind, prefix: string, cursor: number, context: Context) {
  const text = prefix.trim()
  const named = await byId(kind, text, context)
  if (named) return [named].slice(cursor)
  if (!text) return []
  const page = { Limit: MAX, Offset: cursor, NthRecord: false }
  const records = await context.stores[kind].search(criteriaOf(kind, text), page, context.signal)
  const begins = ({ name }: Entity) => Number(name.toLowerCase().startsWith(text.toLowerCase()))
  return records
    .map((record) => ({ ...entityOf(kind, record), notable: [typeOf[kind]] }))
    .sort((a, b) => begins(b) - begins(a))
}

/** A person is typed as "Ann Lee" or as "Lee". */
function criteriaOf(kind: Kind, text: string): Criteria {
  if (kind === 'companies') return { CompanyName: text }
  const [first = '', ...others] = text.split(/\s+/)
  return others.length ? { FirstName: first, LastName: others.join(' ') } : { LastName: first }
}

const startingWith = <T extends { name: string }>(items: readonly T[], prefix: string, cursor: number): T[] =>
  items.filter(({ name }) => name.toLowerCase().startsWith(prefix.trim().toLowerCase())).slice(cursor)

/** Properties that can narrow a query, then all others. */
export function suggestProperties(kind: Kind, prefix: string, cursor: number, email: boolean) {
  const names = new Set<string>([...matchProperties, ...propertiesOf(kind, email)])
  const items = [...names].map((id) => ({ id, name: id }))
  return startingWith(items, prefix, cursor)
}

export const suggestTypes = (kind: Kind, prefix: string, cursor: number) =>
  startingWith([typeOf[kind]], prefix, cursor)
