import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Tool } from '#session/page-commands.ts'
import { type FinderResult, matchesTyped } from './finder-results.ts'

/** What commands may do, given by the app. */
export interface CommandContext {
  kind: Kind
  dark: boolean
  canUndo: boolean
  canRedo: boolean
  isEmpty: boolean
  go: (page: '/' | '/match' | '/industries' | '/exports' | '/settings' | '/report') => void
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
  terms: string
  can: (context: CommandContext) => boolean
  run: (context: CommandContext) => void
}

const isKind = (kind: Kind) => (context: CommandContext) => context.kind === kind
const always = () => true
/** `terms` are other words by which a command is found; `can` says whether it would do anything now. */
const command = (
  name: string,
  terms: string,
  run: Command['run'],
  can: Command['can'] = always,
): Command => ({
  name,
  terms,
  run,
  can,
})

/** Everything that can be done by naming it. */
export const commands: readonly Command[] = [
  command('Search people', 'switch kind consumers', (c) => c.switchKind('people'), isKind('companies')),
  command('Search companies', 'switch kind businesses', (c) => c.switchKind('companies'), isKind('people')),
  command(
    'Clear the search',
    'reset remove all criteria',
    (c) => c.edit({}, {}),
    (c) => !c.isEmpty,
  ),
  command('Copy the link to this search', 'share url address', (c) => c.copyLink()),
  command(
    'Undo the last change',
    'back',
    (c) => c.undo(),
    (c) => c.canUndo,
  ),
  command(
    'Redo the change',
    'forward again',
    (c) => c.redo(),
    (c) => c.canRedo,
  ),
  command(
    'Export the result',
    'download csv save file',
    (c) => c.use('export'),
    (c) => !c.isEmpty,
  ),
  command(
    'Report of this area',
    'print page pdf site county compare',
    (c) => c.go('/report'),
    (c) => !c.isEmpty,
  ),
  command('Draw a circle', 'map area radius', (c) => c.use('circle')),
  command('Draw a polygon', 'map area corners', (c) => c.use('polygon')),
  command('Draw a rectangle', 'map area box', (c) => c.use('rectangle')),
  command('Draw freehand', 'map area lasso', (c) => c.use('freehand')),
  command('Map: density', 'show view heat', (c) => c.show({ map: 'density' })),
  command('Map: points', 'show view sample', (c) => c.show({ map: 'points' })),
  command('Map: by state', 'show view choropleth', (c) => c.show({ map: 'state' })),
  command('Map: by county', 'show view choropleth', (c) => c.show({ map: 'county' })),
  command('Show the records', 'table rows tab', (c) => c.show({ tab: 'records' })),
  command('Show the cross tally', 'table heat tab', (c) => c.show({ tab: 'cross' })),
  command('Go to the search', 'open page home map', (c) => c.go('/')),
  command('Match one record', 'open page pick find company person what is this go to the match', (c) =>
    c.go('/match'),
  ),
  command('Go to the industries', 'open page sic naics tree', (c) => c.go('/industries')),
  command('Go to the exports', 'open page jobs files download', (c) => c.go('/exports')),
  command('Go to the settings', 'open page preferences options units rates', (c) => c.go('/settings')),
  command(
    'Light colors',
    'theme scheme colors bright',
    (c) => c.scheme('light'),
    (c) => c.dark,
  ),
  command(
    'Dark colors',
    'theme scheme colors night',
    (c) => c.scheme('dark'),
    (c) => !c.dark,
  ),
  command('System colors', 'theme scheme colors auto', (c) => c.scheme('auto')),
]

/** The commands that the words name, or all of them while nothing is typed. */
export function commandsFor(text: string, context: CommandContext): FinderResult[] {
  const typed = text.trim()
  return commands
    .filter(({ can }) => can(context))
    .filter(({ name, terms }) => !typed || matchesTyped(`${name} ${terms}`, typed))
    .map(({ name }) => ({
      id: `command ${name}`,
      group: 'Commands',
      label: name,
      detail: '',
      action: { type: 'command', name },
    }))
}
