import { describe, expect, it } from 'vitest'
import { baseOf, readerOfColumn } from './cell-path.ts'

const columns = ['name', 'addresses', 'phones', 'a.b', 'odd[0]']
const cells = ['Acme', '[{"street":"1 Main St","n":5,"more":{"x":[1,2]}}]', '["1","2"]', '["z"]', 'whole']

describe('readerOfColumn', () => {
  it.each([
    ['name', 'Acme'],
    ['addresses[0].street', '1 Main St'],
    ['addresses[0].n', '5'],
    ['addresses[0].more.x[1]', '2'],
    ['addresses[0].more', '{"x":[1,2]}'],
    ['addresses[1].street', ''],
    ['addresses[0].length', ''],
    ['phones[1]', '2'],
    ['a.b[0]', 'z'],
    ['name[0]', ''],
    ['odd[0]', 'whole'],
  ])('%s', (name, text) => {
    expect(readerOfColumn(name, columns)(cells)).toBe(text)
    expect(readerOfColumn(name, columns)(['', '', '', '', ''])).toBe('')
  })

  it.each(['zip', 'zip[0]', 'name.x'])('refuses %s', (name) => {
    expect(() => readerOfColumn(name, columns)).toThrow(`"${baseOf(name)}", which the file does not have`)
  })
})
