import { expect, test } from 'vitest'
import type { Exclusion } from '#contract/imports.ts'
import { excludedBy, withExclusion } from './exclude.ts'

test.each<[Exclusion[] | undefined, Exclusion[], object, ReturnType<typeof excludedBy>]>([
  [undefined, [], {}, undefined],
  [['foreign'], [], {}, undefined],
  [['closed'], [], {}, 'choice'],
  [undefined, ['closed'], {}, 'choice'],
  [[], ['closed'], {}, undefined],
  [undefined, [], { exclude: ['closed'] }, 'mapping'],
  [['closed'], [], { exclude: ['closed', 'foreign'] }, 'mapping'],
])('of %j, before %j, and the mapping %j, closed rows are excluded by %s', (exclude, before, mapping, by) => {
  expect(excludedBy('closed', { exclude }, { mapping: { ...mapping }, exclude: before })).toBe(by)
})

test.each<[Exclusion[], boolean, Exclusion[]]>([
  [[], true, ['closed']],
  [['foreign'], true, ['foreign', 'closed']],
  [['closed'], true, ['closed']],
  [['closed', 'foreign'], false, ['foreign']],
  [['closed'], false, []],
])('%j with closed rows excluded (%s) is %j', (excluded, isExcluded, expected) => {
  expect(withExclusion(excluded, 'closed', isExcluded)).toEqual(expected)
})
