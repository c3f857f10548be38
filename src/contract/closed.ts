import type { Criteria } from './criteria.ts'

/** Whether criteria can find companies that are closed for good: they name a status, anywhere, or companies by their ids. All others exclude them. */
export function includesClosed({ Id, SourceId, ...criteria }: Criteria): boolean {
  return Id !== undefined || SourceId !== undefined || namesStatus(criteria)
}

function namesStatus({ OperatingStatus, AnyOf = [], NoneOf = [] }: Criteria): boolean {
  return OperatingStatus !== undefined || [...AnyOf, ...NoneOf].some(namesStatus)
}
