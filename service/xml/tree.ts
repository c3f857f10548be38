import { XMLParser } from 'fast-xml-parser'
import { unescaped } from './characters.ts'
import { MAX_DEPTH } from './well-formed.ts'

/** A node of the parser: an object with one property, whose name is the type of the node. */
export type Node = Record<string, unknown>

export interface XmlElement {
  name: string
  children: Node[]
}

/** Prefix of element names, so that none can be mistaken for a text or for a property that every object has. */
const MARK = '<'
const CDATA = '#cdata'
const TEXT = '#text'

const parser = new XMLParser({
  preserveOrder: true,
  processEntities: false,
  parseTagValue: false,
  trimValues: false,
  cdataPropName: CDATA,
  textNodeName: TEXT,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MAX_DEPTH,
  // The parser calls this twice for the name of an empty element.
  transformTagName: (name) => name.replace(/^<?(?:[^:]*:)?/, MARK),
})

/** The root element of a text that is well-formed. Names are without their prefixes, attributes are dropped. */
export function rootOf(text: string): XmlElement {
  return elementsOf(parser.parse(text) as Node[])[0] as XmlElement
}

export function elementsOf(children: readonly Node[]): XmlElement[] {
  const elements: XmlElement[] = []
  for (const node of children)
    for (const key in node)
      if (key[0] === MARK) elements.push({ name: key.slice(1), children: node[key] as Node[] })
  return elements
}

/** The text directly among `children`. */
export function textOf(children: readonly Node[]): string {
  let text = ''
  for (const node of children) {
    const [cdata] = (node[CDATA] as Node[] | undefined) ?? []
    text += cdata ? cdata[TEXT] : (unescaped(String(node[TEXT] ?? '')) ?? '')
  }
  return text
}
