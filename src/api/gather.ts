import { ApiProblem } from './problem.ts'

/** How queries of one sort are sent. */
interface Gathering<Q, A> {
  single(query: Q, signal: AbortSignal): Promise<A>
  /** One call for at most `max` queries. */
  together(queries: readonly Q[], signal: AbortSignal): Promise<A[]>
  max: number
}

interface Waiting<Q, A> {
  query: Q
  signal: AbortSignal
  answer: (answer: A) => void
  fail: (error: unknown) => void
}

/** Calls of single queries at a time. */
const AT_ONCE = 4

/** Statuses after which each query is sent alone: one of them is refused, or the service has no such call. */
const apart = new Set([400, 404, 405])

/**
 * Sends the queries of one moment in one call, from any components. A canceled query leaves the others running; a call
 * is canceled with its last query. Where a call is refused, each of its queries is sent alone, so that one bad query
 * costs one answer.
 */
export function gathering<Q, A>({ single, together, max }: Gathering<Q, A>) {
  let waiting: Waiting<Q, A>[] = []

  const sendOne = async ({ query, signal, answer, fail }: Waiting<Q, A>) => {
    if (signal.aborted) return fail(signal.reason)
    await single(query, signal).then(answer, fail)
  }
  const sendSingly = async (list: readonly Waiting<Q, A>[]) => {
    let next = 0
    const some = async () => {
      for (let item = list[next++]; item; item = list[next++]) await sendOne(item)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, some))
  }
  const sendTogether = async (list: readonly Waiting<Q, A>[]) => {
    if (list.length === 1) return sendSingly(list)
    try {
      const answers = await together(
        list.map(({ query }) => query),
        lastOf(list.map(({ signal }) => signal)),
      )
      list.forEach(({ answer }, i) => {
        answer(answers[i] as A)
      })
    } catch (error) {
      if (error instanceof ApiProblem && apart.has(error.status)) return sendSingly(list)
      for (const { fail } of list) fail(error)
    }
  }
  const send = (multiple: boolean) => {
    const list = waiting.filter(({ signal, fail }) => {
      if (signal.aborted) fail(signal.reason)
      return !signal.aborted
    })
    waiting = []
    if (!multiple) return sendSingly(list)
    for (let i = 0; i < list.length; i += max) sendTogether(list.slice(i, i + max))
  }
  return (query: Q, multiple: boolean, signal: AbortSignal): Promise<A> =>
    new Promise((answer, fail) => {
      if (waiting.length === 0) setTimeout(() => send(multiple))
      waiting.push({ query, signal, answer, fail })
    })
}

/** A signal that aborts once all of these have. */
function lastOf(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  const check = () => signals.every(({ aborted }) => aborted) && controller.abort()
  for (const signal of signals) signal.addEventListener('abort', check)
  return controller.signal
}
