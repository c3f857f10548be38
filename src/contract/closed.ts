import type { Criteria } from './criteria.ts'

/**
 * Whether criteria can find companies that are closed for good: they name a status, or companies by their ids. All others exclude them, and so do
 * criteria that only exclude a status.
 */
export function includesClosed({ Id, SourceId, ...criteria }: Criteria): boolean {
  return Id !== undefined || SourceId !== undefined || namesStatus(criteria)
}

const namesStatus = ({ OperatingStatus, AnyOf = [], NoneOf = [] }: Criteria): boolean =>
  OperatingStatus !== undefined || AnyOf.some(namesStatus) || NoneOf.some(exceptsStatus)

/** Whether criteria to exclude by have an exception that names a status. */
const exceptsStatus = ({ AnyOf = [], NoneOf = [] }: Criteria): boolean =>
  AnyOf.some(exceptsStatus) || NoneOf.some(namesStatus)
