/** A list of numbers below 2 to the 32nd that grows at its end. */
export function growingNumbers() {
  let numbers = new Uint32Array(1 << 16)
  let length = 0
  return {
    add(number: number): void {
      if (length === numbers.length) {
        const more = new Uint32Array(length * 2)
        more.set(numbers)
        numbers = more
      }
      numbers[length++] = number
    },
    list: () => numbers.subarray(0, length),
  }
}
