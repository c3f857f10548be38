import type { FindIsochrones } from '../isochrones/isochrones.ts'

const within = (max: number, degrees: number) => Math.max(-max, Math.min(max, degrees))

/** In place of a routing server: around each point a triangle of so many hundredths of a degree. */
export const triangles: FindIsochrones = async ({ Latitude, Longitude, Bands }) => ({
  Bands: Bands.map((Value) => {
    const corner = (north: number, east: number) => ({
      Latitude: within(90, Latitude + (north * Value) / 100),
      Longitude: within(180, Longitude + (east * Value) / 100),
    })
    return { Value, Polygons: [{ Points: [corner(-1, -1), corner(-1, 1), corner(1, 0)] }] }
  }),
  Attribution: 'tests',
})
