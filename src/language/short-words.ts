import { singular } from '#shared/text/singular.ts'
import type { Token } from './tokens.ts'

/** Short forms and other words that are used in the place of one of the dictionary of industries. */
const table = `manufacturers: mfr, mfrs, mfgr, mfgrs, manufs
manufacturing: mfg, mfging, manuf
services: svc, svcs, srvcs
distributors: distr, distribs, dists
contractors: contr, contrs
wholesalers: whslrs
wholesale: whsl, whsle
centers: ctr, ctrs, cntrs
equipment: equip, eqpt, equipt
management: mgmt, mgt
medical: med
insurance: insur
attorneys: atty, attys, attnys
construction: constr
refrigeration: refrig
marketing: mktg
supplies: suppls
buildings: bldgs
accountants: accts
machine: mach
engineering: engrg, engr
electrical: elec, elect
mechanical: mechl
fabrication: fabr
industrial: indl, indus
chiropractors: chiros
physicians: phys
restaurants: restos`

const words: ReadonlyMap<string, string> = new Map(
  table.split('\n').flatMap((row) => {
    const [word = '', forms = ''] = row.split(': ')
    return forms.split(', ').map((form) => [form, word] as const)
  }),
)

/** Tokens with the short forms of trades in full: "med device mfrs" as "medical device manufacturers". */
export const inFull = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) => {
    const word = words.get(token.word)
    return word ? { ...token, word, stem: singular(word) } : token
  })
