import type { Page } from 'playwright'
import type { Client } from '../client.ts'

const PAGE = 2000

/** Ids and versions of the first companies of the service, as many as there are. */
async function coreRecords(client: Client, max: number): Promise<{ Id: string; ETag: string }[]> {
  const found: { Id: string; ETag: string }[] = []
  for (;;) {
    const body = { ResourceType: 'Core', Limit: PAGE, Offset: found.length }
    const page = (await client.post('/v1/companies/search', body)) as typeof found
    found.push(...page)
    if (page.length < PAGE || found.length >= max) return found.slice(0, max)
  }
}

/**
 * Two lists of so many members that share half of them, with every record loaded: companies of the service, then made-up ones when
 * there are no more. One in fifty has the name, address and phone of another.
 */
export async function fillLists(page: Page, client: Client, members: number): Promise<void> {
  const known = await coreRecords(client, members)
  // tsx wraps named functions in a call of its own, which the page does not have.
  await page.evaluate('globalThis.__name = (it) => it')
  await page.evaluate(fill, { known, members })
}

/** Runs in the page: it creates 200,000 records where they are stored. */
async function fill({ known, members }: { known: { Id: string; ETag: string }[]; members: number }) {
  const at = new Date().toISOString()
  const half = Math.floor(members / 2)
  const all = Array.from(
    { length: members + half },
    (_, i) => known[i] ?? { Id: `BENCH${String(i).padStart(9, '0')}`, ETag: 'bench' },
  )
  const database = await new Promise<IDBDatabase>((done, fail) => {
    const opening = indexedDB.open('catchment')
    opening.onsuccess = () => done(opening.result)
    opening.onerror = () => fail(opening.error)
  })
  const write = (rows: [table: string, key: string, value: unknown][]) =>
    new Promise<void>((done, fail) => {
      const work = database.transaction(['lists', 'members', 'records'], 'readwrite')
      for (const [table, key, value] of rows) work.objectStore(table).put(value, key)
      work.oncomplete = () => done()
      work.onabort = () => fail(work.error)
    })
  const list = (id: string, name: string, of: typeof all): [string, string, unknown][] => {
    const steps = [{ id: 'first', at, words: 'Made for a measurement', count: of.length }]
    const origin = { type: 'pasted' }
    const ids = of.map(({ Id }) => Id).join('\n')
    const etags = of.map(({ ETag }) => ETag).join('\n')
    return [
      ['lists', id, { id, kind: 'companies', name, tags: [], note: '', origin, doNotContact: false, steps }],
      ['members', `${id}/first`, { ids, etags }],
    ]
  }
  const record = ({ Id, ETag }: { Id: string; ETag: string }, i: number) => {
    const n = i % 50 === 49 ? i - 1 : i
    return {
      Id,
      ETag,
      Links: [],
      CompanyName: `Company ${n} of Town ${n % 500}`,
      Address: `${n} North Main Street, Suite ${n % 90}`,
      City: `Town ${n % 500}`,
      StateProvince: ['NE', 'IA', 'IL', 'RI'][n % 4],
      PostalCode: String(10_000 + (n % 5000)),
      Phone: `402${String(2_000_000 + n)}`,
      LocationEmployeesSizeRange: `${n % 9}`,
      PrimarySic: String(1500 + (n % 300)),
    }
  }
  const fields = Object.keys(record({ Id: '', ETag: '' }, 0))
  await write([...list('a', 'First', all.slice(0, members)), ...list('b', 'Second', all.slice(half))])
  for (let from = 0; from < all.length; from += 5000)
    await write(
      all
        .slice(from, from + 5000)
        .map((core, i) => [
          'records',
          `companies/${core.Id}`,
          { record: record(core, from + i), fields, at },
        ]),
    )
  database.close()
}
