import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { itGives } from '#shared/cases.testing.ts'
import { describeNaics, naicsOf, naicsSics, naicsTitles, sicOfNaics } from './naics.ts'
import { describeSic, sicCodes } from './sic.ts'

/** The government's lists; absent on most machines, present where the whole suite runs. */
const LISTS = join(import.meta.dirname, '../../../../shared/data/dictionary')

test('every industry but the nonclassifiable has NAICS codes, all with titles', () => {
  const without = sicCodes(4, 6).filter(({ Id }) => naicsOf(Id).length === 0)
  expect(without.map(({ Id }) => Id)).toEqual(['9999', '999901'])
  const all = sicCodes(4, 6).flatMap(({ Id }) => naicsOf(Id))
  expect(all.filter(({ Description }) => !Description)).toEqual([])
})

describe('the main NAICS code', () => {
  itGives((sic) => naicsOf(sic)[0]?.Code, {
    '5812': '722511',
    '581208': '722513',
    '581203': '722515',
    '581210': '722320',
    '802101': '621210',
    '811101': '541110',
    '701103': '721191',
    '723103': '812113',
    '1711': '238220',
    '7372': '511210',
    '541103': '445120',
  })
})

describe('the SIC code that a NAICS code mostly comes from', () => {
  itGives(sicOfNaics, {
    '722511': '5812',
    '722513': '5812',
    '621210': '8021',
    '541110': '8111',
    '238220': '1711',
    '531210': '6531',
    '445110': '5411',
    '111140': '0111',
    // several in the crosswalk
    '722515': '5812',
    '541940': '0742',
    // of 2022, of 2012, and beginnings
    '455110': '5311',
    '513210': '7372',
    '452910': '5399',
    '7225': '5812',
    '54111': '8111',
  })
})

test.each(['', '0000', '999999', 'abc', '81', '811'])('%j is unknown to both', (code) => {
  expect([naicsOf(code), sicOfNaics(code), describeNaics(code)]).toEqual([[], undefined, undefined])
})

test('codes from NAICS are in the dictionary', () => {
  expect([...naicsSics().values()].filter((sic) => !describeSic(sic))).toEqual([])
})

test('every NAICS 2017 code has a SIC code', () => {
  expect(naicsTitles().filter(([code]) => !sicOfNaics(code))).toEqual([])
})

describe.skipIf(!existsSync(LISTS))('against the government list', () => {
  test('has every NAICS 2017 code, and the titles differ in capitals only', () => {
    const text = readFileSync(join(LISTS, 'naics2017_6digit.csv'), 'utf8')
    const { data } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
      header: true,
      skipEmptyLines: true,
    })
    const plain = (title = '') => title.toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ').trim()
    const published = data.map(({ naics, industry }): [string, string] => [naics ?? '', plain(industry)])
    expect(naicsTitles().map(([code, title]) => [code, plain(title)])).toEqual(published.sort())
  })
})
