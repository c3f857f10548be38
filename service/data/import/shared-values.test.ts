import { expect, it } from 'vitest'
import { importFolder } from './import.testing.ts'

const { importIt } = importFolder()

/** Rows with the values of a group in common, each with a name and an id of its own unless the group has a name. */
const groupOf = (prefix: string, rows: number, { name = '', point = ',', phone = '', zip = '' }) =>
  Array.from(
    { length: rows },
    (_, i) => `${prefix}${i},${name || `${prefix} ${i}`},${point},${phone},${zip}\n`,
  )

it('counts points and phones that more than 20 rows share, and names of one row in a hundred', async () => {
  const rows = [
    groupOf('a', 21, { point: '41.82378,-71.41241' }),
    groupOf('b', 20, { point: '41.82379,-71.41241' }),
    groupOf('c', 22, { phone: '4015551234' }),
    groupOf('d', 20, { phone: '4015551235' }),
    // The middle of their ZIP code is no point of their own.
    groupOf('e', 30, { zip: '02903' }),
    groupOf('f', 25, { name: 'Unknown Name' }),
    groupOf('g', 21, { name: 'N/K' }),
    groupOf('h', 20, { name: 'Twenty Stores' }),
    Array.from({ length: 1800 }, (_, i) => `i${i},Company ${i},,,,\n`),
  ].flat()
  const { notes } = await importIt(`id,name,lat,lng,phone,zip\n${rows.join('')}`)
  const countOf = (wanted: string) => notes.find(({ note }) => note === wanted)
  expect(countOf('pointStacked')?.count).toBe(21)
  expect(countOf('phoneShared')?.count).toBe(22)
  expect(countOf('nameShared')).toMatchObject({
    count: 46,
    text: expect.stringContaining('"Unknown Name" is the most frequent'),
  })
})

it('says nothing where no value is shared by many', async () => {
  const { notes } = await importIt('id,name,phone\n1,Acme,4015551234\n2,Beta,4015551234\n')
  expect(notes.filter(({ kind }) => kind === 'doubtful')).toEqual([])
})
