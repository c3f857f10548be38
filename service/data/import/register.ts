import { createHash } from 'node:crypto'
import { cleanText, withoutDecimals } from './normalise/text.ts'

/** Ids have nine digits; made ones never begin with 0. */
const FIRST = 100_000_000
const COUNT = 900_000_000

/** What tells one row of a file from the others. */
export interface Identity {
  /** The source's own id; may be empty. */
  id: string
  /** Name, address and place: the same next time though the row has changed. */
  about: () => string
  /** Everything that is in the row. */
  whole: () => string
}

interface Made {
  row: number
  /** Where the search for a free number begins. */
  start: number
}

/** The Ids of a file's rows while it is read for the first time. */
export interface Register {
  /** By place in the file: the Id as a number, 0 for a row that stays out. */
  ids: number[]
  /** Lines of the rows by Id, for Ids that are numbers of 1 to 9 digits. */
  own: Map<number, number>
  /** Rows by what their Id is made from. */
  made: Map<string, Made & { line: number }>
  /** Lines by all that is in the row, for rows without an id. */
  wholes: Map<string, number>
}

export const newRegister = (): Register => ({ ids: [], own: new Map(), made: new Map(), wholes: new Map() })

const NUMBER = /^\d{1,9}$/

/** The Id that is a source's own, or undefined when one has to be made. */
function ownId(text: string): number | undefined {
  return NUMBER.test(text) && Number(text) > 0 ? Number(text) : undefined
}

const tidyId = (cell: string) => withoutDecimals(cleanText(cell))

function digest(text: string): { key: string; start: number } {
  const hash = createHash('sha1').update(text).digest()
  return { key: hash.toString('latin1', 0, 12), start: FIRST + (hash.readUIntBE(12, 6) % COUNT) }
}

export const keepOut = (register: Register) => register.ids.push(0)

/** A row that came before on the line given, or undefined when the row is new and has its place in the register now. */
export function enter(register: Register, identity: Identity, line: number): { sameAs: number } | undefined {
  const id = tidyId(identity.id)
  const own = ownId(id)
  const earlier = own === undefined ? enterMade(register, id, identity, line) : enterOwn(register, own, line)
  if (earlier === undefined) return undefined
  keepOut(register)
  return { sameAs: earlier }
}

function enterOwn({ ids, own }: Register, id: number, line: number): number | undefined {
  const earlier = own.get(id)
  if (earlier !== undefined) return earlier
  own.set(id, line)
  ids.push(id)
  return undefined
}

function enterMade(
  register: Register,
  id: string,
  { about, whole }: Identity,
  line: number,
): number | undefined {
  const { ids, made, wholes } = register
  if (id === '') {
    const all = digest(whole()).key
    const twin = wholes.get(all)
    if (twin !== undefined) return twin
    wholes.set(all, line)
  }
  let { key, start } = digest(id === '' ? `about ${about()}` : `id ${id}`)
  const earlier = made.get(key)
  if (earlier && id !== '') return earlier.line
  for (let n = 2; made.has(key); n++) ({ key, start } = digest(`about ${about()} ${n}`))
  made.set(key, { row: ids.length, start, line })
  ids.push(0)
  return undefined
}

/**
 * Gives every row its Id: own ones stand, made ones follow from what they are made from and move on to the next
 * free number where two meet, in the order of the file, so that the same file gives the same Ids. Returns how to
 * find a row's Id by the source's own id.
 */
export function assignIds({ ids, own, made }: Register): (id: string) => number | undefined {
  const taken = new Set(own.keys())
  for (const { row, start } of made.values()) {
    let id = start
    while (taken.has(id)) id = id + 1 < FIRST + COUNT ? id + 1 : FIRST
    taken.add(id)
    ids[row] = id
  }
  return (cell) => {
    const text = tidyId(cell)
    const number = ownId(text)
    if (number !== undefined) return own.has(number) ? number : undefined
    return ids[made.get(digest(`id ${text}`).key)?.row ?? -1]
  }
}

export const spellId = (id: number) => String(id).padStart(9, '0')
