import fc from 'fast-check'
import type { Schema } from '../openapi/schemas.ts'
import { anyRing } from '../store/queries.testing.ts'

type Any = fc.Arbitrary<unknown>
type Components = Record<string, Schema>

/** Maximum nesting of criteria, so that there are few areas. */
const DEPTH = 1

/** A text that names something: neither empty nor with characters that no text may hold. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((s) => s.trim() !== '' && !/[\p{Cc}\p{Cs}\p{Cn}]/u.test(s))

/** Names whose format is not fully in the schema: values are the examples of the description, or fit the data. */
const known: Record<string, Any> = {
  Points: anyRing,
  PostalCode: fc.constantFrom('02903', '68046', 'h2x 1y4'),
  City: fc.constantFrom('Providence', ' HOUSTON', "Coeur d'Alene", 'Montréal', 'Nowhere'),
  Country: fc.constantFrom('US', 'CA'),
}
const free =
  /^(CompanyName|FirstName|LastName|County|Name|StreetAddress|VehicleM|Suffix|Number|\w+Directional)/

/** Any value that a schema of the description allows, of a property called `name`. */
export function anyValue(schema: Schema, components: Components, name = '', depth = 0): Any {
  const { $ref, enum: values, anyOf, items, type, allOf, properties } = schema
  const inner = (part: Schema, called = name) => anyValue(part, components, called, depth)
  if (known[name])
    return items && name !== 'Points' ? fc.array(known[name], { minLength: 1, maxLength: 3 }) : known[name]
  if (free.test(name) && type === 'string') return text
  if ($ref) return inner(components[$ref.split('/').at(-1) as string] as Schema)
  if (values) return fc.constantFrom(...values)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (anyOf) return eitherOf(anyOf, inner)
  if (items)
    return fc.array(anyValue(items, components, name, depth), {
      minLength: 1,
      maxLength: Math.min(3, Number(schema.maxItems ?? 3)),
    })
  if (properties || allOf) return anyObject(schema, components, depth)
  return scalar(schema)
}

/** A number may also come as a text of plain digits. */
function eitherOf(options: readonly Schema[], inner: (option: Schema) => Any): Any {
  const [first = {}] = options
  if (first.type !== 'number' && first.type !== 'integer') return fc.oneof(...options.map(inner))
  const digits = first.type === 'number' ? 4 : 0
  return fc.oneof(
    inner(first),
    inner(first).map((n) => (Math.trunc(Number(n) * 1e4) / 1e4).toFixed(digits)),
  )
}

function scalar({ type, pattern, minimum, exclusiveMinimum, maximum, examples = [] }: Schema): Any {
  const [min, max] = [Number(minimum ?? exclusiveMinimum ?? 0), Number(maximum ?? 1000)]
  if (type === 'integer') return fc.integer({ min, max: Math.min(max, 2 ** 31 - 1) })
  if (type === 'number')
    return fc.double({ min: exclusiveMinimum === undefined ? min : 0.01, max, noNaN: true })
  if (type === 'boolean') return fc.boolean()
  if (pattern) return fc.stringMatching(new RegExp(String(pattern)))
  return examples.length ? fc.constantFrom(...examples.flat()) : text
}

/** A few of an object's properties, and all that are required. */
function anyObject(schema: Schema, components: Components, depth: number): Any {
  const base = schema.allOf?.[0]?.$ref?.split('/').at(-1)
  const properties = { ...(base && components[base]?.properties), ...schema.properties }
  const nests = /^(AnyOf|NoneOf)$/
  const names = Object.keys(properties).filter((name) => depth < DEPTH || !nests.test(name))
  const required = schema.required ?? []
  const optional = names.filter((name) => !required.includes(name))
  const few = { minLength: Number(schema.minProperties ?? 0), maxLength: Math.min(4, optional.length) }
  return fc.subarray(optional, few).chain((selected) => {
    const entries = [...required, ...selected].map((name) => {
      const deeper = nests.test(name) ? depth + 1 : depth
      return [name, anyValue(properties[name] as Schema, components, name, deeper)] as const
    })
    return fc.record(Object.fromEntries(entries))
  })
}
