import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importFolder } from './import.testing.ts'
import { importFile } from './import.ts'

const { at, importIt, records, write } = importFolder()

const namesOf = async () => (await records()).map(({ CompanyName }) => CompanyName).sort()

const noteIn = ({ notes }: Awaited<ReturnType<typeof importIt>>, wanted: string) =>
  notes.find(({ note }) => note === wanted)

describe('changes.csv', () => {
  it('has every value that was corrected or removed', async () => {
    const summary = await importIt(`id,name,city,state,zip,phone,lat,lng,employees,parent,gender,updated
1,Acme,PROVIDENCE,CO,2903,(401) 000-1111,-71.411402,41.823779,many,99,robot,soon
2,Beta,Warwick,RI,02886,4015551234,,,5,,F,2026-01-02
`)
    expect(
      readFileSync(summary.changesFile as string, 'utf8')
        .trimEnd()
        .split('\n'),
    ).toEqual([
      'line,column,before,after,why',
      '2,gender,robot,,unknown word',
      '2,phone,(401) 000-1111,,not a number that can be dialed',
      '2,updated,soon,,not a date',
      '2,city,PROVIDENCE,Providence,"all capitals, corrected"',
      '2,state,CO,RI,"contradicted by the rest of the row, corrected"',
      '2,zip,2903,02903,leading zeros restored',
      '2,lat,-71.411402,41.823779,latitude and longitude were swapped',
      '2,lng,41.823779,-71.411402,latitude and longitude were swapped',
      '2,employees,many,,not a number',
      '2,parent,99,,no such row in the file',
    ])
  })

  it('is absent when nothing was', async () => {
    expect((await importIt('id,name\n1,Acme\n')).changesFile).toBeUndefined()
  })
})

describe('rows that a person decides about', () => {
  const rows = `id,name,country,status
1,Open,US,Issued
2,Gone,US,Gone out of business
3,Denied,US,Denied
4,Berlin,DE,Issued
5,Closed Berlin,DE,Closed
`
  it('are imported and counted', async () => {
    const summary = await importIt(rows)
    expect(summary.records).toBe(5)
    expect([noteIn(summary, 'closed')?.count, noteIn(summary, 'abroad')?.count]).toEqual([3, 2])
  })

  it.each<[('closed' | 'foreign')[], string[], object]>([
    [['closed'], ['Berlin', 'Open'], { 'closed, superseded or denied': 3 }],
    [['foreign'], ['Denied', 'Gone', 'Open'], { 'outside the US and Canada': 2 }],
    [['closed', 'foreign'], ['Open'], { 'closed, superseded or denied': 3, 'outside the US and Canada': 1 }],
  ])('are excluded: %s', async (exclude, names, reasons) => {
    const summary = await importIt(rows, { exclude })
    expect(summary).toMatchObject({ reasons, exitCode: 0 })
    expect(await namesOf()).toEqual(names)
  })

  it('are excluded by the mapping file', async () => {
    const map = write('map.json', '{"exclude": ["closed", "foreign"]}')
    await importIt(rows, { map })
    expect(await namesOf()).toEqual(['Open'])
  })
})

describe('several files', () => {
  it('are one set, with the columns of all', async () => {
    const [first, second] = [
      write('a.csv', 'id,name,phone\n1,Acme,4015551234\n2,Beta,000\n3,Gamma\n'),
      write('b.csv', 'name;id;city\nDelta;4;Boston\nBeta;2;Warwick\n;5;Bristol\n'),
    ]
    const summary = await importFile({ file: [first, second], dataDir: at.dataDir })
    expect(summary).toMatchObject({ rows: 6, records: 3, rejected: { invalid: 2, repeated: 1, skipped: 0 } })
    expect(summary.version).toMatch(/^a@/)
    expect((await records()).map(({ CompanyName, City }) => [CompanyName, City])).toEqual([
      ['Acme', undefined],
      ['Beta', undefined],
      ['Delta', 'Boston'],
    ])
    expect(
      readFileSync(summary.rejectsFile as string, 'utf8')
        .trimEnd()
        .split('\n'),
    ).toEqual([
      'file,line,column,reason,value,id,name,phone,city',
      'a.csv,4,phone,2 of 3 cells,"3,Gamma",3,Gamma',
      'b.csv,3,id,the same Id as line 3 of a.csv,2,2,Beta,,Warwick',
      'b.csv,4,name,no company name,5   Bristol,5,,,Bristol',
    ])
    expect(
      readFileSync(summary.changesFile as string, 'utf8')
        .trimEnd()
        .split('\n'),
    ).toEqual(['file,line,column,before,after,why', 'a.csv,3,phone,000,,not a phone number'])
    expect(noteIn(summary, 'phoneUnreadable')).toMatchObject({ line: 3, file: 'a.csv' })
  })

  it('give the Ids of one', async () => {
    const rows = (from: number) => `id,name\nA-${from},Acme ${from}\nA-${from + 1},Acme ${from + 1}\n`
    await importFile({ file: [write('a.csv', rows(1)), write('b.csv', rows(3))], dataDir: at.dataDir })
    const several = (await records()).map(({ Id }) => Id)
    await importIt('id,name\nA-4,Acme\nA-3,Acme\nA-2,Acme\nA-1,Acme\n')
    expect((await records()).map(({ Id }) => Id)).toEqual(several)
  })
})

it('skips the names of the columns in the middle of the file, and counts them', async () => {
  const summary = await importIt('id,name,zip\n1,Acme,02903\nID,Name,ZIP\n2,Beta,02904\n')
  expect(summary).toMatchObject({ records: 2, reasons: { 'the names of the columns again': 1 }, exitCode: 0 })
  expect(readFileSync(summary.rejectsFile as string, 'utf8')).toContain('3,,the names of the columns again,')
})

it('warns of a name that one row in a hundred has', async () => {
  const names = Array.from({ length: 1000 }, (_, i) => (i % 20 === 0 ? 'Unknown Name' : `Company ${i}`))
  const summary = await importIt(`id,name\n${names.map((name, i) => `${i + 1},${name}\n`).join('')}`)
  expect(noteIn(summary, 'nameShared')).toMatchObject({
    count: 50,
    kind: 'doubtful',
    text: expect.stringContaining('"Unknown Name" is the most frequent'),
  })
})

it('says nothing of columns that the file does not have', async () => {
  const summary = await importIt('id,name,credit\n1,Acme,superb\n')
  expect(noteIn(summary, 'creditUnknown')?.text).toBe('CreditRatingScore: unknown word')
})

it('does not add a second column of the same name to the street', async () => {
  await importIt('id,name,Address,City,Address,City\n1,Acme,1 Main St,Providence,PO Box 9,Boston\n')
  expect((await records())[0]).toMatchObject({ Address: '1 Main St', City: 'Providence' })
})
