import type { Kind } from '#contract/kind.ts'
import { price } from '#criteria/cost.ts'
import { counted } from '#criteria/kinds.ts'
import { count } from '#shared/text/format.ts'

/** Texts of loading the records of a list. */
export const loadMessages = {
  notLoaded: (kind: Kind, ids: number, scope?: string) =>
    `${counted(kind, ids)} ${ids === 1 ? 'was' : 'were'} not loaded${scope ? ` ${scope}` : ''} yet.`,
  loadFor: (ids: number, cost: number) => `Load ${count(ids)} for ${price(cost)}`,
  loadingRecords: 'Loading records',
  of: (done: number, of: number) => `${count(done)} of ${count(of)}`,
  stop: 'Stop',
} as const
