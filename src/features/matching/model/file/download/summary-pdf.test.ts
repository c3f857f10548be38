import { describe, expect, test } from 'vitest'
import { isInstalled, programs, readWithProgram } from '#files/formats/external-programs.testing.ts'
import { summaryRow as row } from './match-summary.testing.ts'
import type { MatchSummary } from './match-summary.ts'
import { summaryPdf } from './summary-pdf.ts'

const summary: MatchSummary = {
  measure: 'probability',
  all: row('Rows looked up', 1234, 1000, 200, 34),
  statuses: {
    Accepted: 1000,
    'No match': 200,
    Skipped: 10,
    Ambiguous: 15,
    'To review': 9,
    'Not looked up': 0,
  },
  reviewed: 12,
  byThreshold: 1198,
  byRule: [row('Name, address, city', 900, 880, 15, 5), row('Name, ZIP', 150, 120, 20, 10)],
  byMeasure: [row('99% or more', 800, 800, 0, 0), row('Under 50%', 250, 200, 35, 15)],
  ambiguous: row('Ambiguous', 40, 20, 5, 15),
  noCandidate: row('No candidate', 184, 0, 165, 19),
  others: [{ label: 'Not looked up: no name, street or phone', rows: 7 }],
}

const linesOf = async (name: string, given: MatchSummary) => {
  const file = await summaryPdf(name, given, '22 Nov 2026')
  const read = await readWithProgram(programs.pdfToText, ['-layout', '{file}', '-'], 'summary.pdf', file)
  return read.split('\n').flatMap((line) => line.trim().replace(/\s+/g, ' ') || [])
}

describe.skipIf(!isInstalled(programs.pdfToText))('pdftotext reads', () => {
  test('every figure of a summary', async () => {
    expect(await linesOf('Café “2”.csv', summary)).toEqual([
      'Match summary: Café “2”.csv',
      'Matched with Catchment · 22 Nov 2026',
      'Rows looked up 1,234 100.0%',
      'Matched 1,000 81.0%',
      'No match 200 16.2%',
      'Ambiguous 15 1.2%',
      'To review 9 0.7%',
      'Skipped 10 0.8%',
      'Reviewed 12 1.0%',
      'Decided by threshold 1,198 97.1%',
      'By rule Rows Accepted Rejected Open',
      'Name, address, city 900 880 15 5',
      'Name, ZIP 150 120 20 10',
      'No candidate 184 0 165 19',
      'By probability Rows Accepted Rejected Open',
      '99% or more 800 800 0 0',
      'Under 50% 250 200 35 15',
      'Several equal candidates Rows Accepted Rejected Open',
      'Ambiguous 40 20 5 15',
      'Not looked up: no name, street or phone 7 rows',
    ])
  })

  test('rules of a service of its own over several pages, and a long name', async () => {
    const byRule = Array.from({ length: 90 }, (_, i) => row(`Rule ${i}`, 1, 1, 0, 0))
    const read = await linesOf(`${'long name '.repeat(20)}.csv`, { ...summary, byRule })
    for (const { label } of byRule) expect(read.filter((line) => line === `${label} 1 1 0 0`)).toHaveLength(1)
    expect(read.join(' ')).toContain('long name long name .csv')
  })
})
