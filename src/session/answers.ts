import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type Kind, kinds } from '#contract/kind.ts'

/** What is no answer over the records: the service itself, its data sets, and their corrections. */
const apart: readonly unknown[] = ['service', 'data-sets', 'corrections']

/** Whether what is cached under a key may be an answer over the records of a kind: all is, but for keys that name the other kind alone. */
export function isAnswerOf(kind: Kind, key: readonly unknown[]): boolean {
  if (apart.includes(key[0])) return false
  const text = JSON.stringify(key)
  const named = kinds.filter((one) => text.includes(`"${one}"`))
  return named.length === 0 || named.includes(kind)
}

/** Drops all answers over the records of these kinds; those that are shown are requested again. */
export function dropAnswers(client: QueryClient, changed: readonly Kind[]): void {
  const predicate = ({ queryKey }: { queryKey: QueryKey }) =>
    changed.some((kind) => isAnswerOf(kind, queryKey))
  client.removeQueries({ type: 'inactive', predicate })
  void client.invalidateQueries({ predicate })
}
