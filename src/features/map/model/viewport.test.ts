import { expect, it } from 'vitest'
import { isTiny, readViewport, writeViewport } from './viewport.ts'

it.each([
  ['41.2500,-96.0100,9', { lat: 41.25, lng: -96.01, zoom: 9 }],
  ['0.0000,0.0000,3', { lat: 0, lng: 0, zoom: 3 }],
])('%s', (text, viewport) => {
  expect(readViewport(text)).toEqual(viewport)
  expect(writeViewport(viewport)).toBe(text)
})

it.each([undefined, '', '41', '91,0,3', '41,-96,99', '1.2.3,4,5', '41,-96,x'])('%s is no view', (text) => {
  expect(readViewport(text)).toBeUndefined()
})

it.each([
  ['a point', 0, 0, 800, true],
  ['a county of a whole country', 60, 40, 800, true],
  ['a tenth of the view', 80, 10, 800, false],
  ['a narrow and high place', 10, 300, 800, false],
  ['the same on a phone', 60, 40, 390, false],
])('%s', (_, width, height, viewWidth, tiny) => {
  expect(isTiny({ width, height }, viewWidth)).toBe(tiny)
})
