import { create } from 'zustand'

/** A map that takes the place of the baked one: a PMTiles file, or a server of picture tiles. */
export interface BaseSource {
  kind: 'pmtiles' | 'tiles'
  url: string
  /** As the operator wrote it; else what the file says of itself, or the name of the server. */
  attribution?: string | undefined
}

/** The base map that comes with the app. */
export const BUILTIN_URL = '/basemap.pmtiles'

/** What shows at the moment; a source of which no tile comes is silent, and the baked map shows instead. */
export const useSourceStatus = create<{ failed: boolean; listener: (failed: boolean) => void }>()((set) => ({
  failed: false,
  listener: (failed) => set({ failed }),
}))
