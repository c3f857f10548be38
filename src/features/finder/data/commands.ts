import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Tool } from '#session/page-commands.ts'
import type { FinderResult } from './finder-results.ts'
import { matchesWords } from './finder-results.ts'

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
  words: string
  /** Whether it would do anything now; always, where this is absent. */
  can?: (context: CommandContext) => boolean
  run: (context: CommandContext) => void
}

/** Everything that can be done by naming it. */
export const commands: readonly Command[] = [
  {
    name: 'Search people',
    words: 'switch kind consumers',
    can: (context) => context.kind !== 'people',
    run: (context) => context.switchKind('people'),
  },
  {
    name: 'Search companies',
    words: 'switch kind businesses',
    can: (context) => context.kind !== 'companies',
    run: (context) => context.switchKind('companies'),
  },
  {
    name: 'Clear the search',
    words: 'reset remove all criteria',
    can: (context) => !context.isEmpty,
    run: (context) => context.edit({}, {}),
  },
  { name: 'Copy the link to this search', words: 'share url address', run: (context) => context.copyLink() },
  {
    name: 'Undo the last change',
    words: 'back',
    can: (context) => context.canUndo,
    run: (context) => context.undo(),
  },
  {
    name: 'Redo the change',
    words: 'forward again',
    can: (context) => context.canRedo,
    run: (context) => context.redo(),
  },
  {
    name: 'Export the result',
    words: 'download csv save file',
    can: (context) => !context.isEmpty,
    run: (context) => context.use('export'),
  },
  { name: 'Draw a circle', words: 'map area radius', run: (context) => context.use('circle') },
  { name: 'Draw a polygon', words: 'map area corners', run: (context) => context.use('polygon') },
  { name: 'Draw a rectangle', words: 'map area box', run: (context) => context.use('rectangle') },
  { name: 'Draw freehand', words: 'map area lasso', run: (context) => context.use('freehand') },
  { name: 'Map: density', words: 'show view heat', run: (context) => context.show({ map: 'density' }) },
  { name: 'Map: points', words: 'show view sample', run: (context) => context.show({ map: 'points' }) },
  { name: 'Map: by state', words: 'show view choropleth', run: (context) => context.show({ map: 'state' }) },
  {
    name: 'Map: by county',
    words: 'show view choropleth',
    run: (context) => context.show({ map: 'county' }),
  },
  { name: 'Show the records', words: 'table rows tab', run: (context) => context.show({ tab: 'records' }) },
  { name: 'Show the cross tally', words: 'table heat tab', run: (context) => context.show({ tab: 'cross' }) },
  { name: 'Go to the search', words: 'open page home map', run: (context) => context.go('/') },
  {
    name: 'Match one record',
    words: 'open page pick find company person what is this go to the match',
    run: (context) => context.go('/match'),
  },
  {
    name: 'Go to the industries',
    words: 'open page sic naics tree',
    run: (context) => context.go('/industries'),
  },
  {
    name: 'Go to the exports',
    words: 'open page jobs files download',
    run: (context) => context.go('/exports'),
  },
  {
    name: 'Go to the settings',
    words: 'open page preferences options units rates',
    run: (context) => context.go('/settings'),
  },
  {
    name: 'Light colours',
    words: 'theme scheme colors bright',
    can: (context) => context.dark,
    run: (context) => context.scheme('light'),
  },
  {
    name: 'Dark colours',
    words: 'theme scheme colors night',
    can: (context) => !context.dark,
    run: (context) => context.scheme('dark'),
  },
  {
    name: 'Colours of the system',
    words: 'theme scheme colors auto',
    run: (context) => context.scheme('auto'),
  },
]

/** The commands that the words name, or all of them while nothing is typed. */
export function commandsFor(text: string, context: CommandContext): FinderResult[] {
  const words = text.trim()
  return commands
    .filter(({ can }) => can?.(context) ?? true)
    .filter((command) => !words || matchesWords(`${command.name} ${command.words}`, words))
    .map(({ name }) => ({
      id: `command ${name}`,
      group: 'Commands',
      label: name,
      detail: '',
      action: { type: 'command', name },
    }))
}
