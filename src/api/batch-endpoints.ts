import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Calls that are made at a time. */
const AT_ONCE = 4

/** How questions of one sort are asked. */
interface Asking<Q, A> {
  /** The key under which the answer to one question is kept, the same as when it is asked by itself. */
  keyOf(question: Q): QueryKey
  alone(question: Q): Promise<A>
  /** One call for at most `most` questions; undefined where the service has none. */
  together?: { most: number; ask(questions: readonly Q[]): Promise<A[]> } | undefined
}

/**
 * The answers to questions in their order. Equal ones are asked once, those whose answer is at hand not at all; the rest in as few
 * calls as can be. After a failure, which is raised, no further call is made: what was answered is at hand when it is tried again.
 */
export async function answersTo<Q, A>(
  questions: readonly Q[],
  client: QueryClient,
  { keyOf, alone, together }: Asking<Q, A>,
): Promise<A[]> {
  const answers = new Map<string, A>()
  const missing = new Map<string, Q>()
  for (const question of questions) {
    const kept = answerAtHand<A>(client, keyOf(question))
    if (kept === undefined) missing.set(canonical(keyOf(question)), question)
    else answers.set(canonical(keyOf(question)), kept)
  }
  const calls = chunks([...missing.values()], together?.most ?? 1)
  await eachOf(calls, async (asked) => {
    const told = together ? await together.ask(asked) : [await alone(asked[0] as Q)]
    asked.forEach((question, i) => {
      client.setQueryData(keyOf(question), told[i])
      answers.set(canonical(keyOf(question)), told[i] as A)
    })
  })
  return questions.map((question) => answers.get(canonical(keyOf(question))) as A)
}

const canonical = (key: QueryKey) => JSON.stringify(key)

/** An answer that would not be asked for anew if a part of the screen came to need it. */
function answerAtHand<A>(client: QueryClient, queryKey: QueryKey): A | undefined {
  const kept = client.getQueryCache().find<A>({ queryKey })
  const { staleTime } = client.getDefaultOptions().queries ?? {}
  return typeof staleTime === 'number' && !kept?.isStaleByTime(staleTime) ? kept?.state.data : undefined
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_, i) => list.slice(i * size, (i + 1) * size))
}

async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0
  const workSome = async () => {
    while (next < items.length) {
      try {
        await work(items[next++] as T)
      } catch (error) {
        next = items.length
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workSome))
}
