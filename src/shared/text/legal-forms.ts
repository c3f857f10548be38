const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Legal forms of companies in the US, in all common variants. */
export const usLegalForms = setOf(
  'inc incorporated llc llp lp ltd limited corp corporation co company pc pllc plc',
)

/**
 * Other legal forms, by country, in all common variants: names that differ in nothing else agree. Periods are already removed (`S.A.`
 * is `sa`, as single letters are joined).
 */
const anywhere = `lllp gmbh mbh aktiengesellschaft kgaa ohg jsc ojsc cjsc pjsc oao zao pao ooo tov sarl sasu eurl srl srls sro spzoo doo eood ood
ltda limitada eireli aktiebolag aktieselskab aksjeselskap aps oyj osakeyhtio kft zrt nyrt bhd berhad sdn sendirian tbk pty pte pvt
proprietary gk yk godo yugen kaisha kabushiki`

/** Words that mean something else elsewhere in a name: legal forms as its last words only. */
const atTheEnd = `ag kg ev eg se sa sas sca sc scs nv bv vof cv ab as asa oy kk sl slu sau lda cia srl pa lc na fsb pt ptm rt bt
dac clg uc unltd sac saic saa spolka`

/** Legal forms before the name. */
const atTheBeginning = 'oao ooo zao pao ao tov pt cv kk ip'

const any: ReadonlySet<string> = new Set([...usLegalForms, ...setOf(anywhere)])
const last = setOf(atTheEnd)
const first = setOf(atTheBeginning)

/** Whether a word of a name says only what kind of company it is: `Inc` anywhere, `AG` after the last other word. */
export function isLegalForm(word: string, at: number, words: readonly string[]): boolean {
  if (any.has(word)) return true
  if (at === 0 && words.length > 1 && first.has(word)) return true
  return at > 0 && last.has(word) && words.slice(at + 1).every((next) => any.has(next) || last.has(next))
}

/** Quick to rule out. */
export const mayHaveLegalPhrase =
  /haftung|anonyme|anonima|stock co|liability|vennootschap|s\.\s?p\.\s?a|azioni|responsab|capital variable|z o\.?\s?o|de [cr]\.?\s?[vl]\b|\/[as]\b|public limited|private limited/

/** Words of legal forms in full, as a column of them has: `Limited Liability Company(LLC)`, `Sole Proprietorship`, `Subchapter S Corporation`. */
const formWords =
  setOf(`sole proprietorship proprietor single member cooperative coop partnership general liability professional association
nonprofit non not for profit organization charitable 501 trust estate joint venture subchapter s c individual individuals self employed independent
contractor contractors tenant tenants in common employee esop stock ownership plan unincorporated benefit public private privately publicly traded government agency
domestic foreign a or other b 3 19 6`)

/** Words that are no legal form by themselves. */
const fillers = setOf(
  'a b c s 3 19 6 501 in or for not other foreign domestic public private general employee plan individual',
)

/** Whether a cell names a legal form and nothing else; `Cooperative` is one, not a kind of store. */
export function namesLegalForm(cell: string): boolean {
  const words = cell.toLowerCase().match(/[a-z\d]+/g) ?? []
  const isForm = (word: string) => any.has(word) || formWords.has(word)
  return words.every(isForm) && words.some((word) => !fillers.has(word))
}

/** Legal forms of several words, folded to small letters without accents. */
export const legalPhrases =
  /\b(?:gesellschaft mit beschrankter haftung|societe anonyme|sociedad anonima|societe a responsabilite limitee|sociedad de responsabilidad limitada|(?:open |closed |public )?joint stock company|(?:public|private) limited company|private limited|limited liability (?:company|partnership)|(?:besloten|naamloze) vennootschap|societa per azioni|s\.\s?p\.\s?a\b\.?|de capital variable|de r\.?\s?l\.?|de c\.?\s?v\.?|sp\.? z o\.?\s?o\b\.?|[as]\/[as]\b)/g
