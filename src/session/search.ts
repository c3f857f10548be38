import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getRouteApi,
  type SearchSchemaInput,
  useNavigate,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import {
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useState,
} from 'react'
import { z } from 'zod'
import { countQuery } from '#api/queries.ts'
import type { Criteria, Criterion } from '#contract/criteria.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { sortText, sortTextSchemas } from '#contract/sort.ts'
import type { AllCriteria } from '#criteria/filters.ts'
import { type PlaceChoice, placesOf } from '#criteria/places.ts'
import { asKind } from '#criteria/switch-kind.ts'
import { type TallyField, tallyNames } from '#criteria/tallies.ts'
import { compareFrom } from '#criteria/tally-compare.ts'
import { matchesEverything, tidy } from '#criteria/tidy.ts'
import { criteriaFrom, searchFrom } from '#criteria/url.ts'
import { readingsOf } from '#records/record.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Criteria that this step skipped, as the new kind of records does not have them. */
    skippedCriteria?: Criterion[]
  }
}

const KindOfView = z.enum(kinds).default('companies').catch('companies')

/** The default fields of the cross tally. */
const crossed: Record<Kind, [rows: TallyField, columns: TallyField]> = {
  companies: ['sic2', 'locationemployeessizerange'],
  people: ['agerange', 'incomerange'],
}

/** A part of the view that is one of a few names, the first unless another is given. */
const choice = <T extends string>(names: readonly T[], fallback: T) =>
  z.enum(names).default(fallback).catch(fallback)

/** The muted criteria of a link; those that cannot be read are ignored. */
const mutedOf = (kind: Kind) =>
  z
    .record(z.string(), z.unknown())
    .transform((given): Criteria | undefined => {
      const { criteria } = criteriaFrom(kind, given)
      return matchesEverything(criteria) ? undefined : criteria
    })
    .optional()
    .catch(undefined)

const viewOf = (kind: Kind) =>
  z.object({
    /** Which records are looked for: the first choice of all. */
    kind: KindOfView,
    tab: choice(['records', 'cross'], 'records'),
    format: choice(readingsOf[kind], 'Basic'),
    /** The selected fields of the format Fields: "CompanyName,Phone". */
    fields: z
      .string()
      .regex(/^\w+(,\w+)*$/)
      .optional()
      .catch(undefined),
    map: choice(['density', 'points', 'state', 'county', 'zip3', 'none'], 'density'),
    /** How the map colors states, counties and ZIP areas: what is measured, in how many classes, cut in which way. */
    measure: choice(['count', 'rate', 'share'], 'count'),
    classes: z.coerce.number().int().min(3).max(7).default(5).catch(5),
    cut: choice(['quantile', 'equal', 'natural'], 'quantile'),
    rows: choice(tallyNames[kind], crossed[kind][0]),
    columns: choice(tallyNames[kind], crossed[kind][1]),
    /** The order of the records: "-UpdateDate,City". */
    sort: sortTextSchemas[kind].transform(sortText).optional().catch(undefined),
    /** Id of the open record. */
    record: z.coerce.string().optional().catch(undefined),
    /** Row of the open record in the result, from 0. */
    row: z.coerce.number().int().min(0).optional().catch(undefined),
    /** Muted criteria: in the link, not in the request. */
    muted: mutedOf(kind),
    /** Names that people gave areas, by `areaKey`. */
    names: z.record(z.string(), z.string()).optional().catch(undefined),
    /** What the tallies are compared with. */
    compare: z
      .unknown()
      .transform((given) => compareFrom(kind, given))
      .optional(),
    /** Middle and zoom of the map: "41.2500,-96.0100,9". */
    at: z
      .string()
      .regex(/^-?[\d.]+,-?[\d.]+,[\d.]+$/)
      .optional()
      .catch(undefined),
  })

/** How a search is looked at; with the criteria it is the whole link. Every part has a default, so any link opens. */
export type View = z.infer<ReturnType<typeof viewOf>>
type ViewSchema = z.ZodType<View>

const views: Record<Kind, ViewSchema> = { companies: viewOf('companies'), people: viewOf('people') }
const defaults = {
  companies: views.companies.parse({}),
  people: views.people.parse({ kind: 'people' }),
} satisfies Record<Kind, View>

/** The view of a link, checked by what its kind of records can show. */
const readView = (search: object): View => {
  const kind = KindOfView.parse((search as { kind?: unknown }).kind)
  return views[kind].parse(search)
}

/** The parameters of a link, checked: criteria in the API's names beside the parts of the view. */
export type SearchParams = Partial<ReturnType<typeof searchFrom>> & View & { unread?: string[] }

/** Checks the parameters of a link; criteria that cannot be read are named in `unread`. */
export const readSearch = (params: Partial<SearchParams> & SearchSchemaInput): SearchParams => checked(params)

/** The search of a link that leaves a page: without the parameters of that page alone. */
export const searchAlone = (search: object): SearchParams => checked(search)

const known = new WeakMap<object, SearchParams>()

/** Every link on a screen needs the same search. */
function checked(params: object): SearchParams {
  const found = known.get(params) ?? searchOf(params)
  known.set(params, found)
  return found
}

function searchOf(params: object): SearchParams {
  const view = readView(params)
  const { criteria, unread } = criteriaFrom(view.kind, { ...params })
  // The router adds what is returned to the parameters of the address: one that is read under another name must not remain beside it.
  const isSet = ([name, value]: [string, unknown]) =>
    value !== undefined || (name in params && !unread.includes(name))
  const own = Object.entries(searchFrom(criteria)).filter(isSet)
  return { ...Object.fromEntries(own), ...view, ...(unread.length ? { unread } : {}) }
}

