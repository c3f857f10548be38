/** One property of a vCard: its name, its raw parameters and its raw value. */
export interface Property {
  name: string
  parameters: string
  value: string
}

/** Reads the lines of a vCard as RFC 6350 has them, independent of our writer. */
export function readVcard(card: string): Property[] {
  if (!card.endsWith('\r\n')) throw new Error('The last line has no end')
  const lines = card
    .slice(0, -2)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
  return lines.map((line) => {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/su.exec(line) ?? []
    if (!name) throw new Error(`No property: ${line}`)
    return { name, parameters, value }
  })
}

/** The components of a structured value, or one for a plain one, without their escapes. */
export function components(value: string): string[] {
  const found = ['']
  for (const [token] of value.matchAll(/\\[\s\S]|[\s\S]/gu)) {
    if (token === ';') found.push('')
    else found[found.length - 1] += token === '\\n' || token === '\\N' ? '\n' : token.replace(/^\\/, '')
  }
  return found
}
