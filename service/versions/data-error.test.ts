import { expect, it } from 'vitest'
import { asEngineError, DataError } from './data-error.ts'

it('shows one short sentence of an error of the engine', () => {
  const engine = new Error(`Invalid Input Error: CSV Error on Line: 2\nOriginal Line: ${'x'.repeat(11_000)}`)
  const error = asEngineError(engine)
  expect(error).toEqual(new DataError('The data cannot be stored: Invalid Input Error: CSV Error on Line: 2'))
  const long = asEngineError(new Error(`Conversion Error: ${'x'.repeat(11_000)}`)) as Error
  expect(long.message.length).toBeLessThan(200)
})

it('leaves other errors as they are', () => {
  const error = new TypeError('x is not a function')
  expect(asEngineError(error)).toBe(error)
})
