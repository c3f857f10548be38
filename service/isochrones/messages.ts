import type { TravelMode } from '#contract/isochrones.ts'

const travelers: Record<TravelMode, string> = { Car: 'for cars', Bike: 'for bikes', Foot: 'for walking' }

export const messages = {
  notSetUp:
    'Drive times are not set up on this service: its operator can name a routing server in ISOCHRONES_URL.',
  server: 'The routing server',
  late: (seconds: number) => `The routing server did not answer in ${seconds} s.`,
  redirects: 'The routing server redirects to another address.',
  refusedKey: 'The routing server refused the key of this installation.',
  busy: 'The routing server is rate limiting: wait before the next try.',
  refused: (words: string) => `The routing server refused the request: ${words}`,
  failed: (status: number) => `The routing server failed (status ${status}).`,
  notIsochrones: 'What answered at the address of the routing server did not send areas of travel.',
  noRoad: (mode: TravelMode) => `There is no road ${travelers[mode]} near this point.`,
  nothing: 'Nothing can be reached from this point within the requested bands.',
}
