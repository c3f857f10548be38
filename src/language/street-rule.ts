import { parseAddress } from '#shared/address/parse-address.ts'
import { commonSuffixes, suffixes, variantsOf } from '#shared/address/street-words.ts'
import { listed } from './phrase-book.ts'
import type { Rule } from './rule.ts'
import { isStop } from './stop-words.ts'

const leads = listed('on, along, who live on, living on, located on')
const ends = new Set(variantsOf(suffixes, commonSuffixes))
const MAX_NAME = 4

/** "on Main Street", "along n michigan ave": the street of an address, whatever its number. */
export const street: Rule = ({ tokens, text }, at) => {
  const lead = leads.find(tokens, at)
  if (!lead) return undefined
  const ahead = tokens.slice(lead.next, lead.next + MAX_NAME)
  const end = lead.next + ahead.findIndex(({ word }, i) => i > 0 && ends.has(word)) + 1
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
