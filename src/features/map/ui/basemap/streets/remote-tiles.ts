import { z } from 'zod'

/** Vector tiles by zoom, column and row; undefined where there is none. Raises an error when one cannot be loaded. */
export interface VectorTiles {
  getZxy: (
    z: number,
    x: number,
    y: number,
    signal?: AbortSignal,
  ) => Promise<{ data: ArrayBuffer } | undefined>
}

/** What a TileJSON says of a set of vector tiles, as far as it is used. */
const TileJson = z.object({
  tiles: z.array(z.string()).min(1),
  maxzoom: z.number().int().max(22),
  attribution: z.string().default(''),
  vector_layers: z.unknown(),
})

const VectorLayers = z.array(z.object({ id: z.string() }))

/** The names of the layers in the description of tiles; none where it says nothing. */
export const layerNames = (described: unknown): string[] =>
  VectorLayers.safeParse(described).data?.map(({ id }) => id) ?? []

/** Reads the TileJSON at this address. Raises an error when it cannot be used, or when its tiles are at another origin. */
export async function remoteTiles(address: string) {
  const { tiles, maxzoom, attribution, vector_layers } = TileJson.parse(await (await loaded(address)).json())
  const [template = ''] = tiles
  if (new URL(template).origin !== new URL(address).origin)
    throw new Error(`The tiles of ${address} are at another origin: ${template}`)
  return { tiles: tilesAt(template), maxZoom: maxzoom, layers: layerNames(vector_layers), attribution }
}

const tilesAt = (template: string): VectorTiles => ({
  getZxy: async (z, x, y, signal) => {
    const at: Record<string, number> = { z, x, y }
    const response = await fetch(
      template.replace(/\{([zxy])\}/g, (_, name) => String(at[name])),
      { signal: signal ?? null },
    )
    // Servers answer so where a tile has nothing.
    if (response.status === 404 || response.status === 204) return undefined
    if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}`)
    return { data: await response.arrayBuffer() }
  },
})

async function loaded(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  return response
}
