import { closeSync, openSync, readSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isLoopbackName } from '../http/loopback.ts'
import type { Authenticate } from '../keys/identity.ts'
import { mapPresets } from './map-presets.ts'

/** A basemap that the app may show. */
export type BaseMap =
  /** The one that comes with the app. */
  | { name: 'built-in'; kind: 'built-in' }
  /** A PMTiles file of this machine. */
  | { name: 'own'; kind: 'pmtiles'; file: string; attribution?: string | undefined }
  /** A server of picture tiles, by the template of their addresses. */
  | { name: MapName; kind: 'tiles'; url: string; attribution?: string | undefined }
  /** A server of vector tiles, by the address of its TileJSON; the tiles are at the same origin. */
  | { name: MapName; kind: 'vector'; url: string; attribution?: string | undefined }

const mapNames = ['built-in', 'own', ...(Object.keys(mapPresets) as (keyof typeof mapPresets)[])] as const
type MapName = (typeof mapNames)[number]

export const builtInMap: BaseMap = { name: 'built-in', kind: 'built-in' }

/** Its variables in the environment. */
export interface BaseMapVariables {
  MAP?: string | undefined
  MAP_PMTILES?: string | undefined
  MAP_TILES?: string | undefined
  MAP_ATTRIBUTION?: string | undefined
}

/** The maps that the environment allows, the first of them shown at first. Raises an error that names the wrong variable. */
export function baseMapsOf(variables: BaseMapVariables): BaseMap[] {
  const own = ownMapOf(variables)
  if (!variables.MAP) return [own ?? builtInMap]
  const names = [
    ...new Set(
      variables.MAP.split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ]
  if (own && !names.includes('own'))
    throw new Error('MAP must contain own to show the map of MAP_PMTILES or MAP_TILES')
  return names.map((name) => mapNamed(name, own))
}

function mapNamed(name: string, own: BaseMap | undefined): BaseMap {
  if (name === 'built-in') return builtInMap
  if (name === 'own') {
    if (own) return own
    throw new Error('MAP=own requires MAP_PMTILES or MAP_TILES')
  }
  const preset = Object.values(mapPresets).find((preset) => preset.name === name)
  if (preset) return preset
  throw new Error(
    `MAP must be one or more of ${mapNames.join(', ')}, separated by commas: ${name} is unknown`,
  )
}

/** The map of the operator, if there is one. */
function ownMapOf({
  MAP_PMTILES,
  MAP_TILES,
  MAP_ATTRIBUTION: attribution,
}: BaseMapVariables): BaseMap | undefined {
  if (MAP_PMTILES && MAP_TILES) throw new Error('Set either MAP_PMTILES or MAP_TILES, not both')
  if (MAP_PMTILES) return { name: 'own', kind: 'pmtiles', file: archive(resolve(MAP_PMTILES)), attribution }
  if (MAP_TILES) return { name: 'own', kind: 'tiles', url: template(MAP_TILES), attribution }
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

/** The origins from which pages may load pictures, and those they may send requests to. */
export interface MapOrigins {
  pictures: string[]
  requests: string[]
}

/** The other origins of these maps. */
export function mapOrigins(maps: readonly BaseMap[]): MapOrigins {
  const of = (kind: 'tiles' | 'vector') =>
    maps.flatMap((map) => (map.kind === kind ? [new URL(map.url).origin] : []))
  return { pictures: of('tiles'), requests: of('vector') }
}

const ADDRESS = '/map.pmtiles'

/** A basemap for the app below a base path, without the path of its file. */
export function publicBaseMap(map: BaseMap, base: string) {
  if (map.kind !== 'pmtiles') return map
  const { file: _file, ...rest } = map
  return { ...rest, url: base + ADDRESS }
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
