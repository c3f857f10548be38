import type { Point } from '#contract/place.ts'
import { centerMessages as messages } from './center-messages.ts'

const MAX_WAIT = 10_000
/** To about a meter. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** Where the device is; the browser requests permission first. Rejects with what to do in words. */
export const myPosition = (): Promise<Point> =>
  new Promise((resolve, reject) => {
    // Browsers offer it on secure pages only.
    if (!navigator.geolocation) return reject(new Error(messages.positionUnknown))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ Latitude: rounded(coords.latitude), Longitude: rounded(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) =>
        reject(new Error(code === PERMISSION_DENIED ? messages.positionDenied : messages.positionUnknown)),
      { timeout: MAX_WAIT, maximumAge: 60_000 },
    )
  })
