import { expect, test } from 'vitest'
import { inName, inText, partsOfName, problemsInCode, problemsInText } from './words.ts'

test.each<[name: string, parts: string[]]>([
  ['keptJobs', ['kept', 'jobs']],
  ['MOST_ROWS', ['most', 'rows']],
  ['XMLReader', ['xml', 'reader']],
  ['sift-lists', ['sift', 'lists']],
])('%s has these words', (name, parts) => {
  expect(partsOfName(name)).toEqual(parts)
})

test.each<[name: string, instead: string | undefined]>([
  ['MOST_ROWS', 'MAX_'],
  ['LEAST_WIDTH', 'MIN_'],
  ['useBrood', 'subsidiaries'],
  ['sieveOf', 'filter'],
  ['broodmare', undefined],
  ['almostAll', undefined],
])('%s as a name', (name, instead) => {
  expect(inName(name)?.[1]).toBe(instead)
})

test.each<[text: string, instead: string | undefined]>([
  ['Not ZIP codes, left aside: 1', 'skipped, ignored'],
  ['It goes on by itself', 'continues automatically'],
  ['Excluded from every export', undefined],
])('"%s" as a text', (text, instead) => {
  expect(inText(text)?.[1]).toBe(instead)
})

test('names, texts and parts of templates are found in code with their lines', () => {
  const code = [
    'const MOST_ROWS = 5',
    'const text = `$' + '{MOST_ROWS} rows were left aside`',
    "const one = 'left'",
    'export const Note = () => <p>What this list held is kept no more.</p>',
  ].join('\n')
  expect(problemsInCode('src/ui/Note.tsx', code).map(({ line, instead }) => [line, instead])).toEqual([
    [1, 'MAX_'],
    [2, 'skipped, ignored'],
    [4, 'no longer stored'],
  ])
})

test('texts of tests are not shown to people', () => {
  expect(problemsInCode('src/ui/note.test.ts', "const text = 'was left aside'")).toEqual([])
})

test('lines of documents are looked at too', () => {
  expect(problemsInText('README.md', 'fine\nwhoever comes')).toMatchObject([{ line: 2, found: 'whoever' }])
})
