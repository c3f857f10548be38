/** How a language writes JSON: its words for true, false and null. */
export interface Atoms {
  true: string
  false: string
  null: string
}

export const jsonAtoms: Atoms = { true: 'true', false: 'false', null: 'null' }

const WIDTH = 76

/** JSON as people write it: what has room is on one line, the rest a value a line. `indent` is that of the first line. */
export function printed(value: unknown, indent = '', atoms: Atoms = jsonAtoms): string {
  const flat = onOneLine(value, atoms)
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH) return flat
  const inner = `${indent}  `
  if (Array.isArray(value)) return `[\n${linesOf(value, inner, atoms)}\n${indent}]`
  const parts = entriesOf(value).map(
    ([name, part]) => `${inner}${JSON.stringify(name)}: ${printed(part, inner, atoms)}`,
  )
  return `{\n${parts.join(',\n')}\n${indent}}`
}

const entriesOf = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined)

function onOneLine(value: unknown, atoms: Atoms): string {
  if (Array.isArray(value)) return `[${value.map((item) => onOneLine(item, atoms)).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const parts = entriesOf(value).map(([name, part]) => `${JSON.stringify(name)}: ${onOneLine(part, atoms)}`)
    return parts.length ? `{ ${parts.join(', ')} }` : '{}'
  }
  if (value === null || value === undefined) return atoms.null
  if (typeof value === 'boolean') return value ? atoms.true : atoms.false
  return asciiText(JSON.stringify(value))
}

/** Letters that are not ASCII as escapes, which every language here reads alike, whatever the file's encoding. */
const asciiText = (text: string) =>
  text.replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The items of a list: short ones as many to a line as have room, others one to a line. */
function linesOf(items: readonly unknown[], indent: string, atoms: Atoms): string {
  if (items.some((item) => typeof item === 'object' && item !== null))
    return items.map((item) => indent + printed(item, indent, atoms)).join(',\n')
  const lines = ['']
  for (const text of items.map((item) => onOneLine(item, atoms))) {
    const last = lines.at(-1) as string
    if (last && indent.length + last.length + text.length + 2 > WIDTH) lines.push(text)
    else lines[lines.length - 1] = last ? `${last}, ${text}` : text
  }
  return lines.map((line) => indent + line).join(',\n')
}
