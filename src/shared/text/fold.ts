const ASCII = /^[ -~]*$/
const MARKS = /\p{M}+/gu

/** The text without accents, in its own letter case: `é` is `e`. Signs made of letters are those letters: `ﬁ` is `fi`. */
export const withoutAccents = (text: string): string =>
  ASCII.test(text) ? text : text.normalize('NFKD').replace(MARKS, '')

/** The text for comparing: without accents, in lower case. */
export const fold = (text: string): string => withoutAccents(text).toLowerCase()
