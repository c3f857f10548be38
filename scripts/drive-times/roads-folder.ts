import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Actor, loadValhalla, type ValhallaConfig } from './valhalla-package.ts'

/** The files of prepared roads: Valhalla's configuration, and a folder of its tiles. */
export const CONFIG = 'valhalla.json'
export const TILES = 'tiles'

/** Whether a folder has prepared roads. */
export const isRoadsFolder = (folder: string): boolean => existsSync(join(folder, CONFIG))

/** Opens prepared roads, wherever the folder was moved to. Raises an error that says how to prepare them. */
export async function openRoads(folder: string): Promise<Actor> {
  const { Actor } = loadValhalla()
  if (!isRoadsFolder(folder))
    throw new Error(
      `There are no roads in ${folder}. Prepare them: npm run drive-times -- build FILE.osm.pbf --out ${folder}`,
    )
  const config = JSON.parse(await readFile(join(folder, CONFIG), 'utf8')) as ValhallaConfig
  const logging = { type: '' }
  return new Actor({ ...config, mjolnir: { ...config.mjolnir, logging, tile_dir: resolve(folder, TILES) } })
}
