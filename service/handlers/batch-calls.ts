import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { TallyItem } from '#contract/tally.ts'
import { eachOf } from '../concurrency/each-of.ts'
import { Refusal } from '../store/store.ts'
import { type Context, type Grouping, tallyQueried } from './records.ts'

/** Queries of one call that run at once: fewer than a store runs, so that other calls are answered in between. */
const AT_A_TIME = 2

type Several<T> = readonly (T & { RequestId: string })[]

/** How many records meet each of several criteria, in their order; equal criteria are counted once. */
export async function countEach(
  kind: Kind,
  requests: Several<Criteria>,
  { stores, signal }: Context,
): Promise<{ RequestId: string; MatchCount: number }[]> {
  const groups = groupsOf(requests.map(({ RequestId, ...criteria }) => criteria))
  const counts: number[] = []
  await eachOf(groups, AT_A_TIME, signal, async ({ criteria, numbers }) => {
    const count = await namingItem(numbers, () => stores[kind].count(criteria, signal))
    for (const i of numbers) counts[i] = count
  })
  return requests.map(({ RequestId }, i) => ({ RequestId, MatchCount: counts[i] as number }))
}

/** Several tallies in their order; those of equal criteria are one query of the store. */
export async function tallyEach<K extends Kind>(
  kind: K,
  requests: Several<Criteria & Grouping<K>>,
  { stores, signal }: Context,
): Promise<{ RequestId: string; Tallies: TallyItem[] }[]> {
  const parsed = requests.map(({ RequestId, ...request }) =>
    tallyQueried<K>(request as Criteria & Grouping<K>),
  )
  const tallies: TallyItem[][] = []
  await eachOf(
    groupsOf(parsed.map(({ criteria }) => criteria)),
    AT_A_TIME,
    signal,
    async ({ criteria, numbers }) => {
      const tallyRequests = numbers.flatMap((i) => parsed[i]?.grouping ?? [])
      const answers = await namingItem(numbers, () => stores[kind].tallies(criteria, tallyRequests, signal))
      numbers.forEach((i, nth) => {
        tallies[i] = answers[nth] as TallyItem[]
      })
    },
  )
  return requests.map(({ RequestId }, i) => ({ RequestId, Tallies: tallies[i] as TallyItem[] }))
}

/** Criteria of several items of a call, and the numbers of these items. */
interface CriteriaGroup {
  criteria: Criteria
  numbers: number[]
}

/** The distinct criteria. Equal ones have equal JSON after parsing. */
function groupsOf(list: readonly Criteria[]): CriteriaGroup[] {
  const groups = new Map<string, CriteriaGroup>()
  list.forEach((criteria, i) => {
    const canonical = JSON.stringify(criteria)
    const group = groups.get(canonical) ?? { criteria, numbers: [] }
    groups.set(canonical, { ...group, numbers: [...group.numbers, i] })
  })
  return [...groups.values()]
}

/** Runs a query of the store. When it is refused, the error names the item of the call, as the errors of other values do. */
async function namingItem<T>(numbers: readonly number[], query: () => Promise<T>): Promise<T> {
  try {
    return await query()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.Item, `[${numbers[error.index]}] ${error.message}`)
  }
}
