import { z } from 'zod'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { type Kind, kinds } from '#contract/kind.ts'
import type { TallyField } from '#criteria/tallies.ts'
import { changedPanel, defaultPanels, panelsFrom, type TallyPanel } from '#criteria/tally-panels.ts'
import { persistedIn } from '#storage/persisted-storage.ts'

/** How a difference from the compared search is shown. */
export const measures = ['points', 'index'] as const
export type Measure = (typeof measures)[number]

/** What the cells of the cross tally show. */
export const cellNumbers = ['count', 'row', 'column', 'all'] as const
export type CellNumber = (typeof cellNumbers)[number]
export const orders = ['total', 'name', 'own'] as const
export type Order = (typeof orders)[number]

const defaultCross = { cells: 'count' as CellNumber, rows: undefined, columns: undefined }

/** How the cross tally is shown; rows and columns without an order are in the default order of their field. */
export interface CrossLayout {
  cells: CellNumber
  rows: Order | undefined
  columns: Order | undefined
}

interface TallyLayout {
  /** The panels that a person chose for a kind, from top to bottom; absent until then. */
  panels: Partial<Record<Kind, readonly TallyPanel[]>>
  measure: Measure
  cross: CrossLayout
  panelsChanged: (kind: Kind, panels: readonly TallyPanel[] | undefined) => void
  panelChanged: (kind: Kind, field: TallyField, change: Partial<TallyPanel>) => void
  measureChanged: (measure: Measure) => void
  crossChanged: (change: Partial<CrossLayout>) => void
}

const order = z.enum(orders).optional().catch(undefined)

/** The persisted layout; parts that cannot be read are reset to the defaults. */
const StoredLayout = z.object({
  panels: z.partialRecord(z.enum(kinds), z.unknown()).catch({}),
  measure: z.enum(measures).catch('points'),
  cross: z
    .object({ cells: z.enum(cellNumbers).catch('count'), rows: order, columns: order })
    .catch(defaultCross),
})

function readable(stored: unknown) {
  const { panels, measure, cross } = StoredLayout.parse(stored ?? {})
  const read = kinds.map((kind) => [kind, panelsFrom(kind, panels[kind])] as const)
  return {
    panels: Object.fromEntries(read.filter(([, list]) => list)) as TallyLayout['panels'],
    measure,
    cross: { ...defaultCross, ...cross },
  }
}

/** The current panels of a kind. */
export const panelsOf = ({ panels }: Pick<TallyLayout, 'panels'>, kind: Kind): readonly TallyPanel[] =>
  panels[kind] ?? defaults[kind]
const defaults: Record<Kind, readonly TallyPanel[]> = {
  companies: defaultPanels('companies'),
  people: defaultPanels('people'),
}

/** Which tallies are shown and how, persisted in this browser. */
export const useTallyLayout = create<TallyLayout>()(
  persist(
    (set) => ({
      panels: {},
      measure: 'points',
      cross: defaultCross,
      panelsChanged: (kind, panels) => set((state) => ({ panels: { ...state.panels, [kind]: panels } })),
      panelChanged: (kind, field, change) =>
        set((state) => ({
          panels: { ...state.panels, [kind]: changedPanel(panelsOf(state, kind), field, change) },
        })),
      measureChanged: (measure) => set({ measure }),
      crossChanged: (change) => set(({ cross }) => ({ cross: { ...cross, ...change } })),
    }),
    {
      ...persistedIn<TallyLayout>('localStorage'),
      name: 'tallies',
      version: 1,
      merge: (stored, current) => ({ ...current, ...readable(stored) }),
    },
  ),
)
