import { queryOptions } from '@tanstack/react-query'
import type { MemberView } from '#features/lists/model/records/member-view.ts'
import { type List, lastStep } from '#lists/list.ts'
import type { OrderRequest, OrderResponse } from './member-order.worker.ts'

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, (answer: OrderResponse) => void>()

/** Asks the worker, so that 200,000 members are looked through beside the page and not in it. */
function request(question: Omit<OrderRequest, 'number'>): Promise<OrderResponse> {
  worker ??= createWorker()
  const number = ++last
  const answer = new Promise<OrderResponse>((resolve) => waiting.set(number, resolve))
  worker.postMessage({ ...question, number } satisfies OrderRequest)
  return answer.then((told) => {
    if (told.problem !== undefined) throw new Error(told.problem)
    return told
  })
}

function createWorker(): Worker {
  const one = new Worker(new URL('./member-order.worker.ts', import.meta.url), { type: 'module' })
  one.onmessage = ({ data }: MessageEvent<OrderResponse>) => {
    waiting.get(data.number)?.(data)
    waiting.delete(data.number)
  }
  return one
}

const fresh = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

/** How many members of a list were read. */
export const loadedCountQuery = ({ id, kind, steps }: List) => {
  const step = steps.at(-1)?.id ?? ''
  return queryOptions({
    queryKey: ['records', 'read', id, step],
    queryFn: async () => (await request({ kind, list: id, step })).read,
    placeholderData: (old: number | undefined, query) => (query?.queryKey[2] === id ? old : undefined),
    ...fresh,
  })
}

/** The numbers of the members that a look shows, in its order. */
export const orderQuery = (list: List, look: MemberView) =>
  queryOptions({
    queryKey: ['records', 'order', list.id, lastStep(list).id, look],
    queryFn: async () => {
      const { order } = await request({ kind: list.kind, list: list.id, step: lastStep(list).id, view: look })
      return order ?? new Uint32Array()
    },
    placeholderData: (old, query) => (query?.queryKey[3] === lastStep(list).id ? old : undefined),
    structuralSharing: false,
    gcTime: 30_000,
    ...fresh,
  })
