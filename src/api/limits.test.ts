import { expect, test } from 'vitest'
import { limitsIn } from './limits.ts'

const headers = (RateLimit: string, policy: string) => new Headers({ RateLimit, 'RateLimit-Policy': policy })

test.each<[what: string, headers: Headers, limits: ReturnType<typeof limitsIn>]>([
  [
    'a weekly plan',
    headers(
      '"throttle";r=598;t=1, "quota";r=12310;t=190800',
      '"throttle";q=600;w=60, "quota";q=12500;w=604800',
    ),
    [
      { name: 'throttle', left: 598, of: 600, renewed: 1, window: 60 },
      { name: 'quota', left: 12310, of: 12500, renewed: 190800, window: 604800 },
    ],
  ],
  [
    'a lifetime',
    headers('"quota";r=0', '"quota";q=2500'),
    [{ name: 'quota', left: 0, of: 2500, renewed: undefined }],
  ],
  ['no limit', headers('"unlimited";r=999999999999999', '"unlimited";q=999999999999999'), []],
  ['nothing told', new Headers(), []],
  ['something else', headers('12', 'x'), []],
])('%s', (_, header, limits) => {
  expect(limitsIn(header)).toEqual(limits)
})
