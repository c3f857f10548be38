import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { MAX_TALLY_ROWS, type TallyItem } from '#contract/tally.ts'
import { Refusal, type TallyQuery } from '../store.ts'
import type { Description } from './description.ts'
import type { Queries } from './engine-queries.ts'
import { isPlain } from './sql/tally.ts'

/** Several tallies, the plain ones of them in one query. Refuses one that would have too many groups. */
export async function tallyEach<K extends Kind>(
  { kind, queries }: { kind: Description<K>; queries: Queries<K> },
  criteria: Criteria,
  wanted: readonly TallyQuery<K>[],
  signal?: AbortSignal,
): Promise<TallyItem[][]> {
  const plain = wanted.filter(({ Fields }) => isPlain(kind, Fields))
  const together = plain.length > 1 ? await queries.tallies(criteria, plain, signal) : []
  const answers: TallyItem[][] = []
  for (const [i, query] of wanted.entries()) {
    const items = together[plain.indexOf(query)] ?? (await queries.tally(criteria, query, signal))
    if (items.length > MAX_TALLY_ROWS) throw tooManyGroups(i)
    answers.push(items)
  }
  return answers
}

/** The refusal of a tally that would have too many groups. */
export const tooManyGroups = (index?: number) =>
  new Refusal(
    'fields',
    `The tally would have more than ${MAX_TALLY_ROWS.toLocaleString('en-US')} rows: narrow the search, tally fewer fields, or give a Limit`,
    index,
  )
