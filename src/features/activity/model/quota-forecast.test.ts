import { expect, test } from 'vitest'
import { quotaForecast } from './quota-forecast.ts'

const HOUR = 3600
const WEEK = 7 * 24 * HOUR
const monday = Date.UTC(2026, 10, 23)
const quota = (left: number) => ({ name: 'quota', left, of: 2500, renewed: 55 * HOUR, window: WEEK })
const renewal = { seconds: 55 * HOUR, at: monday }

test.each<[left: number, text: string, strong: string, isShort: boolean]>([
  [
    2310,
    'At this rate the week’s calls last until they renew,',
    'Monday, Nov 23, 00:00 UTC (in 2 days 7 hours)',
    false,
  ],
  [
    230,
    'At this rate the week’s calls are used up 1 day 19 hours before they renew,',
    'Saturday, Nov 21, 04:27 UTC (in 11 hours 26 minutes)',
    true,
  ],
  [0, 'They are used up. They renew', 'Monday, Nov 23, 00:00 UTC (in 2 days 7 hours)', true],
  [2500, 'None used yet. They renew', 'Monday, Nov 23, 00:00 UTC (in 2 days 7 hours)', false],
])('%d left', (left, text, strong, isShort) => {
  expect(quotaForecast(quota(left), renewal)).toEqual({ text, strong, isShort })
})

test('a lifetime quota has no forecast', () => {
  expect(quotaForecast({ name: 'quota', left: 3, of: 10, renewed: undefined }, renewal)).toBeUndefined()
})
