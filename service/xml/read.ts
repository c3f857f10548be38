import { z } from 'zod'
import { decode } from '../http/json.ts'
import { canonicalNames, innerSchema, type PropertyPath, pathText } from '../http/names.ts'
import { itemOf } from '../http/parse.ts'
import { type Failure, invalid, problem } from '../http/problem.ts'
import { elementsOf, type Node, rootOf, textOf, type XmlElement } from './tree.ts'
import { malformedReason } from './well-formed.ts'

const notXml = (why: string): Failure => problem(405, `The body is not XML: ${why}.`)

/**
 * The value of an XML body: the value of the same body in JSON. `schema` decides which elements are lists and which are
 * numbers. The root element and the items of lists may have any name; attributes and namespaces are ignored.
 * Raises a 405 for text that is not UTF-8, not one well-formed element, has a document type, or is nested deeper than
 * any request; a 400 for a name given twice, as a list without its wrapping element would be.
 */
export function readXml(bytes: Uint8Array, schema: z.ZodType): unknown {
  const text = decode(bytes, notXml).replace(/^\uFEFF/, '')
  const why = malformedReason(text)
  if (why) throw notXml(why)
  return valueFrom(schema, rootOf(text).children, [])
}

function valueFrom(outer: z.ZodType, children: readonly Node[], path: PropertyPath): unknown {
  const elements = elementsOf(children)
  const text = textOf(children)
  if (!elements.length) return leafOf(outer, text)
  if (text.trim() !== '') throw notXml(`${pathText(path) || 'the root element'} mixes text and elements`)
  const schema = choose(outer, isComposite)
  if (schema instanceof z.ZodArray)
    return elements.map((item, i) => valueFrom(schema.element as z.ZodType, item.children, [...path, i]))
  return Object.fromEntries(entriesOf(schema, elements, path))
}

/** The schema of what a caller sends; of several, the first that `fits`. */
function choose(outer: z.ZodType, fits: (schema: z.ZodType) => boolean): z.ZodType {
  const schema = innerSchema(outer)
  if (!(schema instanceof z.ZodUnion)) return schema
  const options = schema.options.map((option) => choose(option as z.ZodType, fits))
  return options.find(fits) ?? (options[0] as z.ZodType)
}

function isComposite(schema: z.ZodType): boolean {
  return schema instanceof z.ZodArray || schema instanceof z.ZodObject
}

const numeric = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i
const isDecimal = (schema: z.ZodType) => schema instanceof z.ZodNumber && !schema.isInt

/** The value of an element without elements: a number where the schema allows one, else its text. */
function leafOf(outer: z.ZodType, text: string): unknown {
  if (numeric.test(text) && isDecimal(choose(outer, isDecimal))) return Number(text)
  const schema = choose(outer, (option) => option instanceof z.ZodString)
  if (isComposite(schema) && text.trim() === '') return schema instanceof z.ZodArray ? [] : {}
  return text
}

function entriesOf(
  schema: z.ZodType,
  elements: readonly XmlElement[],
  path: PropertyPath,
): [string, unknown][] {
  refuseTwice(elements, path)
  return elements.map(({ name, children }) => [
    name,
    valueFrom(memberOf(schema, name), children, [...path, name]),
  ])
}

/** The schema of an object's member, whatever the letter case of its name; unknown names may have any value. */
function memberOf(schema: z.ZodType, name: string): z.ZodType {
  if (!(schema instanceof z.ZodObject)) return anything
  const canonical = canonicalNames(schema).get(name.toLowerCase())
  return canonical === undefined ? anything : (schema.shape[canonical] as z.ZodType)
}

const anything = z.unknown()

function refuseTwice(elements: readonly XmlElement[], path: PropertyPath): void {
  const seen = new Set<string>()
  const twice = elements.find(({ name }) => seen.has(name) || !seen.add(name))
  if (!twice) return
  const place = [...path, twice.name]
  throw invalid([{ Description: `${pathText(place)} is given more than once`, Item: itemOf(place) }])
}
