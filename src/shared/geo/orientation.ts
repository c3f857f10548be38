/** A point in a plane. */
export type Corner = readonly [x: number, y: number]

const EPSILON = 2 ** -53
/** Past this share of its terms the sign of the rounded determinant is certain (Shewchuk, Adaptive Precision Arithmetic, 1997). */
const CERTAIN = (3 + 16 * EPSILON) * EPSILON
const SPLITTER = 2 ** 27 + 1

/**
 * The side of the line from `a` to `b` on which `c` is: 1 left, -1 right, 0 on the line. Rounding never decides, as long
 * as no product of two coordinates underflows (both nearer to 0 than 1e-140).
 */
export function orientation(a: Corner, b: Corner, c: Corner): number {
  const left = (b[0] - a[0]) * (c[1] - a[1])
  const right = (b[1] - a[1]) * (c[0] - a[0])
  const rounded = left - right
  if (Math.abs(rounded) > CERTAIN * (Math.abs(left) + Math.abs(right))) return Math.sign(rounded)
  return exactOrientation(a, b, c)
}

/** Room for the sum of six exact products. */
const sum = new Float64Array(12)

function exactOrientation(a: Corner, b: Corner, c: Corner): number {
  let size = 0
  for (const [p, q] of [
    [a, b],
    [b, c],
    [c, a],
  ] as const) {
    size = addProduct(size, p[0], q[1])
    size = addProduct(size, -p[1], q[0])
  }
  while (size > 0 && sum[size - 1] === 0) size--
  return size > 0 ? Math.sign(sum[size - 1] as number) : 0
}

/** Adds x times y without rounding to the `size` terms of the sum; returns their new number. */
function addProduct(size: number, x: number, y: number): number {
  const product = x * y
  const [xHigh, yHigh] = [highHalf(x), highHalf(y)]
  const [xLow, yLow] = [x - xHigh, y - yHigh]
  const rest = xLow * yLow - (product - xHigh * yHigh - xLow * yHigh - xHigh * yLow)
  return addTerm(addTerm(size, rest), product)
}

function highHalf(x: number): number {
  const scaled = SPLITTER * x
  return scaled - (scaled - x)
}

/** Adds a number without rounding: each term keeps what its addition rounded off, the last one is the rounded sum. */
function addTerm(size: number, term: number): number {
  let total = term
  for (let i = 0; i < size; i++) {
    const before = total
    const other = sum[i] as number
    total = before + other
    const added = total - before
    sum[i] = before - (total - added) + (other - added)
  }
  sum[size] = total
  return size + 1
}
