import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { countQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { titleOf } from '#criteria/describe.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import { type List, lastStep, sizeOf } from '#lists/list.ts'
import { listsQuery, membersQuery } from '#lists/stored-lists.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { count } from '#shared/text/format.ts'
import { usePickedRows } from '../data/picked.ts'
import type { ExportOrder } from '../model/job.ts'

const route = getRouteApi('/exports')

/** What is to be exported, with how many records there are; undefined while that is not known. */
export interface SourceNow {
  /** Under which it stands in the choice of sources, and another for every other source. */
  key: string
  kind: Kind
  name: string
  source: ExportOrder['source']
  total: number | undefined
  criteria?: Criteria | undefined
  ids?: readonly string[] | undefined
  problem?: Error | null
  retry?: (() => void) | undefined
}

/** The sources that can be chosen, and the one that the address names, which may be a list that is not here. */
export function useSources() {
  const { list, picked: wanted } = route.useSearch()
  const navigate = useNavigate()
  const { data: all } = useQuery(listsQuery)
  const lists = all?.lists ?? none
  const picked = usePickedRows((state) => state.rows)
  const search = useSearchName()
  const named = lists.find(({ id }) => id === list)
  const isGone = list !== undefined && all !== undefined && !named
  const key = list ? `list ${list}` : wanted && picked ? 'rows' : 'search'
  const choices = [
    { value: 'search', label: search },
    ...(picked ? [{ value: 'rows', label: `${count(picked.ids.length)} selected rows` }] : []),
    ...lists.map((it) => ({ value: `list ${it.id}`, label: it.name })),
    ...(isGone ? [{ value: key, label: 'A list that is not here' }] : []),
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
  return { key, choices, choose, list: named, problem: isGone ? gone : null }
}

const none: List[] = []
const gone = new Error(
  'This list is not in this browser. It was deleted, or belongs to another browser. Choose something else to export.',
)

function useSearchName(): string {
  const kind = useKind()
  const criteria = useCriteria()
  const name = useIndustryName()
  if (matchesEverything(criteria)) return kind === 'people' ? 'All people' : 'All companies'
  return titleOf(kind, criteria, name)
}

/** The source that is chosen. */
export function useSource(key: string, list: List | undefined, problem: Error | null): SourceNow {
  const search = useSearchSource(key === 'search')
  const fromList = useListSource(list)
  const picked = usePickedRows((state) => state.rows)
  const rows = useMemo(
    (): SourceNow | undefined =>
      picked && {
        key: 'rows',
        kind: picked.kind,
        name: `${count(picked.ids.length)} selected rows`,
        source: { type: 'picked' },
        total: picked.ids.length,
        ids: picked.ids,
      },
    [picked],
  )
  if (key === 'search') return search
  return (key === 'rows' ? rows : fromList) ?? { ...search, total: undefined, problem, retry: undefined }
}

function useSearchSource(enabled: boolean): SourceNow {
  const kind = useKind()
  const criteria = useCriteria()
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
      problem: error,
      retry: () => void refetch(),
    }),
    [kind, name, criteria, total, error, refetch],
  )
}

function useListSource(list: List | undefined): SourceNow | undefined {
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
