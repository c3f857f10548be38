import { DATA_VERSION, IF_DATA_VERSION } from '#contract/data-version.ts'
import { ApiProblem } from './problem.ts'

/** Calls that are answered from one version of the data: that of the first answer. Empty while a service has named none. */
export interface VersionSeries {
  version?: string | undefined
}

/** The headers that request the version of a series. */
export const versionHeaders = (series: VersionSeries | undefined): Record<string, string> =>
  series?.version === undefined ? {} : { [IF_DATA_VERSION]: series.version }

/** Notes the version of an answer; raises a 409 where it is not that of the series, as calls that began together may have. */
export function noteVersion(series: VersionSeries | undefined, { headers }: Response): void {
  const version = headers.get(DATA_VERSION)
  if (!series || version === null) return
  series.version ??= version
  if (series.version !== version) throw new ApiProblem(409, 'The data changed during the request. Try again.')
}

/** Whether a call failed because the version of its series is not available any more. */
export const isOtherVersion = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.status === 409
