import { access, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writePmtiles } from './pmtiles.ts'
import { readCoastline } from './streets/coastline.ts'
import { type BuildArguments, readArguments, UsageError, usage } from './streets/read-arguments.ts'
import { seaTiles, withSea } from './streets/sea-tiles.ts'
import { readTileFolder } from './streets/tile-folder.ts'
import { runTilemaker } from './streets/tilemaker.ts'

/** Makes a PMTiles map with streets from an OpenStreetMap extract. Replaces the file in one step; raises errors to show as they are. */
export async function buildStreets({ input, out }: BuildArguments): Promise<void> {
  await access(input).catch(() => {
    throw new Error(`The extract cannot be read: ${input}`)
  })
  const folder = dirname(resolve(out))
  await mkdir(folder, { recursive: true })
  const work = await mkdtemp(join(folder, '.streets-'))
  try {
    await runTilemaker(input, join(work, 'tiles'))
    const { runs, info } = await readTileFolder(join(work, 'tiles'))
    const sea = seaTiles(readCoastline(input), info.bounds, info.maxZoom)
    const part = join(work, basename(out))
    await writePmtiles(part, withSea(runs, sea), info)
    await rename(part, out)
  } finally {
    await rm(work, { recursive: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const build = readArguments(process.argv.slice(2))
    await buildStreets(build)
    const megabytes = ((await stat(build.out)).size / 1e6).toFixed(1)
    console.log(`${build.out}: ${megabytes} MB. Show it: MAP_PMTILES=${build.out} npm start`)
  } catch (error) {
    const { message } = error as Error
    console.error(error instanceof UsageError ? `${message}\n\n${usage}` : message)
    process.exitCode = 1
  }
}
