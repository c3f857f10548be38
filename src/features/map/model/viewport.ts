/** Middle and zoom of the map. */
export interface Viewport {
  lat: number
  lng: number
  zoom: number
}

/** The lower 48 states: south-west and north-east corners, degrees. */
export const lower48: [[number, number], [number, number]] = [
  [24.5, -124.8],
  [49.4, -66.9],
]

/** The viewport as a link holds it: "41.2500,-96.0100,9". */
export function writeViewport({ lat, lng, zoom }: Viewport): string {
  return `${lat.toFixed(4)},${lng.toFixed(4)},${zoom}`
}

/** The viewport of a link; undefined when it is no place on earth. */
export function readViewport(text: string | undefined): Viewport | undefined {
  const [lat = Number.NaN, lng = Number.NaN, zoom = Number.NaN] = (text ?? '').split(',').map(Number)
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 360 && zoom >= 0 && zoom <= 22
    ? { lat, lng, zoom }
    : undefined
}

/** What is less wide and less high than this part of the view's width is hard to see. */
const TINY_SHARE = 0.1

/** Whether a place is tiny in a view; both in pixels. */
export const isTiny = (place: { width: number; height: number }, viewWidth: number): boolean =>
  Math.max(place.width, place.height) < TINY_SHARE * viewWidth
