import { useMemo, useState } from 'react'
import { hasOwnOrder, tallyText } from '#criteria/tallies.ts'
import { canSelect, switchValue, type ValueRole } from '#criteria/tally-choice.ts'
import { isOfPlaces, type Level, levelAt } from '#criteria/tally-levels.ts'
import { defaultFirst, type First, panelTitle, type Sort, type TallyPanel } from '#criteria/tally-panels.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useEditCriteria, useKind, useLinkNow } from '#session/search.ts'
import { useAlternatives } from '#session/service.ts'
import { useTallyLayout } from '#session/tally-layout.ts'
import { panelMessages as messages } from '../messages.ts'
import { firstRows, matchingRows, sortedRows, type TallyRow } from '../model/rows.ts'
import { barOf, changeOf, type RowActions, restBar } from './bars.ts'
import { useTally } from './useTally.ts'

/** From so many values on a search within helps. */
const LONG = 12

/** The order of a panel's values; by the difference only where there is one. */
function sortOf({ sort }: TallyPanel, { field }: Level, compared: boolean): Sort {
  const defaultSort = hasOwnOrder(field) ? 'own' : 'largest'
  return sort && (compared || (sort !== 'over' && sort !== 'under')) ? sort : defaultSort
}

const none: readonly TallyRow[] = []
const MAX_PICTURE_ROWS = 25

/** Everything that a panel shows: its level, tally and bars, and what is looked into and searched for in it. */
export function usePanelView(panel: TallyPanel, enabled: boolean) {
  const kind = useKind()
  const industry = useIndustryName()
  const measure = useTallyLayout((state) => state.measure)
  const [path, setPath] = useState<readonly string[]>([])
  const [text, setText] = useState<string>()
  const level = useMemo<Level>(
    () => levelAt(panel.field, path) ?? { field: panel.field, path: [] },
    [panel.field, path],
  )
  const tally = useTally(panel, level, enabled)
  const { query, other, table, isLate, compared, counted, isWithoutOwnFilter } = tally
  const drillTo = (next: readonly string[]) => {
    setPath(next)
    setText(undefined)
  }
  const actions = useRowActions(level, (value) =>
    levelAt(panel.field, [...path, value]) ? () => drillTo([...path, value]) : undefined,
  )
  const sort = sortOf(panel, level, table?.otherTotal !== undefined)
  const ordered = useMemo(
    () => sortedRows(table?.rows ?? none, sort, level.field, (row) => changeOf(row, measure)),
    [table, sort, level.field, measure],
  )
  const limit = panel.first ?? defaultFirst
  const barsOf = (first: First) => {
    const rows = text ? matchingRows(ordered, text) : ordered
    const { shown, rest } = firstRows(rows, first, sort)
    return {
      rest,
      bars: [
        ...shown.map((row) => barOf(row, measure, actions)),
        ...(rest ? [restBar(rest, measure)] : []),
        ...(table?.unknown && !text ? [barOf(table.unknown, measure, {})] : []),
      ],
    }
  }
  const { bars, rest } = barsOf(text ? 'all' : limit)
  const title = panelTitle(
    kind,
    path.length > 0 && level.path.length > 0 && panel.field !== 'sic2' ? level.field : panel.field,
  )
  const filterName = isOfPlaces(level) ? messages.place : title.toLowerCase()
  return {
    panel,
    level,
    title,
    /** The counted search as text. */
    search: counted,
    /** What the numbers are of: the search, and which of its filters is not applied. */
    counted: isWithoutOwnFilter ? messages.withoutOwnFilter(counted, filterName) : counted,
    isWithoutOwnFilter,
    /** The bars of a picture: all that are shown, at most 25 and the others as one. */
    pictureBars: () => (limit === 'all' || text ? barsOf(MAX_PICTURE_ROWS).bars : bars),
    /** The values that were looked into, in words. */
    pathLabels: path.map((value, i) =>
      tallyText(kind, levelAt(panel.field, path.slice(0, i))?.field ?? panel.field, value, industry),
    ),
    drillUpTo: (depth: number) => drillTo(path.slice(0, depth)),
    query,
    other,
    table,
    isLate,
    compared,
    ordered,
    bars,
    rest,
    limit,
    searchable: ordered.length > LONG,
    text,
    setText,
  }
}
export type PanelView = ReturnType<typeof usePanelView>

/** What a click on a value of a level does to the search. */
export function useRowActions(level: Level, open: NonNullable<RowActions['open']>): RowActions {
  const kind = useKind()
  const now = useLinkNow()
  const edit = useEditCriteria()
  const alternatives = useAlternatives()
  if (!canSelect(level)) return { open }
  const act = (role: Exclude<ValueRole, undefined>) => (value: string) => {
    const next = switchValue(kind, now().query.criteria, level, value, role)
    if (next) edit(next)
  }
  return { open, toggle: act('selected'), exclude: alternatives ? act('excluded') : undefined }
}
