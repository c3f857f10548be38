import { expect, test } from 'vitest'
import type { z } from 'zod'

/** Tests that a full record comes back in the order of the contract, and an empty one with its Id alone and what is `derived`. */
export function itKeepsTheContract<R extends { Id: string }>(
  roundTrip: (row: R | { Id: string }) => object,
  full: R,
  contract: z.ZodObject,
  derived: object,
): void {
  test('keys come in the order of the contract, and the record is what the contract says', () => {
    const record = roundTrip(full)
    expect(Object.keys(record)).toEqual(Object.keys(contract.shape))
    expect(contract.parse(record)).toEqual(record)
  })

  test('a row of nothing but an Id', () => {
    expect(roundTrip({ Id: 'A1' })).toEqual({ ETag: expect.any(String), Id: 'A1', ...derived })
  })
}
