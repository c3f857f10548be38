import { holdsLongList } from './long-lists.ts'

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
