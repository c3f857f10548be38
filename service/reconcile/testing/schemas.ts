/**
 * What each answer must be, written after the text of the Reconciliation Service API 0.2 (W3C Entity Reconciliation Community
 * Group, Final Report of 10 April 2023), section by section; nothing more is allowed than the text names.
 */
const text = { type: 'string', minLength: 1 }
const url = { type: 'string', format: 'uri', pattern: '^https?://' }
const object = (required: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
})
const listOf = (items: object) => ({ type: 'array', items })
const named = (values: object) => ({ type: 'object', additionalProperties: values })

// Types; Properties: an identifier and a name, neither empty.
const type = object({ id: text, name: text })
const property = object({ id: text, name: text })

// Identifier Spaces and View Templates: the identifier goes in the place of {{id}}.
const template = { type: 'string', pattern: '^https?://.*\\{\\{id\\}\\}.*$' }
const service = object({ service_url: url, service_path: { type: 'string', pattern: '^/' } })
const pixels = { type: 'integer', minimum: 1 }

/** Service Manifest. */
export const manifest = object(
  {
    versions: { type: 'array', items: text, contains: { const: '0.2' } },
    name: text,
    identifierSpace: url,
    schemaSpace: url,
  },
  {
    defaultTypes: { ...listOf(type), uniqueItems: true },
    documentation: url,
    logo: url,
    serviceVersion: text,
    view: object({ url: template }),
    preview: object({ url: template, width: pixels, height: pixels }),
    suggest: object({}, { entity: service, property: service, type: service }),
    extend: object({}, { propose_properties: service, property_settings: { type: 'array' } }),
    batchSize: { type: 'integer', minimum: 1 },
    authentication: object({ type: { const: 'apiKey' }, name: text, in: { enum: ['query', 'header'] } }),
  },
)

const feature = object({ id: text, value: { type: ['boolean', 'number'] } })
const candidate = object(
  { id: text, name: text, score: { type: 'number' } },
  { description: text, type: listOf(type), features: listOf(feature), match: { type: 'boolean' } },
)
/** Reconciliation Query Responses: a result batch. */
export const results = named(object({ result: listOf(candidate) }))

/** Suggest Responses for entities, and for properties and types. */
export const entities = object({
  result: listOf(object({ id: text, name: text }, { description: text, notable: listOf(type) })),
})
export const items = object({ result: listOf(object({ id: text, name: text }, { description: text })) })

/** Data Extension Property Proposals. */
export const proposals = object(
  { properties: listOf(property), type: text },
  { limit: { type: 'integer', minimum: 1 } },
)

const value = {
  oneOf: [
    object({ str: { type: 'string' } }),
    object({ int: { type: 'integer' } }),
    object({ float: { type: 'number' } }),
  ],
}
/** Data Extension Responses: for each entity and each property its values. */
export const extension = object({ meta: listOf(property), rows: named(named(listOf(value))) })
