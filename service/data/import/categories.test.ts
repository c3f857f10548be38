import { describe, expect, it } from 'vitest'
import { type CategoryReading, categoryReader } from './categories.ts'
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

  it.each<[string, Partial<Categories>, string[], CategoryReading]>([
    ['exactly', { table: 'overture' }, ['pizza_restaurant'], { codes: ['581208'], note: 'sicMapped' }],
    [
      'by a broader category of the row',
      { table: 'overture', ancestors: 'category' },
      ['fondue_parlor', '["food_and_drink","restaurant","fondue_parlor"]'],
      { codes: ['581201'], note: 'sicFromAncestor' },
    ],
    ['by its words', { table: 'overture' }, ['dentist_shop'], { codes: ['802101'], note: 'sicGuessed' }],
    [
      'several in a list',
      { table: 'foursquare' },
      ['["Retail > Bookstore","Dining and Drinking > Bar > Rye Bar"]'],
      { codes: ['594201', '581301'], note: 'sicMapped' },
    ],
    [
      'a broader label',
      { table: 'foursquare' },
      ['Dining and Drinking > Bar > Rye Bar'],
      { codes: ['581301'], note: 'sicFromAncestor' },
    ],
    [
      'the beginning of a code',
      { table: 'nucc' },
      ['207RC0000X'],
      { codes: ['801110'], note: 'sicFromAncestor' },
    ],
    ['a letter', { table: 'ntee' }, ['X21J'], { codes: ['866101'], note: 'sicFromAncestor' }],
    ['NAICS', { table: 'naics' }, ['722511'], { codes: ['581201'], note: 'sicMapped' }],
    [
      'the mapping before the table',
      { table: 'overture', map: { pizza_restaurant: '5461' } },
      ['pizza_restaurant'],
      { codes: ['546101'], note: 'sicMapped' },
    ],
  ])('a table: %s', (_, plan, cells, reading) => {
    const guessed = (text: string) => (text === 'dentist shop' ? '802101' : undefined)
    const table = categoryReader({ columns: ['type'], map: {}, ...plan }, columns, guessed)
    expect(table(cells)).toEqual(reading)
  })

  it('takes each column as a category, and the main one first', () => {
    const plan: Categories = {
      columns: ['a', 'b', 'c'],
      table: 'nucc',
      each: true,
      main: { columns: ['x', 'y', 'z'], values: ['Y'] },
      map: {},
    }
    const each = categoryReader(plan, ['a', 'b', 'c', 'x', 'y', 'z'], () => undefined)
    expect(each(['122300000X', '183500000X', '', 'N', 'Y', ''])?.codes).toEqual(['591201', '802101'])
  })

  it('takes tags with their columns, and words that choose', () => {
    const plan: Categories = { columns: ['shop', 'amenity'], table: 'osm', words: ['cuisine'], map: {} }
    const tags = categoryReader(plan, ['shop', 'amenity', 'cuisine'], () => undefined)
    expect(tags(['bakery', '', ''])?.codes).toEqual(['546101'])
    expect(tags(['', 'restaurant', 'pizza;italian'])?.codes).toEqual(['581208'])
    expect(tags(['zither', '', ''])).toEqual({ codes: ['599901'], note: 'sicFromAncestor' })
    expect(tags(['', '', 'pizza'])).toBeUndefined()
  })

  it('refuses marks that do not fit the columns', () => {
    const wrong: Categories = { columns: ['type'], main: { columns: [], values: ['Y'] }, map: {} }
    expect(() => categoryReader(wrong, columns, guess)).toThrow('categories.main')
  })

  it('refuses a code that is not in the dictionary', () => {
    const wrong = { columns: ['type'], map: { Zoo: '9998' } }
    expect(() => categoryReader(wrong, columns, guess)).toThrow('"Zoo" the SIC code 9998')
  })
})
