/** Ids out of a text or a file, as far as they are ids. */
export interface GivenIds {
  /** Each once, in their order, with where it stood first. */
  ids: readonly string[]
  places: readonly number[]
  /** Entries that say an id again. */
  again: number
  /** What is no id, with where it stands. */
  wrong: readonly { text: string; place: number }[]
}

/** What was taken from a text, or from the file of this name. */
export interface Taken {
  given: GivenIds
  file?: string
}

/** An id of the service is up to 20 letters and digits (`RecordId` of the contract). */
const isId = (text: string) => /^[A-Za-z0-9]{1,20}$/.test(text)

/** Takes entries one after the other, each with the line or row where it stands. */
export function idGatherer() {
  const places = new Map<string, number>()
  const wrong: { text: string; place: number }[] = []
  let again = 0
  const add = (text: string, place: number) => {
    const entry = text.trim()
    if (entry === '') return
    if (!isId(entry)) wrong.push({ text: entry, place })
    else if (places.has(entry)) again++
    else places.set(entry, place)
  }
  const gathered = (): GivenIds => ({
    ids: [...places.keys()],
    places: [...places.values()],
    again,
    wrong,
  })
  return { add, gathered }
}

/** The ids of a text: one a line, or with commas, semicolons, tabs or blanks between them; quotes around them are left aside. */
export function idsIn(text: string): GivenIds {
  const { add, gathered } = idGatherer()
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries())
    for (const entry of line.split(/[\s,;]+/)) add(entry.replace(/^["']|["']$/g, ''), i + 1)
  return gathered()
}

const MAX_NAMED = 5

/** What is wrong, by where it stands: "Line 3: “a-b”, line 9: “??” and 4 more are no ids." */
export function wrongText({ wrong }: GivenIds, place: 'line' | 'row'): string | undefined {
  if (wrong.length === 0) return undefined
  const named = wrong
    .slice(0, MAX_NAMED)
    .map(({ text, place: at }) => `${place} ${at}: “${text.length > 30 ? `${text.slice(0, 30)}…` : text}”`)
  const more = wrong.length > MAX_NAMED ? ` and ${wrong.length - MAX_NAMED} more` : ''
  const words = `${named.join(', ')}${more} ${wrong.length === 1 ? 'is no id' : 'are no ids'}`
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
