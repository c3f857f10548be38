import { describe, expect, test } from 'vitest'
import { installed, programs, readOutside } from '../../lists/forms/outside.testing.ts'
import { summaryPdf } from './out-pdf.ts'
import type { Summary, SummaryRow } from './out-summary.ts'

const row = (label: string, found: number, accepted: number, rejected: number, open: number): SummaryRow => ({
  label,
  found,
  accepted,
  rejected,
  open,
})
const summary: Summary = {
  all: row('All', 1234, 1000, 200, 34),
  reviewed: 1210,
  later: 10,
  byRule: [row('Name, address, city', 900, 880, 15, 5), row('Name, ZIP', 150, 120, 20, 10)],
  byScore: [row('95 to 100', 800, 800, 0, 0), row('70 to 74', 250, 200, 35, 15)],
  nobody: row('Nobody found', 184, 0, 165, 19),
  others: [{ label: 'Set aside: nothing to look up by', rows: 7 }],
}

const wordsOf = async (name: string, given: Summary) => {
  const file = await summaryPdf(name, given, '22 Nov 2026')
  const read = await readOutside(programs.pdfToText, ['-layout', '{file}', '-'], 'summary.pdf', file)
  return read.split('\n').flatMap((line) => line.trim().replace(/\s+/g, ' ') || [])
}

describe.skipIf(!installed(programs.pdfToText))('pdftotext reads', () => {
  test('every figure of a summary', async () => {
    expect(await wordsOf('Café “2”.csv', summary)).toEqual([
      'What came of Café “2”.csv',
      'Matched with Catchment · 22 Nov 2026',
      'Rows asked about 1,234 100.0%',
      'With a record 1,000 81.0%',
      'Without a record 200 16.2%',
      'Still open 34 2.8%',
      'Put off, of these 10 0.8%',
      'Reviewed 1,210 98.1%',
      'By rule Found Accepted Rejected Open',
      'Name, address, city 900 880 15 5',
      'Name, ZIP 150 120 20 10',
      'Nobody found 184 0 165 19',
      'By score Found Accepted Rejected Open',
      '95 to 100 800 800 0 0',
      '70 to 74 250 200 35 15',
      'Set aside: nothing to look up by 7 rows',
    ])
  })

  test('rules of a service of its own over several pages, and a long name', async () => {
    const byRule = Array.from({ length: 90 }, (_, i) => row(`Rule ${i}`, 1, 1, 0, 0))
    const read = await wordsOf(`${'long name '.repeat(20)}.csv`, { ...summary, byRule })
    for (const { label } of byRule) expect(read.filter((line) => line === `${label} 1 1 0 0`)).toHaveLength(1)
    expect(read.join(' ')).toContain('long name long name .csv')
  })
})
