import { printed } from './print.ts'
import { type Base, onOneLine, type ScriptCall } from './script-call.ts'

const requestFunction = `async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(service + path, {
    method,
    headers: {
      apikey: process.env.CATCHMENT_KEY ?? '',
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)
  return response.json()
}`

/** A TypeScript module for Node 20 and later; each call prints its answer, and the first that fails ends it. */
export function typescriptScript(calls: readonly ScriptCall[], base: Base): string {
  const service = base === undefined ? `process.env.CATCHMENT_URL ?? ''` : JSON.stringify(base)
  const parts = calls.map(({ method, path, body, reason }) => {
    const sent = body === undefined ? '' : `, ${printed(body)}`
    const call = `console.log(JSON.stringify(await ask('${method}', ${JSON.stringify(path)}${sent}), null, 2))`
    return reason && calls.length > 1 ? `// ${onOneLine(reason)}\n${call}` : call
  })
  return [`const service = ${service}`, '', requestFunction, '', ...parts, '', 'export {}', ''].join('\n')
}
