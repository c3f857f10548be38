const LONG = 50

/** Whether a value is a long list or an object that has one: what is encoded item by item. */
export function holdsLongList(value: unknown): value is object {
  if (Array.isArray(value)) return value.length > LONG || value.some(hasLongList)
  return hasLongList(value)
}

const hasLongList = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((part) => Array.isArray(part) && part.length > LONG)
