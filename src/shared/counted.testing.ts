/** The same object, each read of which is counted: of all its properties, or of one. For tests of how work grows. */
export function countReads<T extends object>(target: T, onRead: () => void, property?: keyof T): T {
  return new Proxy(target, {
    get(it, name) {
      if (property === undefined || name === property) onRead()
      return Reflect.get(it, name)
    },
  })
}
