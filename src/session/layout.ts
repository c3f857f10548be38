import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Kind } from '#contract/kind.ts'
import type { Reading } from '#records/record.ts'
import { persistedIn } from '#storage/persisted-storage.ts'

/** A table of records: those of companies have the name of the format alone; and the tables of lists. */
type Table = Reading | `people ${Reading}` | `list ${Kind}`

export const tableOf = (kind: Kind, reading: Reading): Table =>
  kind === 'people' ? `people ${reading}` : reading

/** The table of every list of a kind. */
export const listTableOf = (kind: Kind): Table => `list ${kind}`

/** How a table is laid out; what a person has not set is absent, and the default applies. */
export interface TableLayout {
  /** Keys of the columns, in order. */
  columns?: readonly string[]
  /** Pixels of the columns that were made wider or narrower. */
  widths?: Readonly<Record<string, number>>
  /** Keys of the pinned columns, which remain at the left. */
  pinned?: readonly string[]
}

/** A way of looking at records that a person gave a name. */
export interface SavedView {
  name: string
  kind: Kind
  format: Reading
  /** "CompanyName,Phone", for custom fields. */
  fields?: string | undefined
  table: TableLayout
  dense: boolean
  /** Whether searches for this kind open with it. */
  usual: boolean
}

interface Layout {
  tables: Partial<Record<Table, TableLayout>>
  /** Saved views in the order of their names. */
  views: readonly SavedView[]
  /** Pixels of the results below the map; undefined for the default. */
  resultsHeight: number | undefined
  resultsSized: (height: number | undefined) => void
  tableChanged: (table: Table, patch: TableLayout) => void
  tableReplaced: (table: Table, layout: TableLayout) => void
  viewsChanged: (views: readonly SavedView[]) => void
}

const byName = (a: SavedView, b: SavedView) => a.name.localeCompare(b.name)

/** Preferences of the panels, persisted in this browser. */
export const useLayout = create<Layout>()(
  persist(
    (set) => ({
      tables: {},
      views: [],
      resultsHeight: undefined,
      resultsSized: (resultsHeight) => set({ resultsHeight }),
      tableChanged: (table, patch) =>
        set(({ tables }) => ({ tables: { ...tables, [table]: { ...tables[table], ...patch } } })),
      tableReplaced: (table, layout) => set(({ tables }) => ({ tables: { ...tables, [table]: layout } })),
      viewsChanged: (views) => set({ views: views.toSorted(byName) }),
    }),
    {
      ...persistedIn<Layout, ReturnType<typeof fromOlder>>('localStorage'),
      name: 'layout',
      version: 1,
      migrate: fromOlder,
    },
  ),
)

/** Version 0 stored only the columns of each table. */
function fromOlder(stored: unknown, version: number) {
  const { columns = {} } = (version === 0 ? stored : {}) as { columns?: Record<string, readonly string[]> }
  const tables = Object.fromEntries(
    Object.entries(columns).map(([table, keys]) => [table, { columns: keys }]),
  )
  return { tables, views: [] }
}

/** The views with one more; it takes the place of one of the same kind and name, and of the default one of its kind if it is the default. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = views.filter(({ kind, name }) => kind !== view.kind || name !== view.name)
  return [...others.map((other) => demoted(other, view)), view]
}

const demoted = (other: SavedView, view: SavedView) =>
  view.usual && other.kind === view.kind ? { ...other, usual: false } : other
