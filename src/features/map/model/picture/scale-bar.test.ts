import { expect, it } from 'vitest'
import { scaleBar } from './scale-bar.ts'

it.each([
  { miles: 0.1, units: 'miles', text: '10 mi', pixels: 100 },
  { miles: 0.099, units: 'miles', text: '5 mi', pixels: 50.505 },
  { miles: 0.0039, units: 'miles', text: '2,000 ft', pixels: 97.125 },
  { miles: 0.1, units: 'km', text: '10 km', pixels: 62.137 },
  { miles: 0.001, units: 'km', text: '100 m', pixels: 62.137 },
  { miles: 0.01, units: 'miles', text: '1 mi', pixels: 100 },
] as const)('$text where a pixel is $miles miles', ({ miles, units, text, pixels }) => {
  const bar = scaleBar(miles, 100, units)
  expect(bar.text).toBe(text)
  expect(bar.pixels).toBeCloseTo(pixels, 2)
  expect(bar.pixels).toBeLessThanOrEqual(100)
})
