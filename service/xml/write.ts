import type { Problem, ValidationError } from '#contract/problem.ts'
import { holdsLongList } from '../http/json-chunks.ts'
import { escaped } from './characters.ts'
import { itemName, namespace } from './names.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * A value of the contract as an XML document in UTF-8 with the root element `root`. Names of objects become elements;
 * lists are wrapped and each item has an element of its own; missing values are skipped.
 */
export function writeXml(root: string, value: unknown): string {
  return `${declaration}<${root} xmlns="${namespace}">${content(root, value)}</${root}>`
}

/** The same text in chunks, items of long lists one by one. */
export function* xmlChunks(root: string, value: unknown): Generator<string> {
  yield `${declaration}<${root} xmlns="${namespace}">`
  yield* contentChunks(root, value)
  yield `</${root}>`
}

function* contentChunks(name: string, value: unknown): Generator<string> {
  if (!holdsLongList(value)) yield content(name, value)
  else if (Array.isArray(value)) for (const item of value) yield* elementChunks(itemName(name), item)
  else
    for (const [member, part] of Object.entries(value))
      if (part !== undefined && part !== null) yield* elementChunks(member, part)
}

function* elementChunks(name: string, value: unknown): Generator<string> {
  yield `<${name}>`
  yield* contentChunks(name, value)
  yield `</${name}>`
}

/** The body of an error: `Errors` of a 400, `Error` of any other (reference, Representation rules). */
export function writeFailure(body: Problem | ValidationError[]): string {
  if (Array.isArray(body)) return writeXml('Errors', body)
  return writeXml('Error', { StatusCode: body.statusCode, Message: body.message })
}

function content(name: string, value: unknown): string {
  if (typeof value === 'string') return escaped(value)
  if (Array.isArray(value)) return items(itemName(name), value)
  return typeof value === 'object' && value !== null ? members(value) : String(value)
}

function items(name: string, list: readonly unknown[]): string {
  let text = ''
  for (const item of list) text += element(name, item)
  return text
}

function members(object: object): string {
  let text = ''
  for (const [name, value] of Object.entries(object))
    if (value !== undefined && value !== null) text += element(name, value)
  return text
}

function element(name: string, value: unknown): string {
  return `<${name}>${content(name, value)}</${name}>`
}
