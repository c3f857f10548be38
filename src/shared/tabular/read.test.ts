import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { profileFile } from './file-profile.ts'
import type { FileRow } from './file-row.ts'
import type { Correction } from './layout.ts'
import { openFile } from './open.ts'

const file = (...parts: BlobPart[]) => new Blob(parts)
const utf16 = (text: string, littleEndian = true) => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), littleEndian)
  return bytes
}
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

async function rowsOf(blob: Blob, given?: Correction): Promise<FileRow[]> {
  const rows: FileRow[] = []
  for await (const some of (await openFile(blob, given)).read()) rows.push(...some)
  return rows
}
const cellsOf = async (blob: Blob, given?: Correction) =>
  (await rowsOf(blob, given))
    .filter(({ blank, error }) => !blank && error === undefined)
    .map(({ cells }) => cells)
const profileOf = (blob: Blob, given: Correction = {}) => profileFile(blob, given, () => {})

const two = [
  ['Café', 'Omaha'],
  ['O"Brien', 'x,y'],
]
const body = 'Café,Omaha\n"O""Brien","x,y"\n'

describe('however a file is written, its rows are the same', () => {
  const cases: [name: string, blob: Blob, given?: Correction][] = [
    ['UTF-8', file(`name,city\n${body}`)],
    ['UTF-8 with a mark', file(`\uFEFFname,city\n${body}`)],
    ['UTF-16, little end first', file(utf16(`\uFEFFname,city\n${body}`))],
    ['UTF-16, big end first', file(utf16(`\uFEFFname,city\n${body}`, false))],
    ['UTF-16 without a mark', file(utf16(`name,city\n${body}`))],
    ['Windows-1252', file(latin(`name,city\n${body}`))],
    ['CR LF', file(`name,city\r\n${body.replaceAll('\n', '\r\n')}`)],
    ['CR alone', file(`name,city\r${body.replaceAll('\n', '\r')}`)],
    ['no line end at the end', file(`name,city\n${body.trimEnd()}`)],
    ['mixed line ends', file(`name,city\r\n${body}`)],
    ['semicolons', file('name;city\nCafé;Omaha\n"O""Brien";x,y\n')],
    ['tabs', file('name\tcity\nCafé\tOmaha\n"O""Brien"\tx,y\n')],
    ['bars', file('name|city\nCafé|Omaha\n"O""Brien"|x,y\n')],
    ['carets', file('name^city\nCafé^Omaha\n"O""Brien"^x,y\n')],
    ['tildes', file('name~city\nCafé~Omaha\n"O""Brien"~x,y\n')],
    ['unit separators', file('name\u001fcity\nCafé\u001fOmaha\n"O""Brien"\u001fx,y\n')],
    ['colons, when told', file('name:city\nCafé:Omaha\n"O""Brien":x,y\n'), { delimiter: ':' }],
    ['a delimiter of its own stated', file('sep=!\nname!city\nCafé!Omaha\n"O""Brien"!x,y\n')],
    ['the delimiter stated', file('sep=;\nname;city\nCafé;Omaha\n"O""Brien";x,y\n')],
    ['blank lines before', file(`\n\nname,city\n${body}`)],
    ['gzip', file(gzipSync(`name,city\n${body}`))],
    ['no names', file(body), { header: false }],
  ]
  test.each(cases)('%s', async (_, blob, given) => {
    expect(await cellsOf(blob, given)).toEqual(two)
  })
})

test('of JSON lines the fields are columns, and a line that is none costs only itself', async () => {
  const text = '{"name":"Café","city":"Omaha"}\n\n[1]\n{"city":"x,y","name":"O\\"Brien","more":{"a":1}}\n'
  for (const blob of [file(text), file(gzipSync(text))]) {
    const { layout, columns, rows, sampleLines, brokenLines } = await profileOf(blob)
    expect([layout, columns]).toEqual([
      { form: 'json', encoding: 'utf-8', header: true },
      ['name', 'city', 'more.a'],
    ])
    expect([rows, sampleLines]).toEqual([2, [1, 4]])
    expect(brokenLines.map(({ line, text }) => [line, text])).toEqual([[3, '[1]']])
    expect((await cellsOf(blob)).map((cells) => cells.slice(0, 2))).toEqual(two)
  }
  const { layout } = await profileOf(file(latin(text)))
  expect(layout).toMatchObject({ encoding: 'windows-1252' })
})

