import { createHash } from 'node:crypto'

/** A number of so many digits, the first not 0, derived from a text alone; and a key of the text. */
export function digest(text: string, digits: number): { key: string; start: number } {
  const hash = createHash('sha1').update(text).digest()
  const first = 10 ** (digits - 1)
  return { key: hash.toString('latin1', 0, 12), start: first + (hash.readUIntBE(12, 6) % (9 * first)) }
}

export const spellId = (id: number, digits: number) => String(id).padStart(digits, '0')
