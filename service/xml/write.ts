import type { Fault, Problem } from '#contract/problem'
import { itemName, namespace } from './names.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * A value of the contract as an XML document in UTF-8 with the root element `root`. Names of objects become elements;
 * lists are wrapped and each item has an element of its own; what is absent is left out.
 */
export function writeXml(root: string, value: unknown): string {
  return `${declaration}<${root} xmlns="${namespace}">${content(root, value)}</${root}>`
}

/** The body of an error: `Errors` of a 400, `Error` of any other (reference, Representation rules). */
export function writeFailure(body: Problem | Fault[]): string {
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

/** Control characters, broken surrogates and non-characters, none of which a document can hold. */
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const special = /[&<>\r]/g
const plain = /^[ !-%'-;=?-~]*$/
const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

function escaped(text: string): string {
  if (plain.test(text)) return text
  return text.replace(illegal, '').replace(special, (character) => references[character] as string)
}
