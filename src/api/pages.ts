import type { Company, CompanyField } from '#contract/company'
import type { Criteria } from '#contract/criteria'
import { tidy } from '../criteria/tidy.ts'
import { call } from './client.ts'
import { ApiProblem } from './problem.ts'

/** Records of one call of a walk: the most that custom fields allow. */
export const WALK_PAGE = 2000
const AT_ONCE = 3
const FEWEST_MILLISECONDS = 1000

/**
 * Walks a whole result in its stable order, a few pages ahead of the reader. A 429 waits as long as the service asks
 * and goes on. Raises `ApiProblem` for anything else, and an `AbortError` once `signal` aborts.
 */
export async function* walk(
  criteria: Criteria,
  fields: readonly CompanyField[],
  total: number,
  signal: AbortSignal,
): AsyncGenerator<Company[]> {
  const offsets = Array.from({ length: Math.ceil(total / WALK_PAGE) }, (_, i) => i * WALK_PAGE)
  const page = (Offset: number) =>
    patiently(
      () =>
        call(
          'searchCompanies',
          { body: { ...tidy(criteria), Fields: [...fields], Limit: WALK_PAGE, Offset } },
          signal,
        ),
      signal,
    )
  const ahead = offsets.slice(0, AT_ONCE).map(page)
  for (const promise of ahead) promise.catch(() => {})
  for (let i = 0; i < offsets.length; i++) {
    const records = await ahead[i]
    const next = offsets[i + AT_ONCE]
    if (next !== undefined) {
      const promise = page(next)
      promise.catch(() => {})
      ahead.push(promise)
    }
    delete ahead[i]
    if (records) yield records
  }
}

/** Walks the records of these ids, in the service's order. */
export async function* walkIds(
  ids: readonly string[],
  fields: readonly CompanyField[],
  signal: AbortSignal,
): AsyncGenerator<Company[]> {
  for (let start = 0; start < ids.length; start += WALK_PAGE)
    yield* walk(
      { Id: ids.slice(start, start + WALK_PAGE) },
      fields,
      Math.min(WALK_PAGE, ids.length - start),
      signal,
    )
}

async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.status !== 429) throw problem
      await pause(Math.max(FEWEST_MILLISECONDS, (problem.waitSeconds ?? 1) * 1000), signal)
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
