import type { Sic } from '#contract/sic.ts'
import { once } from '#shared/once.ts'
import { indexEntries, rank, type SearchEntry } from './sic-search.ts'
import { readTable } from './table.ts'
import { wordsOf } from './words.ts'

/** One code of the dictionary; the first description is its main one. `Weight`: see README.md beside this file. */
export interface SicCode {
  Id: string
  Descriptions: readonly string[]
  Weight: number
  Preferred: boolean
}

/** A code of the tree with those under it. */
export type SicBranch = [Id: string, Description: string, children?: SicBranch[]]

const MAX_MATCHES = 200
const MAIN_TRADE = '01'

const codes = once(() => readTable('sic.tsv').map(codeOf))
const byId = once(() => new Map(codes().map((code) => [code.Id, code])))
const searchable = once(() => indexEntries(sicCodes(2, 4, 6).flatMap(entriesOf)))

function codeOf([Id = '', descriptions = '', weight = '', preferred = '']: string[]): SicCode {
  return {
    Id,
    Descriptions: descriptions.split('; '),
    Weight: Number(weight),
    Preferred: preferred === '*',
  }
}

function entriesOf({ Id, Descriptions, Weight, Preferred }: SicCode): SearchEntry[] {
  return Descriptions.map((Description) => ({ Id, Description, preferred: Preferred, weight: Weight }))
}

/** The codes with any of these numbers of digits, in the order of the tree. Divisions, which are letters, have one. */
export function sicCodes(...digits: number[]): SicCode[] {
  return codes().filter(({ Id }) => digits.includes(Id.length))
}

/** The main description of a 2-, 3-, 4- or 6-digit code; undefined when there is no such code. */
export function describeSic(code: string): string | undefined {
  return byId().get(code)?.Descriptions[0]
}

/** The 2-, 4- or 6-digit code with its main description (reference, SIC lookup); undefined when there is no such code. */
export function sicById(id: string): Sic | undefined {
  const Description = /^\d\d(\d\d){0,2}$/.test(id) ? describeSic(id) : undefined
  return Description === undefined ? undefined : { Id: id, Description }
}

/**
 * Codes whose description has every word of the keyword: in any order, as whole words or as their beginnings, singular
 * or plural, without regard to case and accents. Signs such as % and * are themselves. The best come first, 200 at
 * most. A code may come with several descriptions; with `preferredOnly` each comes once, and only those that most
 * people mean.
 */
export function searchSics(keyword: string, preferredOnly = false): Sic[] {
  const found = rank(searchable(), [...new Set(wordsOf(keyword))], preferredOnly)
  const shown = preferredOnly ? firstOfEach(found) : found
  return shown.slice(0, MAX_MATCHES)
}

function firstOfEach(sics: Sic[]): Sic[] {
  const first = new Map<string, Sic>()
  for (const sic of sics) if (!first.has(sic.Id)) first.set(sic.Id, sic)
  return [...first.values()]
}

/** The six-digit code of a whole four-digit trade: "5812" is "581201". Six digits are unchanged; unknown codes are undefined. */
export function sixDigits(code: string): string | undefined {
  const six = code.length === 4 ? code + MAIN_TRADE : code
  return six.length === 6 && byId().has(six) ? six : undefined
}

/** The whole tree: division (a letter), major group (2 digits), industry group (3), industry (4), trade (6). */
export function sicTree(): SicBranch[] {
  const divisions: SicBranch[] = []
  const path: SicBranch[] = []
  for (const { Id, Descriptions } of codes()) {
    const branch: SicBranch = [Id, Descriptions[0] ?? '']
    while (path.length > 0 && (path.at(-1)?.[0].length ?? 0) >= Id.length) path.pop()
    const above = path.at(-1)
    if (above) above[2] = [...(above[2] ?? []), branch]
    else divisions.push(branch)
    path.push(branch)
  }
  return divisions
}
