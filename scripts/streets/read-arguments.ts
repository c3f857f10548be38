import { parseArgs } from 'node:util'

/** The command and its options. */
export const usage = `npm run map -- build FILE.osm.pbf [--out streets.pmtiles]   makes a map with streets from an OpenStreetMap extract`

/** Arguments that cannot be used; the usage is shown below the message. */
export class UsageError extends Error {}

/** Paths of the extract and of the map to be made. */
export interface BuildArguments {
  input: string
  out: string
}

/** Reads the arguments of `npm run map`. Raises a `UsageError` that says what is wrong. */
export function readArguments(args: readonly string[]): BuildArguments {
  const { positionals, values } = parsed(args)
  const [command, input, ...more] = positionals
  if (command !== 'build')
    throw new UsageError(command ? `Unknown command: ${command}` : 'No command was given.')
  if (!input) throw new UsageError('Give the OpenStreetMap extract to read.')
  if (more.length) throw new UsageError(`One extract at a time: ${more.join(' ')} is too many.`)
  if (!input.endsWith('.pbf'))
    throw new UsageError(`An extract is a file ending in .osm.pbf: ${input} is not.`)
  if (!values.out.endsWith('.pmtiles')) throw new UsageError(`--out must end in .pmtiles: ${values.out}`)
  return { input, out: values.out }
}

function parsed(args: readonly string[]) {
  try {
    const options = { out: { type: 'string', default: 'streets.pmtiles' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
