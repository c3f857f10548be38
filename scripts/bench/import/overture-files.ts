import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { sampleCompanies } from '#service/data/sample/sample.ts'
import { readTable } from '#service/reference/dictionary/table.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import { randomFromText } from '#shared/random.ts'

/** Rows of one file; releases of Overture are sets of files too. */
const ROWS_IN_FILE = 1_000_000

/** The columns of Overture's places that an import reads, made of a line of JSON. */
const select = `
  select id, ('POINT (' || lng || ' ' || lat || ')')::geometry as geometry,
    {'xmin': lng, 'ymin': lat} as bbox,
    {'primary': name} as names,
    {'primary': category, 'hierarchy': [category], 'alternates': []::varchar[]} as taxonomy,
    {'primary': category, 'alternate': []::varchar[]} as categories,
    confidence, operating_status,
    [{'freeform': street, 'locality': city, 'region': state, 'postcode': zip, 'country': 'US'}] as addresses,
    case when phone is null then null else [phone] end as phones,
    case when website is null then null else [website] end as websites,
    [{'dataset': 'made up', 'update_time': '2026-10-01T00:00:00.000Z'}] as sources
`

/**
 * Parquet files in the columns of Overture Places with sample companies in them, 1,000,000 rows each; made once. A place in 50 is closed.
 * Returns their paths.
 */
export async function overtureFiles(folder: string, rows: number): Promise<string[]> {
  const own = join(folder, String(rows))
  const files = Array.from({ length: Math.ceil(rows / ROWS_IN_FILE) }, (_, i) =>
    join(own, `part-${i}.parquet`),
  )
  if (files.every(existsSync)) return files
  mkdirSync(own, { recursive: true })
  const lists = sampleCompanies(rows)
  for (const [i, file] of files.entries())
    await writeFile(file, lists, Math.min(ROWS_IN_FILE, rows - i * ROWS_IN_FILE))
  return files
}

async function writeFile(file: string, lists: Generator<CompanyRow[]>, rows: number): Promise<void> {
  const lines = `${file}.jsonl`
  const out = createWriteStream(lines)
  const random = randomFromText(file)
  for (let written = 0; written < rows; ) {
    const next = lists.next()
    if (next.done) throw new Error(`The sample ended after ${written} of ${rows} rows`)
    const list = next.value
    written += list.length
    if (!out.write(list.map((row) => `${JSON.stringify(placeOf(row, random))}\n`).join('')))
      await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
  await toParquet(lines, file)
  rmSync(lines)
}

const categories = [...readTable('../categories/overture.tsv')].map(([category = '']) => category)

function placeOf(row: CompanyRow, random: () => number) {
  return {
    id: createHash('md5').update(String(row.Id)).digest('hex'),
    name: row.CompanyName,
    street: row.Address,
    city: row.City,
    state: row.StateProvince,
    zip: row.PostalCode,
    lat: row.Location?.Latitude,
    lng: row.Location?.Longitude,
    phone: row.Phone,
    website: row.UriList?.[0]?.Uri,
    // Few categories have most places.
    category: categories[Math.floor(categories.length * random() ** 3)],
    confidence: Math.round(random() * 100) / 100,
    operating_status: random() < 0.02 ? 'permanently_closed' : 'open',
  }
}

async function toParquet(lines: string, file: string): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  try {
    await connection.run(`copy (${select} from read_json('${lines}')) to '${file}.part' (format parquet)`)
    renameSync(`${file}.part`, file)
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}
