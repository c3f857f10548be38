import { growingNumbers } from '#service/store/names/growing-numbers.ts'
import type { Key } from './key-table.ts'

/** Keys in a list that grows at its end, in a tenth of the memory of an array of them. */
export interface KeyList {
  add(key: Key): void
  length(): number
  at(place: number): Key
  /** Replaces a key. */
  set(place: number, key: Key): void
}

export function newKeyList(): KeyList {
  const lists = [growingNumbers(), growingNumbers(), growingNumbers()] as const
  const [first, second, third] = lists
  return {
    add([a, b, c]) {
      first.add(a)
      second.add(b)
      third.add(c)
    },
    length: () => first.length(),
    at: (place) => [first.at(place), second.at(place), third.at(place)],
    set(place, key) {
      lists.forEach((list, i) => {
        list.set(place, key[i] as number)
      })
    },
  }
}
