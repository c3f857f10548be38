import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { harmless } from '#shared/tabular/csv.ts'
import { cellsOf, columnsFor } from '../columns.ts'
import { columnsOfFormat } from './all-formats.ts'
import { isInstalled, programs, readByLibreOffice, readWithProgram } from './external-programs.testing.ts'
import { cornerOf, labelSheets, labelsPerSheet } from './label-sheets.ts'
import { hardRecords, recordOf, writeTestFile } from './write-file.testing.ts'

const columns = columnsFor('companies', 'Enhanced')
const rowsOf = (csv: string) =>
  Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data
/** XML, and with it a workbook, has no such character; what LibreOffice shows of it is nothing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is the character
const visible = (text: string) => text.replace(/\u0001/g, '')

describe.skipIf(!isInstalled(programs.libreOffice))('LibreOffice reads', () => {
  const expected = hardRecords.map((record) =>
    cellsOf(record, columns).map((cell) => visible(String(cell ?? ''))),
  )

  test('the workbook cell by cell', async () => {
    const { file } = await writeTestFile('xlsx', 'companies', hardRecords)
    const [head, ...rows] = rowsOf(await readByLibreOffice('xlsx', file))
    expect(head).toEqual(columns.map(({ heading }) => heading))
    expect(rows.map((row) => row.map(visible))).toEqual(expected)
  })

  test('the CSV cell by cell, ZIP codes and ids with their zeros', async () => {
    const { file } = await writeTestFile('csv', 'companies', hardRecords)
    const [head, ...rows] = rowsOf(await readByLibreOffice('csv', file))
    expect(head).toEqual(columns.map(({ heading }) => heading))
    expect(rows.map((row) => row.map(visible))).toEqual(expected.map((row) => row.map(harmless)))
  })

  test.each(['google', 'hubspot'] as const)('the CSV for %s cell by cell', async (form) => {
    const { file } = await writeTestFile(form, 'companies', hardRecords)
    const [head, ...rows] = rowsOf(await readByLibreOffice('csv', file))
    const [, ...written] = rowsOf(await file.text())
    expect(head).toEqual(columnsOfFormat(form, 'companies', columns).map(({ heading }) => heading))
    expect(rows.map((row) => row.map(visible))).toEqual(written.map((row) => row.map(visible)))
  })

  test('a workbook of 5,000 rows whole', async () => {
    const records = Array.from({ length: 5000 }, (_, i) =>
      recordOf(String(i).padStart(9, '0'), { CompanyName: `Number ${i}` }),
    )
    const { file } = await writeTestFile('xlsx', 'companies', records)
    const rows = rowsOf(await readByLibreOffice('xlsx', file)).slice(1)
    const at = columns.findIndex(({ name }) => name === 'Id')
    expect(rows.map((row) => row[at])).toEqual(records.map(({ Id }) => Id))
  })
})

const cards = `
import json, sys, vobject
with open(sys.argv[1], newline='', encoding='utf-8') as file:
    cards = list(vobject.readComponents(file.read()))
for card in cards:
    adr = getattr(card, 'adr', None)
    tel = getattr(card, 'tel', None)
    print(json.dumps([card.fn.value, card.org.value[0], tel and tel.value,
        adr and [adr.value.street, adr.value.city, adr.value.region, adr.value.code, adr.value.country]]))
`

describe.skipIf(!isInstalled(programs.vobject))('vobject reads', () => {
  test('every card', async () => {
    const { file } = await writeTestFile('vcard', 'companies', hardRecords)
    const lines = await readWithProgram(programs.vobject, ['-c', cards, '{file}'], 'cards.vcf', file)
    const usa = 'United States of America'
    const named = (i: number) => Array(2).fill(visible(hardRecords[i]?.CompanyName ?? ''))
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      [...named(0), 'tel:+1-401-555-0142', ['1 Main St, "Rear"', 'Providence', 'RI', '02903', usa]],
      [
        ...named(1),
        'tel:+1-450-555-0142',
        ['12 Rue de l’Église\nSuite 5', 'Laval', 'QC', 'H7A1B2', 'Canada'],
      ],
      [...named(2), null, ['', '-2+3+cmd', '', '00501', usa]],
      [...named(3), null, null],
    ])
  })
})

const features = `
import json, sys
file = json.load(open(sys.argv[1], encoding='utf-8'))
assert list(file) == ['type', 'features'] and file['type'] == 'FeatureCollection'
for one in file['features']:
    assert one['type'] == 'Feature' and isinstance(one['properties'], dict) and 'geometry' in one
    at = one['geometry']
    assert at is None or (at['type'] == 'Point' and len(at['coordinates']) == 2)
    print(json.dumps([one['id'], at and at['coordinates'], one['properties']['PostalCode']]))
`
const lines = `
import json, sys
print(json.dumps([json.loads(line) for line in open(sys.argv[1], encoding='utf-8', newline='\\n')]))
`

describe.skipIf(!isInstalled(programs.python))('Python reads', () => {
  test('GeoJSON by the rules of RFC 7946', async () => {
    const { file } = await writeTestFile('geojson', 'companies', hardRecords)
    const read = await readWithProgram(programs.python, ['-c', features, '{file}'], 'a.geojson', file)
    expect(
      read
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      ['000000001', [-71.41, 41.82], '02903'],
      ['2', null, 'H7A1B2'],
      ['3', null, '00501'],
      ['4', null, null],
    ])
  })

  test('JSON lines as they were answered', async () => {
    const { file } = await writeTestFile('jsonl', 'companies', hardRecords)
    const read = await readWithProgram(programs.python, ['-c', lines, '{file}'], 'a.jsonl', file)
    expect(JSON.parse(read)).toEqual(hardRecords.map(({ Links: _, ...rest }) => rest))
  })
})

const sheets = Object.entries(labelSheets)

describe.skipIf(!isInstalled(programs.pdfToText))('pdftotext reads', () => {
  test.each(sheets)('%s: each address whole and within its label, sheet after sheet', async (name, sheet) => {
    const many = Array.from({ length: labelsPerSheet(sheet) + 1 }, (_, i) =>
      recordOf(String(i), {
        CompanyName: `Company-${i} ${'with a name so long that it is cut on any label, '.repeat(12)}`,
        Address: `${i} Łódź Straße`,
        City: 'Omaha',
        StateProvince: 'NE',
        PostalCode: '02903',
      }),
    )
    const { file, notes } = await writeTestFile(
      `labels-${name as keyof typeof labelSheets}`,
      'companies',
      many,
    )
    expect(notes[0]).toBe(`${many.length} labels on 2 sheets.`)
    const boxes = await readWithProgram(programs.pdfToText, ['-bbox', '{file}', '-'], 'a.pdf', file)
    const pages = boxes.split('<page ').slice(1).map(textsOnPage)
    expect(pages.map(({ length }) => length > 0)).toEqual([true, true])
    many.forEach((_, i) => {
      const page = pages[Math.floor(i / labelsPerSheet(sheet))] ?? []
      const { x, y } = cornerOf(sheet, i)
      const within = page.filter(
        (word) =>
          word.left >= x && word.left < x + sheet.width && word.top >= y && word.top < y + sheet.height,
      )
      expect(within.map(({ text }) => text).slice(0, 1)).toEqual([`Company-${i}`])
      expect(within.map(({ text }) => text).slice(-6)).toEqual([
        String(i),
        'Lódz',
        'Straße',
        'Omaha',
        'NE',
        '02903',
      ])
      for (const word of within) {
        expect(word.right).toBeLessThanOrEqual(x + sheet.width)
        expect(word.bottom).toBeLessThanOrEqual(y + sheet.height)
      }
    })
  })

  test('letters of Windows-1252 as they are', async () => {
    const record = recordOf('1', { CompanyName: 'Café “Ñandú” – €5', Address: '1 A', City: 'B' })
    const { file } = await writeTestFile('labels-5160', 'companies', [record])
    const text = await readWithProgram(programs.pdfToText, ['-layout', '{file}', '-'], 'a.pdf', file)
    expect(text).toContain('Café “Ñandú” – €5')
  })
})

interface Word {
  text: string
  left: number
  top: number
  right: number
  bottom: number
}

function textsOnPage(page: string): Word[] {
  const matches = page.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g)
  return Array.from(matches, ([, left, top, right, bottom, text]) => ({
    text: text ?? '',
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
  }))
}
