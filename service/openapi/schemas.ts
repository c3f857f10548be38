import { z } from 'zod'
import type { Endpoint, StreamEndpoint } from '#contract/endpoint.ts'
import { endpoints, streamEndpoints } from '#contract/endpoints.ts'
import { interests, targetModels } from '#contract/interests.ts'
import { itemName } from '../xml/names.ts'
import { answerDescriptions, bodyDescriptions, sicDescriptions } from './body-descriptions.ts'
import { names } from './components.ts'
import {
  criterionDescriptions,
  type Description,
  placeDescriptions,
  traitDescriptions,
} from './criterion-descriptions.ts'
import { fieldDescriptions } from './field-descriptions.ts'

/** A JSON Schema (2020-12), as far as the description uses it. */
export interface Schema {
  $ref?: string
  type?: string
  description?: string
  enum?: readonly unknown[]
  examples?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  [keyword: string]: unknown
}

type Direction = 'input' | 'output'

/** A schema of the contract as JSON Schema; named parts are separate, and references lead to the components. */
export function schemaOf(schema: z.ZodType, io: Direction): { own: Schema; parts: Record<string, Schema> } {
  const made = z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: 'any',
    override: unboundInteger,
  })
  const text = JSON.stringify(made).replaceAll('#/$defs/', '#/components/schemas/')
  const { $schema, $defs = {}, ...own } = JSON.parse(text) as Schema & { $defs?: Record<string, Schema> }
  return { own, parts: $defs }
}

/** Removes the bounds of JavaScript's safe integers, which are not bounds of the API. */
function unboundInteger({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

/** The components of one direction: every named schema that bodies (input) or answers (output) reach. */
function componentsOf(io: Direction, part: 'body' | 'response'): Record<string, Schema> {
  const roots = Object.values<Endpoint>(endpoints).flatMap((endpoint) => endpoint[part] ?? [])
  const ofStreams = Object.values<StreamEndpoint>(streamEndpoints).map(({ row, line }) =>
    part === 'body' ? row : line,
  )
  const all = [...roots, ...ofStreams].map((root) => schemaOf(root, io).parts)
  return Object.assign({}, ...all)
}

type Lookup = (name: string) => Description | string | undefined

/** A schema whose properties, and those within them, have descriptions. */
function withDescriptions(schema: Schema, lookup: Lookup): Schema {
  const { properties, items } = schema
  const described = Object.entries(properties ?? {}).map(([name, inner]) => {
    const description = lookup(name)
    return [
      name,
      describe(
        withDescriptions(inner, lookup),
        typeof description === 'string' ? { text: description } : description,
      ),
    ]
  })
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(described) }),
    ...(items && { items: withDescriptions(items, lookup) }),
  }
}

/** A schema with its description, example, values and bounds. */
export function describe(schema: Schema, description: Partial<Description> = {}): Schema {
  const { text, example, values, bounds, over, nonEmpty, onlyTrue } = description
  const plain = onlyTrue ? { type: 'boolean', const: true } : schema
  const listed = values ? enumerated(plain, values) : plain
  const bounded = bounds ? withBounds(listed, bounds, over) : listed
  return {
    ...bounded,
    ...(text && { description: text }),
    ...(example !== undefined && { examples: [example] }),
    ...(nonEmpty && { minProperties: 1 }),
  }
}

function enumerated(schema: Schema, values: readonly string[]): Schema {
  if (schema.$ref) return schema
  if (schema.items) return { ...schema, items: enumerated(schema.items, values) }
  return { type: 'string', ...schema, enum: values }
}

function withBounds(schema: Schema, [min, max]: readonly [number, number], over = false): Schema {
  if (schema.items) return { ...schema, items: withBounds(schema.items, [min, max], over) }
  const bounds = over ? { exclusiveMinimum: min, maximum: max } : { minimum: min, maximum: max }
  if (!schema.anyOf) return { ...schema, ...bounds }
  const anyOf = schema.anyOf.map((option) => (option.type === 'string' ? option : { ...option, ...bounds }))
  return { ...schema, anyOf }
}

const labels: Record<string, string> = { ...interests, ...targetModels }

function bodyLookup(component: string): Lookup {
  const own = bodyDescriptions[component] ?? {}
  const criteria: Record<string, Description> = criterionDescriptions
  return (name) =>
    own[name] ??
    criteria[name] ??
    placeDescriptions[name] ??
    traitDescriptions[name] ??
    answerDescriptions[name]
}

function answerLookup(component: string): Lookup {
  const own = component.startsWith('Sic') ? sicDescriptions : undefined
  const fields: Record<string, string> = fieldDescriptions
  return (name) => own?.[name] ?? fields[name] ?? labels[name] ?? answerDescriptions[name]
}

/** Makes numbers integers, except degrees, probabilities and bands of travel, and adds the XML names of lists. */
function asAnswered(schema: Schema, name = ''): Schema {
  const { type, properties, items } = schema
  if (type === 'number' && !/itude$|^Probability$|^Value$/.test(name)) return { ...schema, type: 'integer' }
  if (items)
    return {
      ...schema,
      xml: { wrapped: true },
      items: { ...asAnswered(items), xml: { name: itemName(name) } },
    }
  if (!properties) return schema
  const inner = Object.entries(properties).map(([key, value]) => [key, asAnswered(value, key)])
  return { ...schema, properties: Object.fromEntries(inner) }
}

/** Every component of answers, by name. */
export function answerComponents(): Record<string, Schema> {
  const entries = Object.entries(componentsOf('output', 'response'))
  return Object.fromEntries(
    entries.map(([name, schema]) => [name, withDescriptions(asAnswered(schema), answerLookup(name))]),
  )
}

/** Every component of bodies, by name. Criteria refer to themselves, and bodies to criteria. */
export function bodyComponents(): Record<string, Schema> {
  const entries = Object.entries(componentsOf('input', 'body'))
  const all = Object.fromEntries(
    entries.map(([name, schema]) => [name, withDescriptions(schema, bodyLookup(name))]),
  )
  const StateProvince = describe(all.StateProvince as Schema, criterionDescriptions.StateProvince)
  return { ...all, StateProvince, ...onCriteria(all, 'Company'), ...onCriteria(all, 'Person') }
}

function onCriteria(all: Record<string, Schema>, kind: 'Company' | 'Person'): Record<string, Schema> {
  const name = `${kind}Criteria`
  const { properties = {} } = all[name] as Schema
  const nested = nestedLists(all[`${kind}Search`] as Schema, name)
  const criteria = { type: 'object', properties: { ...properties, ...nested } }
  const bodies = ['Search', 'Tally', 'CountItem', 'TallyItem'].map((part) => {
    const body = `${kind}${part}`
    const { properties: own = {}, required } = all[body] as Schema
    const rest = Object.entries(own).filter(([key]) => !(key in criteria.properties))
    return [body, { type: 'object', ...closed(name), properties: Object.fromEntries(rest), required }]
  })
  return { [name]: criteria, ...Object.fromEntries(bodies) }
}

const closed = (name: string): Schema => ({
  allOf: [{ $ref: `#/components/schemas/${name}` }],
  unevaluatedProperties: false,
})

/** `AnyOf` and `NoneOf` as lists of the criteria that contain them; the service limits the depth. */
function nestedLists({ properties = {} }: Schema, name: string): Record<string, Schema> {
  const lists = ['AnyOf', 'NoneOf'].map((key) => [key, { ...properties[key], items: closed(name) }])
  return Object.fromEntries(lists)
}