test('a file that begins as UTF-8 and is not is read as Western text', async () => {
  const long = `name,city\n${'Plain,Omaha\n'.repeat(20_000)}`
  const { layout, rows } = await profileOf(file(long, latin('Café,Omaha\n')))
  expect(layout).toMatchObject({ encoding: 'windows-1252' })
  expect(rows).toBe(20_001)
})

describe('a row with an error costs only itself', () => {
  const cases: [name: string, text: string, good: number, bad: [line: number, error: RegExp][]][] = [
    ['too many cells', 'a,b\n1,x\n2,y,z\n3,w\n', 2, [[3, /3 cells for 2 columns/]]],
    ['too few cells are empty ones', 'a,b\nx\n2,y\n', 2, []],
    ['empty cells behind the last', 'a,b\n1,x,,\n2,y\n', 2, []],
    ['a quote that is not closed', 'a,b\n1,"x\n2,y\n3,w\n', 2, [[2, /not closed/]]],
    ['text behind a quote', 'a,b\n1,"x"y\n2,z\n', 1, [[2, /after a closing quote/]]],
    ['a quote over two lines is no error', 'a,b\n1,"x\ny"\n2,z\n', 2, []],
    ['cut in a quote', 'a,b\n1,x\n2,"y', 1, [[3, /not closed/]]],
  ]
  test.each(cases)('%s', async (_, text, good, bad) => {
    const { rows, brokenLines } = await profileOf(file(text), { header: true })
    expect(rows).toBe(good)
    expect(brokenLines.map(({ line }) => line)).toEqual(bad.map(([line]) => line))
    for (const [i, [, error]] of bad.entries()) expect(brokenLines[i]?.fault).toMatch(error)
  })
})

test('the texts of all rows together are the file', async () => {
  const text = '\r\n\r\nname;city\r\n"a\nb";  x \r\n\r\n007;"c;d"\r\n1;2;3\r\n"open;x\r\n8;y'
  const opened = await openFile(file(text))
  let whole = opened.head.before + opened.head.names?.raw
  for await (const rows of opened.read()) whole += rows.map(({ raw }) => raw).join('')
  expect(whole).toBe(text)
})

test('a row begins on the same line for any correction of headings, delimiters and encoding', async () => {
  const blob = file('\n\nname;city\r\nAcme;"Oma\r\nha"\r\n\r\nBeta, Inc;Lincoln\r\n')
  const corrections: Correction[] = [
    {},
    { header: false },
    { header: true },
    { delimiter: ',', header: false },
    { encoding: 'windows-1252' },
  ]
  for (const given of corrections) {
    const lines = (await rowsOf(blob, given)).filter(({ blank }) => !blank)
    const texts = new Map(lines.map(({ line, raw }) => [line, raw?.slice(0, 4)]))
    expect([texts.get(4), texts.get(7)], JSON.stringify(given)).toEqual(['Acme', 'Beta'])
  }
  expect((await profileOf(blob)).sampleLines).toEqual([4, 7])
})

test('parts that end anywhere change nothing', async () => {
  const line = (i: number) => `${i},"Name, ""${i}""",Omaha é\r\n`
  const text = `id,name,city\r\n${Array.from({ length: 30_000 }, (_, i) => line(i)).join('')}`
  const cells = await cellsOf(file(text))
  expect(cells).toHaveLength(30_000)
  expect(cells[29_999]).toEqual(['29999', 'Name, "29999"', 'Omaha é'])
})