/** The parameters of a link without the defaults. */
export function withoutDefaults(search: SearchParams): SearchParams {
  const fallback: Record<string, unknown> = { ...defaults[search.kind ?? 'companies'], kind: 'companies' }
  const shown = Object.entries(search).filter(([name, value]) => value !== fallback[name])
  return Object.fromEntries(shown) as SearchParams
}

/** Every page has the search in its address, so that each can show it and link back to it. */
const route = getRouteApi('__root__')

/** The search of the link, without its view. */
interface LinkQuery {
  kind: Kind
  criteria: Criteria
  muted: Criteria
  unread: string[]
  places: PlaceChoice[]
}
interface Link {
  query: LinkQuery
  view: View
}

const linkOf = (search: SearchParams): Link => {
  const { criteria } = criteriaFrom(search.kind, search)
  const { kind, muted = {}, unread = [] } = search
  return { query: { kind, criteria, muted, unread, places: placesOf(criteria) }, view: readView(search) }
}

const LinkContext = createContext<Link | undefined>(undefined)

/**
 * Gives the parsed link to every component; unchanged parts of it remain the same object. Components in `DeferredView`
 * get it when there is time to render.
 */
export function LinkProvider({ children }: { children: ReactNode }) {
  const link = route.useSearch({ select: linkOf, structuralSharing: true })
  return createElement(LinkContext, { value: link }, children)
}

/** The link, but the former one while the count of a new search is loading, so that the service has only the count to do. */
function useCounted(link: Link): Link {
  const { kind, criteria } = link.query
  const { fetchStatus, failureCount } = useQuery(countQuery(kind, criteria))
  const [counted, setCounted] = useState(link)
  const waits = fetchStatus === 'fetching' && failureCount === 0 && counted.query !== link.query
  if (!waits && counted !== link) setCounted(link)
  return waits ? counted : link
}

/**
 * A part that is slow to load and render: a new search arrives here after its count is shown, so that criteria and count never wait
 * for it. Until then the part shows the former one and is marked as busy; actions in it must use `useLinkNow`.
 */
export function DeferredView({ children }: { children: ReactNode }) {
  const link = useLink()
  const later = useDeferredValue(useCounted(link))
  const isBehind = later.query !== link.query
  // A change of the view alone, such as another tab, is rendered at once.
  const shown = createElement(LinkContext, { value: isBehind ? later : link }, children)
  return createElement('div', { className: 'later', 'aria-busy': isBehind }, shown)
}

function useLink(): Link {
  const link = useContext(LinkContext)
  if (!link) throw new Error('The link is read outside of LinkProvider')
  return link
}

/** The criteria of the address bar, their one home. */
export const useCriteria = (): Criteria => useLink().query.criteria

/** The places of the criteria. */
export const usePlaces = (): readonly PlaceChoice[] => useLink().query.places

/** Which records are looked for. */
export const useKind = (): Kind => useLink().query.kind

/** Names of criteria in the link that could not be read. */
export const useUnread = (): string[] => useLink().query.unread

/** Criteria that the last switch of the kind skipped; none once the search is changed. */
export function useSkippedCriteria(): Criterion[] {
  return useRouterState({ select: ({ location }) => location.state.skippedCriteria ?? none })
}
const none: never[] = []

/** The muted criteria of the search. */
export const useMuted = (): Criteria => useLink().query.muted

/** The active and the muted criteria. */
export const useAllCriteria = (): AllCriteria => useLink().query

/** How the search is looked at. */
export const useView = (): View => useLink().view

/** Reads the link as it is when something is done, however late the part of the screen where it is done was drawn. */
export function useLinkNow(): () => Link {
  const router = useRouter()
  return useCallback(() => linkOf(checked(router.latestLocation.search)), [router])
}

/** Changes the criteria, and what is muted and named where it is given; each change is one step of back and forward. */
export function useEditCriteria(): (next: Criteria, muted?: Criteria, names?: View['names']) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const kind = useKind()
  return useCallback(
    (next, muted, names) => {
      // The count is requested before the screen renders.
      void client.prefetchQuery(countQuery(kind, next))
      navigate({
        to: '.',
        search: (old) => ({
          ...readView(old),
          row: undefined,
          ...(muted && { muted: matchesEverything(muted) ? undefined : tidy(muted) }),
          ...(names && { names: Object.keys(names).length ? names : undefined }),
          ...searchFrom(next),
        }),
      })
    },
    [navigate, client, kind],
  )
}

/** Switches to another kind of records, with the criteria that both kinds have: one step of back and forward. */
export function useSwitchKind(): (kind: Kind) => void {
  const navigate = useNavigate()
  const current = useCriteria()
  return useCallback(
    (kind) => {
      const { criteria, skippedCriteria } = asKind(kind, current)
      navigate({
        to: '.',
        search: (old) => {
          const { tab, map, at, format, names, muted } = readView(old)
          const present = { kind, tab, map, at, format, names, muted: asKind(kind, muted ?? {}).criteria }
          return { ...views[kind].parse(present), ...searchFrom(criteria) }
        },
        state: skippedCriteria.length ? { skippedCriteria } : {},
      })
    },
    [navigate, current],
  )
}

/**
 * Changes the view in place: only opening and closing a record, and a new order, are steps of back and forward. Another record in the
 * place of the open one is none.
 */
export function useEditView(): (patch: Partial<View>) => void {
  const navigate = useNavigate()
  const linkNow = useLinkNow()
  return useCallback(
    (patch) => {
      const isOpen = (id: string | undefined) => id !== undefined
      const opensOrCloses = 'record' in patch && isOpen(patch.record) !== isOpen(linkNow().view.record)
      navigate({
        to: '.',
        search: (old) => ({ ...old, ...patch }),
        replace: !(opensOrCloses || 'sort' in patch),
        state: true,
      })
    },
    [navigate, linkNow],
  )
}
