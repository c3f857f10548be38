import { expect, test } from 'vitest'
import { restingPosition, type SheetPosition, steppedPosition } from './sheet-position.ts'

const heights = { peek: 96, half: 400, full: 700 }

test.each<[from: SheetPosition, height: number, to: SheetPosition]>([
  ['half', 410, 'half'],
  ['half', 430, 'half'],
  ['half', 445, 'full'],
  ['half', 350, 'peek'],
  ['half', 690, 'full'],
  ['peek', 650, 'full'],
  ['peek', 150, 'half'],
  ['full', 100, 'peek'],
  ['full', 730, 'full'],
  ['peek', 40, 'peek'],
])('a sheet dragged from %s to %i px rests at %s', (from, height, to) => {
  expect(restingPosition(from, height, heights)).toBe(to)
})

test('a step ends at the lowest and the highest position', () => {
  expect(steppedPosition('half', 1)).toBe('full')
  expect(steppedPosition('full', 1)).toBe('full')
  expect(steppedPosition('peek', -1)).toBe('peek')
})
