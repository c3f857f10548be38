import { request } from 'node:http'
import { createInterface } from 'node:readline'
import { type Client, clientOf } from '../client.ts'
import { type Running, startService } from '../service.ts'
import { quantile } from '../speeds/measure.ts'
import { type Known, measureFound } from './found.ts'
import { mangle } from './mangle.ts'

const SAMPLE = 2000
/** Companies that are looked up by their own names. */
const FOUND_AGAIN = 500
const CLIENTS = 8
const ITEMS = 100
/** Milliseconds between two single look-ups. */
const PAUSE = 50

/** The parts of a company by which it is matched. */
interface Customer {
  RequestType: 'Company'
  CompanyName: string
  StreetAddress?: string | undefined
  City?: string | undefined
  StateProvince?: string | undefined
  PostalCode?: string | undefined
}

/**
 * Sends a file of so many rows through `POST /v3/matchfile`, with single look-ups at the same time, and eight clients with a hundred matches
 * each. Returns a table. Rows are companies of the data as a customer may have written them.
 */
export async function measureBulk(dataDir: string, rows: number): Promise<string[]> {
  const service = await startService(dataDir)
  try {
    const found = await companiesOf(service)
    const customers = found.map(customerOf)
    const withoutLoad = await singles(service, customers, 100)
    const file = await matchedFile(service, customers, rows)
    const hundreds = await eightClients(service, customers)
    const ms = (times: readonly number[], q: number) =>
      `${quantile(
        times.toSorted((a, b) => a - b),
        q,
      ).toFixed(0)} ms`
    return [
      '| matching in bulk | goal | measured |',
      '|---|---|---|',
      `| ${file.rows.toLocaleString('en-US')} rows through matchfile | 1,000 rows a second | ${(file.rows / file.seconds).toFixed(0)} rows a second |`,
      `| rows with a match | | ${((100 * file.matched) / file.rows).toFixed(1)} % |`,
      `| a single match during the file, p95 | 60 ms | ${ms(file.singles, 0.95)} of ${file.singles.length} |`,
      `| a single match alone, median; p95 | 25 ms | ${ms(withoutLoad, 0.5)}; ${ms(withoutLoad, 0.95)} |`,
      `| eight clients with a hundred matches each, slowest | 1,000 ms | ${ms(hundreds, 1)} |`,
      `| a multiple match of a hundred alone | 120 ms | ${ms(await hundredAlone(service, customers), 0.95)} |`,
      ...(await measureFound(
        clientOf(service.port, service.apikey),
        found.filter((_, i) => i % (SAMPLE / FOUND_AGAIN) === 0),
      )),
      `| memory of the service | 3 GB | ${service.memory()} |`,
    ]
  } finally {
    await service.stop()
  }
}

interface Company extends Known {
  Address?: string
  PostalCode?: string
}

async function companiesOf({ port, apikey }: Running): Promise<Company[]> {
  const Fields = ['CompanyName', 'Address', 'City', 'StateProvince', 'PostalCode']
  const body = { NthRecord: true, Limit: SAMPLE, Fields }
  return (await clientOf(port, apikey).post('/v1/companies/search', body)) as Company[]
}

/** A company as a customer may have written it. */
const customerOf = (company: Company, i: number): Customer => ({
  RequestType: 'Company',
  CompanyName: mangle(company.CompanyName, i),
  StreetAddress: i % 3 === 0 ? undefined : company.Address,
  City: company.City,
  StateProvince: company.StateProvince,
  PostalCode: i % 2 === 0 ? company.PostalCode : undefined,
})

const customer = (customers: readonly Customer[], i: number) => customers[i % customers.length] as Customer

async function single(client: Client, customer: Customer): Promise<number> {
  const start = performance.now()
  await client.post('/v3/match', customer)
  return performance.now() - start
}

async function singles(
  { port, apikey }: Running,
  customers: readonly Customer[],
  count: number,
): Promise<number[]> {
  const client = clientOf(port, apikey)
  const times: number[] = []
  for (let i = 0; i < count; i++) times.push(await single(client, customer(customers, i * 17)))
  return times
}

async function matchedFile(service: Running, customers: readonly Customer[], rows: number) {
  const { port, apikey } = service
  const headers = { apikey, 'content-type': 'application/x-ndjson' }
  const path = '/v3/matchfile?limit=3'
  const call = request({ host: '127.0.0.1', port, method: 'POST', path, headers })
  const startTime = performance.now()
  const times: number[] = []
  let isOver = false
  const singleMatches = (async () => {
    const client = clientOf(port, apikey)
    for (let i = 0; !isOver; i++) {
      times.push(await single(client, customer(customers, i * 31)))
      await new Promise((later) => setTimeout(later, PAUSE))
    }
  })()
  const sending = (async () => {
    for (let i = 0; i < rows; i++)
      if (!call.write(`${JSON.stringify(customer(customers, i))}\n`))
        await new Promise((done) => call.once('drain', done))
    call.end()
  })()
  const response = await new Promise<NodeJS.ReadableStream>((done, fail) => {
    call.once('response', done)
    call.once('error', fail)
  })
  let answered = 0
  let matched = 0
  for await (const line of createInterface({ input: response })) {
    answered += 1
    if (!line.includes('"MatchCount":0')) matched += 1
  }
  const seconds = (performance.now() - startTime) / 1000
  isOver = true
  await Promise.all([sending, singleMatches])
  if (answered !== rows) throw new Error(`${answered} of ${rows} rows were answered`)
  return { rows, seconds, matched, singles: times }
}

const hundred = (customers: readonly Customer[], from: number) =>
  Array.from({ length: ITEMS }, (_, i) => ({ ...customer(customers, from + i), RequestId: `r${i}` }))

async function timedHundred({ port, apikey }: Running, items: object): Promise<number> {
  const start = performance.now()
  await clientOf(port, apikey).post('/v3/multiplematch', items)
  return performance.now() - start
}

async function hundredAlone(service: Running, customers: readonly Customer[]): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < 20; i++) times.push(await timedHundred(service, hundred(customers, i * 97)))
  return times
}

/** The times of a few rounds in which eight clients request a hundred matches each, at once. */
async function eightClients(service: Running, customers: readonly Customer[]): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const calls = Array.from({ length: CLIENTS }, (_, c) =>
      timedHundred(service, hundred(customers, (round * CLIENTS + c) * ITEMS)),
    )
    times.push(...(await Promise.all(calls)))
  }
  return times
}
