import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '#service/store/duckdb/open.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { currentVersion, versionFolder } from '#service/versions/version-folders.ts'
import { importFile } from '../import.ts'
import type { ImportOptions } from '../import-options.ts'
import type { Summary } from '../summary.ts'

let folder = ''
let dataDir = ''
const makeFolder = () => {
  folder = mkdtempSync(join(tmpdir(), 'import-people-'))
  dataDir = join(folder, 'data')
}
const removeFolder = () => rmSync(folder, { recursive: true })

function write(name: string, content: string): string {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

const importIt = (content: string, options: Partial<ImportOptions> = {}) =>
  importFile({ file: write('people.csv', content), dataDir, ...options })

const ageless = { Limit: 100, Offset: 0, NthRecord: false }

/** Every person of the data in use, by Id. */
async function records(criteria = { IncludeAllResidents: true }) {
  const own = kindFolder(dataDir, 'people')
  const store = await openStore('people', versionFolder(own, (await currentVersion(own)) as string))
  try {
    const found = await store.search(criteria, ageless)
    return found.sort((a, b) => a.Id.localeCompare(b.Id))
  } finally {
    await store.close()
  }
}

const DIRTY = `Id,First,MI,Last,Sex,DOB,Age,Address,Apt,City,ST,Zip,Phone,Email,Former Emails,Est. Household Income,Home Value,Own/Rent,Marital,Children,Length of Residence,Dwelling Type,Golf,Interests,OnlineShopper,Auto Make,Auto Model,Status,Updated
1,JOHN,q,SMITH,M,03/15/1974,,10 MAIN ST,4,PROVIDENCE,RI,2903,401-274-3907,John.Smith@mail.example,j@old.example; js@old.example,62000,"$250,000-$299,999",O,M,2,12,SFDU,Y,Books; Garden; Chess,4,ford,f-150,,2026-03-01
2,Mary,,Smith,F,1976-07,,10 Main Street,#4,Providence,RI,02903,,,,,,Owner,Married,0,,,N,,,,,,2026-03-02
3,Kid,,Smith,M,2015-01-01,,10 Main St,Apt 4,Providence,RI,02903,,,,,,,,,,,,,,,,,
4,Tom,,Smith,M,1999,,10 Main St,Apt 4,Providence,RI,02903,,not an address,,high,,,S,,,,,,9,,,,
5,,,,M,1980-01,,12 Main St,,Providence,RI,02903,,,,,,,,,,,,,,,,,
6,Ann,,de la Cruz,F,,51,,,,,,,,,,,,,,,,,,,,,,
6,Ann,,Cruz,F,,51,,,,,,,,,,,,,,,,,,,,,,
7,Pat,,Lee,,,17,,,,,,,,,,,,,,,,,,,,,,
`

describe('a file of people with errors', () => {
  let summary: Summary
  const messages: string[] = []
  beforeAll(async () => {
    makeFolder()
    summary = await importIt(DIRTY, { say: (text) => messages.push(text) })
  })
  afterAll(removeFolder)

  it('is taken in, adults with a name, and the rest is listed', () => {
    expect(summary).toMatchObject({
      kind: 'people',
      rows: 8,
      records: 4,
      rejected: { skipped: 0, repeated: 1, invalid: 3 },
      reasons: { 'under 18': 2, 'no name': 1, 'the same Id as an earlier line': 1 },
      figures: { withAge: 4, households: 1 },
      exitCode: 3,
    })
    expect(
      readFileSync(summary.rejectsFile as string, 'utf8')
        .trim()
        .split('\n'),
    ).toEqual([
      expect.stringMatching(/^line,column,reason,value,Id,First,MI,Last,Sex,DOB,Age,/),
      expect.stringMatching(/^4,DOB,under 18,2015-01-01,3,Kid,,Smith,M,2015-01-01,/),
      expect.stringMatching(
        /^6,Last,no name,5 {4}M 1980-01 {2}12 Main St {2}Providence RI 02903,5,,,,M,1980-01,/,
      ),
      expect.stringMatching(/^8,Id,the same Id as line 7,6,6,Ann,,Cruz,F,,51,/),
      expect.stringMatching(/^9,Age,under 18,17,7,Pat,,Lee,,,17,/),
    ])
    expect(messages[0]).toContain('people (detected from the columns')
    expect(messages[0]).toContain('DOB                    BirthMonthYear')
    expect(messages[1]).toContain('8 rows: 4 imported, 4 rejected')
  })

  it('writes people in the canonical form, in their households', async () => {
    const [john, mary, tom, ann] = await records()
    expect(john).toMatchObject({
      Id: '000000000001',
      FirstName: 'John',
      MiddleInitial: 'Q',
      LastName: 'Smith',
      Gender: 'Male',
      BirthMonthYear: '1974-03',
      AgeRange: '50-54',
      AddressParsed: { Number: '10', Name: 'MAIN', Suffix: 'St', UnitNumber: '4' },
      City: 'Providence',
      County: 'Providence',
      PostalCode: '02903',
      Phone: '4012743907',
      Email: 'john.smith@mail.example',
      IncomeRange: '$60,000-69,999',
      HomeValueRange: '$250,000-299,999',
      IsHomeowner: 'Yes',
      MaritalStatus: 'Married',
      AreChildrenPresent: 'Yes',
      YearsInHome: 12,
      HeadOfHousehold: 'Yes',
      LifeStyle: { Books: 'Y', Garden: 'Y', Golf: 'Y' },
      TargetReady: { OnlineShopper: '4' },
    })
    expect(mary).toMatchObject({
      HouseholdId: john?.HouseholdId,
      LocationId: john?.LocationId,
      HeadOfHousehold: 'No',
      AreChildrenPresent: 'No',
    })
    expect(tom).toMatchObject({ HouseholdId: john?.HouseholdId, HeadOfHousehold: 'No', AgeRange: '25-29' })
    const unread = [tom?.Email, tom?.IncomeRange, tom?.TargetReady, tom?.BirthMonthYear]
    expect(unread).toEqual([undefined, undefined, undefined, undefined])
    expect(ann).toMatchObject({ LastName: 'de la Cruz', AgeRange: '50-54' })
    expect(ann?.HouseholdId).toBeUndefined()
  })

  it('shows head and partner by themselves, the others with all residents', async () => {
    const found = await records({ IncludeAllResidents: false })
    expect(found.map(({ FirstName }) => FirstName)).toEqual(['John', 'Mary', 'Ann'])
  })

  it('finds people by what is never sent: vehicles, homes, former addresses of mail', async () => {
    const queries = [
      { VehicleMake: 'Ford', VehicleModel: 'F-150' },
      { HousingType: 'Single Family Dwelling' },
      { Email: 'js@old.example', IncludeHistoricalEmail: true },
      { LifeStyle: { Golf: true }, TargetReady: { OnlineShopper: 4 } },
    ]
    for (const criteria of queries)
      expect((await records(criteria as never)).map(({ FirstName }) => FirstName)).toEqual(['John'])
  })

  it('counts what it did', () => {
    expect(Object.fromEntries(summary.notes.map(({ note, count }) => [note, count]))).toEqual({
      zipZero: 1,
      cityCapitals: 1,
      nameCapitals: 1,
      birthYear: 1,
      countyFilled: 3,
      headFound: 3,
      householdMade: 3,
      locationMade: 3,
      pointFilled: 3,
      emailUnreadable: 1,
      gradeUnreadable: 1,
      interestUnknown: 1,
      moneyUnreadable: 1,
    })
  })

  it('is the same when the records of our own API are read back', async () => {
    const first = await records()
    const file = write('records.jsonl', first.map((record) => JSON.stringify(record)).join('\n'))
    utimesSync(file, new Date('2026-03-02'), new Date('2026-03-02'))
    const again = await importFile({ file, dataDir, name: 'again' })
    expect(again.kind).toBe('people')
    const plain = (all: typeof first) => all.map(({ ETag, ...record }) => record)
    expect(plain(await records())).toEqual(plain(first))
  })
})

describe('importFile, of people', () => {
  beforeEach(makeFolder)
  afterEach(removeFolder)

  it('gives people the same Ids the second time', async () => {
    const rows = 'first,last,zip\nAnn,Lee,02903\nBob,Lee,02903\nAnn,Lee,02903\n'
    const summary = await importIt(rows)
    expect(summary).toMatchObject({ records: 2, rejected: { repeated: 1 } })
    const ids = async () => (await records()).map(({ Id }) => Id)
    const first = await ids()
    expect(first.every((id) => /^[a-z2-9]{16}$/.test(id))).toBe(true)
    await importIt(rows)
    expect(await ids()).toEqual(first)
  })

  it('excludes adults who were children at the date of the data', async () => {
    const file = write('old.csv', 'first,last,dob\nAnn,Lee,1980-01\nBob,Lee,2005-06\n')
    utimesSync(file, new Date('2020-05-05'), new Date('2020-05-05'))
    const summary = await importFile({ file, dataDir })
    expect(summary).toMatchObject({ records: 1, reasons: { "under 18 at the data's date": 1 }, exitCode: 3 })
    expect((await records()).map(({ FirstName }) => FirstName)).toEqual(['Ann'])
  })

  it('has a version in use beside that of the companies', async () => {
    await importIt('company,zip\nAcme,02903\n', { name: 'mine' })
    await importIt('first,last,zip\nAnn,Lee,02903\n', { name: 'mine' })
    for (const kind of ['companies', 'people'] as const)
      expect(await currentVersion(kindFolder(dataDir, kind))).toMatch(/^mine@/)
  })

  it.each<[string, Partial<ImportOptions> | string]>([
    ['the option', { kind: 'people' }],
    ['the mapping', '{"kind": "people", "columns": {"FullName": "name"}}'],
    ['a field of the mapping', '{"columns": {"FullName": "name"}}'],
  ])('takes the kind that %s says', async (_, source) => {
    const options = typeof source === 'string' ? { map: write('people.map.json', source) } : source
    const summary = await importIt('name,zip\nAnn Lee,02903\n', options)
    expect(summary).toMatchObject({ kind: 'people', records: 1 })
    expect(await records()).toMatchObject([{ FirstName: 'Ann', LastName: 'Lee' }])
  })

  it.each([
    ['age,zip\n44,02903\n', {}, "No column is recognized as a person's name"],
    ['first,last,dob\nKid,Lee,2020-01\n', {}, 'No row can be imported'],
    [
      'first,last\nAnn,Lee\n',
      { map: '{"kind": "people", "columns": {"CompanyName": "last"}}' },
      'not a field of people',
    ],
    [
      'first,last\nAnn,Lee\n',
      { map: '{"kind": "people", "categories": {"columns": ["last"]}}' },
      'which only companies have',
    ],
    ['first,last\nAnn,Lee\n', { map: '{"kind": "dogs"}' }, 'kind must be companies or people'],
  ])('refuses %j', async (content, { map }: { map?: string }, message) => {
    const file = map && write('wrong.map.json', map)
    await expect(importIt(content, { map: file })).rejects.toThrow(message)
  })
})
