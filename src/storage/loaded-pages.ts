import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { loadPage, type PagesSource, pageQuery } from '#api/queries.ts'
import type { Kind } from '#contract/kind.ts'
import { type AnyRecord, fieldsOf, type Output, type RecordField } from '#records/record.ts'
import { hashText53 } from '#shared/hash.ts'
import { persistedIn } from './persisted-storage.ts'
import { cachedRecords, coversFields } from './record-cache.ts'

/** The pages of this tab that are remembered, of 100 records each. */
const MAX_PAGES = 200

/** The pages that this tab has loaded, by the hashes of their keys. */
export const useLoadedPages = create<{ pages: number[] }>()(
  persist(() => ({ pages: [] as number[] }), {
    name: 'loaded-pages',
    ...persistedIn<{ pages: number[] }>('sessionStorage'),
  }),
)

const nameOf = (key: QueryKey) => hashText53(JSON.stringify(key))

/** Remembers that a page was loaded and its records are cached. */
export function pageLoaded(key: QueryKey): void {
  const name = nameOf(key)
  useLoadedPages.setState(({ pages }) => ({
    pages: [name, ...pages.filter((other) => other !== name)].slice(0, MAX_PAGES),
  }))
}

/** Pages that came from the cache. */
const fromCache = new WeakSet<readonly AnyRecord[]>()

/** Whether the records of a page came from the cache, so that nothing was billed for them. */
export const isFromCache = (records: readonly AnyRecord[]): boolean => fromCache.has(records)

/** The requested fields of a page; undefined for a page of ids. */
export function requestedFields(kind: Kind, requested: Output): readonly RecordField[] | undefined {
  if ('Fields' in requested) return ['Id', 'ETag', ...requested.Fields]
  return requested.ResourceType === 'Core' ? undefined : fieldsOf[kind][requested.ResourceType]
}

/** A page of a table: the one that this tab loaded before, while the service has no other versions; else loaded and billed. */
export function tablePageQuery(source: PagesSource, index: number) {
  const query = pageQuery(source, index)
  return queryOptions({
    ...query,
    queryFn: async ({ queryKey, signal }) =>
      (await unchangedPage(source, index, queryKey, signal)) ?? loadPage(source, index, signal),
  })
}

/** The loaded page, if all its records have the versions that the service names without a bill. */
async function unchangedPage(
  source: PagesSource,
  index: number,
  key: QueryKey,
  signal: AbortSignal,
): Promise<AnyRecord[] | undefined> {
  const { kind, output } = source
  const fields = requestedFields(kind, output)
  if (!fields || !useLoadedPages.getState().pages.includes(nameOf(key))) return undefined
  const core = await loadPage({ ...source, output: { ResourceType: 'Core' } }, index, signal)
  const ids = core.map(({ Id }) => Id)
  // Without storage nothing is loaded before.
  const cached = await cachedRecords(kind, ids).catch(() => [])
  const records = cached.flatMap((one, i) =>
    one && coversFields(one, fields, core[i]?.ETag) ? [one.record] : [],
  )
  if (records.length < core.length) return undefined
  fromCache.add(records)
  return records
}
