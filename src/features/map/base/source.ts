/** Where the ground of the map comes from: our own baked file, a PMTiles file, or a server of picture tiles. */
export type BaseSource =
  | { kind: 'builtin'; url: string }
  | { kind: 'pmtiles'; url: string }
  | { kind: 'tiles'; url: string; attribution: string }

/** The base map that comes with the app. */
export const BUILTIN_SOURCE: BaseSource = { kind: 'builtin', url: '/basemap.pmtiles' }
