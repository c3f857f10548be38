import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFolder } from '#service/versions/version-folders.ts'
import { importFile } from '../import/import.ts'
import { mergeSets } from './merge-sets.ts'
import type { MergeResult } from './stored-merge.ts'

const shared = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
const map = fileURLToPath(new URL('../../../examples/places.map.json', import.meta.url))
const absent = !existsSync(join(shared, 'match/pairs.csv'))
if (absent) console.warn(`Labeled pairs are not at ${shared}: merging them is not tested`)

type Row = Record<string, string | undefined>
const rowsOf = (file: string) =>
  Papa.parse<Record<string, string>>(readFileSync(file, 'utf8'), { header: true, skipEmptyLines: true }).data

let dataDir = ''
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'real-merge-'))
})
afterAll(() => rmSync(dataDir, { recursive: true }))

function write(name: string, rows: Row[]): string {
  const file = join(dataDir, `${name}.csv`)
  writeFileSync(file, Papa.unparse(rows))
  return file
}

/** The pairs of the list of a merge: the Id of a labeled row, and that of the place that it was merged into or may be. */
function pairsOf({ version }: MergeResult) {
  const lines = rowsOf(join(versionFolder(kindFolder(dataDir, 'companies'), version), 'merge.csv'))
  const of = (what: string) =>
    new Map(lines.filter((line) => line.what === what).map(({ FromId = '', Id = '' }) => [FromId, Id]))
  return { merged: of('merged'), inDoubt: of('in doubt') }
}

describe.skipIf(absent)('places with labeled duplicates', { timeout: 300_000 }, () => {
  it('merges most of them, and few with another place', async () => {
    const labels = rowsOf(join(shared, 'match/pairs.csv'))
    const truth = new Map(labels.map(({ query_id = '', truth_id = '' }) => [query_id, truth_id]))
    const places = ['rhode_island', 'wyoming'].flatMap((state) =>
      rowsOf(join(shared, `companies/places_${state}.csv`)),
    )
    // Of every other pair the right answer is missing: what is merged then is another place.
    const missing = new Set(labels.filter((_, i) => i % 2 === 1).map(({ truth_id }) => truth_id))
    const rest = places.filter(({ id = '' }) => !truth.has(id) && !missing.has(id))
    await importFile({ file: write('places', rest), map, dataDir })
    const duplicates = labels.map(({ query_id, name, address, city, postcode, phone, state }) => ({
      ...{ id: query_id, name, address, city, postcode, phone },
      province: state?.toUpperCase(),
    }))
    await importFile({ file: write('duplicates', duplicates), dataDir, kind: 'companies' })
    const result = await mergeSets({ dataDir, into: 'places', from: 'duplicates' })
    const { merged, inDoubt } = pairsOf(result)
    const isThere = (id: string) => !missing.has(truth.get(id))
    const there = labels.filter(({ query_id = '' }) => isThere(query_id)).length
    const right = [...merged].filter(([id, into]) => truth.get(id) === into).length
    const others = [...merged].filter(([id, into]) => isThere(id) && truth.get(id) !== into).length
    const wrong = merged.size - right - others
    console.info(
      `${there} pairs: ${right} merged, ${others} with another place, ${inDoubt.size} in doubt; ${labels.length - there} without the right place: ${wrong} merged`,
      JSON.stringify(result.moving),
    )
    expect(right / there).toBeGreaterThan(0.83)
    expect(others / there).toBeLessThan(0.03)
    expect(wrong / (labels.length - there)).toBeLessThan(0.15)
  })
})
