import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { ValidationErrors } from '#contract/problem.ts'
import { innerSchema } from '../http/names.ts'
import { itemName, namespace } from './names.ts'

/** An element of XML Schema, with its attributes and children. */
type SchemaPart = [name: string, attributes: Record<string, string>, ...inside: SchemaPart[]]

const Problem = z.object({ StatusCode: z.int(), Message: z.string() })
const errors: [root: string, schema: z.ZodType][] = [
  ['Errors', ValidationErrors],
  ['Error', Problem],
]

/**
 * The XML Schema of every answer: one element for each root of the contract, and the two of errors. Of an object each
 * element comes once, in any order; items of lists are named as the writer names them.
 */
export function schemaText(): string {
  const answers = Object.values<Endpoint>(endpoints).map(({ xml, response }) => [xml, response] as const)
  const types = new Map<string, SchemaPart>()
  const roots = new Map(errors.map(([root, schema]) => [root, element(root, schema)]))
  for (const [root, schema] of answers) addPart(roots, root, rootElement(root, schema, types))
  const all = [...roots.values(), ...types.values()].sort(byName)
  const head = { 'xmlns:xs': 'http://www.w3.org/2001/XMLSchema', xmlns: namespace }
  const form = { targetNamespace: namespace, elementFormDefault: 'qualified' }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${printed(['xs:schema', { ...head, ...form }, ...all], '')}`
}

/** A root element. Records have types of their own, as they are both roots and items of lists. */
function rootElement(root: string, schema: z.ZodType, types: Map<string, SchemaPart>): SchemaPart {
  const item = innerSchema(schema)
  const name = item instanceof z.ZodArray ? itemName(root) : root
  const record = innerSchema(item instanceof z.ZodArray ? (item.element as z.ZodType) : item)
  addPart(types, name, ['xs:complexType', { name }, contentOf(name, record)])
  if (item === record) return ['xs:element', { name: root, type: name }]
  return ['xs:element', { name: root }, listOf(['xs:element', { name, type: name, ...anyNumber }])]
}

/** Two definitions of one name must be equal. */
function addPart(parts: Map<string, SchemaPart>, name: string, part: SchemaPart): void {
  const known = parts.get(name)
  if (known && printed(known, '') !== printed(part, '')) throw new Error(`Two answers are called ${name}`)
  parts.set(name, part)
}

const anyNumber = { minOccurs: '0', maxOccurs: 'unbounded' }
const listOf = (item: SchemaPart): SchemaPart => ['xs:complexType', {}, ['xs:sequence', {}, item]]

function element(name: string, outer: z.ZodType, occurs: Record<string, string> = {}): SchemaPart {
  const schema = innerSchema(outer)
  const simple = simpleType(schema)
  if (simple) return ['xs:element', { name, type: simple, ...occurs }]
  return ['xs:element', { name, ...occurs }, ['xs:complexType', {}, contentOf(name, schema)]]
}

/** The type of an element without elements; undefined for lists and objects. */
function simpleType(schema: z.ZodType): string | undefined {
  if (schema instanceof z.ZodArray || schema instanceof z.ZodObject) return undefined
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'xs:integer' : 'xs:double'
  return schema instanceof z.ZodBoolean ? 'xs:boolean' : 'xs:string'
}

function contentOf(name: string, schema: z.ZodType): SchemaPart {
  if (schema instanceof z.ZodArray)
    return ['xs:sequence', {}, element(itemName(name), schema.element as z.ZodType, anyNumber)]
  const { shape, def } = schema as z.ZodObject
  const members = Object.entries(shape as Record<string, z.ZodType>).map(([member, inner]) =>
    element(member, inner, inner.safeParse(undefined).success ? { minOccurs: '0' } : {}),
  )
  return def.catchall ? ['xs:sequence', {}, ...members, anyElements] : ['xs:all', {}, ...members]
}

/** The members of an object whose names are not fixed. */
const anyElements: SchemaPart = [
  'xs:any',
  { namespace: '##targetNamespace', processContents: 'skip', ...anyNumber },
]

const byName = ([, a]: SchemaPart, [, b]: SchemaPart) => (a.name ?? '').localeCompare(b.name ?? '', 'en')

function printed([name, attributes, ...inside]: SchemaPart, indent: string): string {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  const start = `${indent}<${name}${words.join('')}`
  if (!inside.length) return `${start}/>\n`
  return `${start}>\n${inside.map((part) => printed(part, `${indent}  `)).join('')}${indent}</${name}>\n`
}
