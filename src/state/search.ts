import { getRouteApi, type SearchSchemaInput, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { z } from 'zod'
import { resourceTypes } from '#contract/company'
import type { Criteria } from '#contract/criteria'
import { companyTallyFields, type TallyName } from '#contract/tally'
import { criteriaFrom, searchFrom } from '../criteria/url.ts'

const tallyNames = Object.keys(companyTallyFields) as [TallyName, ...TallyName[]]

/** How a search is looked at; with the criteria it is the whole link. Every part has a default, so any link opens. */
export const View = z.object({
  tab: z.enum(['records', 'cross']).default('records').catch('records'),
  format: z.enum(resourceTypes).default('Basic').catch('Basic'),
  map: z.enum(['density', 'points', 'state', 'county']).default('density').catch('density'),
  rows: z.enum(tallyNames).default('sic2').catch('sic2'),
  columns: z.enum(tallyNames).default('locationemployeessizerange').catch('locationemployeessizerange'),
  /** Id of the open record. */
  record: z.coerce.string().optional().catch(undefined),
  /** Middle and zoom of the map: "41.2500,-96.0100,9". */
  at: z
    .string()
    .regex(/^-?[\d.]+,-?[\d.]+,[\d.]+$/)
    .optional()
    .catch(undefined),
})
export type View = z.infer<typeof View>
export const viewDefaults = View.parse({})

/** The parameters of a link, checked: criteria in the API's names beside the parts of the view. */
export type SearchParams = Partial<ReturnType<typeof searchFrom>> & View & { unread?: string[] }

/** Checks the parameters of a link; criteria that cannot be read are named in `unread`. */
export function readSearch(params: Partial<SearchParams> & SearchSchemaInput): SearchParams {
  const { criteria, unread } = criteriaFrom({ ...params })
  const kept = Object.entries(searchFrom(criteria)).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(kept), ...View.parse(params), ...(unread.length ? { unread } : {}) }
}

const route = getRouteApi('/')

/** The criteria of the address bar, their one home. */
export function useCriteria(): Criteria {
  const search = route.useSearch()
  return useMemo(() => criteriaFrom(search).criteria, [search])
}

const none: string[] = []

/** Names of criteria in the link that could not be read. */
export function useUnread(): string[] {
  return route.useSearch({ select: (search): string[] => search.unread ?? none })
}

/** Changes the criteria; each change is one step of the browser's back and forward. */
export function useEditCriteria(): (next: Criteria) => void {
  const navigate = useNavigate({ from: '/' })
  return useCallback(
    (next) => {
      navigate({ search: (old) => ({ ...View.parse(old), ...searchFrom(next) }) })
    },
    [navigate],
  )
}

export function useView(): View {
  const search = route.useSearch()
  return useMemo(() => View.parse(search), [search])
}

/** Changes the view in place: only the open record is a step of back and forward. */
export function useEditView(): (patch: Partial<View>) => void {
  const navigate = useNavigate({ from: '/' })
  return useCallback(
    (patch) => {
      navigate({ search: (old) => ({ ...old, ...patch }), replace: !('record' in patch) })
    },
    [navigate],
  )
}
