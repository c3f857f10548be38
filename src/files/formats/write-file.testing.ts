import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import type { Column, FileFormat } from '../column.ts'
import { columnsFor } from '../columns.ts'
import { fileFormats } from './all-formats.ts'

/** A record with an id, and what else a test needs of it. */
export const recordOf = (Id: string, rest: Partial<AnyRecord> = {}): AnyRecord => ({
  ETag: `e${Id}`,
  Id,
  Links: [],
  ...rest,
})

/** Records with everything that is hard to write: zeros, formulas, quotes, line ends, other scripts, blanks. */
export const hardRecords: AnyRecord[] = [
  recordOf('000000001', {
    CompanyName: '=HYPERLINK("http://x.example","a")',
    FirstName: 'José',
    LastName: 'Łukasiewicz',
    Address: '1 Main St, "Rear"',
    AddressParsed: { Number: '1', Name: 'Main', Suffix: 'St' },
    City: 'Providence',
    StateProvince: 'RI',
    PostalCode: '02903',
    Phone: '4015550142',
    PrimarySic: '011198',
    LocationEmployeesSizeActual: 12,
    Location: { Latitude: 41.82, Longitude: -71.41 },
    SicList: [{ Code: '011198', Description: 'Wheat' }, { Code: '581208' }],
    UriList: [{ Uri: 'www.smith.example/about' }],
  }),
  recordOf('2', {
    CompanyName: 'Ünïted 🌮 Tacos & Söhne <b>; עברית',
    Address: '12 Rue de l’Église\nSuite 5',
    City: 'Laval',
    StateProvince: 'QC',
    PostalCode: 'H7A1B2',
    Phone: '+1 (450) 555-0142',
  }),
  recordOf('3', { CompanyName: ' outer blanks ', City: '-2+3+cmd', PostalCode: '00501' }),
  recordOf('4', { CompanyName: 'a\u0001b_x0041_c' }),
]

/** A whole file of these records, written two at a time. */
export async function writeTestFile(
  form: FileFormat,
  kind: Kind,
  records: readonly AnyRecord[],
  columns: readonly Column[] = columnsFor(kind, 'Enhanced'),
): Promise<{ file: Blob; notes: string[] }> {
  const writer = await fileFormats[form].writer({ kind, columns: [...columns] })
  const chunks: BlobPart[] = []
  for (let i = 0; i < records.length; i += 2) chunks.push(writer.add(records.slice(i, i + 2)) ?? '')
  chunks.push(await writer.end())
  return { file: new Blob(chunks, { type: fileFormats[form].type }), notes: writer.notes?.() ?? [] }
}

/** The text of a whole file, its byte order mark and all. */
export async function textOf(...given: Parameters<typeof writeTestFile>): Promise<string> {
  const { file } = await writeTestFile(...given)
  return Buffer.from(await file.arrayBuffer()).toString('utf8')
}
