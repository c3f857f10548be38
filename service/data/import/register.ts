import { cleanText, withoutDecimals } from '#shared/text/clean-text.ts'
import { digest } from './stable-id.ts'

/** What identifies a row of a file. */
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
  /** How many digits an Id has. */
  digits: number
  /** By position in the file: the Id as a number, 0 for a rejected row. */
  ids: number[]
  /** Lines of the rows by Id, for Ids that are numbers of so many digits at most. */
  own: Map<number, number>
  /** Rows by what their Id is made from. */
  made: Map<string, Made & { line: number }>
  /** Lines by all that is in the row, for rows without an id. */
  wholes: Map<string, number>
}

export const newRegister = (digits: number): Register => ({
  digits,
  ids: [],
  own: new Map(),
  made: new Map(),
  wholes: new Map(),
})

/** The Id that is a source's own, or undefined when one has to be made. */
function ownId(text: string, digits: number): number | undefined {
  return /^\d+$/.test(text) && text.length <= digits && Number(text) > 0 ? Number(text) : undefined
}

const tidyId = (cell: string) => withoutDecimals(cleanText(cell))

export const keepOut = (register: Register) => register.ids.push(0)

/** A row that came before on the line given, or undefined when the row is new and has its place in the register now. */
export function enter(register: Register, identity: Identity, line: number): { sameAs: number } | undefined {
  const id = tidyId(identity.id)
  const own = ownId(id, register.digits)
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
  const { digits, ids, made, wholes } = register
  if (id === '') {
    const all = digest(whole(), digits).key
    const duplicate = wholes.get(all)
    if (duplicate !== undefined) return duplicate
    wholes.set(all, line)
  }
  let { key, start } = digest(id === '' ? `about ${about()}` : `id ${id}`, digits)
  const earlier = made.get(key)
  if (earlier && id !== '') return earlier.line
  for (let n = 2; made.has(key); n++) ({ key, start } = digest(`about ${about()} ${n}`, digits))
  made.set(key, { row: ids.length, start, line })
  ids.push(0)
  return undefined
}

/**
 * Gives every row its Id: own ones are unchanged, generated ones are derived from the row and move to the next free number on a
 * conflict, in the order of the file, so that the same file gives the same Ids. Returns a look-up of a row's Id by the source's own
 * id.
 */
export function assignIds({ digits, ids, own, made }: Register): (id: string) => number | undefined {
  const taken = new Set(own.keys())
  for (const { row, start } of made.values()) {
    let id = start
    while (taken.has(id)) id = id + 1 < 10 ** digits ? id + 1 : 10 ** (digits - 1)
    taken.add(id)
    ids[row] = id
  }
  return (cell) => {
    const text = tidyId(cell)
    const number = ownId(text, digits)
    if (number !== undefined) return own.has(number) ? number : undefined
    return ids[made.get(digest(`id ${text}`, digits).key)?.row ?? -1]
  }
}
