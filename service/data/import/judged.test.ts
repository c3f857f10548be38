import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { guessSic } from '#service/reference/dictionary/guess-sic.ts'
import { categoryReader } from './categories.ts'
import type { Categories } from './columns/mapping.ts'
import { openSource } from './read/open-source.ts'
import { isBad } from './read/source.ts'

const FILES = join(import.meta.dirname, '../../../../shared/data')
const absent = !existsSync(FILES)
if (absent) console.warn(`Real files are not at ${FILES}: SIC codes from categories are not tested on them`)

/** How many of all rows with a category get a code, and of the judged rows the right one at four digits. */
const ENOUGH = { coded: 0.95, right: 0.85 }

const places: Categories = {
  columns: ['type', 'category', 'subcategory'],
  separator: '|',
  words: ['tags', 'name'],
  table: 'places',
  map: {},
}

/**
 * 100 rows of each file, drawn at random, and the industry that a person gave each by its name and category before seeing what the
 * tables give (`judged/`): the number of the row and the SIC codes of four digits that are right.
 */
function judgedRows(name: string): Map<number, string[]> {
  const lines = readFileSync(join(import.meta.dirname, 'judged', `${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
  return new Map(
    lines.slice(1).map((line) => {
      const [row = '', codes = ''] = line.split('\t')
      return [Number(row), codes.split('/')]
    }),
  )
}

async function figuresOf(folder: string, file: string, plan: Categories) {
  const source = await openSource(join(FILES, folder, file))
  const read = categoryReader(plan, source.columns, guessSic)
  const judged = judgedRows(file.replace(/\.\w+$/, ''))
  const counts = { withCategory: 0, coded: 0, judged: 0, right: 0 }
  const wrong: string[] = []
  let row = 0
  for await (const batch of source.read())
    for (const item of batch) {
      row += 1
      const found = isBad(item) ? undefined : read(item.cells)
      if (!found) continue
      counts.withCategory += 1
      if (found.codes.length) counts.coded += 1
      const right = judged.get(row)
      if (!right) continue
      counts.judged += 1
      if (right.includes(found.codes[0]?.slice(0, 4) ?? '')) counts.right += 1
      else wrong.push(`${row}: ${found.codes[0]} for ${right}`)
    }
  if (process.env.SHOW_WRONG) console.info(file, counts, wrong.join('; '))
  return { ...counts, wrong }
}

describe.skipIf(absent)('SIC codes from the categories of real files', { timeout: 120_000 }, () => {
  it.each<[string, string, Categories]>([
    [
      'open',
      'overture_places_co_2026.parquet',
      {
        columns: ['taxonomy.primary'],
        ancestors: 'taxonomy.hierarchy',
        others: ['taxonomy.alternates', 'categories.primary', 'categories.alternate'],
        words: ['names.primary'],
        table: 'overture',
        map: {},
      },
    ],
    [
      'open',
      'overture_places_us_categories.parquet',
      {
        columns: ['categories.primary'],
        others: ['categories.alternate'],
        words: ['names.primary'],
        table: 'overture',
        map: {},
      },
    ],
    ['open', 'irs_eo_bmf_ri_2021.csv', { columns: ['NTEE_CD'], table: 'ntee', map: {} }],
    ['companies', 'places_rhode_island.csv', places],
    ['companies', 'places_wyoming.csv', places],
  ])('%s/%s', async (folder, file, plan) => {
    const { withCategory, coded, judged, right } = await figuresOf(folder, file, plan)
    expect(coded / withCategory).toBeGreaterThanOrEqual(ENOUGH.coded)
    expect(judged).toBe(100)
    expect(right / judged).toBeGreaterThanOrEqual(ENOUGH.right)
  })
})
