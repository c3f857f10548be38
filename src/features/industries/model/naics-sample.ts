import type { AnyRecord } from '#records/record.ts'

/** One main NAICS code of the sampled companies. */
export interface NaicsShare {
  Code: string
  Description: string | undefined
  count: number
}

/** How often an industry and a main NAICS code occur together in a sample. */
export interface CodePair {
  sic: string
  naics: string
  count: number
}

export interface NaicsSample {
  /** Companies loaded, and those of them without a NAICS code. */
  read: number
  without: number
  /** Largest first. */
  naics: NaicsShare[]
  pairs: CodePair[]
}

/** The main NAICS codes of sampled companies, with the main SIC codes with which they occur. */
export function naicsSampleOf(records: readonly AnyRecord[], sics: readonly string[]): NaicsSample {
  const naics = new Map<string, NaicsShare>()
  const pairs = new Map<string, CodePair>()
  for (const { PrimarySic = '', PrimaryNaics, NaicsList } of records) {
    const Code = PrimaryNaics ?? NaicsList?.[0]?.Code
    if (Code === undefined) continue
    const Description = NaicsList?.find((item) => item.Code === Code)?.Description
    const share = naics.get(Code) ?? { Code, Description, count: 0 }
    naics.set(Code, { ...share, Description: share.Description ?? Description, count: share.count + 1 })
    const sic = sics.find((code) => PrimarySic.startsWith(code))
    if (sic === undefined) continue
    const key = `${sic} ${Code}`
    pairs.set(key, { sic, naics: Code, count: (pairs.get(key)?.count ?? 0) + 1 })
  }
  const shares = [...naics.values()].sort((a, b) => b.count - a.count || (a.Code < b.Code ? -1 : 1))
  const known = shares.reduce((sum, { count }) => sum + count, 0)
  return { read: records.length, without: records.length - known, naics: shares, pairs: [...pairs.values()] }
}
