import { z } from 'zod'
import type { Kind } from '#contract/kind.ts'
import { type TallyField, tallyLabel, tallyNames } from './tallies.ts'

/** The order of a tally's values. */
export const sorts = ['largest', 'own', 'name', 'code', 'over', 'under'] as const
export type Sort = (typeof sorts)[number]

/** How many values a panel shows before the others are summed. */
export const firsts = [5, 10, 25, 'all'] as const
export type First = (typeof firsts)[number]
export const defaultFirst = 10

/** One panel of tallies: its field, and how a person looks at it where that is not as usual. */
export interface TallyPanel {
  field: TallyField
  folded?: boolean | undefined
  sort?: Sort | undefined
  first?: First | undefined
  /** What the percents are of: all matching records, else the records of the panel. */
  of?: 'matching' | undefined
}

const defaultFields: Record<Kind, readonly TallyField[]> = {
  companies: [
    'sic2',
    'locationemployeessizerange',
    'stateprovince',
    'locationsalesvolumerange',
    'creditratingscore',
    'franchise',
    'recordstatus',
  ],
  people: [
    'agerange',
    'incomerange',
    'stateprovince',
    'homevaluerange',
    'ishomeowner',
    'housingtype',
    'maritalstatus',
    'arechildrenpresent',
    'gender',
    'vehiclemake',
    'recordstatus',
  ],
}

/** The default panels of a kind. */
export const defaultPanels = (kind: Kind): TallyPanel[] => defaultFields[kind].map((field) => ({ field }))

/** What a panel is called: the first level of industries is simply the industry. */
export const panelTitle = (kind: Kind, field: TallyField): string =>
  field === 'sic2' ? 'Industry' : tallyLabel(kind, field)

const shape = (kind: Kind): z.ZodType<TallyPanel> =>
  z.object({
    field: z.enum(tallyNames[kind] as [TallyField, ...TallyField[]]),
    folded: z.boolean().optional().catch(undefined),
    sort: z.enum(sorts).optional().catch(undefined),
    first: z.literal(firsts).optional().catch(undefined),
    of: z.literal('matching').optional().catch(undefined),
  })

const shapes = { companies: shape('companies'), people: shape('people') }

/** The persisted panels of a kind, each field once; what cannot be read is ignored, undefined when nothing can. */
export function panelsFrom(kind: Kind, stored: unknown): TallyPanel[] | undefined {
  if (!Array.isArray(stored)) return undefined
  const panels = stored.flatMap((panel) => shapes[kind].safeParse(panel).data ?? [])
  if (panels.length === 0 && stored.length > 0) return undefined
  return [...new Map(panels.map((panel) => [panel.field, panel])).values()]
}

/** The panels with one changed. */
export const changedPanel = (
  panels: readonly TallyPanel[],
  field: TallyField,
  change: Partial<TallyPanel>,
): TallyPanel[] => panels.map((panel) => (panel.field === field ? { ...panel, ...change } : panel))

/** The panels with one moved by some places, within the list. */
export function movedPanel(panels: readonly TallyPanel[], field: TallyField, by: number): TallyPanel[] {
  const at = panels.findIndex((panel) => panel.field === field)
  const panel = panels[at]
  if (!panel) return [...panels]
  const to = Math.max(0, Math.min(panels.length - 1, at + by))
  return panels.toSpliced(at, 1).toSpliced(to, 0, panel)
}

/** The fields that a kind has no panel for yet. */
export const fieldsLeft = (kind: Kind, panels: readonly TallyPanel[]): TallyField[] =>
  tallyNames[kind].filter((field) => !panels.some((panel) => panel.field === field))
