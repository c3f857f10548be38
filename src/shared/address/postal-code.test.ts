import { describe, expect, it } from 'vitest'
import { itGives } from '#shared/cases.testing.ts'
import { parsePostalCode, readZipPlus4 } from './postal-code.ts'

describe('parsePostalCode', () => {
  itGives(parsePostalCode, {
    '': {},
    '02903': { PostalCode: '02903' },
    '82901 ': { PostalCode: '82901' },
    '2903': { PostalCode: '02903', note: 'zipZero' },
    '2903.0': { PostalCode: '02903', note: 'zipZero' },
    '601': { PostalCode: '00601', note: 'zipZero' },
    '029031234': { PostalCode: '02903', ZipPlus4: '029031234' },
    '29031234': { PostalCode: '02903', ZipPlus4: '029031234', note: 'zipZero' },
    '2903-1234': { PostalCode: '02903', ZipPlus4: '029031234', note: 'zipZero' },
    '02903-1234': { PostalCode: '02903', ZipPlus4: '029031234' },
    '02903 1234': { PostalCode: '02903', ZipPlus4: '029031234' },
    '02903-': { PostalCode: '02903' },
    '02903-0000': { PostalCode: '02903' },
    'RI 02903': { PostalCode: '02903' },
    'V6C 0B9': { PostalCode: 'V6C0B9' },
    v6c0b9: { PostalCode: 'V6C0B9' },
    'V6C-0B9': { PostalCode: 'V6C0B9' },
    'V6C OB9': { PostalCode: 'V6C0B9', note: 'zipLetters' },
    V6E: { area: 'V6E', note: 'zipUnreadable' },
    'V6B 097': { area: 'V6B', note: 'zipUnreadable' },
    '00000': { note: 'zipUnreadable' },
    '99999': { note: 'zipUnreadable' },
    '12': { note: 'zipUnreadable' },
    'SW1A 1AA': { note: 'zipUnreadable' },
    Providence: { note: 'zipUnreadable' },
  })
})

describe('readZipPlus4', () => {
  it.each([
    ['1234', '02903', '029031234'],
    ['12', '02903', '029030012'],
    ['02903-1234', '02903', '029031234'],
    ['1234', undefined, undefined],
    ['', '02903', undefined],
  ])('%j after %j', (cell, code, whole) => {
    expect(readZipPlus4(cell, code)).toBe(whole)
  })
})
