import { expect, it } from 'vitest'
import { readViewport, writeViewport } from './viewport.ts'

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
