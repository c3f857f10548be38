import { XMLParser } from 'fast-xml-parser'
import { unescaped } from './characters.ts'
import { MAX_DEPTH } from './well-formed.ts'

/** What the parser makes of a piece: one property, whose name tells what it is. */
export type Node = Record<string, unknown>

export interface XmlElement {
  name: string
  children: Node[]
}

/** Names of elements bear a mark, so that none can be mistaken for a text or for a property that every object has. */
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
  // Asked twice for the name of an empty element.
  transformTagName: (name) => name.replace(/^<?(?:[^:]*:)?/, MARK),
})

/** The root element of a text that is known to be sound. Names are without their prefixes, attributes are left out. */
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

/** The text that stands directly among `children`. */
export function textOf(children: readonly Node[]): string {
  let text = ''
  for (const node of children) {
    const [cdata] = (node[CDATA] as Node[] | undefined) ?? []
    text += cdata ? cdata[TEXT] : (unescaped(String(node[TEXT] ?? '')) ?? '')
  }
  return text
}
