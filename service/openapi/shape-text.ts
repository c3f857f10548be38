import { type Html, html } from './html.ts'
import type { Schema } from './schemas.ts'

const typeLabels: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
}

const thousands = (n: unknown) => Number(n).toLocaleString('en-US').replace('-', '−')

/** The name of a component that a schema refers to. */
export const referredTo = (ref: string) => ref.split('/').at(-1) as string

/** The type of a value as text; components are links. */
export function shapeText(schema: Schema): Html {
  const { $ref, allOf, anyOf, items, type } = schema
  if ($ref) return linkTo(referredTo($ref))
  if (allOf?.[0]) return shapeText(allOf[0])
  if (items) return html`list of ${shapeText(items)}`
  if (anyOf)
    return html`${preferred(anyOf).map((option, i) => html`${i > 0 && ' or a '}${shapeText(option)}`)}`
  if (schema.const === true) return html`true`
  return html`${typeLabels[type ?? 'object'] ?? type}${boundsText(schema)}`
}

/** Numbers and flags may also be sent as text; the description does not repeat that. */
function preferred(options: readonly Schema[]): readonly Schema[] {
  const others = options.filter(({ type }) => type !== 'string')
  return others.some(({ type }) => type === 'array') ? options : others
}

export const linkTo = (component: string) => html`<a href="#${component}">${component}</a>`

function boundsText({ minimum, exclusiveMinimum, maximum }: Schema): string {
  if (maximum === undefined) return ''
  const from = minimum === undefined ? `over ${thousands(exclusiveMinimum)}` : `${thousands(minimum)}`
  return ` from ${from} to ${thousands(maximum)}`
}

/** Values of a name, all of them when they are few, collapsed when they are many. */
export function valuesText({ enum: own, items }: Schema): Html | undefined {
  const values = (own ?? items?.enum)?.map(String)
  if (!values?.length) return undefined
  const list = html`${values.map((value, i) => html`${i > 0 && ', '}<code>${value}</code>`)}`
  if (values.length <= 8) return html`<p class="values">${list}</p>`
  return html`<details class="values"><summary>${values.length} values</summary><p>${list}</p></details>`
}
