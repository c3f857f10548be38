import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Tool } from '#session/page-commands.ts'
import type { Finding } from './findings.ts'
import { fits } from './findings.ts'

/** What commands may do, given by the app. */
export interface Hands {
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
  can?: (hands: Hands) => boolean
  run: (hands: Hands) => void
}

/** Everything that can be done by naming it. */
export const commands: readonly Command[] = [
  {
    name: 'Search people',
    words: 'switch kind consumers',
    can: (h) => h.kind !== 'people',
    run: (h) => h.switchKind('people'),
  },
  {
    name: 'Search companies',
    words: 'switch kind businesses',
    can: (h) => h.kind !== 'companies',
    run: (h) => h.switchKind('companies'),
  },
  {
    name: 'Clear the search',
    words: 'reset remove all criteria',
    can: (h) => !h.isEmpty,
    run: (h) => h.edit({}, {}),
  },
  { name: 'Copy the link to this search', words: 'share url address', run: (h) => h.copyLink() },
  { name: 'Undo the last change', words: 'back', can: (h) => h.canUndo, run: (h) => h.undo() },
  { name: 'Redo the change', words: 'forward again', can: (h) => h.canRedo, run: (h) => h.redo() },
  {
    name: 'Export the result',
    words: 'download csv save file',
    can: (h) => !h.isEmpty,
    run: (h) => h.use('export'),
  },
  { name: 'Draw a circle', words: 'map area radius', run: (h) => h.use('circle') },
  { name: 'Draw a polygon', words: 'map area corners', run: (h) => h.use('polygon') },
  { name: 'Draw a rectangle', words: 'map area box', run: (h) => h.use('rectangle') },
  { name: 'Draw freehand', words: 'map area lasso', run: (h) => h.use('freehand') },
  { name: 'Map: density', words: 'show view heat', run: (h) => h.show({ map: 'density' }) },
  { name: 'Map: points', words: 'show view sample', run: (h) => h.show({ map: 'points' }) },
  { name: 'Map: by state', words: 'show view choropleth', run: (h) => h.show({ map: 'state' }) },
  { name: 'Map: by county', words: 'show view choropleth', run: (h) => h.show({ map: 'county' }) },
  { name: 'Show the records', words: 'table rows tab', run: (h) => h.show({ tab: 'records' }) },
  { name: 'Show the cross tally', words: 'table heat tab', run: (h) => h.show({ tab: 'cross' }) },
  { name: 'Go to the search', words: 'open page home map', run: (h) => h.go('/') },
  {
    name: 'Match one record',
    words: 'open page pick find company person what is this go to the match',
    run: (h) => h.go('/match'),
  },
  { name: 'Go to the industries', words: 'open page sic naics tree', run: (h) => h.go('/industries') },
  { name: 'Go to the exports', words: 'open page jobs files download', run: (h) => h.go('/exports') },
  {
    name: 'Go to the settings',
    words: 'open page preferences options units rates',
    run: (h) => h.go('/settings'),
  },
  {
    name: 'Light colours',
    words: 'theme scheme colors bright',
    can: (h) => h.dark,
    run: (h) => h.scheme('light'),
  },
  {
    name: 'Dark colours',
    words: 'theme scheme colors night',
    can: (h) => !h.dark,
    run: (h) => h.scheme('dark'),
  },
  { name: 'Colours of the system', words: 'theme scheme colors auto', run: (h) => h.scheme('auto') },
]

/** The commands that the words name, or all of them while nothing is typed. */
export function commandsFor(text: string, hands: Hands): Finding[] {
  const words = text.trim()
  return commands
    .filter(({ can }) => can?.(hands) ?? true)
    .filter((command) => !words || fits(`${command.name} ${command.words}`, words))
    .map(({ name }) => ({
      id: `command ${name}`,
      group: 'Commands',
      label: name,
      detail: '',
      act: { type: 'command', name },
    }))
}
