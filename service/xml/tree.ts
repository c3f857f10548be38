import { XMLParser } from 'fast-xml-parser'
import { MAX_DEPTH } from './sound.ts'

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
  transformTagName: (name) => MARK + name.slice(name.indexOf(':') + 1),
})

/** The root element of a text that is known to be sound. Names are without their prefixes, attributes are left out. */
export function rootOf(text: string): XmlElement {
  return elementsOf(parser.parse(text) as Node[])[0] as XmlElement
}

export function elementsOf(children: readonly Node[]): XmlElement[] {
  return children.flatMap((node) =>
    Object.entries(node)
      .filter(([key]) => key.startsWith(MARK))
      .map(([key, inner]) => ({ name: key.slice(MARK.length), children: inner as Node[] })),
  )
}

/** The text that stands directly among `children`; undefined when a reference in it names no character. */
export function textOf(children: readonly Node[]): string | undefined {
  const parts = children.map((node) => {
    const [cdata] = (node[CDATA] as Node[] | undefined) ?? []
    return cdata ? String(cdata[TEXT]) : dereferenced(String(node[TEXT] ?? ''))
  })
  return parts.includes(undefined) ? undefined : parts.join('')
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const legal = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]$/u

function dereferenced(raw: string): string | undefined {
  let sound = true
  const text = raw.replace(/&(#x?)?(\w+);/g, (_, number: string | undefined, name: string) => {
    const character = number ? characterOf(Number.parseInt(name, number === '#x' ? 16 : 10)) : named[name]
    sound &&= character !== undefined
    return character ?? ''
  })
  return sound ? text : undefined
}

function characterOf(code: number): string | undefined {
  const character = code <= 0x10ffff ? String.fromCodePoint(code) : ''
  return legal.test(character) ? character : undefined
}
