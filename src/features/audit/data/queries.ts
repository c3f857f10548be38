import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { operatorCall } from '#api/operator-calls.ts'
import { peopleQuery } from '#api/people-query.ts'
import { type AuditAction, AuditPage, auditPaths } from '#contract/audit.ts'
import { useService } from '#session/service.ts'
import type { Person } from '../model/accounts.ts'

/** What the form of the page has; empty texts for no filter. Days are ISO dates. */
export interface AuditFilter {
  text: string
  account: string
  action: AuditAction | ''
  from: string
  to: string
}

export const NO_FILTER: AuditFilter = { text: '', account: '', action: '', from: '', to: '' }

const pathOf = (path: string, filter: AuditFilter, offset = 0) => {
  const given = Object.entries({ ...filter, offset: offset > 0 ? String(offset) : '' })
  return `${path}?${new URLSearchParams(given.filter(([, value]) => value !== ''))}`
}

/** A page of the audit, the latest entries first. */
export const auditQuery = (filter: AuditFilter, offset: number) =>
  queryOptions({
    queryKey: ['audit', filter, offset],
    queryFn: ({ signal }) => operatorCall(AuditPage, pathOf(auditPaths.audit, filter, offset), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Where these entries are as a file. */
export const auditCsvPath = (filter: AuditFilter) => pathOf(auditPaths.csv, filter)

const NO_PEOPLE: readonly Person[] = []

/** The people whom the audit names; none where no one signs in. */
export function usePeople(): readonly Person[] {
  const signIn = useService()?.signIn ?? 'none'
  return useQuery({ ...peopleQuery, enabled: signIn !== 'none' }).data?.people ?? NO_PEOPLE
}
