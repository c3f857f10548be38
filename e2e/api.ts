import { expect, inject } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import { address } from './visit.ts'

/** Calls the API with a key, without the app. */
export async function postApi<T>(path: string, body: object): Promise<T> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { apikey: inject('apikey'), 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as T
}

/** How many records of a kind the API finds. */
export async function countOf(criteria: Criteria, kind: Kind = 'companies'): Promise<number> {
  return (await postApi<{ MatchCount: number }>(`/v1/${kind}/count`, criteria)).MatchCount
}

const PAGE = 2000

/** Every record of a kind that the API finds, in its order, with these fields beside the Core record. */
export async function recordsOf<K extends Kind = 'companies'>(
  criteria: Criteria,
  Fields: string[] = ['Id'],
  kind: K = 'companies' as K,
): Promise<RecordOf<K>[]> {
  const records: RecordOf<K>[] = []
  for (;;) {
    const body = { ...criteria, Fields, Limit: PAGE, Offset: records.length }
    const page = await postApi<RecordOf<K>[]>(`/v1/${kind}/search`, body)
    records.push(...page)
    if (page.length < PAGE) return records
  }
}
