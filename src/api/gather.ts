import { ApiProblem } from './problem.ts'

/** How questions of one sort are asked. */
interface Asking<Q, A> {
  alone(question: Q, signal: AbortSignal): Promise<A>
  /** One call for at most `most` questions. */
  together(questions: readonly Q[], signal: AbortSignal): Promise<A[]>
  most: number
}

interface Waiting<Q, A> {
  question: Q
  signal: AbortSignal
  answer: (answer: A) => void
  fail: (error: unknown) => void
}

/** Calls of single questions that are under way at a time. */
const AT_ONCE = 4

/** Statuses after which each question is asked alone: one of them is refused, or the service has no such call. */
const apart = new Set([400, 404, 405])

/**
 * Asks the questions of one moment in one call, whichever parts of the screen they come from. A question that is given
 * up leaves the others; a call is given up with its last question. Where a call is refused each of its questions is
 * asked alone, so that one bad question costs one answer.
 */
export function gathering<Q, A>({ alone, together, most }: Asking<Q, A>) {
  let waiting: Waiting<Q, A>[] = []

  const single = async ({ question, signal, answer, fail }: Waiting<Q, A>) => {
    if (signal.aborted) return fail(signal.reason)
    await alone(question, signal).then(answer, fail)
  }
  const singly = async (list: readonly Waiting<Q, A>[]) => {
    let next = 0
    const some = async () => {
      for (let item = list[next++]; item; item = list[next++]) await single(item)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, some))
  }
  const jointly = async (list: readonly Waiting<Q, A>[]) => {
    if (list.length === 1) return singly(list)
    try {
      const answers = await together(
        list.map(({ question }) => question),
        lastOf(list.map(({ signal }) => signal)),
      )
      list.forEach(({ answer }, i) => {
        answer(answers[i] as A)
      })
    } catch (error) {
      if (error instanceof ApiProblem && apart.has(error.status)) return singly(list)
      for (const { fail } of list) fail(error)
    }
  }
  const send = (multiple: boolean) => {
    const list = waiting.filter(({ signal, fail }) => {
      if (signal.aborted) fail(signal.reason)
      return !signal.aborted
    })
    waiting = []
    if (!multiple) return singly(list)
    for (let i = 0; i < list.length; i += most) jointly(list.slice(i, i + most))
  }
  return (question: Q, multiple: boolean, signal: AbortSignal): Promise<A> =>
    new Promise((answer, fail) => {
      if (waiting.length === 0) setTimeout(() => send(multiple))
      waiting.push({ question, signal, answer, fail })
    })
}

/** A signal that aborts once all of these have. */
function lastOf(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  const check = () => signals.every(({ aborted }) => aborted) && controller.abort()
  for (const signal of signals) signal.addEventListener('abort', check)
  return controller.signal
}
