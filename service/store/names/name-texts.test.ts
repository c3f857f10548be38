import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLACE_MARK } from './name-row.ts'
import { type NameTexts, openNameTexts } from './name-texts.ts'
import { writeNameIndex } from './write-name-index.ts'

const words = [
  'a',
  'ab',
  'aba',
  'bab',
  'inc',
  "joe's",
  'at&t',
  '7-eleven',
  '100%_',
  'łodz',
  '漢字',
  '字',
  '🙂',
  '🙂x',
  '.',
]
const anyName = fc
  .array(
    fc.oneof(
      fc.constantFrom(...words),
      fc.string({ unit: fc.constantFrom(...'abé字'), minLength: 1, maxLength: 3 }),
    ),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(' '))
const names = fc.sample(anyName, { numRuns: 900, seed: 7 })

let folder: string
let texts: NameTexts
/** The same, with no part rare. */
let withoutRare: NameTexts

async function write(name: string, list: readonly string[]): Promise<string> {
  const path = join(folder, name)
  const index = writeNameIndex(path, { kind: 'companies', year: 2026 })
  const rows = list.map((text, i) => `${i}\t${text}${'\t'.repeat(6)}${PLACE_MARK}warwick\tRI\t02886`)
  for (let i = 0; i < rows.length; i += 128) index.add(rows.slice(i, i + 128))
  await index.close()
  return path
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'name-texts-'))
  const path = await write('names', names)
  texts = (await openNameTexts(path)) as NameTexts
  withoutRare = (await openNameTexts(path, { rareBytes: 0 })) as NameTexts
})
afterAll(async () => {
  texts.close()
  withoutRare.close()
  await rm(folder, { recursive: true })
})

const containing = (list: readonly string[], text: string) =>
  list.flatMap((name, i) => (name.includes(text) ? [i] : []))

/** A text that is a part of a name, from any letter to any other, or the ends of two names. */
const anyText = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...names), fc.nat(), fc.nat(), fc.boolean())
  .map(([name, other, from, length, isPart]) => {
    const letters = [...name]
    const start = from % Math.max(1, letters.length)
    const part = letters.slice(start, start + 1 + (length % 12)).join('')
    return (isPart ? part : `${letters.slice(-3).join('')} ${[...other].slice(0, 3).join('')}`)
      .replace(/ +/g, ' ')
      .trim()
  })
  .filter((text) => text !== '')

test('a text is found in exactly the names that contain it, and by pages', async () => {
  const check = fc.asyncProperty(anyText, fc.nat(40), fc.nat(40), async (text, offset, limit) => {
    const expected = containing(names, text)
    for (const index of [texts, withoutRare]) {
      const found = await index.find(text)
      expect(found?.slice(0, names.length)).toEqual(expected)
      expect([found?.count, found?.slice(offset, limit)]).toEqual([
        expected.length,
        expected.slice(offset, offset + limit),
      ])
    }
  })
  await fc.assert(check, { numRuns: 1500 })
})

test('records can be excluded from what was found, and others be added', async () => {
  const found = await texts.find('inc')
  const expected = containing(names, 'inc')
  const [first, ...others] = expected
  const missing = names.findIndex((_, record) => !expected.includes(record))
  const left = found?.changed([first as number, 899], [missing])
  const wanted = [...others.filter((record) => record !== 899), missing].sort((a, b) => a - b)
  expect([left?.count, left?.slice(0, 900), found?.count]).toEqual([wanted.length, wanted, expected.length])
})

test('texts at the same time do not disturb each other', async () => {
  const some = fc.sample(anyText, { numRuns: 60, seed: 3 })
  const found = await Promise.all(some.map((text) => texts.find(text)))
  expect(found.map((records) => records?.slice(0, names.length))).toEqual(
    some.map((text) => containing(names, text)),
  )
})

test('one word in too many names, and a part of too many words, are left to a scan', async () => {
  const common = Array.from({ length: 600 }, (_, i) => `common common common ${i} end`)
  const opened = await openNameTexts(await write('common', common), { maxBytes: 1000, maxWords: 300 })
  expect(await opened?.find('common')).toBeUndefined()
  expect((await opened?.find('common 77'))?.slice(0, 20)).toEqual(containing(common, 'common 77'))
  expect((await opened?.find('599'))?.slice(0, 9)).toEqual([599])
  expect(await opened?.find('1')).toMatchObject({ count: containing(common, '1').length })
  opened?.close()
  const short = await openNameTexts(join(folder, 'common'), { maxBytes: 500, maxWords: 300 })
  expect(await short?.find('common 77')).toBeUndefined()
  short?.close()
  const narrow = await openNameTexts(join(folder, 'common'), { maxBytes: 10_000, maxWords: 50 })
  expect([await narrow?.find('1'), (await narrow?.find('common'))?.count]).toEqual([undefined, 600])
  narrow?.close()
})

test('words that follow each other are found in names of up to 256 words, and longer names are left to a scan', async () => {
  const long = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`).join(' ')
  const longest = await openNameTexts(await write('longest', ['w254 w255', long(256)]))
  expect((await longest?.find('w254 w255'))?.slice(0, 9)).toEqual([0, 1])
  longest?.close()
  const over = await openNameTexts(await write('over', ['w254 w255', long(257)]))
  expect(await over?.find('w254 w255')).toBeUndefined()
  expect((await over?.find('256'))?.slice(0, 9)).toEqual([1])
  over?.close()
})

test('an index of a former build has none; a file that was cut off is an error', async () => {
  const path = await write('former', names)
  const about = join(path, 'about.json')
  const { maxNameWords, ...former } = JSON.parse(await readFile(about, 'utf8'))
  expect(maxNameWords).toBe(Math.max(...names.map((name) => (name ? name.split(' ').length : 0))))
  const cut = await openNameTexts(path)
  await truncate(join(path, 'texts.records'), 10)
  await expect(cut?.find('inc')).rejects.toThrow(/^IO Error: .* was cut off/)
  cut?.close()
  await writeFile(about, JSON.stringify(former))
  expect(await openNameTexts(path)).toBeUndefined()
})
