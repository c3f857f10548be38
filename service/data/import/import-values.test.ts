import { describe, expect, it } from 'vitest'
import { asMapping } from './columns/mapping.ts'
import { importFolder } from './import.testing.ts'

const { importIt, records } = importFolder()

const notesOf = ({ notes }: Awaited<ReturnType<typeof importIt>>) =>
  Object.fromEntries(notes.map(({ note, count }) => [note, count]))

describe('rows of other countries', () => {
  const rows = `id,name,address,city,state,zip,country,lat,lng
1,Backwerk,Invalidenstr. 5,Berlin,BE,12401,DE,52.53,13.38
2,Tea Room,1 High St,London,,N1C 4AG,United Kingdom,51.53,-0.12
3,Noodles,1 Nanjing Rd,Beijing,,,CHN,39.9,116.4
4,Poutine,1 Rue Peel,Montréal,QC,H3C 2G9,Canada,,
5,Diner,1 Main St,Providence,RI,02903,USA,,
6,Elsewhere,1 Main St,Providence,RI,02903,Atlantis,,
`
  it('keep their own address and get no place of the US', async () => {
    const summary = await importIt(rows)
    expect(notesOf(summary)).toMatchObject({ abroad: 3, countryUnknown: 1 })
    const [berlin, london, beijing, montreal, diner, elsewhere] = await records()
    expect(berlin).toMatchObject({
      Address: 'Invalidenstr. 5',
      City: 'Berlin',
      StateProvince: 'BE',
      PostalCode: '12401',
      Country: 'DE',
      Location: { Latitude: 52.53, Longitude: 13.38 },
    })
    expect(berlin?.County).toBeUndefined()
    expect(london).toMatchObject({ City: 'London', PostalCode: 'N1C 4AG', Country: 'GB' })
    expect(london?.StateProvince).toBeUndefined()
    expect(beijing?.Location).toEqual({ Latitude: 39.9, Longitude: 116.4 })
    expect(montreal).toMatchObject({ StateProvince: 'QC', PostalCode: 'H3C2G9', Country: 'CA' })
    expect([diner?.StateProvince, diner?.Country]).toEqual(['RI', undefined])
    expect([elsewhere?.StateProvince, elsewhere?.Country]).toEqual(['RI', undefined])
  })
})

describe('the industry', () => {
  const trades = async (content: string) => {
    await importIt(content)
    return (await records()).map(({ PrimarySic, PrimaryNaics, SicGrade }) => [
      PrimarySic,
      PrimaryNaics,
      SicGrade,
    ])
  }

  it('comes from a column of NAICS codes', async () => {
    expect(await trades('id,name,naics\n1,Acme,722511\n2,Beta,621210.0\n3,Gamma,999999\n4,Delta,\n')).toEqual(
      [
        ['581201', '722511', 'Naics'],
        ['802101', '621210', 'Naics'],
        [undefined, undefined, undefined],
        [undefined, undefined, undefined],
      ],
    )
  })

  it('is of the SIC code before the NAICS code, and of this before a guess', async () => {
    const rows = 'id,name,sic,naics,category\n1,Acme,8021,722511,Bakery\n2,Beta,,722511,Bakery\n'
    expect(await trades(rows)).toEqual([
      ['802101', '722511', 'Stated'],
      ['581201', '722511', 'Naics'],
    ])
  })

  it('is a guess from a category without a map, and says so', async () => {
    const summary = await importIt('id,name,category\n1,Acme,Dentist\n2,Beta,Dentist\n')
    expect(summary.notes.find(({ note }) => note === 'sicGuessed')).toMatchObject({
      kind: 'doubtful',
      count: 2,
    })
    expect((await records())[0]).toMatchObject({ PrimarySic: '802101', SicGrade: 'Guessed' })
  })

  it('is not that of a legal form', async () => {
    const summary = await importIt(
      'name,BusinessType,zip\nAcme,Cooperative,02903\nBeta,Corporation,02903\nGamma,LLC,02903\n',
    )
    expect(summary.figures).toEqual({ withTrade: 0, withSic: 0 })
    expect((await records()).map(({ BusinessType }) => BusinessType).sort()).toEqual([
      'Cooperative',
      'Corporation',
      'LLC',
    ])
  })
})

