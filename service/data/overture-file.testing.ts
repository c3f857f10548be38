import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'

/** A made-up place: `website` and `social` are web addresses, `confidence` is 0 to 1. */
export interface Place {
  id: string
  name: string
  street: string
  phone: string
  website: string | null
  social: string
  confidence: number
  status: 'open' | 'temporarily_closed' | 'permanently_closed'
}

const text = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`)

/** Made-up places as a GeoParquet file in the columns of a release of Overture Places: pizza restaurants in Denver, updated on 6 April 2026. */
export async function overtureFile(places: readonly Place[]): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'overture-'))
  const path = join(folder, 'places.parquet')
  const values = places.map(
    ({ confidence, id, name, street, phone, website, social, status }) =>
      `(${[id, name, street, phone, website, social, status].map(text).join(', ')}, ${confidence})`,
  )
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  try {
    await connection.run(`copy (
      select id, 'POINT (-104.993 39.75)'::geometry as geometry, {'primary': name} as names,
        {'primary': 'pizza_restaurant', 'hierarchy': ['food_and_drink', 'restaurant'], 'alternates': null::varchar[]} as taxonomy,
        confidence, case when website is null then null else [website] end as websites, [social] as socials, null::varchar[] as emails,
        [phone] as phones, status as operating_status,
        [{'freeform': street, 'locality': 'Denver', 'region': 'CO', 'postcode': '80202', 'country': 'US'}] as addresses,
        [{'dataset': 'made up', 'update_time': '2026-04-06T00:00:00.000Z'}] as sources
      from (values ${values.join(', ')}) as t(id, name, street, phone, website, social, status, confidence)
    ) to '${path}' (format parquet)`)
    return readFileSync(path)
  } finally {
    connection.closeSync()
    instance.closeSync()
    rmSync(folder, { recursive: true })
  }
}
