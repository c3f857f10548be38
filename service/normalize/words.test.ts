import { describe, expect, it } from 'vitest'
import { cleanText } from '#shared/text/clean-text.ts'
import { readCity } from './city.ts'
import { readList } from './list.ts'
import { readUri } from './uri.ts'
import { readCredit, readEin, readFranchise, readGender } from './words.ts'

describe('cleanText', () => {
  it.each([
    ['  Acme   Inc ', 'Acme Inc'],
    ['Acme\t\nInc', 'Acme Inc'],
    ['Acme\u200b\u00a0Inc', 'Acme Inc'],
    ['Cafe\u0301', 'Café'],
    ['N/A', ''],
    ['null', ''],
    ['--', ''],
    ['None Such Co', 'None Such Co'],
  ])('%j', (cell, text) => {
    expect(cleanText(cell)).toBe(text)
  })
})

describe('readCity', () => {
  it.each([
    ['', {}],
    ['Providence', { value: 'Providence' }],
    ['PROVIDENCE', { value: 'Providence', note: 'cityCapitals' }],
    ['north kingstown', { value: 'North Kingstown', note: 'cityCapitals' }],
    ["ST. JOHN'S", { value: "St. John's", note: 'cityCapitals' }],
    ["O'FALLON", { value: "O'Fallon", note: 'cityCapitals' }],
    ['MCALLEN', { value: 'McAllen', note: 'cityCapitals' }],
    ['WINSTON-SALEM', { value: 'Winston-Salem', note: 'cityCapitals' }],
    ['FOND DU LAC', { value: 'Fond du Lac', note: 'cityCapitals' }],
    ['MONTRÉAL', { value: 'Montréal', note: 'cityCapitals' }],
    ['Providence, RI', { value: 'Providence' }],
  ])('%j', (cell, reading) => {
    expect(readCity(cell)).toEqual(reading)
  })
})

describe('readUri', () => {
  it.each([
    ['', {}],
    ['www.currentcarrier.com', { value: 'http://www.currentcarrier.com' }],
    ['Www.Bankofamerica.Com', { value: 'http://www.bankofamerica.com' }],
    ['http://www.Lot401.com/', { value: 'http://www.lot401.com' }],
    ['https://Example.com/Path?Q=1', { value: 'https://example.com/Path?Q=1' }],
    ['example.com:8080', { value: 'http://example.com:8080' }],
    ['www.facebook.com/pages/Providenc...', { note: 'uriUnreadable' }],
    ['javascript:alert(1)', { note: 'uriUnreadable' }],
    ['mailto:a@b.com', { note: 'uriUnreadable' }],
    ['a@b.com', { note: 'uriUnreadable' }],
    ['none yet', { note: 'uriUnreadable' }],
    ['localhost', { note: 'uriUnreadable' }],
  ])('%j', (cell, reading) => {
    expect(readUri(cell)).toEqual(reading)
  })
})

describe('words', () => {
  it.each([
    [readGender, 'F', { value: 'Female' }],
    [readGender, 'Mr.', { value: 'Male' }],
    [readGender, 'robot', { note: 'wordUnknown' }],
    [readFranchise, 'true', { value: 'Yes' }],
    [readFranchise, '0', { value: 'No' }],
    [readFranchise, '', {}],
    [readCredit, 'Very Good', { value: 'B' }],
    [readCredit, 'a', { value: 'A' }],
    [readEin, '05-0123456', { value: '050123456' }],
    [readEin, '50123456', { value: '050123456' }],
    [readEin, 'pending', { note: 'einUnreadable' }],
  ])('%o %j', (read, cell, reading) => {
    expect(read(cell)).toEqual(reading)
  })
})

describe('readList', () => {
  it.each([
    ['', []],
    ['5812|7299', ['5812', '7299']],
    ['5812; 7299', ['5812', '7299']],
    ['["5812","7299"]', ['5812', '7299']],
    ['[{"Code":"5812"},{"Code":"7299"}]', ['5812', '7299']],
    ['[broken', []],
  ])('%j', (cell, items) => {
    expect(readList(cell, 'Code')).toEqual(items)
  })
})
