import { type StreamName, streamEndpoints } from '#contract/endpoints.ts'
import { rowTypes } from '../http/media.ts'
import type { StreamOperation } from './document.ts'
import { type Html, html, prose } from './html.ts'
import type { Schema } from './schemas.ts'
import { shapeText } from './shape-text.ts'
import { streamExamples } from './stream-examples.ts'
import { parameterTable } from './tables.ts'

/** One stream of rows: what it does, what it takes, what it answers, and an example for the shell. */
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
