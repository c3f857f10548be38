import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataError } from '#service/versions/data-error.ts'
import { readerOfColumn } from '../columns/cell-path.ts'
import { asDataError, openSource } from './open-source.ts'
import { isBad, type Source } from './source.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(content: string | Buffer, name = 'companies.csv'): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

async function read(content: string | Buffer, options = {}) {
  const source = await openSource(fileOf(content), options)
  const rows: [number, ...string[]][] = []
  const bad: [number, string, string][] = []
  for await (const batch of source.read())
    for (const row of batch)
      if (isBad(row)) bad.push([row.line, row.column, row.reason])
      else rows.push([row.line, ...row.cells])
  return { about: source.about, columns: source.columns, rows, bad }
}

/** Text as Windows-1252. */
const western = (text: string) => Buffer.from(text.replaceAll('œ', '\u009c'), 'latin1')

describe('encodings and delimiters', () => {
  const text = 'name;city\r\nCafé Luna;Montréal\r\nBœuf & Co;Québec\r\n'
  const rows = [
    [2, 'Café Luna', 'Montréal'],
    [3, 'Bœuf & Co', 'Québec'],
  ]
  it.each<[string, Buffer]>([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\uFEFF${text}`)],
    ['windows-1252', western(text)],
    ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16be', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['utf-16le', Buffer.from(text, 'utf16le')],
    ['utf-8, gzip', gzipSync(text)],
  ])('%s', async (about, bytes) => {
    const found = await read(bytes)
    expect(found).toEqual({
      about: `CSV, semicolon between columns, ${about}`,
      columns: ['name', 'city'],
      rows,
      bad: [],
    })
  })

  it('finds an accent in the last row of a long Windows-1252 file', async () => {
    const long = `name,city\n${'Acme,Boston\n'.repeat(50_000)}Café,Boston\n`
    const { about, rows } = await read(western(long))
    expect(about).toContain('windows-1252')
    expect(rows.at(-1)).toEqual([50_002, 'Café', 'Boston'])
  })

  it.each(['utf-8', 'UTF8'])(
    'replaces bytes that are not of the encoding %s that was said',
    async (encoding) => {
      const { rows } = await read(western('name,city\nCafé,Québec\n'), { encoding })
      expect(rows).toEqual([[2, 'Caf\uFFFD', 'Qu\uFFFDbec']])
    },
  )

  it('reads the encoding that a mapping says by any of its names', async () => {
    expect((await read(western('name,city\nCafé,Boston\n'), { encoding: 'latin1' })).rows).toEqual([
      [2, 'Café', 'Boston'],
    ])
  })

  it.each([
    [',', 'comma'],
    [';', 'semicolon'],
    ['\t', 'tab'],
    ['|', 'pipe'],
  ])('%j', async (mark, name) => {
    const lines = ['name,city,zip', 'Acme,Boston,02110', 'Beta,Salem,01970']
    const { about, columns, rows } = await read(lines.join('\n').replaceAll(',', mark))
    expect(about).toContain(name)
    expect(columns).toHaveLength(3)
    expect(rows).toHaveLength(2)
  })

  it.each([
    ['sep=;\nname;city\nA;B\n', [[3, 'A', 'B']]],
    ['\n\nname,city\nA,B\n', [[4, 'A', 'B']]],
    [
      'name,city\rA,B\rC,D\r',
      [
        [2, 'A', 'B'],
        [3, 'C', 'D'],
      ],
    ],
    ['name,city\n"A,1","B ""b"""\n', [[2, 'A,1', 'B "b"']]],
    [
      'name,city\n\n,,\nA,B\n  \nC,D',
      [
        [4, 'A', 'B'],
        [6, 'C', 'D'],
      ],
    ],
  ])('%j', async (text, rows) => {
    expect((await read(text)).rows).toEqual(rows)
  })
})

describe('rows that cannot be read', () => {
  const text = [
    'id,name,zip',
    '1,"Acme,02903',
    '2,Beta,02904',
    '3,"Gam""ma, Inc",02905',
    '4,"two',
    'lines",02906',
    '5,short',
    '6,a,b,c',
    '7,"x"y,02907',
    '',
    '8,Last "One",02908',
    '9,"open,1',
    '10,z,1',
    '',
  ].join('\r\n')

  it('cost themselves only, with their line, column and reason', async () => {
    const { rows, bad } = await read(text)
    expect(rows.map(([line, id]) => [line, id])).toEqual([
      [3, '2'],
      [4, '3'],
      [5, '4'],
      [11, '8'],
      [13, '10'],
    ])
    expect(bad).toEqual([
      [2, 'name', 'quote is not closed'],
      [7, 'zip', '2 of 3 cells'],
      [8, 'column 4', '4 cells for 3 columns'],
      [9, 'name', 'text after a closing quote'],
      [12, 'name', 'quote is not closed'],
    ])
  })

  it('are found when the quote remains open over megabytes', async () => {
    const lines = Array.from({ length: 100_000 }, (_, i) => `${i},Company number ${i},02903`)
    lines[10] = '10,"Company,02903'
    const { rows, bad } = await read(`id,name,zip\n${lines.join('\n')}\n`)
    expect(bad).toEqual(
      [[12, 'name', 'quote is not closed']].map(([line, , reason]) => [line, expect.any(String), reason]),
    )
    expect(rows).toHaveLength(99_999)
  })

  it('keep their line numbers after quoted line breaks in a long file', async () => {
    const lines = Array.from({ length: 30_000 }, (_, i) => `${i},"Company\nnumber ${i}",02903`)
    const { rows } = await read(`id,name,zip\n${lines.join('\n')}\n`)
    expect(rows.at(-1)?.slice(0, 2)).toEqual([59_998 + 2, '29999'])
  })
})

describe('rows that cannot be stored', () => {
  const huge = 'x'.repeat(3_000_000)
  it('are bad by themselves: a cell of megabytes', async () => {
    const { rows, bad } = await read(
      `id,name,note\n1,Acme,a\n2,"Beta, Inc",${huge}\n3,"${huge}",b\n4,Delta,c\n`,
    )
    expect(rows.map(([line]) => line)).toEqual([2, 5])
    expect(bad).toEqual([
      [3, 'note', 'a cell of 3,000,000 characters; a row has at most 262,144'],
      [4, 'name', 'a cell of 3,000,000 characters; a row has at most 262,144'],
    ])
  })

  it.each([
    ['CSV', 'id,name\n1,Acme\n2,', '\n3,Gamma\n', 2],
    ['JSON lines', '{"id":1,"name":"Acme"}\n{"id":2,"name":"', '"}\n{"id":3,"name":"Gamma"}\n', 1],
  ])('are bad by themselves: a line of 17 MB, in %s', async (_, before, after, first) => {
    const { rows, bad } = await read(`${before}${'y'.repeat(17 * 2 ** 20)}${after}`)
    expect(rows.map(([line, id, name]) => [line, id, name])).toEqual([
      [first, '1', 'Acme'],
      [first + 2, '3', 'Gamma'],
    ])
    expect(bad).toEqual([[first + 1, '', 'longer than 16 MB']])
  })

  it('are bad by themselves: zero bytes', async () => {
    const filler = Array.from({ length: 200 }, (_, i) => `${i + 4},Company ${i},02903\n`).join('')
    const { rows, bad } = await read(`id,name,zip\n1,Ac\0me,02903\n2,Beta,02904\n3,Gamma,\0\n${filler}`)
    expect(rows).toHaveLength(201)
    expect(bad).toEqual([
      [2, 'name', 'contains a zero byte'],
      [4, 'zip', 'contains a zero byte'],
    ])
  })
})

describe('columns', () => {
  it('have names of their own', async () => {
    const { columns } = await read('name,,name, Total  Staff \nA,B,C,D\n')
    expect(columns).toEqual(['name', 'column 2', 'name (2)', 'Total Staff'])
  })
  it.each(['1,Acme,02903\n2,Beta,02904\n', 'Acme,a@b.com\nBeta,c@d.com\n'])(
    'must be named: %j',
    async (text) => {
      await expect(read(text)).rejects.toThrow('must have the column names')
    },
  )
})

describe('JSON lines', () => {
  it('flatten what is nested', async () => {
    const lines = [
      {
        Id: '000000007',
        Location: { Latitude: 41.5, Longitude: -71 },
        SicList: [{ Code: '581201' }],
        Empty: [],
      },
      { Id: 8, CompanyName: 'Acme', Location: null },
    ]
    const { columns, rows, bad } = await read(
      `${lines.map((line) => JSON.stringify(line)).join('\n')}\n[1]\nnope\n`,
    )
    expect(columns).toEqual([
      'Id',
      'Location.Latitude',
      'Location.Longitude',
      'SicList',
      'Empty',
      'CompanyName',
      'Location',
    ])
    expect(rows).toEqual([
      [1, '000000007', '41.5', '-71', '[{"Code":"581201"}]', '', '', ''],
      [2, '8', '', '', '', '', 'Acme', ''],
    ])
    expect(bad).toEqual([
      [3, '', 'not a JSON object'],
      [4, '', 'not a JSON object'],
    ])
  })
})

describe('Parquet', () => {
  it('gives every value as text', async () => {
    const file = join(folder, 'companies.parquet')
    const connection = await (await DuckDBInstance.create()).connect()
    await connection.run(
      `copy (select 2903 as zip, 'Acme' as name, 4015551234::double as phone, {'Latitude': 41.5} as Location, ['a','b'] as tags, null as none) to '${file}' (format parquet)`,
    )
    const source = await openSource(file)
    expect(source.columns).toEqual(['zip', 'name', 'phone', 'Location.Latitude', 'tags', 'none'])
    for await (const [row] of source.read())
      expect(row).toEqual({ line: 1, cells: ['2903', 'Acme', '4015551234.0', '41.5', '["a","b"]', ''] })
  })

  it('gives nothing for what is null at any depth', async () => {
    const file = join(folder, 'nulls.parquet')
    const connection = await (await DuckDBInstance.create()).connect()
    const shape = 'struct(a struct(b varchar, c integer), d varchar[])'
    await connection.run(
      `copy (select i as id, ([
        {'a': {'b': 'x', 'c': 1}, 'd': ['p', null]}, {'a': {'b': null, 'c': null}, 'd': []}, {'a': null, 'd': [null]}, {'a': null, 'd': null}, null
      ]::${shape}[])[i] as at from range(1, 6) t(i)) to '${file}' (format parquet)`,
    )
    const source = await openSource(file)
    expect(source.columns).toEqual(['id', 'at.a.b', 'at.a.c', 'at.d'])
    const rows: (readonly string[])[] = []
    for await (const batch of source.read()) for (const row of batch) if (!isBad(row)) rows.push(row.cells)
    expect(rows).toEqual([
      ['1', 'x', '1', '["p",null]'],
      ['2', '', '', '[]'],
      ['3', '', '', '[null]'],
      ['4', '', '', ''],
      ['5', '', '', ''],
    ])
  })
})

describe('columns that are picked of a Parquet file', () => {
  const names = [
    'id',
    'places[0].city',
    'places[1].zip',
    'places[0].floor',
    'names.primary',
    'tags',
    'tags[1]',
    'point.lat',
  ]
  async function written(): Promise<Source> {
    const file = join(folder, 'places.parquet')
    const connection = await (await DuckDBInstance.create()).connect()
    const between = String.fromCharCode(31)
    await connection.run(`copy (select * from (values
      ('1', [{'city': 'Omaha', 'zip': '68102', 'floor': 1.0}], {'primary': 'Acme "One"', 'other': 'x'}, ['a', 'b'], {'lat': 41.50}),
      ('2', [{'city': null, 'zip': '1', 'floor': 2.5}, {'city': 'B', 'zip': '02903', 'floor': null}], {'primary': 'A${between}B', 'other': null}, [], {'lat': null}),
      ('3', null, null, null, null)
    ) as t(id, places, names, tags, point)) to '${file}' (format parquet)`)
    return openSource(file)
  }
  async function valuesOf(source: Source) {
    const readers = names.map((name) => readerOfColumn(name, source.columns))
    const values: string[][] = []
    for await (const batch of source.read())
      for (const row of batch) if (!isBad(row)) values.push(readers.map((read) => read(row.cells)))
    return values
  }

  it('have the values that they have among all', async () => {
    const source = await written()
    const picked = source.pick?.(names)
    expect(picked?.columns).toEqual([
      'id',
      'places[0].city',
      'places[1].zip',
      'places',
      'names.primary',
      'tags',
      'tags[1]',
      'point.lat',
    ])
    const values = await valuesOf(picked as Source)
    expect(values).toEqual(await valuesOf(source))
    expect(values).toEqual([
      ['1', 'Omaha', '', '1', 'Acme "One"', '["a","b"]', 'b', '41.50'],
      ['2', '', '02903', '2.5', 'A\u001fB', '[]', '', ''],
      ['3', '', '', '', '', '', '', ''],
    ])
  })
})

describe('files that are refused', () => {
  const csv = `id,name,zip\n${'1,Acme,02903\n'.repeat(50_000)}`
  it.each<[string, string | Buffer, string]>([
    ['nothing', '', 'The file is empty'],
    [
      'a ZIP archive',
      Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
      'The ZIP archive companies.csv is damaged or cut off',
    ],
    ['a web page', '<!DOCTYPE html>\n<html><body>Not found', 'a web page'],
    ['a PDF', '%PDF-1.7', 'PDF'],
    ['a JSON list', '[{"Id":"1"}]', 'one record per line'],
    ['binary', Buffer.from([1, 0, 2, 0, 0, 0, 3, 200, 0, 0, 0, 0, 7]), 'not a text file'],
    ['damaged Parquet', 'PAR1 and nothing else', 'Parquet file cannot be read'],
    ['a file cut in a row', csv.slice(0, -7), 'cut off in the middle of line 50001'],
    ['JSON cut in a row', '{"Id":1}\n{"Id":', 'cut off in the middle of line 2'],
    ['gzip that is cut', gzipSync(csv).subarray(0, 600), 'damaged or cut off'],
    [
      'gzip that fills the disk',
      gzipSync(Buffer.alloc(80 * 2 ** 20, 'name,zip\n')),
      'over 200 times its size',
    ],
  ])('%s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message)
  })
  it('no file', async () => {
    await expect(openSource(join(folder, 'none.csv'))).rejects.toThrow('There is no file')
  })
  it('a file that changes while it is read', async () => {
    const path = fileOf(csv)
    const { read } = await openSource(path)
    writeFileSync(path, `${csv}2,Beta,02904\n`)
    const error = await read()
      .next()
      .catch((error: unknown) => asDataError(error))
    expect(error).toEqual(new DataError('The file changed while it was read. The data in use is unchanged'))
  })
  it('an unknown encoding', async () => {
    await expect(read('name\nA\n', { encoding: 'klingon' })).rejects.toThrow('klingon')
  })
})

describe('a workbook', () => {
  const workbook = async () => {
    const { writeXlsx } = await import('hucre/xlsx')
    const people = [
      ['first', 'last', 'zip', 'updated'],
      ['Ann', 'Lee', 2903, new Date('2026-03-01T00:00:00Z')],
      [null, null, null, null],
      ['Bob', 'Hill'],
      ['Cy', 'Dee', '02903', '', 'more'],
    ]
    return Buffer.from(
      await writeXlsx({
        sheets: [
          { name: 'Notes', rows: [] },
          { name: 'People', rows: people },
          {
            name: 'Companies',
            rows: [
              ['name', 'city'],
              ['Acme', 'Boston'],
            ],
          },
        ],
      }),
    )
  }
  const bad = [[5, 'column 5', '5 cells for 4 columns']]

  it('is read from its first sheet with data', async () => {
    expect(await read(await workbook())).toEqual({
      about: 'XLSX, sheet "People"',
      columns: ['first', 'last', 'zip', 'updated'],
      rows: [
        [2, 'Ann', 'Lee', '2903', '2026-03-01'],
        [4, 'Bob', 'Hill', '', ''],
      ],
      bad,
    })
  })

  it.each(['Companies', ' companies'])('is read from the sheet %j', async (sheet) => {
    const { about, rows } = await read(await workbook(), { sheet })
    expect([about, rows]).toEqual(['XLSX, sheet "Companies"', [[2, 'Acme', 'Boston']]])
  })

  it('names its sheets when the given one is missing, or has no rows', async () => {
    await expect(read(await workbook(), { sheet: 'Pets' })).rejects.toThrow(
      'no sheet "Pets". Sheets: Notes, People, Companies',
    )
    await expect(read(await workbook(), { sheet: 'Notes' })).rejects.toThrow('has no rows')
  })

  it('is the only format with sheets', async () => {
    await expect(read('name,city\nAcme,Boston\n', { sheet: 'One' })).rejects.toThrow(
      '--sheet applies to Excel',
    )
  })
})
