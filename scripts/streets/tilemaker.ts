import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MISSING = `Maps with streets are made by tilemaker, which is not installed.
  Debian, Ubuntu:  sudo apt-get install tilemaker
  macOS:           brew install tilemaker
  elsewhere:       run this command in a container of Debian with Node and tilemaker`

const own = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Writes the tiles of an extract into a folder. Raises an error that says how to install tilemaker, or what it printed. */
export async function runTilemaker(input: string, folder: string, command = 'tilemaker'): Promise<void> {
  const places = ['--input', input, '--output', folder]
  const rules = ['--config', own('config.json'), '--process', own('process.lua')]
  const process = spawn(command, [...places, ...rules], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [process.stdout, process.stderr])
    stream.on('data', (data) => {
      printed = (printed + data).slice(-2000)
    })
  const [code] = await once(process, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(MISSING) : error
  })
  if (code !== 0) throw new Error(`tilemaker failed:\n${printed.trim()}`)
}
