import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { AnyRecord } from '#records/record.ts'
import { openFile } from '#shared/tabular/open.ts'
import {
  addedCells,
  addedHeadings,
  completedFileName,
  isSelected,
  RESULT_COLUMNS,
  type RowResult,
  textFormat,
} from './completed-file.ts'
import { outputFormats } from './completed-file-formats.ts'

const columns = [{ name: 'City', heading: 'City' }]
const record = { Id: '000000012', ETag: '"1"', City: '=cmd|x' } as AnyRecord
const accepted = { type: 'accepted', id: '000000012', score: 93, rule: 'NameCityState' } as const
const matched: RowResult = {
  status: 'Accepted',
  accepted: { ...accepted, probability: 0.982 },
  record,
}
const unmatched: RowResult = { status: 'No match' }

async function completed(text: string, given = { header: true }) {
  const opened = await openFile(new Blob([text]), given)
  const form = textFormat(opened, addedHeadings(columns))
  let whole = form.head
  let n = 0
  for await (const rows of opened.read())
    for (const row of rows) whole += form.row(row, addedCells(n++ === 0 ? matched : unmatched, columns))
  return whole
}

const heads = 'Match.Id,Match.Score,Match.Probability,Match.Rule,Match.Status,Match.City'
const added = '"000000012",93,0.982,NameCityState,Accepted,\'=cmd|x'

test.each([
  ['plain', 'a,b\n1,x\n', `a,b,${heads}\n1,x,${added}\n`],
  [
    'quotes, blanks, zeros, dates and long numbers stay to the letter',
    'a;b\r\n"007";  2019-03-01 \r\n=1+1;00000012345678901234\r\n',
    `a;b;${heads.replaceAll(',', ';')}\r\n"007";  2019-03-01 ;${added.replaceAll(',', ';')}\r\n=1+1;00000012345678901234;;;;;No match;\r\n`,
  ],
  ['fewer cells are filled up', 'a,b,c\n1\n', `a,b,c,${heads}\n1,,,${added}\n`],
  ['empty cells behind the last go', 'a,b\n1,x,,\n', `a,b,${heads}\n1,x,${added}\n`],
  [
    'broken and blank lines come back as they were',
    'a,b\n1,x\n\n1,2,3\n"open\n',
    `a,b,${heads}\n1,x,${added}\n\n1,2,3\n"open\n`,
  ],
  [
    'JSON lines become a table, a broken line one cell',
    '{"a":"1,5","b":"x"}\n{"b":2}\n{"a":1,',
    `a,b,${heads}\r\n"1,5",x,${added}\r\n,2,,,,,No match,\r\n"{""a"":1,"\r\n`,
  ],
  ['no line end at the end', 'a,b\n1,x', `a,b,${heads}\n1,x,${added}\r\n`],
])('%s', async (_, before, after) => {
  expect(await completed(before)).toBe(`\uFEFF${after}`)
})

test.each<[what: string, result: RowResult, cells: unknown[]]>([
  ['an accepted record', matched, ['000000012', 93, 0.982, 'NameCityState', 'Accepted', '=cmd|x']],
  [
    'one from a service without probabilities',
    { ...matched, accepted },
    ['000000012', 93, '', 'NameCityState', 'Accepted', '=cmd|x'],
  ],
  [
    'one that an older version stored as picked by its name, without a score',
    { ...matched, accepted: { ...accepted, score: -1, rule: 'PickedByName' } },
    ['000000012', '', '', 'PickedByName', 'Accepted', '=cmd|x'],
  ],
  ['an ambiguous row', { status: 'Ambiguous' }, ['', '', '', '', 'Ambiguous', '']],
])('the cells of %s', (_, result, cells) => expect(addedCells(result, columns)).toEqual(cells))

