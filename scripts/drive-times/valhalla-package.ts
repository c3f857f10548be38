import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const NAME = '@valhallajs/valhallajs'
const VERSION = '3.6.1'
/** How a person installs it: it has 280 MB of programs, so it is no dependency. */
const INSTALL = `npm install --no-save ${NAME}@${VERSION}`

/** The configuration of Valhalla, as far as it is changed here. */
export interface ValhallaConfig {
  mjolnir: { tile_dir: string; [name: string]: unknown }
}

/** Computes drive times in threads of its own; takes and returns JSON as text. Rejects with what Valhalla says is wrong. */
export interface Actor {
  isochrone(request: string): Promise<string>
  status(request: string): Promise<string>
}

interface ValhallaPackage {
  Actor: new (config: ValhallaConfig) => Actor
  getConfig(options: { tileDir: string; tileExtract: string; verbose: boolean }): Promise<ValhallaConfig>
}

const require = createRequire(import.meta.url)

/** Loads the package. Raises an error that says how to install it. */
export function loadValhalla(): ValhallaPackage {
  try {
    return require(NAME) as ValhallaPackage
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'MODULE_NOT_FOUND') throw new Error(`${NAME} cannot be used on this machine: ${message}`)
    throw new Error(`Drive times are computed by ${NAME}, which is not installed:\n  ${INSTALL}`)
  }
}

/** The path of a program of the package. */
export function valhallaProgram(name: string): string {
  const cli = join(dirname(require.resolve(NAME)), 'bin/valhalla-cli.js')
  return join(execFileSync(process.execPath, [cli, 'print_bin_path'], { encoding: 'utf8' }).trim(), name)
}
