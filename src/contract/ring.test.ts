import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cornersOf, ringFault } from './ring.ts'

const points = (text: string) =>
  text.split(' ').map((pair) => {
    const [Latitude = 0, Longitude = 0] = pair.split(',').map(Number)
    return { Latitude, Longitude }
  })

test.each([
  ['a triangle', '0,0 0,1 1,0', undefined],
  ['closed', '0,0 0,1 1,0 0,0', undefined],
  ['concave', '0,0 0,4 1,1 4,0', undefined],
  ['repeated points', '0,0 0,0 0,1 0,1 1,0', undefined],
  ['two points', '0,0 1,1', /at least 3/],
  ['two different points', '0,0 1,1 0,0 1,1', /at least 3|crosses itself|one line/],
  ['on one line', '0,0 1,1 2,2', /one line/],
  ['bow-tie', '0,0 1,1 0,1 1,0', /crosses itself near latitude 0\.50000, longitude 0\.50000/],
  ['lopsided bow-tie', '0,0 2,2 0,2 1,0', /crosses itself/],
  ['a spike back along its own side', '0,0 0,4 0,2 3,2', /crosses itself/],
  ['touching its own side', '0,0 0,4 4,4 0,2 4,0', /crosses itself/],
  ['across the antimeridian', '50,170 50,-170 55,-170 55,170', undefined],
  ['round the pole', '80,0 80,120 80,-120', /round a pole/],
])('%s', (_, text, fault) => {
  const found = ringFault(points(text))
  if (fault) expect(found).toMatch(fault)
  else expect(found).toBeUndefined()
})

test('sides take the shorter way round', () => {
  expect(cornersOf(points('50,170 50,-170 55,-170'))).toEqual([
    [170, 50],
    [190, 50],
    [190, 55],
  ])
})

/** An oracle: every pair of sides, by orientation alone. */
function crosses(ring: readonly (readonly [number, number])[]): boolean {
  const side = (i: number) =>
    [ring[i % ring.length] as [number, number], ring[(i + 1) % ring.length] as [number, number]] as const
  const turn = (a: readonly number[], b: readonly number[], c: readonly number[]) =>
    Math.sign(
      ((b[0] as number) - (a[0] as number)) * ((c[1] as number) - (a[1] as number)) -
        ((b[1] as number) - (a[1] as number)) * ((c[0] as number) - (a[0] as number)),
    )
  for (let i = 0; i < ring.length; i++)
    for (let j = i + 2; j < ring.length; j++) {
      if (i === 0 && j === ring.length - 1) continue
      const [[a, b], [c, d]] = [side(i), side(j)]
      if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return true
    }
  return false
}

test('the sweep finds a crossing exactly when some pair of sides crosses', () => {
  const coordinate = fc.double({ min: -10, max: 10, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 9 }), (ring) => {
      const fault = ringFault(ring.map(([Longitude, Latitude]) => ({ Latitude, Longitude })))
      if (crosses(cornersOf(ring.map(([Longitude, Latitude]) => ({ Latitude, Longitude })))))
        expect(fault).toMatch(/crosses|one line/)
    }),
    { numRuns: 2000 },
  )
})
