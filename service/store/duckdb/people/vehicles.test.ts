import { expect, test } from 'vitest'
import { makes, vehicleModels } from '#service/reference/vehicles/vehicles.ts'
import { pairCode, vehicleCode } from './vehicles.ts'

test('no two makes, models or vehicles that are known share a number', () => {
  const models = new Set(vehicleModels().map(({ Model }) => Model.toLowerCase()))
  const names = [...new Set([...makes().map((make) => make.toLowerCase()), ...models])]
  expect(new Set(names.map(vehicleCode)).size).toBe(names.length)
  const pairs = vehicleModels().map(({ Make, Model }) => pairCode(Make, Model))
  expect(new Set(pairs).size).toBe(vehicleModels().length)
})

test('variants that fold alike have one number', () => {
  expect(vehicleCode('Citroën')).toBe(vehicleCode(' CITROEN'))
  expect(pairCode('Ford', 'F-150')).toBe(pairCode('FORD', 'f-150'))
  expect(pairCode('a|b', 'c')).not.toBe(pairCode('a', 'b|c'))
})
