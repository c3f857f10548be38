const LOW = 128

/** Bytes that a number takes: seven of its bits in each, the lowest first; all bytes but its last are 128 or more. */
export function varintLength(number: number): number {
  let length = 1
  for (let rest = number; rest >= LOW; rest = Math.floor(rest / LOW)) length++
  return length
}

/** Writes a number of up to 2 to the 53rd; returns where the next begins. */
export function writeVarint(bytes: Uint8Array, at: number, number: number): number {
  let next = at
  let rest = number
  while (rest >= LOW) {
    bytes[next++] = (rest % LOW) + LOW
    rest = Math.floor(rest / LOW)
  }
  bytes[next++] = rest
  return next
}

/** Calls `take` for each number of a list of growing ones, each stored as what it is more than the one before. */
export function eachOfGrowing(bytes: Uint8Array, from: number, to: number, take: (number: number) => void) {
  let sum = 0
  for (let at = from; at < to; at++) {
    let byte = bytes[at] as number
    let scale = 1
    while (byte >= LOW) {
      sum += (byte - LOW) * scale
      scale *= LOW
      byte = bytes[++at] as number
    }
    sum += byte * scale
    take(sum)
  }
}
