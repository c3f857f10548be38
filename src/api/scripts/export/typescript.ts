import { printed } from '../print.ts'
import type { Base } from '../script-call.ts'
import type { ExportScript } from './export-script.ts'

/** The export as a TypeScript module for Node 20 and later. */
export function typescriptExport(
  { path, body, ids, excludedIds, maxRecords, page }: ExportScript,
  base: Base,
): string {
  const service = base === undefined ? `process.env.CATCHMENT_URL ?? ''` : JSON.stringify(base)
  return `const service = ${service}
const path = ${JSON.stringify(path)}
const PAGE = ${page}
const wanted = ${printed(body)}
${ids ? `const ids: string[] = ${printed(ids)}\n` : ''}const leftOut: string[] = ${printed(excludedIds)}

type Found = { Id: string }

async function ask(body: object): Promise<Found[]> {
  const response = await fetch(service + path, {
    method: 'POST',
    headers: {
      apikey: process.env.CATCHMENT_KEY ?? '',
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  if (response.ok) return (await response.json()) as Found[]
  if (response.status !== 429) throw new Error(\`\${response.status} \${await response.text()}\`)
  const seconds = Number(response.headers.get('retry-after') ?? 60)
  await new Promise((later) => setTimeout(later, seconds * 1000))
  return ask(body)
}

async function* pages() {
${
  ids
    ? `  for (let at = 0; at < ids.length; at += PAGE) {
    const some = ids.slice(at, at + PAGE)
    yield await ask({ ...wanted, Id: some, Limit: some.length })
  }`
    : `  for (let offset = 0; ; offset += PAGE) {
    const page = await ask({ ...wanted, Limit: PAGE, Offset: offset })
    yield page
    if (page.length < PAGE) return
  }`
}
}

const done = new Set(leftOut)
${maxRecords === undefined ? '' : 'let written = 0\n'}${maxRecords === undefined ? '' : 'all: '}for await (const page of pages())
  for (const record of page) {
    if (done.has(record.Id)) continue
    done.add(record.Id)
    console.log(JSON.stringify(record))
${maxRecords === undefined ? '' : `    written += 1\n    if (written === ${maxRecords}) break all\n`}  }

export {}
`
}
