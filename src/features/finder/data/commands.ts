import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Tool } from '#session/page-commands.ts'
import type { FinderResult } from './finder-results.ts'
import { matchesTyped } from './finder-results.ts'

/** What commands may do, given by the app. */
export interface CommandContext {
  kind: Kind
  dark: boolean
  canUndo: boolean
  canRedo: boolean
  isEmpty: boolean
  go: (page: '/' | '/match' | '/industries' | '/exports' | '/settings') => void
  switchKind: (kind: Kind) => void
  scheme: (scheme: 'light' | 'dark' | 'auto') => void
  edit: (criteria: Criteria, muted: Criteria) => void
  show: (view: { map?: 'density' | 'points' | 'state' | 'county'; tab?: 'records' | 'cross' }) => void
  undo: () => void
  redo: () => void
  copyLink: () => void
  use: (tool: Tool) => void
}

interface Command {
  name: string
  /** Other words by which it is found. */
  keywords: string
  /** Whether it would do anything now; always, where this is absent. */
  can?: (context: CommandContext) => boolean
  run: (context: CommandContext) => void
}

/** Everything that can be done by naming it. */
export const commands: readonly Command[] = [
  {
    name: 'Search people',
    keywords: 'switch kind consumers',
    can: (context) => context.kind !== 'people',
    run: (context) => context.switchKind('people'),
  },
  {
    name: 'Search companies',
    keywords: 'switch kind businesses',
    can: (context) => context.kind !== 'companies',
    run: (context) => context.switchKind('companies'),
  },
  {
    name: 'Clear the search',
    keywords: 'reset remove all criteria',
    can: (context) => !context.isEmpty,
    run: (context) => context.edit({}, {}),
  },
  {
    name: 'Copy the link to this search',
    keywords: 'share url address',
    run: (context) => context.copyLink(),
  },
  {
    name: 'Undo the last change',
    keywords: 'back',
    can: (context) => context.canUndo,
    run: (context) => context.undo(),
  },
  {
    name: 'Redo the change',
    keywords: 'forward again',
    can: (context) => context.canRedo,
    run: (context) => context.redo(),
  },
  {
    name: 'Export the result',
    keywords: 'download csv save file',
    can: (context) => !context.isEmpty,
    run: (context) => context.use('export'),
  },
  { name: 'Draw a circle', keywords: 'map area radius', run: (context) => context.use('circle') },
  { name: 'Draw a polygon', keywords: 'map area corners', run: (context) => context.use('polygon') },
  { name: 'Draw a rectangle', keywords: 'map area box', run: (context) => context.use('rectangle') },
  { name: 'Draw freehand', keywords: 'map area lasso', run: (context) => context.use('freehand') },
  { name: 'Map: density', keywords: 'show view heat', run: (context) => context.show({ map: 'density' }) },
  { name: 'Map: points', keywords: 'show view sample', run: (context) => context.show({ map: 'points' }) },
  {
    name: 'Map: by state',
    keywords: 'show view choropleth',
    run: (context) => context.show({ map: 'state' }),
  },
  {
    name: 'Map: by county',
    keywords: 'show view choropleth',
    run: (context) => context.show({ map: 'county' }),
  },
  {
    name: 'Show the records',
    keywords: 'table rows tab',
    run: (context) => context.show({ tab: 'records' }),
  },
  {
    name: 'Show the cross tally',
    keywords: 'table heat tab',
    run: (context) => context.show({ tab: 'cross' }),
  },
  { name: 'Go to the search', keywords: 'open page home map', run: (context) => context.go('/') },
  {
    name: 'Match one record',
    keywords: 'open page pick find company person what is this go to the match',
    run: (context) => context.go('/match'),
  },
  {
    name: 'Go to the industries',
    keywords: 'open page sic naics tree',
    run: (context) => context.go('/industries'),
  },
  {
    name: 'Go to the exports',
    keywords: 'open page jobs files download',
    run: (context) => context.go('/exports'),
  },
  {
    name: 'Go to the settings',
    keywords: 'open page preferences options units rates',
    run: (context) => context.go('/settings'),
  },
  {
    name: 'Light colors',
    keywords: 'theme scheme colors bright',
    can: (context) => context.dark,
    run: (context) => context.scheme('light'),
  },
  {
    name: 'Dark colors',
    keywords: 'theme scheme colors night',
    can: (context) => !context.dark,
    run: (context) => context.scheme('dark'),
  },
  {
    name: 'System colors',
    keywords: 'theme scheme colors auto',
    run: (context) => context.scheme('auto'),
  },
]

/** The commands that the words name, or all of them while nothing is typed. */
export function commandsFor(text: string, context: CommandContext): FinderResult[] {
  const typed = text.trim()
  return commands
    .filter(({ can }) => can?.(context) ?? true)
    .filter((command) => !typed || matchesTyped(`${command.name} ${command.keywords}`, typed))
    .map(({ name }) => ({
      id: `command ${name}`,
      group: 'Commands',
      label: name,
      detail: '',
      action: { type: 'command', name },
    }))
}