describe('what is no table is said in words', () => {
  const cases: [name: string, blob: Blob, words: RegExp][] = [
    ['nothing', file(''), /empty/],
    ['blank lines', file('\n\n\n'), /no rows/],
    ['a web page', file('<!DOCTYPE html><html>'), /web page/],
    ['XML', file('<?xml version="1.0"?><a/>'), /web page or XML/],
    ['a JSON list', file('[{"a":1}]'), /JSON list/],
    ['a JSON document', file('{\n"a":1}'), /no line of it is a JSON object/],
    ['PDF', file('%PDF-1.7'), /PDF/],
    ['an old workbook', file(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])), /old Excel/],
    [
      'an archive that is no workbook',
      file(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])),
      /workbook cannot be read/,
    ],
    ['gzip that is cut', file(gzipSync('a,b\n'.repeat(1e5)).subarray(0, 200)), /damaged or cut/],
    ['gzip twice', file(gzipSync(gzipSync('a,b\n1,2\n'))), /twice/],
    ['a gzip bomb', file(gzipSync(Buffer.alloc(100 * 2 ** 20, `${'a'.repeat(5000)},b\n`))), /200 times/],
    ['too many columns', file(`${'a,'.repeat(6000)}a\n`), /5000 columns/],
  ]
  test.each(cases)('%s', async (_, blob, words) => {
    await expect(profileOf(blob)).rejects.toThrow(words)
  })
})

test('2,000 columns, names that come twice or not at all, and one huge cell are read', async () => {
  const names = Array.from({ length: 2000 }, (_, i) => (i === 5 ? '' : i < 3 ? 'same' : `c${i}`))
  const cells = names.map((_, i) => (i === 7 ? 'x'.repeat(1e6) : `${i}`))
  const { columns, rows, filled, sample } = await profileOf(file(`${names}\n${cells}\n`), { header: true })
  expect(columns.slice(0, 6)).toEqual(['same', 'same (2)', 'same (3)', 'c3', 'c4', 'Column 6'])
  expect(rows).toBe(1)
  expect(filled[7]).toBe(1)
  expect(sample[0]?.[7]?.length).toBeLessThan(200)
})

test('a workbook is read as it is, whatever its name', async () => {
  const { writeXlsx } = await import('hucre/xlsx')
  const rows = [
    ['Name', 'Zip', 'Since', 'Amount', 'Big'],
    ['Café', '02903', new Date('2019-03-01T00:00:00Z'), 12.5, '000000123456'],
    [null, null, null, null, null],
    ['=1+1', 2903, null, true, 9007199254740991],
  ]
  const bytes = await writeXlsx({ sheets: [{ name: 'One', rows }] })
  const book = new File([bytes as Uint8Array<ArrayBuffer>], 'customers.csv')
  const { layout, columns, rows: many, blank } = await profileOf(book)
  expect(layout).toEqual({ form: 'xlsx', header: true, sheet: 0, sheets: ['One'] })
  expect(columns).toEqual(['Name', 'Zip', 'Since', 'Amount', 'Big'])
  expect([many, blank]).toEqual([2, 1])
  expect(await cellsOf(book)).toEqual([
    ['Café', '02903', '2019-03-01', '12.5', '000000123456'],
    ['=1+1', '2903', '', 'TRUE', '9007199254740991'],
  ])
})

test('of a workbook the first sheet with rows is read, or the one that is selected', async () => {
  const { writeXlsx } = await import('hucre/xlsx')
  const sheet = (name: string, ...rows: string[][]) => ({ name, rows })
  const bytes = await writeXlsx({
    sheets: [
      sheet('Cover'),
      sheet('Customers', ['Name'], ['Acme']),
      sheet('Old', ['Name'], ['Beta'], ['Gamma']),
    ],
  })
  const book = file(bytes as Uint8Array<ArrayBuffer>)
  const first = await profileOf(book)
  expect(first.layout).toMatchObject({ sheet: 1, sheets: ['Cover', 'Customers', 'Old'] })
  expect(await cellsOf(book)).toEqual([['Acme']])
  expect(await cellsOf(book, { sheet: 2 })).toEqual([['Beta'], ['Gamma']])
  await expect(profileOf(book, { sheet: 0 })).rejects.toThrow(/sheet of the workbook has no rows/)
})
