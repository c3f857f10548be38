import type { Company } from '#contract/company.ts'
import { once } from '#shared/once.ts'
import { readTable } from './table.ts'

type Naics = NonNullable<Company['NaicsList']>[number]

const titles = once(() => new Map(readTable('naics.tsv').map(([code = '', title = '']) => [code, title])))
const crosswalk = once(
  () => new Map(readTable('sic-naics.tsv').map(([sic = '', naics = '']) => [sic, naics.split(' ')])),
)
const sicsByNaics = once(invert)
const allSics = once(combine)

/** The 4-digit SIC codes of each NAICS code; those of which it is the main code come first. */
function invert(): Map<string, string[]> {
  const sics = new Map<string, string[]>()
  const industries = [...crosswalk()].filter(([sic]) => sic.length === 4)
  for (const main of [true, false])
    for (const [sic, codes] of industries)
      for (const code of codes)
        if ((code === codes[0]) === main) sics.set(code, [...(sics.get(code) ?? []), sic])
  return sics
}

/** All 6-digit NAICS 2017 codes with their titles. */
export const naicsTitles = (): [code: string, title: string][] => [...titles()]

/** The title of a 6-digit NAICS 2017 code; undefined when there is no such code. */
export const describeNaics = (code: string): string | undefined => titles().get(code)

function codesOf(sic: string): string[] {
  return crosswalk().get(sic) ?? crosswalk().get(sic.slice(0, 4)) ?? []
}

/**
 * The NAICS 2017 codes of a 4- or 6-digit SIC code, the main one first (Census crosswalk). A six-digit code has its
 * own where its trade went to one code, else those of its first four digits. Unknown codes: none.
 */
export function naicsOf(sic: string): Naics[] {
  return codesOf(sic).map((Code) => ({ Code, Description: describeNaics(Code) ?? '' }))
}

/** The main NAICS code of a 4- or 6-digit SIC code, as `naicsOf`. */
export const mainNaicsOf = (sic: string): string | undefined => codesOf(sic)[0]

/** Codes of `naics-sic.tsv`, else of the crosswalk, and their beginnings of 5 and 4 digits with the SIC code of the first one. */
function combine(): Map<string, string> {
  const sics = new Map(readTable('naics-sic.tsv').map(([naics = '', sic = '']) => [naics, sic]))
  for (const [naics, [sic = '']] of sicsByNaics()) if (!sics.has(naics)) sics.set(naics, sic)
  for (const [naics, sic] of [...sics].sort())
    for (const beginning of [naics.slice(0, 5), naics.slice(0, 4)])
      if (!sics.has(beginning)) sics.set(beginning, sic)
  return sics
}

/** The 4-digit SIC code of each NAICS code of 2012, 2017 and 2022, and of those of 5 and 4 digits. */
export const naicsSics = (): ReadonlyMap<string, string> => allSics()

/** The 4-digit SIC code that a NAICS code of 4 to 6 digits (2012, 2017 or 2022) mostly comes from; undefined when unknown. */
export const sicOfNaics = (naics: string): string | undefined => allSics().get(naics)
