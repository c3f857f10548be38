/** Numbers terms in the order in which they first occur. */
export function numbered() {
  const numbers = new Map<string, number>()
  return {
    numbers,
    of(term: string): number {
      const known = numbers.get(term)
      if (known !== undefined) return known
      numbers.set(term, numbers.size)
      return numbers.size - 1
    },
  }
}
