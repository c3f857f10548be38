import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { countQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { customName } from '#criteria/areas/area-names.ts'
import { originsOf } from '#criteria/areas/origins.ts'
import { titleOf } from '#criteria/describe.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import { type List, lastStep, sizeOf } from '#lists/list.ts'
import { listsQuery, membersQuery } from '#lists/stored-lists.ts'
import type { Origins } from '#records/nearest.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCriteria, useKind, useView } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { usePickedRows } from '../data/export-source.ts'
import { newExportMessages } from '../messages/new-export.ts'
import type { ExportOrder } from '../model/job.ts'

const route = getRouteApi('/exports')

/** The source of the export with its number of records, undefined while that is not known. */
export interface CurrentSource {
  /** Its unique value in the select of sources. */
  key: string
  kind: Kind
  name: string
  source: ExportOrder['source']
  total: number | undefined
  criteria?: Criteria | undefined
  /** What distances are measured from. */
  origins?: Origins | undefined
  ids?: readonly string[] | undefined
  problem?: Error | null
  retry?: (() => void) | undefined
}

/** The available sources, and the one in the address, which may be a list that does not exist. */
export function useSources() {
  const { list, picked: picksRows } = route.useSearch()
  const navigate = useNavigate()
  const { data: all } = useQuery(listsQuery)
  const lists = all?.lists ?? none
  const picked = usePickedRows((state) => state.rows)
  const search = useSearchName()
  const named = lists.find(({ id }) => id === list)
  const isMissing = list !== undefined && all !== undefined && !named
  const key = list ? `list ${list}` : picksRows && picked ? 'rows' : 'search'
  const choices = [
    { value: 'search', label: search },
    ...(picked ? [{ value: 'rows', label: newExportMessages.selectedRows(picked.ids.length) }] : []),
    ...lists.map((it) => ({ value: `list ${it.id}`, label: it.name })),
    ...(isMissing ? [{ value: key, label: newExportMessages.missingList }] : []),
  ]
  const choose = (next: string) =>
    navigate({
      to: '/exports',
      replace: true,
      search: (old) => ({
        ...old,
        list: next.startsWith('list ') ? next.slice(5) : undefined,
        picked: next === 'rows' || undefined,
      }),
    })
  return { key, choices, choose, list: named, problem: isMissing ? missingList : null }
}

const none: List[] = []
const missingList = new Error(newExportMessages.listNotFound)

function useSearchName(): string {
  const kind = useKind()
  const criteria = useCriteria()
  const name = useIndustryName()
  const { names } = useView()
  const units = useSettings((settings) => settings.units)
  if (matchesEverything(criteria)) return newExportMessages.allRecords[kind]
  return titleOf(kind, criteria, name, { nameOf: (place) => customName(place, names), units })
}

/** The selected source. */
export function useSource(key: string, list: List | undefined, problem: Error | null): CurrentSource {
  const search = useSearchSource(key === 'search')
  const fromList = useListSource(list)
  const picked = usePickedRows((state) => state.rows)
  const rows = useMemo(
    (): CurrentSource | undefined =>
      picked && {
        key: 'rows',
        kind: picked.kind,
        name: newExportMessages.selectedRows(picked.ids.length),
        source: { type: 'picked' },
        total: picked.ids.length,
        ids: picked.ids,
      },
    [picked],
  )
  if (key === 'search') return search
  return (key === 'rows' ? rows : fromList) ?? { ...search, total: undefined, problem, retry: undefined }
}

function useSearchSource(enabled: boolean): CurrentSource {
  const kind = useKind()
  const criteria = useCriteria()
  const { names } = useView()
  const name = useSearchName()
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...countQuery(kind, criteria), enabled })
  const total = isPlaceholderData ? undefined : data?.MatchCount
  return useMemo(
    () => ({
      key: 'search',
      kind,
      name,
      source: { type: 'search', criteria },
      total,
      criteria,
      origins: originsOf(criteria, names),
      problem: error,
      retry: () => void refetch(),
    }),
    [kind, name, criteria, names, total, error, refetch],
  )
}

function useListSource(list: List | undefined): CurrentSource | undefined {
  const step = list ? lastStep(list).id : ''
  const { data } = useQuery({ ...membersQuery(list?.id ?? '', step), enabled: list !== undefined })
  return useMemo(
    () =>
      list && {
        key: `list ${list.id}`,
        kind: list.kind,
        name: list.name,
        source: { type: 'list', list: list.id, step },
        total: data ? data.ids.length : data === null ? 0 : undefined,
        ids: data?.ids,
        ...(data === undefined && { total: sizeOf(list) }),
      },
    [list, step, data],
  )
}
