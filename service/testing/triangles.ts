import type { FindIsochrones } from '../isochrones/isochrones.ts'

/** In place of a routing server: around each point a triangle of so many hundredths of a degree. */
export const triangles: FindIsochrones = async ({ Latitude, Longitude, Bands }) => ({
  Bands: Bands.map((Value) => {
    const corner = (north: number, east: number) => ({
      Latitude: Latitude + (north * Value) / 100,
      Longitude: Longitude + (east * Value) / 100,
    })
    return { Value, Polygons: [{ Points: [corner(-1, -1), corner(-1, 1), corner(1, 0)] }] }
  }),
  Attribution: 'tests',
})
