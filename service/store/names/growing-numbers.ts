type Numbers = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

function growing<T extends Numbers>(make: (length: number) => T) {
  let numbers = make(1 << 16)
  let length = 0
  return {
    add(number: number): void {
      if (length === numbers.length) {
        const more = make(length * 2)
        more.set(numbers)
        numbers = more
      }
      numbers[length++] = number
    },
    length: () => length,
    at: (index: number) => numbers[index] as number,
    set(index: number, number: number): void {
      numbers[index] = number
    },
    list: () => numbers.subarray(0, length) as T,
  }
}

/** A list of numbers below 2 to the 32nd that grows at its end. */
export const growingNumbers = () => growing((length) => new Uint32Array(length))

/** A list of numbers below 256 that grows at its end. */
export const growingBytes = () => growing((length) => new Uint8Array(length))
