import { found, type ReadAs, type Rule, spanOf } from './reading.ts'
import { trimmed } from './segments.ts'

const LABELLED =
  /(?<=^|[,;|\n\r\t]\s*)(company|name|business|address|street|city|town|state|zip(?: code)?|postal code|phone|telephone|tel|e-?mail|fax|web|website)[ \t]*[:=]([^,;|\n\r\t]+)/gi

const meanings: Record<string, ReadAs> = {
  company: 'Name',
  name: 'Name',
  business: 'Name',
  address: 'StreetAddress',
  street: 'StreetAddress',
  city: 'City',
  town: 'City',
  state: 'StateProvince',
  zip: 'PostalCode',
  'zip code': 'PostalCode',
  'postal code': 'PostalCode',
  phone: 'Phone',
  telephone: 'Phone',
  tel: 'Phone',
}

/** "City: Papillion": what stands behind a label is what the label says, and the label itself says nothing more. */
export const labels: Rule = ({ text }) =>
  [...text.matchAll(LABELLED)].flatMap((match) => {
    const { from, to } = spanOf(match)
    const [, label = '', value = ''] = match
    const span = trimmed(text, to - value.length, to)
    if (!span) return []
    const field = meanings[label.toLowerCase()] ?? 'Other'
    return [found('Other', { from, to: to - value.length }), found(field, span)]
  })

const ADDRESSES = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s,;|\uE000]+/gi

/** Addresses of mail and of pages: nothing is matched by them. */
export const internet: Rule = ({ text }) =>
  [...text.matchAll(ADDRESSES)].map((match) => found('Other', spanOf(match)))

const PHONES =
  /(?<![\w-])(?:(?:phone|tel|ph|t|p|call|cell|mobile)\b[.:]*\s*)?((?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4})(?![\d-])/gi

/** The first phone number; others cannot be asked beside it. */
export const phones: Rule = ({ text, read }) => {
  const isRead = read.some(({ field }) => field === 'Phone')
  return [...text.matchAll(PHONES)].flatMap((match, i) => {
    const whole = spanOf(match)
    const number = { from: whole.to - (match[1] ?? '').length, to: whole.to }
    const word = { from: whole.from, to: number.from }
    const field = i > 0 || isRead ? 'Other' : 'Phone'
    return [...(word.from < word.to ? [found('Other', word)] : []), found(field, number)]
  })
}

const COUNTRY =
  /(?<=[,;|\n\r\t\uE000]\s*|\d{5}(?:-\d{4})?\s+)(usa|u\.s\.a\.|u\.s\.|us|united states(?: of america)?|canada)[\s\uE000]*$/i

/** A country behind all else: states and ZIP codes say it too. */
export const country: Rule = ({ text }) => {
  const match = COUNTRY.exec(text)
  return match ? [found('Other', spanOf(match, 1))] : []
}
