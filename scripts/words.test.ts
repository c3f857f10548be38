import { expect, test } from 'vitest'
import {
  insteadOfName,
  partsOfName,
  problemsInCode,
  problemsInDocument,
  problemsInPath,
} from './words/find-words.ts'

test.each<[name: string, parts: string[]]>([
  ['keptJobs', ['kept', 'jobs']],
  ['MOST_ROWS', ['most', 'rows']],
  ['XMLReader', ['xml', 'reader']],
  ['sift-lists', ['sift', 'lists']],
])('the parts of %s', (name, parts) => {
  expect(partsOfName(name)).toEqual(parts)
})

test.each<[kind: string, name: string, file: string, instead: RegExp | undefined]>([
  ['prefix', 'MOST_ROWS', '', /^MAX_$/],
  ['part', 'useBrood', '', /^subsidiaries$/],
  ['part of a file name', 'asked-rows', '', /^requested/],
  ['pair', 'isLeftOut', '', /^excluded$/],
  ['left alone', 'leftEdge', '', undefined],
  ['spelling', 'normalisedName', '', /^normaliz$/],
  ['inside of a word', 'broodmare', '', undefined],
  ['inside of a word', 'almostAll', '', undefined],
  ['words that are texts', 'exportWords', 'src/features/exports/model/a.ts', /^label, text/],
  ['words of a name', 'nameWords', 'service/match/words.ts', undefined],
  ['stored name', 'misspeltStreet', 'service/match/model.ts', undefined],
  ['the same name elsewhere', 'misspeltStreet', 'service/match/score.ts', /^misspelled$/],
])('%s: %s', (_kind, name, file, instead) => {
  if (instead) expect(insteadOfName(name, file)).toMatch(instead)
  else expect(insteadOfName(name, file)).toBeUndefined()
})

const linesOf = (file: string, ...code: string[]) =>
  problemsInCode(file, code.join('\n')).map(({ line, instead }) => `${line} ${instead.split(':')[0]}`)

test('declared names are found, once each; names of properties and attributes that are used are not', () => {
  expect(
    linesOf('src/ui/a.tsx', 'const askedRows = 1', 'log(askedRows, it.kept)', 'interface A { told: string }'),
  ).toEqual(['1 requested, query', '3 notified, shown, notice'])
})

test('titles of tests and of groups are found; other texts of tests are not', () => {
  const code = [
    "test('what is told', () => read('what is told'))",
    "describe.each(cases)('nobody: %s', () => {})",
    "test('what is shown', () => {})",
  ]
  expect(linesOf('src/ui/a.test.ts', ...code)).toEqual(['1 told', '2 nobody'])
})

test('comments are found: of a line, of a block, at an end, within JSX', () => {
  expect(
    linesOf(
      'service/a.ts',
      '// What is told.',
      '/**',
      ' * Nothing stands here.',
      ' */',
      'const a = 1 // asked twice',
      "const b = '//told'",
    ),
  ).toEqual(['1 told', '3 stands', '5 asked'])
  expect(linesOf('src/ui/a.tsx', 'const A = () => (', '<p>', '{/* It is told. */}', '</p>)')).toEqual([
    '3 told',
  ])
})

test('texts are found: strings with a blank, parts of templates, JSX', () => {
  expect(
    linesOf(
      'src/ui/a.tsx',
      "const text = 'was left aside'",
      'const rows = `$' + '{1} rows were left aside`',
      "const value = 'told'",
      'const A = () => <p title="The usual width">What this list held is kept no more.</p>',
    ),
  ).toEqual(['1 left aside', '2 left aside', '4 The usual', '4 kept no more'])
})

test.each(['src/ui/a.test.ts', 'service/a.testing.ts', 'e2e/a.e2e.ts', 'src/language/a.ts'])(
  'texts of %s are not for people',
  (file) => {
    expect(linesOf(file, "const text = 'was left aside'")).toEqual([])
  },
)

test('names of files and of their folders are found', () => {
  expect(problemsInPath('src/ui/asked-rows.test.ts')).toMatchObject([{ line: 0, found: 'asked-rows' }])
  expect(problemsInPath('src/pieces/row.css')).toMatchObject([{ line: 0, found: 'pieces' }])
  expect(problemsInPath('src/ui/row.ts')).toEqual([])
})

test('lines of documents are found, without the words that only texts of code must not have', () => {
  expect(problemsInDocument('README.md', 'fine\nwhoever comes\nin a grey box\nit stays')).toMatchObject([
    { line: 2, instead: 'whoever: anyone who' },
    { line: 3 },
  ])
})
