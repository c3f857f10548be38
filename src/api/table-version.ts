import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiProblem } from './problem.ts'
import type { VersionSeries } from './version-series.ts'

/** The version of the data that each loaded page is of, where the service names it. */
const versions = new WeakMap<Query, string>()

/** The pages of a table, by the key that they begin with. Criteria as a part of a key would match searches with more criteria too. */
export function pagesOfTable(client: QueryClient, table: QueryKey): Query[] {
  const hash = hashKey(table)
  const predicate = ({ queryKey }: Query) => hashKey(queryKey.slice(0, -1)) === hash
  return client.getQueryCache().findAll({ queryKey: table, predicate })
}

/**
 * Loads a page of a table from the version of its other pages, so that each record is in one page. Raises a 409 `ApiProblem` where that
 * version is not available any more; pages that are to be loaded again do not count.
 */
export async function onVersionOfTable<T>(
  client: QueryClient,
  { table, page }: { table: QueryKey; page: QueryKey },
  load: (series: VersionSeries) => Promise<T>,
): Promise<T> {
  const own = client.getQueryCache().find({ queryKey: page, exact: true })
  const versionOfOthers = () =>
    pagesOfTable(client, table)
      .filter((other) => other !== own && !other.state.isInvalidated)
      .map((other) => versions.get(other))
      .find((version) => version !== undefined)
  if (own) versions.delete(own)
  const series: VersionSeries = { version: versionOfOthers() }
  const answer = await load(series)
  const { version } = series
  if (version === undefined) return answer
  // Pages that were loading at once may come from two versions.
  if ((versionOfOthers() ?? version) !== version) throw new ApiProblem(409, 'The data has changed.')
  if (own) versions.set(own, version)
  return answer
}
