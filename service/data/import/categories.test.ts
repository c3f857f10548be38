import { describe, expect, it } from 'vitest'
import { categoryReader } from './categories.ts'
import type { Categories } from './columns/mapping.ts'

const columns = ['type', 'category', 'subcategory', 'tags', 'name']
const plan: Categories = {
  columns: ['type', 'category', 'subcategory'],
  separator: '|',
  words: ['tags', 'name'],
  map: {
    'Services|Retail|Auto Repair': '7538',
    'Food & Drink|Restaurant|': '5812',
    'Services|Health Services|Doctor': { 'oral surgeon': '802101', dentist: '8021', '*': '8011' },
    'Services|Personal|': { wedding: '7299' },
    'Public Place|Landmark|Monument': null,
  },
}
const guess = (text: string) => (text === 'Zoo' ? '842201' : undefined)
const read = categoryReader(plan, columns, guess)

describe('categoryReader', () => {
  it.each([
    ['none', ['', '', '', '', ''], undefined],
    ['one', ['Food & Drink', 'Restaurant', '', '', ''], { codes: ['581201'], note: 'sicMapped' }],
    [
      'case and spaces',
      [' food & drink', 'RESTAURANT ', '', '', ''],
      { codes: ['581201'], note: 'sicMapped' },
    ],
    [
      'two side by side, the whole one first',
      ['Food & Drink|Services', 'Restaurant|Retail', '|Auto Repair', '', ''],
      { codes: ['753801', '581201'], note: 'sicMapped' },
    ],
    [
      'words choose',
      ['Services', 'Health Services', 'Doctor', 'dentist|child', ''],
      { codes: ['802101'], note: 'sicMapped' },
    ],
    [
      'all words of a key',
      ['Services', 'Health Services', 'Doctor', 'surgeon', 'Oral Care'],
      { codes: ['802101'], note: 'sicMapped' },
    ],
    ['the rest', ['Services', 'Health Services', 'Doctor', '', ''], { codes: ['801101'], note: 'sicMapped' }],
    ['no rest', ['Services', 'Personal', '', '', ''], { codes: [], note: 'categoryUnknown' }],
    [
      'known to be none',
      ['Public Place', 'Landmark', 'Monument', '', ''],
      { codes: [], note: 'categoryUnknown' },
    ],
    ['guessed', ['Public Place', 'Sights', 'Zoo', '', ''], { codes: ['842201'], note: 'sicGuessed' }],
    ['unknown', ['X', 'Y', 'Z', '', ''], { codes: [], note: 'categoryUnknown' }],
  ])('%s', (_, cells, reading) => {
    expect(read(cells)).toEqual(reading)
    expect(read(cells)).toEqual(reading)
  })

  it('refuses a code that is not in the dictionary', () => {
    const wrong = { columns: ['type'], map: { Zoo: '9998' } }
    expect(() => categoryReader(wrong, columns, guess)).toThrow('"Zoo" the SIC code 9998')
  })
})
