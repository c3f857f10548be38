import { titleCase } from '#service/normalize/city.ts'
import type { Note } from '#service/normalize/notes.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { degrees, generations, honorifics } from '#shared/text/name-words.ts'

/** The parts of a person's name. */
export interface PersonName {
  FirstName?: string
  MiddleInitial?: string
  LastName?: string
}

const titles = new Set([
  ...honorifics,
  ...'professor reverend honorable sgt capt col lt maj fr sr sra m'.split(' '),
])
const suffixes = new Set([...generations, ...degrees, ...'v jd mba pe ret usa usn usaf'.split(' ')])
/** Words that belong to the last name that follows. */
const particles = new Set(
  'de del della der den di da do dos du la le los las van von vom zu ter ten st saint bin ibn al el af av mac san'.split(
    ' ',
  ),
)

const key = (word: string | undefined) => (word ?? '').toLowerCase().replace(/[.,]/g, '')
const present = (text: string | undefined) => text || undefined

/** The words of a name without its titles and suffixes. */
function bare(words: string[]): string[] {
  const all = [...words]
  while (all.length > 2 && titles.has(key(all[0]))) all.shift()
  if (all.length === 2 && /^(mr|mrs|ms|miss|dr)$/.test(key(all[0]))) all.shift()
  while (all.length > 1 && suffixes.has(key(all.at(-1)))) all.pop()
  return all
}

/** Where the last name begins: with the particles before its last word, but never with the first word of all. */
function lastNameAt(words: readonly string[]): number {
  let at = words.length - 1
  while (at > 1 && particles.has(key(words[at - 1]))) at--
  return at
}

const initialOf = (words: readonly string[]) => /^\p{L}/u.exec(words[0] ?? '')?.[0].toUpperCase()

function fromWords(words: readonly string[]): PersonName {
  if (words.length < 2) return { LastName: present(words[0]) }
  const at = lastNameAt(words)
  return {
    FirstName: words[0],
    MiddleInitial: initialOf(words.slice(1, at)),
    LastName: words.slice(at).join(' '),
  }
}

/** `Public, John Q`: the last name, then the rest. */
function fromComma(last: string, rest: string): PersonName {
  const [first, ...middle] = bare(rest.split(' '))
  return {
    FirstName: present(first),
    MiddleInitial: initialOf(middle),
    LastName: present(bare(last.split(' ')).join(' ')),
  }
}

/** `John & Mary Smith`, `John Smith and Mary Jones` or `Mr. and Mrs. John Smith`: the first of the two, with the last name of both. */
function firstOfTwo(text: string): string | undefined {
  const [first = '', second] = text.split(/\s+(?:&|and|\+)\s+/i)
  if (second === undefined || text.includes(',')) return undefined
  if (first.split(' ').every((word) => titles.has(key(word)))) return second
  const single = bare(first.split(' ')).length < 2 || /\s\p{L}\.?$/u.test(first)
  return single ? `${first} ${fromWords(bare(second.split(' '))).LastName ?? ''}`.trim() : first
}

/** Takes a whole name apart. A single word counts as a last name. */
export function takeApart(cell: string): { name: PersonName; notes: Note[] } {
  const whole = cleanText(cell)
  if (whole === '') return { name: {}, notes: [] }
  const one = firstOfTwo(whole)
  const text = one ?? whole
  const [before = '', after = ''] = text.split(/\s*,\s*/)
  const isSuffix = after !== '' && after.split(' ').every((word) => suffixes.has(key(word)))
  const name = after === '' || isSuffix ? fromWords(bare(before.split(' '))) : fromComma(before, after)
  return { name, notes: one ? ['nameTakenApart', 'nameOfTwo'] : ['nameTakenApart'] }
}

const isFlat = (text: string) =>
  /\p{L}{2}/u.test(text) && (text === text.toUpperCase() || text === text.toLowerCase())

/** A name with capital first letters when it is all capitals or all small letters. */
export function inCapitals({ FirstName, MiddleInitial, LastName }: PersonName): {
  name: PersonName
  notes: Note[]
} {
  const flat = isFlat(`${FirstName ?? ''} ${LastName ?? ''}`)
  const spell = (text: string | undefined) => text && (flat ? titleCase(text) : text)
  const initial = MiddleInitial?.replace(/\.$/, '')
  return {
    name: {
      FirstName: spell(FirstName),
      MiddleInitial: initial?.slice(0, 1).toUpperCase(),
      LastName: spell(LastName),
    },
    notes: flat ? ['nameCapitals'] : [],
  }
}
