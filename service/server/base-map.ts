import { closeSync, openSync, readSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isLoopbackName } from '../http/loopback.ts'
import type { Authenticate } from '../keys/identity.ts'

/** A basemap that replaces the app's own: a PMTiles file of this machine, or a server of picture tiles. */
export type BaseMap = { attribution?: string } & (
  | { kind: 'pmtiles'; file: string }
  | { kind: 'tiles'; url: string }
)

/** Its variables in the environment. */
export interface BaseMapVariables {
  MAP_PMTILES?: string | undefined
  MAP_TILES?: string | undefined
  MAP_ATTRIBUTION?: string | undefined
}

/** The base map of the environment, if it names one. Raises an error that names the wrong variable. */
export function baseMapOf({
  MAP_PMTILES,
  MAP_TILES,
  MAP_ATTRIBUTION: attribution,
}: BaseMapVariables): BaseMap | undefined {
  if (MAP_PMTILES && MAP_TILES) throw new Error('Set either MAP_PMTILES or MAP_TILES, not both')
  if (MAP_PMTILES) return { kind: 'pmtiles', file: archive(resolve(MAP_PMTILES)), attribution }
  if (MAP_TILES) return { kind: 'tiles', url: template(MAP_TILES), attribution }
  if (attribution) throw new Error('MAP_ATTRIBUTION requires MAP_PMTILES or MAP_TILES')
  return undefined
}

/** The path of the file, after a check of its first bytes. */
function archive(file: string): string {
  const head = Buffer.alloc(8)
  try {
    const descriptor = openSync(file, 'r')
    readSync(descriptor, head, 0, head.length, 0)
    closeSync(descriptor)
  } catch {
    throw new Error(`MAP_PMTILES cannot be read: ${file}`)
  }
  if (head.toString('latin1', 0, 7) !== 'PMTiles' || head[7] !== 3)
    throw new Error(`MAP_PMTILES is not a PMTiles file of version 3: ${file}`)
  return file
}

function template(text: string): string {
  const error = templateError(text)
  if (error) throw new Error(`MAP_TILES ${error}`)
  return text
}

/** The error of a template of tile addresses, if it has one. */
function templateError(text: string): string | undefined {
  if (!URL.canParse(text)) return 'must be an address such as https://tiles.example.com/{z}/{x}/{y}.png'
  const { protocol, hostname, username, password } = new URL(text)
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopbackName(hostname)))
    return 'must begin with https (http is only for tiles on this machine)'
  if (username || password) return 'must not contain a user or a password'
  const names = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  if (names.includes('s')) return 'must name one host: {s} is not supported'
  const missing = ['z', 'x', 'y'].filter((name) => !names.includes(name))
  if (missing.length) return `must contain ${missing.map((name) => `{${name}}`).join(', ')}`
  const unknown = names.find((name) => !['z', 'x', 'y'].includes(name ?? ''))
  if (unknown !== undefined) return `must contain only {z}, {x} and {y}: {${unknown}} is not supported`
  return /%7b/i.test(hostname) || /\{/.test(new URL(text).origin) ? 'must name its host in full' : undefined
}

/** The one other origin that pages may load pictures from, if the base map has one. */
export const pictureOrigins = (map: BaseMap | undefined): string[] =>
  map?.kind === 'tiles' ? [new URL(map.url).origin] : []

const ADDRESS = '/map.pmtiles'

/** The base map for the app, without the path of its file. */
export function publicBaseMap(map: BaseMap) {
  const { kind, attribution } = map
  return { kind, url: map.kind === 'tiles' ? map.url : ADDRESS, ...(attribution ? { attribution } : {}) }
}

/** Serves the one file to the app's own pages, whole or in ranges. */
export async function serveArchive(
  app: FastifyInstance,
  { file, ownPage }: { file: string; ownPage: Authenticate },
): Promise<void> {
  const folder = dirname(file)
  await app.register(files, { root: folder, serve: false, cacheControl: false, dotfiles: 'allow' })
  app.get(ADDRESS, (request, reply) => {
    ownPage(request)
    return reply.header('cache-control', 'no-cache').sendFile(basename(file), folder)
  })
}
