import { expect, test } from 'vitest'
import { type SavedView, withView } from './layout.ts'

const view = (name: string, rest: Partial<SavedView> = {}): SavedView => ({
  name,
  kind: 'companies',
  format: 'Basic',
  table: {},
  dense: false,
  usual: false,
  ...rest,
})
const usual = (views: readonly SavedView[]) => views.filter((one) => one.usual).map(({ name }) => name)

test('a view of the same kind and name is replaced', () => {
  const views = [view('a'), view('b')]
  expect(withView(views, view('a', { dense: true })).map(({ name, dense }) => [name, dense])).toEqual([
    ['b', false],
    ['a', true],
  ])
  expect(withView(views, view('a', { kind: 'people' }))).toHaveLength(3)
})

test('one view of each kind is the usual one', () => {
  const views = [view('a', { usual: true }), view('p', { kind: 'people', usual: true })]
  expect(usual(withView(views, view('b', { usual: true })))).toEqual(['p', 'b'])
  expect(usual(withView(views, view('b')))).toEqual(['a', 'p'])
})
