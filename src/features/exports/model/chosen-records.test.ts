import { expect, test } from 'vitest'
import { chosenOf } from './chosen-records.ts'

const choose = (ids: string, leftOut = '', most?: number) => {
  const rules = { leftOut: new Set(leftOut), ...(most && { most }) }
  const { chosen, ...counts } = chosenOf({ ids: [...ids], etags: [...ids.toUpperCase()] }, rules)
  return { ids: chosen.ids.join(''), etags: chosen.etags.join(''), ...counts }
}

test.each<[what: string, given: Parameters<typeof choose>, chosen: ReturnType<typeof choose>]>([
  ['none', [''], { ids: '', etags: '', found: 0, repeated: 0, leftOut: 0 }],
  ['all', ['abc'], { ids: 'abc', etags: 'ABC', found: 3, repeated: 0, leftOut: 0 }],
  ['twice is once', ['abacb'], { ids: 'abc', etags: 'ABC', found: 3, repeated: 2, leftOut: 0 }],
  ['excluded', ['abcd', 'bx'], { ids: 'acd', etags: 'ACD', found: 4, repeated: 0, leftOut: 1 }],
  ['all left out', ['ab', 'ab'], { ids: '', etags: '', found: 2, repeated: 0, leftOut: 2 }],
  ['some at most', ['abcd', 'a', 2], { ids: 'bc', etags: 'BC', found: 4, repeated: 0, leftOut: 1 }],
])('%s', (_, given, chosen) => {
  expect(choose(...given)).toEqual(chosen)
})
