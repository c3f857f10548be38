import type { AnyRecord } from '#records/record.ts'

/** One main NAICS code of the sampled companies. */
export interface NaicsShare {
  Code: string
  Description: string | undefined
  count: number
}

/** How often an industry and a main NAICS code come together in a sample. */
export interface Tie {
  sic: string
  naics: string
  count: number
}

export interface Crossing {
  /** Companies read, and those of them without a NAICS code. */
  read: number
  without: number
  /** Largest first. */
  naics: NaicsShare[]
  ties: Tie[]
}

/** Which main NAICS codes the companies of these industries bear: their main SIC beside their main NAICS code. */
export function crossingOf(records: readonly AnyRecord[], sics: readonly string[]): Crossing {
  const naics = new Map<string, NaicsShare>()
  const ties = new Map<string, Tie>()
  for (const { PrimarySic = '', PrimaryNaics, NaicsList } of records) {
    const Code = PrimaryNaics ?? NaicsList?.[0]?.Code
    if (Code === undefined) continue
    const Description = NaicsList?.find((item) => item.Code === Code)?.Description
    const share = naics.get(Code) ?? { Code, Description, count: 0 }
    naics.set(Code, { ...share, Description: share.Description ?? Description, count: share.count + 1 })
    const sic = sics.find((code) => PrimarySic.startsWith(code))
    if (sic === undefined) continue
    const key = `${sic} ${Code}`
    ties.set(key, { sic, naics: Code, count: (ties.get(key)?.count ?? 0) + 1 })
  }
  const shares = [...naics.values()].sort((a, b) => b.count - a.count || (a.Code < b.Code ? -1 : 1))
  const known = shares.reduce((sum, { count }) => sum + count, 0)
  return { read: records.length, without: records.length - known, naics: shares, ties: [...ties.values()] }
}
