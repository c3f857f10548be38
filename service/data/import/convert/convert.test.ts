import { expect, test } from 'vitest'
import { answersInOrder } from '#service/data/threads-in-order.ts'
import { newSicFormatStatistics } from '#service/normalize/sic.ts'
import { DataError } from '#service/versions/data-error.ts'
import type { Categories } from '../columns/mapping.ts'
import { planImport } from '../columns/plan.ts'
import type { Source } from '../read/source.ts'
import type { ConvertJob } from './convert-slice.ts'
import { type PreparedSlice, slicePreparer } from './prepare-slice.ts'
import type { Slice } from './slice.ts'

const columns = ['company', 'city', 'zip', 'phone', 'kind']
const rowOf = (i: number) => [`Firm ${i}`, i % 3 ? 'PROVIDENCE' : 'Omaha', '2903', `401555${i}`, 'bakery']
const source: Source = {
  about: '',
  columns,
  async *read() {
    yield [{ line: 2, cells: rowOf(1234) }]
  },
}

async function jobWith(map: Categories['map'] = {}): Promise<ConvertJob> {
  const mapping = {
    columns: { CompanyName: 'company', City: 'city', PostalCode: 'zip', Phone: 'phone' },
    ...{ skip: [], exclude: [], categories: { columns: ['kind'], map } },
  }
  const { plan } = await planImport(source, mapping)
  return {
    plan: plan.data,
    found: { sicFormatStatistics: newSicFormatStatistics() },
    dataSet: { date: '2026-11-01', dataSet: 'firms' },
    isSeveral: true,
  }
}

/** Slices of 1 to 40 rows, each of a file of its own. */
function slices(count = 40): Slice[] {
  let seq = 0
  return Array.from({ length: count }, (_, i) => {
    const places = Array.from({ length: 1 + ((i * 7) % 40) }, (_, k) => seq + k)
    seq += places.length
    return {
      seq: places[0] as number,
      file: `${i}.csv`,
      lines: places.map((place) => place + 2),
      cells: places.map((place) => rowOf(1000 + place)),
      ids: places.map((place) => String(place + 1).padStart(9, '0')),
      relations: places.map((place) => (place % 5 ? undefined : { parent: '000000001' })),
      firstSeen: places.map((place) => (place % 2 ? '2026-10-30' : undefined)),
    }
  })
}

const inThreads = (workerData: ConvertJob, requests: Iterable<Slice> | AsyncIterable<Slice>) =>
  answersInOrder<Slice, PreparedSlice>(
    { module: 'data/import/convert/convert-thread', workerData, threads: 2 },
    requests,
  )

async function all(answers: AsyncIterable<PreparedSlice>): Promise<PreparedSlice[]> {
  const list: PreparedSlice[] = []
  for await (const answer of answers) list.push(answer)
  return list
}

test('threads give what this thread gives, in the order of the file', async () => {
  const job = await jobWith({ bakery: '5461' })
  const prepare = slicePreparer('companies', job)
  const plain = (list: PreparedSlice[]) =>
    list.map(({ batch, ...rest }) => ({
      ...{
        ...rest,
        seq: batch.seq,
        ends: [...batch.ends],
        bodies: Buffer.from(batch.bodies).toString('hex'),
      },
      lines: batch.lines.map(({ part, rows, text }) => [part, rows, Buffer.from(text).toString()]),
    }))
  const here = plain(slices().map(prepare))
  expect(plain(await all(inThreads(job, slices())))).toEqual(here)
  expect(here[1]?.changes).toContain('1.csv,3,city,PROVIDENCE,Providence')
  const sum = (of: (slice: (typeof here)[number]) => number) =>
    here.reduce((all, slice) => all + of(slice), 0)
  expect(sum(({ figures }) => figures.withSic ?? 0)).toBe(sum(({ ends }) => ends.length))
})

test('a row that cannot be converted is named by its line and file', async () => {
  const list = slices()
  ;(list[20] as Slice).cells[2] = undefined as never
  const line = (list[20] as Slice).lines[2]
  await expect(all(inThreads(await jobWith(), list))).rejects.toThrow(
    `The row in line ${line} of 20.csv cannot be converted: `,
  )
})

test('an error for the person who imports is one when it comes from a thread', async () => {
  const failed = all(inThreads(await jobWith({ bakery: '9998' }), slices()))
  await expect(failed).rejects.toThrow(DataError)
  await expect(failed).rejects.toThrow('gives "bakery" the SIC code 9998, which is not in the dictionary')
})

test('what breaks the reading of rows is thrown, and rows are read only a little ahead', async () => {
  let read = 0
  async function* cut() {
    for (const slice of slices()) {
      read += 1
      yield slice
    }
    throw new DataError('The file is cut off')
  }
  await expect(all(inThreads(await jobWith(), cut()))).rejects.toThrow('The file is cut off')
  read = 0
  for await (const _ of inThreads(await jobWith(), cut())) break
  expect(read).toBeLessThan(8)
})
