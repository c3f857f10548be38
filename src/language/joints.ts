import type { Token } from './tokens.ts'

const SIGNS = new Set([',', '/', '+', ';'])
const WORDS = new Set(['and', 'or'])

/** Past what joins two names of a list: a comma, a slash, "and", or a comma and "and"; undefined where there is nothing. */
export function jointEnd(tokens: readonly Token[], at: number): number | undefined {
  const sign = SIGNS.has(tokens[at]?.word ?? '') ? at + 1 : at
  const next = WORDS.has(tokens[sign]?.word ?? '') ? sign + 1 : sign
  return next > at ? next : undefined
}
