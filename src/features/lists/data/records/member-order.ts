import { queryOptions } from '@tanstack/react-query'
import type { MemberView } from '#features/lists/model/records/member-view.ts'
import { type List, lastStep } from '#lists/list.ts'
import type { OrderRequest, OrderResponse } from './member-order.worker.ts'

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, (answer: OrderResponse) => void>()

/** Sends a request to the worker, so that searching 200,000 members does not block the page. */
function request(message: Omit<OrderRequest, 'number'>): Promise<OrderResponse> {
  worker ??= createWorker()
  const number = ++last
  const answer = new Promise<OrderResponse>((resolve) => waiting.set(number, resolve))
  worker.postMessage({ ...message, number } satisfies OrderRequest)
  return answer.then((response) => {
    if (response.problem !== undefined) throw new Error(response.problem)
    return response
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

/** The number of loaded members of a list. */
export const loadedCountQuery = ({ id, kind, steps }: List) => {
  const step = steps.at(-1)?.id ?? ''
  return queryOptions({
    queryKey: ['records', 'read', id, step],
    queryFn: async () => (await request({ kind, list: id, step })).read,
    placeholderData: (old: number | undefined, query) => (query?.queryKey[2] === id ? old : undefined),
    ...fresh,
  })
}

/** The indexes of the members of a view, in its order; `followUpsAt` is when the page last read the follow-ups. */
export const orderQuery = (list: List, look: MemberView, followUpsAt = 0) =>
  queryOptions({
    queryKey: ['records', 'order', list.id, lastStep(list).id, look, followUpsAt],
    queryFn: async () => {
      const { kind, id } = list
      const { order } = await request({ kind, list: id, step: lastStep(list).id, view: look, followUpsAt })
      return order ?? new Uint32Array()
    },
    placeholderData: (old, query) => (query?.queryKey[3] === lastStep(list).id ? old : undefined),
    structuralSharing: false,
    gcTime: 30_000,
    ...fresh,
  })
