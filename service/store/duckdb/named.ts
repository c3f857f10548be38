import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Page } from '../store.ts'
import { companyClauses } from './companies/clauses.ts'
import type { Description } from './description.ts'
import type { Engine } from './engine.ts'
import { searchText } from './schema.ts'
import { inList } from './sql/list.ts'
import { column, type Sql, sql, wholes } from './sql/sql.ts'
import { given } from './sql/where.ts'

/** Records of one text that are listed in a query; a scan of all names takes no longer than a longer list. */
const MAX_LISTED = 20_000
/** Texts of one query that are looked up. */
const MAX_TEXTS = 4

const areas = ['RadiusPostalCodeList', 'RadiusCenterPointList', 'PolygonList'] as const

/** Whether the index of names may be quicker than a scan of every name: a part of a name is among criteria that are not narrow. */
export function hasNameTexts<K extends Kind>(kind: Description<K>, criteria: Criteria): boolean {
  if (kind.kind !== 'companies' || textsIn(criteria).length === 0) return false
  return !given(criteria).some((name) => kind.narrow.includes(name)) && !areas.some((name) => criteria[name])
}

/** A description for such criteria, in which the records of a text are listed. */
export async function listingNames<K extends Kind>(
  kind: Description<K>,
  engine: Engine,
  criteria: Criteria,
): Promise<Description<K>> {
  const lists = new Map<string, number[]>()
  if (!hasNameTexts(kind, criteria)) return kind
  for (const text of textsIn(criteria).slice(0, MAX_TEXTS)) {
    const found = await engine.named(text, 0, MAX_LISTED)
    if (found && found.count <= MAX_LISTED) lists.set(text, found.positions)
  }
  if (lists.size === 0) return kind
  const { CompanyName: scan } = companyClauses
  const CompanyName = (text: string): Sql => {
    const list = lists.get(searchText(text))
    return list ? inList(column('pos'), wholes(list)) : scan(text, {})
  }
  return { ...kind, clauses: { ...kind.clauses, CompanyName } }
}

/** The folded texts that names are to contain, each once. */
function textsIn(criteria: Criteria): string[] {
  const all = [criteria, ...(criteria.AnyOf ?? []), ...(criteria.NoneOf ?? [])]
  return [...new Set(all.flatMap(({ CompanyName }) => CompanyName ?? []).map(searchText))].filter(Boolean)
}

/** Whether criteria are a part of a name and nothing else, so that the index of names has the answer by itself. */
export function isNameAlone<K extends Kind>(kind: Description<K>, criteria: Criteria): boolean {
  return hasNameTexts(kind, criteria) && given(criteria).join() === 'CompanyName'
}

const named = (engine: Engine, { CompanyName = '' }: Criteria, offset: number, limit: number) =>
  engine.named(searchText(CompanyName), offset, limit)

/** How many records such criteria have; undefined where a scan is as quick. */
export const countNamed = async (engine: Engine, criteria: Criteria) =>
  (await named(engine, criteria, 0, 0))?.count

/** The `seq` of a page of these records, in the order of the table. */
export async function pageNamed(
  engine: Engine,
  criteria: Criteria,
  { Offset, Limit }: Page,
): Promise<Sql | undefined> {
  const found = await named(engine, criteria, Offset, Limit)
  return (
    found &&
    sql`select seq from companies where ${inList(column('pos'), wholes(found.positions))} order by pos`
  )
}
