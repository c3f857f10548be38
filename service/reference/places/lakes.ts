/** Larger inland waters that the county map counts as land: rough outlines (lng lat, degrees), kept inside the shore. */
const OUTLINES: Record<string, string> = {
  'Great Salt Lake':
    '-113 41.55, -112.7 41.6, -112.6 41.38, -112.42 41.18, -112.25 41.1, -112.22 40.88, -112.2 40.77, -112.5 40.76, -112.75 40.95, -112.95 41.1',
  'Utah Lake': '-111.85 40.34, -111.77 40.31, -111.74 40.24, -111.79 40.1, -111.88 40.06, -111.9 40.2',
  'Lake Okeechobee':
    '-80.87 27.17, -80.72 27.08, -80.64 26.95, -80.65 26.83, -80.72 26.74, -80.85 26.74, -81 26.8, -81.04 26.93, -80.95 27.08',
  'Lake Pontchartrain':
    '-90.38 30.12, -90.28 30.07, -90.12 30.035, -90 30.05, -89.85 30.13, -89.81 30.2, -89.93 30.27, -90.06 30.33, -90.2 30.35, -90.35 30.24',
  'Lake Tahoe':
    '-120.13 39.15, -120.05 39.22, -119.97 39.2, -119.96 39.05, -119.99 38.96, -120.05 38.96, -120.1 39.05',
  'Lake Champlain':
    '-73.38 44.2, -73.31 44.35, -73.26 44.48, -73.26 44.6, -73.34 44.6, -73.41 44.45, -73.37 44.3',
  'Lake Winnebago':
    '-88.43 44.17, -88.34 44.12, -88.34 43.95, -88.4 43.83, -88.45 43.83, -88.49 43.95, -88.5 44.03, -88.45 44.12',
  'Salton Sea':
    '-116.04 33.5, -115.95 33.5, -115.83 33.4, -115.65 33.25, -115.7 33.2, -115.85 33.22, -115.98 33.36',
  'Lower Red Lake': '-95.25 47.98, -95.1 48.05, -94.85 48.04, -94.72 47.97, -94.8 47.91, -95.1 47.9',
  'Upper Red Lake': '-95.05 48.12, -94.9 48.2, -94.6 48.19, -94.55 48.12, -94.75 48.08',
  'Mille Lacs Lake': '-93.8 46.22, -93.75 46.3, -93.62 46.34, -93.48 46.25, -93.52 46.16, -93.65 46.14',
  'Flathead Lake': '-114.1 48.05, -114.04 47.95, -114.06 47.76, -114.12 47.73, -114.17 47.85, -114.15 48',
  'Yellowstone Lake': '-110.52 44.5, -110.35 44.54, -110.23 44.4, -110.32 44.36, -110.4 44.43, -110.5 44.44',
  'Lake Winnipesaukee': '-71.42 43.66, -71.34 43.63, -71.26 43.58, -71.3 43.56, -71.39 43.6',
  'Sebago Lake': '-70.6 43.9, -70.54 43.88, -70.54 43.81, -70.59 43.79, -70.61 43.85',
  'Oneida Lake': '-76.09 43.23, -75.95 43.23, -75.77 43.2, -75.78 43.18, -75.95 43.18, -76.09 43.2',
  'Seneca Lake': '-76.96 42.84, -76.93 42.85, -76.89 42.6, -76.875 42.43, -76.895 42.43, -76.915 42.6',
  'Lake George (Florida)': '-81.63 29.33, -81.57 29.34, -81.55 29.25, -81.58 29.2, -81.63 29.24',
  'Lake Apopka': '-81.66 28.62, -81.63 28.66, -81.58 28.64, -81.58 28.6, -81.63 28.58',
  'Pyramid Lake': '-119.66 40.15, -119.53 40.12, -119.48 39.98, -119.55 39.96, -119.62 40.03',
  'Clear Lake': '-122.9 39.05, -122.85 39.08, -122.78 39.03, -122.82 39, -122.88 39.01',
  'Lake Washington':
    '-122.265 47.73, -122.24 47.715, -122.225 47.69, -122.225 47.665, -122.25 47.65, -122.25 47.61, -122.257 47.585, -122.262 47.54, -122.272 47.55, -122.28 47.59, -122.28 47.63, -122.257 47.66, -122.247 47.69',
  'Lake of the Woods': '-95.25 49.05, -95.2 49.3, -94.85 49.32, -94.75 49.05, -94.75 48.9, -95 48.93',
  'Lake Maurepas': '-90.57 30.25, -90.5 30.31, -90.43 30.27, -90.45 30.2, -90.53 30.19',
  'Cayuga Lake':
    '-76.745 42.9, -76.725 42.9, -76.715 42.75, -76.66 42.66, -76.575 42.56, -76.515 42.465, -76.525 42.465, -76.6 42.57, -76.685 42.67, -76.74 42.76',
  'Houghton Lake': '-84.81 44.35, -84.75 44.37, -84.7 44.33, -84.74 44.29, -84.79 44.31',
  'Lake Mendota': '-89.47 43.12, -89.41 43.14, -89.38 43.1, -89.42 43.085, -89.46 43.09',
}

type Ring = (readonly [lng: number, lat: number])[]

const readRing = (outline: string): Ring =>
  outline.split(', ').map((point) => {
    const [lng = 0, lat = 0] = point.split(' ').map(Number)
    return [lng, lat] as const
  })

function boxed(ring: Ring) {
  const lngs = ring.map(([lng]) => lng)
  const lats = ring.map(([, lat]) => lat)
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  return { ring, west, east, south: Math.min(...lats), north: Math.max(...lats) }
}

const lakes = Object.values(OUTLINES).map((outline) => boxed(readRing(outline)))

function isInRing(ring: Ring, x: number, y: number): boolean {
  let inside = false
  let [x1, y1] = ring[ring.length - 1] as readonly [number, number]
  for (const [x2, y2] of ring) {
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
    x1 = x2
    y1 = y2
  }
  return inside
}

/** Whether a point (degrees) lies on one of the larger inland waters. */
export function isInLake(latitude: number, longitude: number): boolean {
  return lakes.some(
    (lake) =>
      longitude > lake.west &&
      longitude < lake.east &&
      latitude > lake.south &&
      latitude < lake.north &&
      isInRing(lake.ring, longitude, latitude),
  )
}
