import { type EndpointName, endpoints, type StreamName, streamEndpoints } from '#contract/endpoints.ts'
import { rowTypes } from '../http/media.ts'
import type { Operation, StreamOperation } from './document.ts'
import { type EndpointExample, examples } from './examples.ts'
import { type Html, html, prose } from './html.ts'
import type { Schema } from './schemas.ts'
import { shapeText } from './shape-text.ts'
import { streamExamples } from './stream-examples.ts'
import { parameterTable } from './tables.ts'

/** One endpoint: description, parameters, body, answer, and examples that run. */
export function endpointArticle(path: string, method: string, operation: Operation): Html {
  const { operationId: id, summary, description, parameters, requestBody, responses, deprecated } = operation
  const { successor, xml } = endpoints[id] as { successor?: string; xml: string }
  const body = requestBody?.content['application/json'].schema
  const answer = responses[200].content['application/json'].schema as Schema
  const errors = Object.keys(responses).filter((status) => status !== '200')
  return html`<article aria-labelledby="${id}"><h3 id="${id}"><span class="method">${method}</span> <code>${path}</code></h3>
<p class="summary">${summary}.${deprecated && html` <span class="tag">deprecated</span> Use <code>${successor}</code>.`}</p>
<p>${prose(description)}</p>
${parameters.length > 0 && parameterTable(`Parameters of ${path}`, parameters)}
${body && html`<p>Body: ${shapeText(body)}.</p>`}
<p>Answer: ${shapeText(answer)}; in XML <code>${xml}</code>. <a href="#errors">Errors</a>: ${errors.join(', ')}.</p>
${(examples[id] as readonly EndpointExample[]).map((example) => exampleForm(id, path, method, example))}
</article>`
}

/** The parts of an example. */
interface Written {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

function addressOf(path: string, { params = {}, query = {} }: Written): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString()
  return search ? `${filled}?${search.replaceAll('%2C', ',')}` : filled
}

/** Ids of the examples are made up: before they run, the page loads the first record of the service. */
function firstOf(path: string): string | undefined {
  const [kind] = /^\/v1\/(companies|people)(?=\/\{id\})/.exec(path) ?? []
  return kind && `${kind}/?limit=1&resourcetype=Core`
}

function exampleForm(
  id: EndpointName,
  path: string,
  method: string,
  { title, given }: EndpointExample,
): Html {
  const written = given as Written
  const address = addressOf(path, written)
  const body = written.body === undefined ? undefined : JSON.stringify(written.body, null, 2)
  const first = firstOf(path)
  return html`<form class="example" data-method="${method.toUpperCase()}"${first && html` data-first="${first}" data-id="${written.params?.id}"`}>
<h4>${title}</h4>
<div class="row"><input name="address" aria-label="Address, ${id}: ${title}" value="${address}" spellcheck="false" autocomplete="off">
<select name="format" aria-label="Format, ${id}: ${title}"><option>JSON</option><option>XML</option></select>
<button>Run</button></div>
${body && html`<textarea name="body" aria-label="Body, ${id}: ${title}" rows="${Math.min(14, body.split('\n').length)}" spellcheck="false">${body}</textarea>`}
<pre class="curl" tabindex="0" role="region" aria-label="curl, ${id}: ${title}">${curlOf(method, address, body)}</pre>
<output></output>
</form>`
}

function curlOf(method: string, address: string, body: string | undefined): string {
  const sent = body
    ? ` -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(JSON.parse(body))}'`
    : ''
  const how = method === 'get' || body ? '' : ` -X ${method.toUpperCase()}`
  return `curl${how} "$URL${address}" -H "apikey: $KEY" -H 'Accept: application/json'${sent}`
}

/** One stream of rows: description, parameters, body, answer, and an example for the shell. */
export function streamArticle(operation: StreamOperation): Html {
  const { summary, description, parameters, requestBody, responses } = operation
  const id = operation.operationId as StreamName
  const { path } = streamEndpoints[id]
  const row = requestBody.content[rowTypes.ndjson]?.schema as Schema
  const line = responses[200].content[rowTypes.ndjson]?.schema as Schema
  const { query, csv, lines } = streamExamples[id]
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const curl = [
    `curl "$URL${path}?${search}" -H "apikey: $KEY" -H 'Idempotency-Key: june-list'`,
    `  -H 'Content-Type: ${rowTypes.csv}' --data-binary @- <<'ROWS'`,
  ].join(' \\\n')
  const errors = Object.keys(responses).filter((status) => status !== '200')
  return html`<article aria-labelledby="${id}"><h3 id="${id}"><span class="method">post</span> <code>${path}</code></h3>
<p class="summary">${summary}.</p>
<p>${prose(description)}</p>
${parameterTable(`Parameters of ${path}`, parameters)}
<p>Body: a stream of ${shapeText(row)}, as <code>${rowTypes.ndjson}</code> or <code>${rowTypes.csv}</code>.</p>
<p>Answer: a stream of ${shapeText(line)}, as <code>${rowTypes.ndjson}</code>. <a href="#errors">Errors</a>: ${errors.join(', ')}.</p>
<pre class="curl" tabindex="0" role="region" aria-label="curl, ${id}">${`${curl}\n${csv}\nROWS`}</pre>
<pre tabindex="0" role="region" aria-label="Lines, ${id}">${lines.map((it) => JSON.stringify(it)).join('\n')}</pre>
</article>`
}
