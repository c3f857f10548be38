import { type Html, html, prose } from './html.ts'
import type { Parameter } from './operations.ts'
import type { Schema } from './schemas.ts'
import { shapeText, valuesText } from './shape-text.ts'

type Rows = readonly (readonly Html[])[]

/** A table that scrolls on its own when it is wider than the page; on a narrow page the cells of a `wordy` one are below each other. */
export function table(label: string, head: readonly string[], rows: Rows, look = ''): Html {
  return html`<div class="table ${look}" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map(([first, ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`
}

const nameCell = (name: string, required: boolean, tag = 'required') =>
  html`<code>${name}</code>${required && html` <span class="tag">${tag}</span>`}`

const meaning = (description: string | undefined, schema: Schema) =>
  html`${prose(description ?? '')}${valuesText(schema)}`

/** The parameters of an endpoint. */
export function parameterTable(label: string, parameters: readonly Parameter[]): Html {
  const rows = parameters.map(({ name, in: place, required, description, schema }) => [
    nameCell(name, required),
    html`${place}`,
    shapeText(schema),
    meaning(description, schema),
  ])
  return table(label, ['Name', 'In', 'Type', 'Description'], rows, 'wordy')
}

/** The properties of an object; required ones of an answer are marked as always present. */
export function propertyTable(
  label: string,
  isAnswer: boolean,
  { properties = {}, required = [] }: Schema,
): Html {
  const rows = Object.entries(properties).map(([name, schema]) => [
    nameCell(name, required.includes(name), isAnswer ? 'always' : 'required'),
    shapeText(schema),
    html`${meaning(schema.description, schema)}${innerParts(schema)}`,
  ])
  return table(label, ['Name', 'Type', 'Description'], rows, 'wordy')
}

/** The parts of an object within an object, in one line each. */
function innerParts(schema: Schema): Html | undefined {
  const { properties } = schema.items ?? schema
  if (!properties) return undefined
  const parts = Object.entries(properties).map(
    ([name, inner]) => html`<li><code>${name}</code>: ${shapeText(inner)}. ${inner.description}</li>`,
  )
  if (parts.length <= 8) return html`<ul class="parts">${parts}</ul>`
  return html`<details class="values"><summary>${parts.length} properties</summary><ul class="parts">${parts}</ul></details>`
}
