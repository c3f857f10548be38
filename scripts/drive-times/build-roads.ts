import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { CONFIG, isRoadsFolder, TILES } from './roads-folder.ts'
import { loadValhalla, type ValhallaConfig, valhallaProgram } from './valhalla-package.ts'

/** A list that Valhalla writes into its working folder, for editors of the map. */
const DUPLICATES = 'duplicateways.txt'

/**
 * Prepares the roads of an OpenStreetMap extract in a folder, which is replaced in one step; `progress` gets a line for each stage. Raises errors to
 * show as they are.
 */
export async function buildRoads(
  input: string,
  folder: string,
  progress: (line: string) => void,
): Promise<void> {
  const { getConfig } = loadValhalla()
  await access(input).catch(() => {
    throw new Error(`The extract cannot be read: ${input}`)
  })
  await refuseOther(folder)
  const parent = dirname(resolve(folder))
  await mkdir(parent, { recursive: true })
  const work = await mkdtemp(join(parent, `.${basename(folder)}-`))
  try {
    const options = { tileDir: join(work, TILES), tileExtract: '', verbose: true }
    const config = withoutOtherFiles(await getConfig(options))
    await writeFile(join(work, CONFIG), JSON.stringify(config, null, 2))
    await buildTiles(join(work, CONFIG), resolve(input), progress)
    await rm(join(work, DUPLICATES), { force: true })
    if (!(await readdir(join(work, TILES)).catch(() => [])).length)
      throw new Error(`The extract has no roads: ${input}`)
    await replace(folder, work)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Never replaces a folder with something else in it. */
async function refuseOther(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length > 0 && !isRoadsFolder(folder))
    throw new Error(`${folder} has other files: name another folder with --out.`)
}

/** Valhalla's default configuration names files of its own image, which are not here. */
function withoutOtherFiles({ mjolnir, ...rest }: ValhallaConfig): ValhallaConfig {
  const { tile_extract, traffic_extract, admin, timezone, landmarks, ...own } = mjolnir
  return { ...rest, mjolnir: own as ValhallaConfig['mjolnir'] }
}

async function buildTiles(config: string, input: string, progress: (line: string) => void): Promise<void> {
  const program = spawn(valhallaProgram('valhalla_build_tiles'), ['-c', config, input], {
    cwd: dirname(config),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => program.kill()
  process.once('exit', stop)
  let printed = ''
  for (const stream of [program.stdout, program.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      printed = `${printed}${line}\n`.slice(-2000)
      const [, stage] = /\[INFO\]\S* (.*)$/.exec(line) ?? []
      if (stage) progress(stage)
    })
  const [code, signal] = await once(program, 'close')
  process.off('exit', stop)
  if (code !== 0) throw new Error(`valhalla_build_tiles failed (${signal ?? code}):\n${printed.trim()}`)
}

async function replace(folder: string, work: string): Promise<void> {
  const former = `${work}-former`
  await rename(folder, former).catch(() => undefined)
  await rename(work, folder)
  await rm(former, { recursive: true, force: true })
}