test('single fields come under the headings that they were given, in the order in which they were selected', () => {
  const selected = [
    { name: 'PostalCode', heading: 'Zip' },
    { name: 'AddressParsed.Number', heading: 'House' },
    { name: 'PrimarySic', heading: 'PrimarySic' },
    { name: 'LocationEmployeesSizeActual', heading: 'Staff' },
    { name: 'CountyX', heading: 'Not there' },
  ]
  const full = {
    PostalCode: '02903',
    AddressParsed: { Number: '007' },
    PrimarySic: '011199',
    LocationEmployeesSizeActual: 7,
  }
  expect(addedHeadings(selected).slice(RESULT_COLUMNS)).toEqual([
    'Match.Zip',
    'Match.House',
    'Match.PrimarySic',
    'Match.Staff',
    'Match.Not there',
  ])
  expect(
    addedCells({ ...matched, record: { ...record, ...full } as AnyRecord }, selected).slice(RESULT_COLUMNS),
  ).toEqual(['02903', '007', '011199', 7, undefined])
  expect(addedCells({ ...matched, record: undefined }, selected)).toEqual([
    '000000012',
    93,
    0.982,
    'NameCityState',
    'Accepted',
    ...selected.map(() => undefined),
  ])
})

test('a file without headings gets none', async () => {
  expect(await completed('1,x\n', { header: false })).toBe(`\uFEFF1,x,${added}\n`)
})

test('a workbook gives its values back: texts as texts, numbers as numbers, dates as dates', async () => {
  const { writeXlsx, readXlsx } = await import('hucre/xlsx')
  const rows = [
    ['Name', 'Zip', 'Since', 'Amount'],
    ['Café', '02903', new Date('2019-03-01T00:00:00Z'), 12.5],
  ]
  const bytes = await writeXlsx({ sheets: [{ name: 'One', rows }] })
  const opened = await openFile(new Blob([bytes as Uint8Array<ArrayBuffer>]))
  const writer = await outputFormats.xlsx.writer(opened, columns)
  const parts: BlobPart[] = []
  for await (const some of opened.read()) {
    const part = writer.add(some.map((row) => ({ row, result: matched })))
    if (part !== undefined) parts.push(part)
  }
  parts.push(await writer.end())
  const book = await readXlsx(await new Blob(parts).arrayBuffer())
  const [head, first] = book.sheets[0]?.rows ?? []
  expect(head).toEqual(['Name', 'Zip', 'Since', 'Amount', ...addedHeadings(columns)])
  expect(first).toEqual([...(rows[1] ?? []), '000000012', 93, 0.982, 'NameCityState', 'Accepted', '=cmd|x'])
})

test('a workbook as CSV is one that a strict reader takes', async () => {
  const { writeXlsx } = await import('hucre/xlsx')
  const rows = [
    ['Name', 'Zip'],
    ['O"Brien, Sons', '02903'],
  ]
  const bytes = await writeXlsx({ sheets: [{ name: 'One', rows }] })
  const opened = await openFile(new Blob([bytes as Uint8Array<ArrayBuffer>]))
  const form = textFormat(opened, ['Match.Id'])
  let text = form.head
  for await (const some of opened.read()) for (const row of some) text += form.row(row, ['1'])
  expect(Papa.parse(text.slice(1), { skipEmptyLines: true }).data).toEqual([
    ['Name', 'Zip', 'Match.Id'],
    ['O"Brien, Sons', '02903', '1'],
  ])
})

test.each([
  ['all', matched, true],
  ['all', unmatched, true],
  ['matched', matched, true],
  ['matched', unmatched, false],
  ['unmatched', matched, false],
  ['unmatched', unmatched, true],
] as const)('%s rows, with the result %o', (part, it, is) => expect(isSelected(part, it)).toBe(is))

test.each([
  ['customers.csv', 'all', 'customers-completed.csv'],
  ['a.b.csv.gz', 'unmatched', 'a.b-unmatched.csv'],
  ['list', 'matched', 'list-matched.csv'],
] as const)('the name of %s, %s', (name, part, is) => expect(completedFileName(name, part, 'csv')).toBe(is))
