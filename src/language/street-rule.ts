import { parseAddress } from '#shared/address/parse-address.ts'
import { commonStreetEnds } from '#shared/address/street-words.ts'
import { listed } from './phrase-book.ts'
import type { Rule } from './rule.ts'
import { isStop } from './stop-words.ts'
import type { Token } from './tokens.ts'

const leads = listed(
  'on, along, of, at, from, who live on, living on, located on, residing on, along the, businesses along',
)
const MAX_NAME = 4

const plainEnds = new Set('street st avenue ave road rd boulevard blvd drive lane'.split(' '))
const directionWords = new Set('n s e w north south east west'.split(' '))

/** "Maple Avenue residents", "N Main St": a name in capitals and its suffix, without a word before them. */
function plainStreet(tokens: readonly Token[], at: number): { next: number } | undefined {
  const start = directionWords.has(tokens[at]?.word ?? '') ? at + 1 : at
  const [name, suffix] = [tokens[start], tokens[start + 1]]
  const isStreet = [name, suffix].every((token) => /^(\p{Lu}|\d)/u.test(token?.text ?? ''))
  const before = tokens[at - 1]
  // "St" before a name is a saint: "Main St" is one only where nothing is named behind it without a sign.
  const isSaint =
    suffix?.word === 'st' &&
    /^\p{Lu}\p{Ll}/u.test(tokens[start + 2]?.text ?? '') &&
    !/^\d/.test(name?.word ?? '')
  if (!isStreet || isSaint || !plainEnds.has(suffix?.word ?? '') || /^\d/.test(before?.word ?? ''))
    return undefined
  return { next: at }
}

/** "on Main Street", "along n michigan ave": the street of an address, whatever its number. */
export const street: Rule = ({ tokens, text }, at) => {
  const lead = leads.find(tokens, at) ?? plainStreet(tokens, at)
  if (!lead) return undefined
  const ahead = tokens.slice(lead.next, lead.next + MAX_NAME)
  const end = lead.next + ahead.findIndex(({ word }, i) => i > 0 && commonStreetEnds.has(word)) + 1
  const name = tokens.slice(lead.next, end)
  if (name.length === 0 || name.some(({ word, sign }) => sign || isStop(word))) return undefined
  const typed = text.slice(name[0]?.from, name.at(-1)?.to)
  // A number makes an address of it, as it is parsed.
  const { Name, Suffix, PreDirectional } = parseAddress(`1 ${typed}`) ?? {}
  if (!Name || !Suffix) return undefined
  const parts = { Name: Name.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()), Suffix }
  const AddressParsed = { ...(PreDirectional && { PreDirectional }), ...parts }
  const words = `Street: ${[PreDirectional, parts.Name, Suffix].filter(Boolean).join(' ')}`
  return { meaning: { type: 'criteria', criteria: { AddressParsed }, words }, next: end }
}
