import { useMemo, useState } from 'react'
import { hasOwnOrder, tallyText } from '#criteria/tallies.ts'
import { type Level, levelAt } from '#criteria/tally-levels.ts'
import { defaultFirst, type Sort, type TallyPanel } from '#criteria/tally-panels.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useKind } from '#session/search.ts'
import { useTallyLayout } from '#session/tally-layout.ts'
import { panelTitle } from '../model/panel-title.ts'
import { firstOf, found, type Row, sorted } from '../model/rows.ts'
import { barOf, changeOf, restBar } from './bars.ts'
import { useActs } from './useActs.ts'
import { useTally } from './useTally.ts'

/** From so many values on a search within helps. */
const LONG = 12

/** The order of a panel's values; by the difference only where there is one. */
function sortOf({ sort }: TallyPanel, { field }: Level, compared: boolean): Sort {
  const usual = hasOwnOrder(field) ? 'own' : 'largest'
  return sort && (compared || (sort !== 'over' && sort !== 'under')) ? sort : usual
}

const none: readonly Row[] = []

/** Everything that a panel shows: its level, tally and bars, and what is looked into and searched for in it. */
export function usePanelView(panel: TallyPanel, wanted: boolean) {
  const kind = useKind()
  const industry = useIndustryName()
  const measure = useTallyLayout((state) => state.measure)
  const [path, setPath] = useState<readonly string[]>([])
  const [text, setText] = useState<string>()
  const level = useMemo<Level>(
    () => levelAt(panel.field, path) ?? { field: panel.field, path: [] },
    [panel.field, path],
  )
  const { query, other, table, compared } = useTally(panel, level, wanted)
  const lookInto = (next: readonly string[]) => {
    setPath(next)
    setText(undefined)
  }
  const acts = useActs(level, (value) =>
    levelAt(panel.field, [...path, value]) ? () => lookInto([...path, value]) : undefined,
  )
  const sort = sortOf(panel, level, table?.otherTotal !== undefined)
  const ordered = useMemo(
    () => sorted(table?.rows ?? none, sort, level.field, (row) => changeOf(row, measure)),
    [table, sort, level.field, measure],
  )
  const limit = panel.first ?? defaultFirst
  const { shown, rest } = text
    ? { shown: found(ordered, text), rest: undefined }
    : firstOf(ordered, limit, sort)
  const bars = [
    ...shown.map((row) => barOf(row, measure, acts)),
    ...(rest ? [restBar(rest, measure)] : []),
    ...(table?.unknown && !text ? [barOf(table.unknown, measure, {})] : []),
  ]
  return {
    panel,
    level,
    title: panelTitle(
      kind,
      path.length > 0 && level.path.length > 0 && panel.field !== 'sic2' ? level.field : panel.field,
    ),
    /** The values that were looked into, in words. */
    inside: path.map((value, i) =>
      tallyText(kind, levelAt(panel.field, path.slice(0, i))?.field ?? panel.field, value, industry),
    ),
    leaveTo: (depth: number) => lookInto(path.slice(0, depth)),
    query,
    other,
    table,
    compared: compared?.words,
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
