import { once } from '#shared/once.ts'
import { sixDigits } from '../dictionary/sic.ts'
import { readTable } from '../dictionary/table.ts'
import { wordsIn } from './choice.ts'

/** Codes of categories that say little: business services, other stores, recreation, nonprofit organizations and the like. */
const GENERAL = new Set('738901 599901 799901 729901 832201 839901 869901 152101 509901 399901'.split(' '))

/** Whether a code is so general that another category of the row, or a word of its name, says more. */
export const isGeneral = (code: string | undefined): boolean => code === undefined || GENERAL.has(code)

const wordCodes = once(() =>
  readTable('../categories/words.tsv').map(([words = '', sic = '']) => {
    const code = sixDigits(sic)
    if (!code) throw new Error(`"${words}" has the SIC code ${sic}, which is not in the dictionary`)
    return { words: wordsIn(words), code }
  }),
)

/** The code of the first line of `words.tsv` whose words are all there. */
export const codeOfWords = (there: ReadonlySet<string>): string | undefined =>
  wordCodes().find(({ words }) => words.every((word) => there.has(word)))?.code
