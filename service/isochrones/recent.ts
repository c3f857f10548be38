/** The newest `count` values by their keys, each for `milliseconds` at most. */
export function recentValues<T>(count: number, milliseconds: number) {
  const values = new Map<string, { value: T; until: number }>()
  return {
    get(key: string): T | undefined {
      const found = values.get(key)
      return found && found.until > Date.now() ? found.value : undefined
    },
    put(key: string, value: T): void {
      values.delete(key)
      values.set(key, { value, until: Date.now() + milliseconds })
      const [oldest] = values.keys()
      if (values.size > count && oldest !== undefined) values.delete(oldest)
    },
  }
}
