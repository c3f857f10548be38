import { illegal, unescaped } from './characters.ts'

/** Maximum nesting. The deepest valid criteria are about 14 elements deep. */
export const MAX_DEPTH = 32
/** Maximum number of elements. The largest valid body of points and postal codes has fewer. */
const MAX_ELEMENTS = 100_000

const name = '[A-Za-z_\\u00B7-\\uFFFD][\\w.\\-\\u00B7-\\uFFFD]{0,99}'
const qualified = `(?:${name}:)?${name}`
const attribute = `\\s+${qualified}\\s*=\\s*(?:"[^"<]*"|'[^'<]*')`
/** A tag with at most 20 attributes, enough for namespace declarations. */
const tag = new RegExp(`<(/?)(${qualified})((?:${attribute}){0,20})\\s*(/?)>`, 'y')

const declared =
  /^<\?xml\s+version\s*=\s*(["'])1\.\d\1(?:\s+encoding\s*=\s*(["'])([\w.-]+)\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\4)?\s*\?>/
const instruction = new RegExp(`<\\?(?!xml[\\s?])${name}(?=\\s|\\?>)`, 'iy')
const inclusion = 'http://www.w3.org/2001/XInclude'

/**
 * Why a text is not one well-formed XML element without a document type, in words that follow "The body is not XML:";
 * undefined when it is. The parser that builds the tree accepts much of this. Takes time in proportion to the text.
 */
export function malformedReason(text: string): string | undefined {
  if (illegal.test(text)) return 'it holds characters that XML does not allow'
  const encoding = declared.exec(text)?.[3] ?? 'utf-8'
  if (!/^utf-8$/i.test(encoding)) return 'it says that it is in another encoding than UTF-8'
  const walk: Walk = { open: [], elements: 0 }
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at)
    if ('problem' in token) return token.problem
    const problem = follow(walk, token)
    if (problem) return problem
    at = token.end
  }
  if (walk.open.length) return 'it ends within an element'
  return walk.elements ? undefined : 'it is empty'
}

/** The names of the elements that are open at a position of the text, and how many started before it. */
interface Walk {
  open: string[]
  elements: number
}

type Tag = { kind: 'open' | 'close'; name: string; empty: boolean; end: number }
type Token = Tag | { kind: 'text' | 'aside'; end: number }

/** Moves past a token. Returns why it is not allowed there, if so. */
function follow(walk: Walk, token: Token): string | undefined {
  if (token.kind === 'open') return enter(walk, token)
  if (token.kind === 'close' && walk.open.pop() !== token.name) return 'its tags do not match'
  if (token.kind === 'text' && walk.open.length === 0) return 'there is text outside of the root element'
}

function enter(walk: Walk, { name, empty }: Tag): string | undefined {
  if (walk.open.length === 0 && walk.elements) return 'it has two root elements'
  if (++walk.elements > MAX_ELEMENTS) return 'it has too many elements'
  if (walk.open.length >= MAX_DEPTH) return 'it is nested too deeply'
  if (!empty) walk.open.push(name)
}

interface SyntaxProblem {
  problem: string
}

const malformed: SyntaxProblem = { problem: 'its text is malformed' }
const misreferring: SyntaxProblem = { problem: 'a reference in it names no character' }

/** The token at a position of the text: a tag, text, or an ignored part (comment, instruction, white space). */
function tokenAt(text: string, at: number): Token | SyntaxProblem {
  if (text[at] !== '<') return textAt(text, at)
  if (text.startsWith('<!--', at)) return enclosed(text, at + 4, '--', '-->', 'aside')
  if (text.startsWith('<![CDATA[', at)) return enclosed(text, at + 9, ']]>', ']]>', 'text')
  if (text.startsWith('<?', at)) return instructionAt(text, at)
  if (text.startsWith('<!', at)) return { problem: 'it holds a document type' }
  return tagAt(text, at)
}

function textAt(text: string, at: number): Token | SyntaxProblem {
  const next = text.indexOf('<', at)
  const end = next < 0 ? text.length : next
  const words = text.slice(at, end)
  if (words.includes(']]>')) return malformed
  if (unescaped(words) === undefined) return misreferring
  return { kind: words.trim() === '' ? 'aside' : 'text', end }
}

/** A part up to `stop`, which must be the start of `close`. */
function enclosed(
  text: string,
  from: number,
  stop: string,
  close: string,
  kind: 'text' | 'aside',
): Token | SyntaxProblem {
  const end = text.indexOf(stop, from)
  return end >= 0 && text.startsWith(close, end) ? { kind, end: end + close.length } : malformed
}

function instructionAt(text: string, at: number): Token | SyntaxProblem {
  instruction.lastIndex = at
  const isDeclaration = at === 0 && declared.test(text)
  if (!isDeclaration && !instruction.test(text)) return malformed
  return enclosed(text, at + 2, '?>', '?>', 'aside')
}

function tagAt(text: string, at: number): Token | SyntaxProblem {
  tag.lastIndex = at
  const [whole, close = '', name = '', attributes = '', empty = ''] = tag.exec(text) ?? []
  if (!whole || (close && (attributes || empty))) return malformed
  if (repeats(attributes)) return malformed
  if (unescaped(attributes) === undefined) return misreferring
  if (attributes.includes(inclusion)) return { problem: 'it includes another document' }
  return { kind: close ? 'close' : 'open', name, empty: empty !== '', end: at + whole.length }
}

function repeats(attributes: string): boolean {
  const names = attributes.replace(/"[^"]*"|'[^']*'/g, '').match(/[^\s=]+/g) ?? []
  return new Set(names).size < names.length
}