describe('the id of the source', () => {
  it('is a field beside the Id, with the name of the data set', async () => {
    await importIt('id,name\nAB-1,Acme\n7,Beta\n', { name: 'may' })
    expect((await records()).map(({ Id, SourceId, Source }) => [Id.length, SourceId, Source])).toEqual([
      [9, '7', 'may'],
      [16, 'AB-1', 'may'],
    ])
  })

  it('is that of the file itself where it names source and id', async () => {
    await importIt('id,name,source,source id\n7,Acme,Chamber,C-7\n')
    expect((await records())[0]).toMatchObject({ Id: '000000007', Source: 'Chamber', SourceId: 'C-7' })
  })

  it('is absent without an id', async () => {
    await importIt('name,zip\nAcme,02903\n')
    expect((await records())[0]?.SourceId).toBeUndefined()
  })
})

it('restores a zero of a ZIP code only where the row agrees', async () => {
  const summary = await importIt('id,name,city,state,zip\n1,A,Little Rock,AR,7202\n2,B,Elizabeth,NJ,7202\n')
  expect(notesOf(summary)).toMatchObject({ zipShort: 1, zipZero: 1 })
  expect((await records()).map(({ PostalCode, StateProvince }) => [PostalCode, StateProvince])).toEqual([
    [undefined, 'AR'],
    ['07202', 'NJ'],
  ])
})

describe('trust', () => {
  it('status, confidence and grade of the point are of the columns of the file', async () => {
    const summary = await importIt(`id,name,zip,lat,lng,operating_status,confidence,geocode_quality
1,Acme,02903,41.8,-71.4,open,0.87,Point Address
2,Beta,02903,41.8,-71.4,temporarily_closed,0.5,street
3,Gamma,02903,,,permanently_closed,1,
4,Delta,02903,41.8,-71.4,,high,unheard of
5,Epsilon,02903,,,open,0,rooftop
6,Zeta,,,,moved,,
`)
    expect(notesOf(summary)).toMatchObject({ closed: 2, confidenceUnreadable: 1, gradeOfPointUnknown: 1 })
    const trust = (await records()).map((row) => [
      row.OperatingStatus,
      row.SourceConfidence,
      row.LocationGrade,
    ])
    expect(trust).toEqual([
      ['Open', 87, 'Rooftop'],
      ['TemporarilyClosed', 50, 'Street'],
      ['Closed', 100, 'PostalCode'],
      [undefined, undefined, 'Rooftop'],
      ['Open', 0, 'PostalCode'],
      [undefined, undefined, undefined],
    ])
  })

  it('an export of records is read again as it is', async () => {
    await importIt(`Id,CompanyName,OperatingStatus,SourceConfidence,LocationGrade,Latitude,Longitude
000000001,Acme,TemporarilyClosed,1,City,41.8,-71.4
`)
    expect((await records())[0]).toMatchObject({
      OperatingStatus: 'TemporarilyClosed',
      SourceConfidence: 1,
      LocationGrade: 'City',
    })
  })

  it('a column that the mapping names is one of those that say the status', async () => {
    const columns = { CompanyName: 'name', OperatingStatus: 'state of it' }
    await importIt(
      'name,state of it,closed_on\nAcme,Active,\nBeta,Active,2025-01-31\nGamma,Dissolved,\nDelta,,\n',
      {
        mapping: asMapping({ columns }),
      },
    )
    const found = (await records()).map((row) => `${row.CompanyName} ${row.OperatingStatus}`)
    expect(found.sort()).toEqual(['Acme Open', 'Beta Closed', 'Delta undefined', 'Gamma Closed'])
  })

  it('a mapping says where the status is', async () => {
    const columns = { CompanyName: 'name', OperatingStatus: { value: 'Closed', where: 'end' } }
    await importIt('name,end,status\nAcme,2025,Active\nBeta,,Active\nGamma,,\n', {
      mapping: asMapping({ columns }),
    })
    const found = (await records()).map((row) => `${row.CompanyName} ${row.OperatingStatus}`)
    expect(found.sort()).toEqual(['Acme Closed', 'Beta Open', 'Gamma undefined'])
  })
})
