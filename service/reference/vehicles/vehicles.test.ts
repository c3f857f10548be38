import { describe, expect, test } from 'vitest'
import { LAST_MODEL_YEAR, makes, modelsOf, vehicleModels } from './vehicles.ts'

const alphabet = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

test('there are at least 40 makes and 400 models', () => {
  expect(makes().length).toBeGreaterThanOrEqual(40)
  expect(makes().flatMap(modelsOf).length).toBeGreaterThanOrEqual(400)
})

test.each([
  ['Ford', 'F-150'],
  ['ford', 'Mustang'],
  [' TOYOTA ', 'Camry'],
  ['mercedes-benz', 'C-Class'],
  ['land rover', 'Range Rover'],
])('%s has the %s', (make, model) => expect(modelsOf(make)).toContain(model))

test('an unknown make has no models', () => expect(modelsOf('Fjord')).toEqual([]))

describe('the table', () => {
  test('lists makes and their models by name, none of them twice in any letter case', () => {
    expect(makes()).toEqual([...makes()].sort(alphabet))
    for (const make of makes()) {
      const names = modelsOf(make).map((model) => model.toLowerCase())
      expect(new Set(names).size, make).toBe(names.length)
    }
    expect(new Set(makes().map((make) => make.toLowerCase())).size).toBe(makes().length)
  })

  test('is whole in every line', () => {
    for (const { Make, Model, years, kind, price, weight } of vehicleModels()) {
      for (const name of [Make, Model]) expect(name).toMatch(/^[\p{L}\d][\p{L}\d .&/-]*$/u)
      expect(['car', 'suv', 'pickup', 'van', 'sports']).toContain(kind)
      expect([1, 2, 3, 4]).toContain(price)
      expect(weight).toBeGreaterThan(0)
      const marks = years.flat()
      expect(marks).toEqual([...marks].sort((a, b) => a - b))
      expect(marks[0]).toBeGreaterThanOrEqual(1977)
      expect(marks.at(-1)).toBeLessThanOrEqual(LAST_MODEL_YEAR)
    }
  })
})
