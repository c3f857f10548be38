import { parseArgs } from 'node:util'

const FOLDER = 'drive-times'
/** The port on which a Valhalla server listens by default. */
const PORT = 8002

export const usage = `npm run drive-times -- build FILE.osm.pbf [--out ${FOLDER}]   prepares the roads of an OpenStreetMap extract
npm run drive-times -- serve [FOLDER] [--port ${PORT}]           serves drive times on them to this machine`

/** Arguments that cannot be used; the usage is shown below the message. */
export class UsageError extends Error {}

/** What to do, with the folder of the prepared roads. */
export type DriveTimesCommand =
  | { command: 'build'; input: string; folder: string }
  | { command: 'serve'; folder: string; port: number }

/** Reads the arguments of `npm run drive-times`. Raises a `UsageError` that says what is wrong. */
export function readArguments(args: readonly string[]): DriveTimesCommand {
  const { positionals, values } = parsed(args)
  const [command, path, ...more] = positionals
  if (more.length) throw new UsageError(`One at a time: ${more.join(' ')} is too many.`)
  if (command === 'build') return { command, input: extractOf(path), folder: values.out ?? FOLDER }
  if (command === 'serve') return { command, folder: path ?? FOLDER, port: portOf(values.port) }
  throw new UsageError(command ? `Unknown command: ${command}` : 'No command was given.')
}

function extractOf(path: string | undefined): string {
  if (!path) throw new UsageError('Give the OpenStreetMap extract to read.')
  if (!path.endsWith('.pbf')) throw new UsageError(`An extract is a file ending in .osm.pbf: ${path} is not.`)
  return path
}

function portOf(text = String(PORT)): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text)
  throw new UsageError(`--port must be a port: ${text}`)
}

function parsed(args: readonly string[]) {
  try {
    const options = { out: { type: 'string' }, port: { type: 'string' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
