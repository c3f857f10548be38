const LONG = 50

/** Whether a value is a long list or an object that has one. Such values are encoded item by item. */
export function holdsLongList(value: unknown): value is object {
  if (Array.isArray(value)) return value.length > LONG || value.some(hasLongList)
  return hasLongList(value)
}

const hasLongList = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((part) => Array.isArray(part) && part.length > LONG)

/** The text of `JSON.stringify(value)` in chunks, items of long lists one by one. */
export function* jsonChunks(value: unknown): Generator<string> {
  if (!holdsLongList(value)) yield JSON.stringify(value) ?? 'null'
  else if (Array.isArray(value)) yield* items(value)
  else yield* members(value)
}

function* items(list: readonly unknown[]): Generator<string> {
  let before = '['
  for (const item of list) {
    yield before
    yield* jsonChunks(item)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

function* members(object: object): Generator<string> {
  let before = '{'
  for (const [name, value] of Object.entries(object)) {
    if (value === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    yield* jsonChunks(value)
    before = ','
  }
  yield '}'
}
