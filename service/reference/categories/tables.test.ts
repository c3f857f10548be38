import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { describeSic } from '../dictionary/sic.ts'
import { readTable } from '../dictionary/table.ts'
import { findCategory } from './find-category.ts'
import { categorySources, sourceNames } from './sources.ts'
import { keyOf, tableOf } from './tables.ts'

/** Real lists of categories; absent on most machines, present where the whole suite runs. */
const REAL = join(import.meta.dirname, '../../../../shared/data')

function realRows(file: string): Record<string, string>[] {
  const text = readFileSync(join(REAL, file), 'utf8').replace(/^\ufeff/, '')
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
}

const isKnown = (source: (typeof sourceNames)[number], category: string) =>
  findCategory(categorySources[source].path(category), [tableOf(source)]) !== undefined

describe.each(sourceNames)('%s', (source) => {
  const choices = [...tableOf(source).values()]

  test('has codes of the dictionary only', () => {
    const codes = choices.flatMap((choice) =>
      typeof choice === 'string' ? choice : (choice ?? []).map(({ code }) => code),
    )
    expect(codes.length).toBeGreaterThan(300)
    expect(codes.filter((code) => !describeSic(code))).toEqual([])
  })

  test('has a rest, and it is last, where words choose', () => {
    const lists = choices.filter((choice) => typeof choice === 'object' && choice !== null)
    const rests = lists.map((list) => list.findIndex(({ words }) => words.length === 0))
    expect(rests).toEqual(lists.map((list) => list.length - 1))
  })
})

test.each(sourceNames.filter((source) => source !== 'naics'))('no line of %s is there twice', (source) => {
  const lines = readTable(`../categories/${source}.tsv`).map(([category = '', , words = '']) =>
    [keyOf(category), words].join(' '),
  )
  expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([])
})

test('a category without a code says why', () => {
  const silent = (['overture', 'foursquare', 'osm', 'nucc', 'ntee'] as const).flatMap((source) =>
    readTable(`../categories/${source}.tsv`).filter(([, sic, , reason]) => !sic && !reason),
  )
  expect(silent).toEqual([])
})

describe.skipIf(!existsSync(REAL))('against the published lists', () => {
  test('of places: every category of the files', () => {
    const keys = realRows('companies/places_categories.csv').map(
      ({ type, category, subcategory }) => `${type}|${category}|${subcategory}`,
    )
    expect(keys.length).toBeGreaterThan(300)
    expect(keys.filter((key) => !tableOf('places').has(keyOf(key)))).toEqual([])
  })

  test('of Overture: every category, old and new', () => {
    const rows = realRows('open/overture_categories_hierarchies_2026-03.csv')
    const names = rows.flatMap((row) => [row['New Primary Category'], row['Old Primary Category']])
    const counted = realRows('open/overture_categories_counts_2025-12.csv').map(
      ({ primary_category }) => primary_category,
    )
    const all = [...new Set([...names, ...counted])].filter(
      (name): name is string => !!name && name !== 'n/a',
    )
    expect(all.length).toBeGreaterThan(3000)
    expect(all.filter((name) => !isKnown('overture', name))).toEqual([])
  })

  test('of the IRS: every NTEE code of the file', () => {
    const codes = realRows('open/irs_eo_bmf_ri_2021.csv').flatMap(({ NTEE_CD }) => NTEE_CD?.trim() || [])
    expect([...new Set(codes)].filter((code) => !isKnown('ntee', code))).toEqual([])
  })
})
