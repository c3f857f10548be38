import { expect, test } from 'vitest'
import { selectFrom } from './selected-records.ts'

const select = (ids: string, excluded = '', limit?: number) => {
  const rules = { excluded: new Set(excluded), ...(limit && { limit }) }
  const { selected, ...counts } = selectFrom({ ids: [...ids], etags: [...ids.toUpperCase()] }, rules)
  return { ids: selected.ids.join(''), etags: selected.etags.join(''), ...counts }
}

test.each<[what: string, given: Parameters<typeof select>, selected: ReturnType<typeof select>]>([
  ['none', [''], { ids: '', etags: '', found: 0, repeated: 0, excluded: 0 }],
  ['all', ['abc'], { ids: 'abc', etags: 'ABC', found: 3, repeated: 0, excluded: 0 }],
  ['twice is once', ['abacb'], { ids: 'abc', etags: 'ABC', found: 3, repeated: 2, excluded: 0 }],
  ['excluded', ['abcd', 'bx'], { ids: 'acd', etags: 'ACD', found: 4, repeated: 0, excluded: 1 }],
  ['all excluded', ['ab', 'ab'], { ids: '', etags: '', found: 2, repeated: 0, excluded: 2 }],
  ['a limit', ['abcd', 'a', 2], { ids: 'bc', etags: 'BC', found: 4, repeated: 0, excluded: 1 }],
])('%s', (_, given, selected) => {
  expect(select(...given)).toEqual(selected)
})
