import type { AuditAction } from '#contract/audit.ts'
import type { AuditEvent } from '../audit/audit.ts'

/** A command line: `data -- COMMAND WORD... --OPTION`. */
export interface DataCommand {
  command: string
  words: readonly string[]
  options: Readonly<Record<string, unknown>>
}

interface Change {
  action: AuditAction
  /** Whether the first word names a data set or a version. */
  isNamed?: boolean
  /** Whether the command changes data; it always does where this is absent. */
  when?: (line: DataCommand) => boolean
}

const notListing = {
  action: 'import',
  when: ({ words: [subcommand] }: DataCommand) => subcommand !== 'list',
} as const

/** The commands that change data, each with the action of the audit. */
const changes: Readonly<Record<string, Change>> = {
  sample: { action: 'import' },
  import: { action: 'import' },
  refresh: { action: 'import', isNamed: true },
  rest: { action: 'import', isNamed: true },
  geocode: { action: 'import', isNamed: true },
  boundaries: notListing,
  addresses: notListing,
  merge: { action: 'merge', isNamed: true, when: ({ options }) => !options['dry-run'] },
  use: { action: 'data set', isNamed: true },
  remove: { action: 'data set', isNamed: true },
  corrections: { action: 'correction', isNamed: true, when: ({ options }) => options.undo !== undefined },
  forget: {
    action: 'forget',
    when: ({ options: { id, first, company, lift } }) => (id ?? first ?? company ?? lift) !== undefined,
  },
}

/** Options that name what is changed; others may have details of a person. */
const NAMED = ['kind', 'name', 'into', 'id', 'undo', 'lift'] as const

/** Whether a command changes data: `list`, `verify` and others only read it. */
export function changesData(line: DataCommand): boolean {
  const change = changes[line.command]
  return change !== undefined && (change.when?.(line) ?? true)
}

/** The event of a command that has changed data; undefined for the others. Pure. */
export function eventOfCommand(line: DataCommand): Omit<AuditEvent, 'account'> | undefined {
  const { command, words, options } = line
  const change = changes[command]
  if (!change || !changesData(line)) return undefined
  const given: Record<string, unknown> = { ...options, ...(change.isNamed && { name: words[0] }) }
  const named = NAMED.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : []))
  return {
    action: options.lift === undefined ? change.action : 'lift',
    what: `npm run data -- ${command}`,
    ...(named.length > 0 && { criteria: JSON.stringify(Object.fromEntries(named)) }),
  }
}
