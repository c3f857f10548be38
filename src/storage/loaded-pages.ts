import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import {
  loadPage,
  loadSample,
  type PagesSource,
  pageQuery,
  pagesKey,
  type SampleSource,
  sampleQuery,
} from '#api/queries.ts'
import { onVersionOfTable } from '#api/table-version.ts'
import type { Kind } from '#contract/kind.ts'
import { type AnyRecord, fieldsOf, type Output, type RecordField } from '#records/record.ts'
import { hashText53 } from '#shared/hash.ts'
import { persistedIn } from './persisted-storage.ts'
import { cachedRecords, coversFields } from './record-cache.ts'

/** The pages of tables and samples of the map that this tab remembers. */
const MAX_PAGES = 200

/** The pages and samples that this tab has loaded, by the hashes of their keys. */
export const useLoadedPages = create<{ pages: number[] }>()(
  persist(() => ({ pages: [] as number[] }), {
    name: 'loaded-pages',
    ...persistedIn<{ pages: number[] }>('sessionStorage'),
  }),
)

const nameOf = (key: QueryKey) => hashText53(JSON.stringify(key))

/** Remembers that a page or sample was loaded and its records are cached. */
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
  const { kind, output } = source
  return queryOptions({
    ...pageQuery(source, index),
    queryFn: ({ client, queryKey, signal }) =>
      onVersionOfTable(
        client,
        { table: pagesKey(source), page: queryKey },
        async (series) =>
          (await unchangedRecords(kind, queryKey, requestedFields(kind, output), () =>
            loadPage({ ...source, output: CORE }, index, signal, series),
          )) ?? loadPage(source, index, signal, series),
      ),
  })
}

/** A sample of records: the one that this tab loaded before, while the service has no other versions; else loaded and billed. */
export function loadedSampleQuery(source: SampleSource) {
  const { kind, fields } = source
  const output = { Fields: [...fields] }
  return queryOptions({
    ...sampleQuery(source),
    queryFn: async ({ queryKey, signal }) =>
      (await unchangedRecords(kind, queryKey, requestedFields(kind, output), () =>
        loadSample(source, CORE, signal),
      )) ?? loadSample(source, output, signal),
  })
}

const CORE = { ResourceType: 'Core' } as const

/** The records that were loaded under a key, if all have the versions that the service names without a bill. */
async function unchangedRecords(
  kind: Kind,
  key: QueryKey,
  fields: readonly RecordField[] | undefined,
  loadCore: () => Promise<AnyRecord[]>,
): Promise<AnyRecord[] | undefined> {
  if (!fields || !useLoadedPages.getState().pages.includes(nameOf(key))) return undefined
  const core = await loadCore()
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
