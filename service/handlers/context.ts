import type { FindIsochrones } from '../isochrones/isochrones.ts'
import type { GeocodeContext } from './geocoding.ts'

/** What any handler may use besides the parts of the call. */
export type HandlerContext = GeocodeContext & { isochrones: FindIsochrones }
