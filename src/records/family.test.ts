import { expect, test } from 'vitest'
import { familyOf, lineOf, type Relative, sizeOf } from './family.ts'
import type { AnyRecord } from './record.ts'

const company = (Id: string, ParentCompany?: string): AnyRecord => ({
  ETag: 'e',
  Id,
  Links: [],
  ...(ParentCompany && { ParentCompany }),
})
const among =
  (...records: AnyRecord[]) =>
  async (id: string) =>
    records.find(({ Id }) => Id === id)

/** "top(self(child) sibling +3)" */
const drawn = ({ record, below, more }: Relative): string =>
  record.Id +
  (below.length || more ? `(${[...below.map(drawn), ...(more ? [`+${more}`] : [])].join(' ')})` : '')

test('the chain of parents is followed up to its end', async () => {
  const [top, middle, self] = [company('top'), company('middle', 'top'), company('self', 'middle')]
  const line = await lineOf(self, among(top, middle, self), 8)
  expect(line.parents.map(({ Id }) => Id)).toEqual(['middle', 'top'])
  const family = familyOf(
    self,
    line,
    { records: [company('child', 'self')], count: 1 },
    {
      records: [company('sibling', 'middle')],
      count: 4,
    },
  )
  expect(drawn(family)).toBe('top(middle(self(child) sibling +3))')
  expect(sizeOf(family)).toEqual({ companies: 8, levels: 4 })
})

test.each<[string, AnyRecord, AnyRecord[], object]>([
  ['no parent', company('a'), [], { parents: [] }],
  ['its own parent', company('a', 'a'), [company('a', 'a')], { parents: [], circular: true }],
  ['a parent that is not there', company('a', 'x'), [], { parents: [], missing: 'x' }],
  [
    'a circle of three',
    company('a', 'b'),
    [company('b', 'c'), company('c', 'a')],
    { parents: [company('b', 'c'), company('c', 'a')], circular: true },
  ],
])('%s ends the chain', async (_, self, others, line) => {
  expect(await lineOf(self, among(...others), 8)).toEqual(line)
})

test('a chain without an end is cut, and no one is in a family twice', async () => {
  const endless = async (id: string) => company(id, `${id}+`)
  expect((await lineOf(company('a', 'b'), endless, 4)).parents).toHaveLength(4)
  const parent = company('p', 'a')
  const circle = familyOf(
    company('a', 'p'),
    { parents: [parent], circular: true },
    { records: [parent], count: 1 },
    { records: [company('a', 'p'), company('s', 'p')], count: 2 },
  )
  expect(drawn(circle)).toBe('p(a s)')
})
