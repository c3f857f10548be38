import { expect, test } from 'vitest'
import { noFollowUp, withFollowUp } from '#records/follow-up.ts'
import { sheetRows } from '#shared/tabular/workbook.ts'
import {
  columnLabel,
  columnOf,
  columnsFor,
  everyColumn,
  followUpFileColumns,
  isFollowUp,
  requiredFields,
} from '../columns.ts'
import { columnsOfFormat } from './all-formats.ts'
import { recordOf, textOf, writeTestFile } from './write-file.testing.ts'

const followUp = {
  ...noFollowUp,
  status: 'To call',
  date: '2026-11-24',
  tags: ['spring', 'fair'],
  note: '=1+1, "Ada"',
}
const records = [withFollowUp(recordOf('1'), followUp), recordOf('2')]
const columns = [...followUpFileColumns, columnOf('Id')]

test('a CSV has each part in a column, blank where nothing is noted', async () => {
  const [head, first, second] = (await textOf('csv', 'companies', records, columns)).slice(1).split('\r\n')
  expect(head).toBe('FollowUp.Status,FollowUp.Date,FollowUp.Tags,FollowUp.Note,Id')
  expect(first).toBe('To call,2026-11-24,spring; fair,"\'=1+1, ""Ada""",1')
  expect(second).toBe(',,,,2')
})

test('GeoJSON has them as properties', async () => {
  const { features } = JSON.parse(await textOf('geojson', 'companies', records, columns))
  expect(features.map(({ properties }: { properties: object }) => properties)).toEqual([
    {
      'FollowUp.Status': 'To call',
      'FollowUp.Date': '2026-11-24',
      'FollowUp.Tags': 'spring; fair',
      'FollowUp.Note': followUp.note,
      Id: '1',
    },
    { 'FollowUp.Status': null, 'FollowUp.Date': null, 'FollowUp.Tags': null, 'FollowUp.Note': null, Id: '2' },
  ])
})

test('JSON lines have them as one field of their own', async () => {
  const lines = (await textOf('jsonl', 'companies', records, columns)).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      Id: '1',
      FollowUp: {
        Status: 'To call',
        Date: '2026-11-24',
        Tags: ['spring', 'fair'],
        Note: followUp.note,
      },
    },
    { Id: '2' },
  ])
})

test('a vCard has what was selected, and nothing else', async () => {
  const card = async (selected: readonly string[]) => {
    const some = followUpFileColumns.filter(({ name }) => selected.includes(name))
    const text = await textOf('vcard', 'companies', records, some)
    return text.split('\r\n').filter((line) => /^(CATEGORIES|NOTE)/.test(line))
  }
  expect(await card([])).toEqual([])
  expect(await card(['FollowUp.Tags'])).toEqual(['CATEGORIES:spring,fair'])
  expect(await card(followUpFileColumns.map(({ name }) => name))).toEqual([
    'CATEGORIES:spring,fair',
    'NOTE:Status: To call\\nFollow-up: 2026-11-24\\n=1+1\\, "Ada"',
  ])
  const headings = columnsOfFormat('vcard', 'companies', columns).slice(-4)
  expect(headings.map(({ name, heading }) => `${name} ${heading}`)).toEqual([
    'FollowUp.Status NOTE',
    'FollowUp.Date NOTE',
    'FollowUp.Tags CATEGORIES',
    'FollowUp.Note NOTE',
  ])
  expect(columnsOfFormat('google', 'companies', columns).some(isFollowUp)).toBe(false)
})

test('an Excel file has each part in a column', async () => {
  const { file } = await writeTestFile('xlsx', 'companies', records, columns)
  const rows: (readonly string[])[] = []
  for await (const { cells } of sheetRows(file, 0)) rows.push(cells)
  expect(rows).toEqual([
    columns.map(({ heading }) => heading),
    ['To call', '2026-11-24', 'spring; fair', followUp.note, '1'],
    ['', '', '', '', '2'],
  ])
})

test('they are in no preset, have labels, and are never requested', () => {
  expect([...everyColumn('companies'), ...columnsFor('people', 'Every')].some(isFollowUp)).toBe(false)
  expect(followUpFileColumns.map(({ name }) => columnLabel(name))).toEqual([
    'Status',
    'Follow-up',
    'Tags',
    'Note',
  ])
  expect(requiredFields(columns)).toEqual(['Id'])
})
