import { describe, expect, test } from 'vitest'
import {
  type BackupLine,
  backupEnd,
  backupHead,
  backupLine,
  errorAtEnd,
  parseBackupLine,
  readLines,
  upgradeFirstVersion,
} from './backup-file.ts'

const texts = { localStorage: { units: 'km' }, sessionStorage: {} }
const head = backupHead(texts)
const wrong = 'This file is not a Catchment backup. Nothing was changed.'
const newer = 'This file was saved by a newer version of the app. Nothing was changed.'

test.each<[what: string, value: unknown, number: number, line: BackupLine]>([
  ['the head', head, 1, { head }],
  [
    'a row',
    ['catchment', 'lists', 'a', { name: 'Mine' }],
    2,
    { row: ['catchment', 'lists', 'a', { name: 'Mine' }] },
  ],
  [
    'a row of a key of parts',
    ['catchment', 'pages', ['a', 3], null],
    2,
    { row: ['catchment', 'pages', ['a', 3], null] },
  ],
  ['the end', backupEnd(12), 14, { rows: 12 }],
  ['a newer file', { ...head, version: 9 }, 1, { error: newer }],
  ['an older file', { ...head, version: 0 }, 1, { error: wrong }],
  ['another format', { ...head, format: 'other' }, 1, { error: wrong }],
  ['a head with a wrong day', { ...head, taken: 'yesterday' }, 1, { error: wrong }],
  ['a row at the beginning', ['catchment', 'lists', 'a', 1], 1, { error: wrong }],
  ['a second head', head, 2, { error: 'Line 2 of this file cannot be read. Nothing was changed.' }],
  [
    'a row without a key',
    ['catchment', 'lists', null, 1],
    1234,
    { error: 'Line 1,234 of this file cannot be read. Nothing was changed.' },
  ],
  [
    'a row that is too long',
    ['catchment', 'lists', 'a', 1, 2],
    2,
    { error: 'Line 2 of this file cannot be read. Nothing was changed.' },
  ],
])('%s', (_, value, number, line) => {
  expect(parseBackupLine(JSON.stringify(value), number)).toEqual(line)
})

test.each([1, 7])('line %d that is no JSON is refused', (number) => {
  expect(parseBackupLine('{"format":', number)).toHaveProperty('error')
})

test.each<[rows: number, expected: number | undefined, error: string | undefined]>([
  [0, 0, undefined],
  [7, 7, undefined],
  [1, 7, 'This file is cut off: only 1 row of it are there. Nothing was changed.'],
  [1234, undefined, 'This file is cut off: only 1,234 rows of it are there. Nothing was changed.'],
  [8, 7, 'This file is cut off: only 8 rows of it are there. Nothing was changed.'],
])('%d rows of %s', (rows, expected, error) => {
  expect(errorAtEnd(rows, expected)).toBe(error)
})

describe('the first version', () => {
  const first = {
    format: 'catchment local data',
    version: 1,
    taken: '2026-01-31T10:00:00.000Z',
    ...texts,
    databases: {
      catchment: { lists: [{ key: 'a', value: { name: 'Mine' } }], members: [] },
      other: { t: [{ key: 1, value: 2 }] },
    },
  }

  test('becomes lines of the present one', () => {
    const lines = upgradeFirstVersion(JSON.stringify(first)) ?? []
    expect(lines.map((line, i) => parseBackupLine(line, i + 1))).toEqual([
      { head: { ...head, taken: first.taken } },
      { row: ['catchment', 'lists', 'a', { name: 'Mine' }] },
      { row: ['other', 't', 1, 2] },
      { rows: 2 },
    ])
  })

  test.each([
    ['lines', backupLine(head)],
    ['another text', 'hello'],
    [
      'a row without a key',
      JSON.stringify({ ...first, databases: { catchment: { lists: [{ value: 1 }] } } }),
    ],
  ])('is not %s', (_, text) => {
    expect(upgradeFirstVersion(text)).toBeUndefined()
  })
})

/** A file that is read so many bytes at a time. */
function inChunks(text: string, size: number): Blob {
  const bytes = new TextEncoder().encode(text)
  const stream = () =>
    new ReadableStream({
      start(controller) {
        for (let i = 0; i < bytes.length; i += size) controller.enqueue(bytes.slice(i, i + size))
        controller.close()
      },
    })
  return { stream } as unknown as Blob
}

describe('lines', () => {
  test.each<[what: string, text: string, lines: string[]]>([
    ['nothing', '', []],
    ['lines', 'a\nbc\n', ['a', 'bc']],
    ['no end of the last', 'a\nbc', ['a', 'bc']],
    ['empty ones between', 'a\n\n\nbc\n', ['a', 'bc']],
    ['letters of several bytes', 'é🗺️\nü\n', ['é🗺️', 'ü']],
  ])('%s, whatever parts the file comes in', async (_, text, expected) => {
    for (const size of [1, 2, 3, 5, 100]) {
      const found: string[] = []
      for await (const { line } of readLines(inChunks(text, size))) found.push(line)
      expect(found, `${size} bytes`).toEqual(expected)
    }
  })

  test('report how far the file is read', async () => {
    const expected: number[] = []
    for await (const { bytes } of readLines(inChunks('ab\ncd\nef', 3))) expected.push(bytes)
    expect(expected).toEqual([3, 6, 8])
  })
})
