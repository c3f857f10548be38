import { directions } from '#shared/address/directions.ts'
import { parsePhone } from '#shared/address/phone.ts'
import { parsePostalCode } from '#shared/address/postal-code.ts'
import { suffixes, units } from '#shared/address/street-words.ts'
import { addressKey, phoneKey } from '../match-key-values.ts'

/** What a do-not-contact entry names. The names are stored. */
export const entryKinds = ['phone', 'email', 'address', 'id', 'domain'] as const
export type EntryKind = (typeof entryKinds)[number]

/** A value that must never be exported, in its canonical form: equal text for the same phone, email, address, id or domain. */
export interface DoNotContactEntry {
  kind: EntryKind
  value: string
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

/** The host of a web address, in small letters and without "www."; undefined where there is none. */
export function hostOf(text: string): string | undefined {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/, '')
    .replace(/^www\.(?=.*\.)/, '')
    .replace(/\.$/, '')
  return HOST.test(host) ? host : undefined
}

/** An email in small letters, without a name or "mailto:" around it; undefined where it is none. */
export function emailOf(text: string): string | undefined {
  const inside = /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text
  const email = inside
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
  const [name = '', host = '', ...more] = email.split('@')
  return /^[^\s,;:<>"]+$/.test(name) && HOST.test(host) && more.length === 0 ? email : undefined
}

/** The host of an email. */
export const domainOfEmail = (email: string): string | undefined =>
  hostOf(emailOf(email)?.split('@')[1] ?? '')

const plainWord = (word: string | undefined) => (word ?? '').toLowerCase().replace(/[.,]+$/, '')

/** "12 Elm St Ste 4 Omaha": up to the last street word, with its direction and unit. */
function streetBefore(text: string): string {
  const [first = '', second = ''] = text.split(/\s*[,;\t]\s*/)
  if (first !== text)
    return units.has(plainWord(second.split(' ')[0])) || /^#/.test(second) ? `${first} ${second}` : first
  const tokens = text.split(/\s+/)
  let end = tokens.findLastIndex((word, i) => i > 0 && suffixes.has(plainWord(word))) + 1
  if (end === 0) return text
  if (directions.has(plainWord(tokens[end]))) end += 1
  if (/^#./.test(tokens[end] ?? '')) end += 1
  else if (units.has(plainWord(tokens[end])) && /\d|^.$/.test(tokens[end + 1] ?? '')) end += 2
  return tokens.slice(0, end).join(' ')
}

const ZIP_AT_END =
  /[\s,;]+(\d{5}(?:-?\d{4})?|[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d)[\s,.]*(?:usa|us|united states|canada)?[\s.]*$/i

/** Street and ZIP of "12 North Elm Street, Omaha, NE 68102": "12 N ELM ST, 68102"; undefined without either. */
function addressOf(text: string): string | undefined {
  const found = ZIP_AT_END.exec(text)
  if (!found) return undefined
  return addressOfParts(streetBefore(text.slice(0, found.index)), found[1] ?? '')
}

/** The same from a street and a ZIP of their own. */
export function addressOfParts(street: string, zip: string): string | undefined {
  const { PostalCode } = parsePostalCode(zip)
  if (!PostalCode || !/\d/.test(street) || !/\p{L}/u.test(street)) return undefined
  return addressKey({ Id: '', ETag: '', Address: street, PostalCode } as Parameters<typeof addressKey>[0])
}

/** The canonical value of a text as a kind of entry; undefined where it is none. */
export const valueAs: Record<EntryKind, (text: string) => string | undefined> = {
  phone: (text) => (/[@/]/.test(text) ? undefined : phoneKey(parsePhone(text).value)),
  email: emailOf,
  address: addressOf,
  // As the contract has ids.
  id: (text) => /^[A-Za-z0-9]{1,20}$/.exec(text.trim())?.[0],
  domain: hostOf,
}

/** Only what a phone is written with; a longer number without any of it is an id. */
const PHONE_LIKE = /^(?!\d{12,}$|[02-9]\d{10}$)(?:[+\d\s().-]|ext\.?|x)+$/i
/** Ids have no rule of their own: short texts and short numbers are not taken for one. */
const ID_LIKE = /^(?=.*\d)[A-Za-z0-9]{6,20}$/

/** The entry that a text is, of whatever kind; undefined where it is none. */
export function entryOf(text: string): DoNotContactEntry | undefined {
  for (const kind of ['email', 'domain', 'phone', 'id', 'address'] as const) {
    if (kind === 'phone' && !PHONE_LIKE.test(text.trim())) continue
    if (kind === 'id' && !ID_LIKE.test(text.trim())) continue
    const value = valueAs[kind](text)
    if (value !== undefined) return { kind, value }
  }
  return undefined
}
