import { expect, test } from 'vitest'
import { entriesInFile, entriesInText } from './read-entries.ts'

const text = (read: { entries: { kind: string; value: string }[] }) =>
  read.entries.map(({ kind, value }) => `${kind} ${value}`)

test('a pasted text has an entry on each line, or several', () => {
  const read = entriesInText(
    '402-555-0142\r\n\n"jane@example.com", acme.com\n12 Elm St, Omaha, NE 68102\n637824467;637824468\nAcme Inc.',
    'any',
  )
  expect(text(read)).toEqual([
    'phone 4025550142',
    'email jane@example.com',
    'domain acme.com',
    'address 12 ELM ST, 68102',
    'id 637824467',
    'id 637824468',
  ])
  expect([read.unknown, read.unknownCount]).toEqual([['Acme Inc.'], 1])
})

test('what the lines are can be said', () => {
  expect(text(entriesInText('4025550142\n7', 'id'))).toEqual(['id 4025550142', 'id 7'])
})

test('a file with known columns: their values, street and ZIP together, and nothing of the others', async () => {
  const file = new File(
    [
      'Company,Phone,Street,City,Zip,Website\nAcme,(402) 555-0142,12 Elm St,Omaha,68102,www.acme.com\n123456,,,,,\n',
    ],
    'never.csv',
  )
  const read = await entriesInFile(file, 'any')
  expect(text(read)).toEqual(['phone 4025550142', 'domain acme.com', 'address 12 ELM ST, 68102'])
  expect(read.unknownCount).toBe(1)
})

test('a file without known columns: every cell that is an entry, with the first row', async () => {
  const read = await entriesInFile(new File(['4025550142\njane@example.com\nnothing\n'], 'never.csv'), 'any')
  expect(text(read)).toEqual(['phone 4025550142', 'email jane@example.com'])
  expect(read.unknown).toEqual(['nothing'])
})
