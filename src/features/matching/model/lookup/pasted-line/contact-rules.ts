import {
  type FoundField,
  type FoundPart,
  type LineRule,
  partOf,
  type Span,
  spanOf,
  trimSpan,
} from './segments.ts'

/** The field of the text after a label; Any is left to the other rules. */
type LabelMeaning = FoundField | 'Any'

const labelTable: [LabelMeaning, string][] = [
  [
    'Name',
    'company|company name|account|account name|organi[sz]ation|business|business name|firm|employer|store|name|full name|customer|customer name|client|vendor',
  ],
  ['Contact', 'contact|contact name|contact person|attn|attention'],
  ['City', 'city|town'],
  ['StateProvince', 'state|province'],
  ['PostalCode', 'zip|zip code|zipcode|postal code|postcode'],
  [
    'Any',
    'address|addr|address line|street|street address|mailing address|business address|location|ship to|bill to|city/state/zip|city, state,? zip|city/state|city/st/zip|re|from|to',
  ],
  [
    'Any',
    'phone|phone number|telephone|tel|tél|ph|office|direct|main|work|cell|cell phone|mobile|business phone|home|toll[- ]free|call|t|p|c|m|o',
  ],
  [
    'Other',
    'e-?mail|e-?mail address|e|fax|fax number|facsimile|f|web|website|web site|url|w|title|job title|industry|notes?|hours',
  ],
]

const LABEL = new RegExp(
  String.raw`(?<![\p{L}\p{N}/])(?:(?:billing|shipping|mailing|primary|business|company|account|office|work|home|main)[ \t]+)?(${labelTable
    .flatMap(([, names]) => names.split('|'))
    .toSorted((a, b) => b.length - a.length)
    .join('|')})[ \t]*(?:\d|#|no\.?|number)?[ \t]*[:=]`,
  'giu',
)

const meanings = labelTable.map(([meaning, names]) => [meaning, new RegExp(`^(?:${names})$`, 'iu')] as const)
const meaningOf = (label: string): LabelMeaning =>
  meanings.find(([, pattern]) => pattern.test(label))?.[0] ?? 'Any'

const END_OF_VALUE = /[,;|\n\r\t•]|\s{3,}/

/** "City: Papillion": the text after a label has the field of the label; the label itself is not used. */
export const labels: LineRule = ({ text }) => {
  const all = [...text.matchAll(LABEL)]
  return all.flatMap((match, i): FoundPart[] => {
    const label = spanOf(match)
    const meaning = meaningOf(match[1] ?? '')
    const rest = text.slice(label.to, all[i + 1]?.index)
    const end = meaning === 'Any' ? 0 : rest.search(END_OF_VALUE)
    const value = trimSpan(text, label.to, label.to + (end < 0 ? rest.length : end))
    const own = partOf('Other', label)
    return meaning === 'Any' || !value ? [own] : [own, partOf(meaning, value)]
  })
}

const CONTACT = /(?<![\p{L}\p{N}])(attn|attention|c\/o|care of)\b[.:]?[ \t]+([^,;|\n\r\t()\uE000]+)/giu

/** "Attn John Smith", "c/o Acme": the recipient of the mail. */
export const contacts: LineRule = ({ text }) =>
  [...text.matchAll(CONTACT)].flatMap((match) => {
    const whole = spanOf(match)
    const value = spanOf(match, 2)
    const end = /\s\d/.exec(text.slice(value.from, value.to))?.index
    const span = trimSpan(text, value.from, end === undefined ? value.to : value.from + end)
    return span ? [partOf('Other', { from: whole.from, to: value.from }), partOf('Contact', span)] : []
  })

const ADDRESSES =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s,;|<>\uE000]+|(?<![\w.@-])[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|biz|info|us|co|example)\b(?:\/[^\s,;|\uE000]*)?/gi

/** Email addresses and web addresses. */
export const internet: LineRule = ({ text }) =>
  [...text.matchAll(ADDRESSES)].map((match) => partOf('Other', spanOf(match)))

const NUMBER = String.raw`(?:\+?1[ ./-]*)?(?:\(\d{3}\)|\d{3})[ ./-]*\d{3}[ .-]*\d{4}`
const EXTENSION = String.raw`,?[ ]*(?:ext\.?|extension|x|#)[ ]*\d{1,6}\b`
const MARK = String.raw`[ ]*\((?:o|c|m|f|w|h|p|t|cell|mobile|office|work|home|fax|direct|main)\)`
const BEFORE =
  'phone|telephone|tel|ph|call|cell|mobile|office|direct|main|work|home|toll[- ]free|fax|t|p|c|m|o|f'
const PHONES = new RegExp(
  String.raw`(?<![\w-])(?:(?:${BEFORE})\b[.:#]*[ \t\uE000]*)?(${NUMBER})(?![\d-])(${EXTENSION})?(${MARK})?`,
  'gi',
)
const LOCAL = /(?<![\w.-])\d{3}[.-]\d{4}(?![\d-])/
const FAX = /fax|^f|\(f/i

/** The first phone number that is not a fax number. Seven digits count if there is no longer number. */
export const phones: LineRule = ({ text, read }) => {
  let isRead = read.some(({ field }) => field === 'Phone')
  const all = [...text.matchAll(PHONES)].flatMap((match) => {
    const whole = spanOf(match)
    const [, number = '', extension = '', mark = ''] = match
    const to = whole.to - extension.length - mark.length
    const span = { from: to - number.length, to }
    const before = match[0].slice(0, span.from - whole.from)
    const isPhone = !isRead && !FAX.test(before) && !FAX.test(mark)
    isRead ||= isPhone
    return [
      ...rest('Other', { from: whole.from, to: span.from }),
      partOf(isPhone ? 'Phone' : 'Other', span),
      ...rest('Other', { from: to, to: whole.to }),
    ]
  })
  const local = isRead || all.length ? undefined : LOCAL.exec(text)
  return local ? [partOf('Phone', spanOf(local))] : all
}

const rest = (field: FoundField, span: Span): FoundPart[] =>
  span.from < span.to ? [partOf(field, span)] : []

const COUNTRY =
  /(?<=[,;|\n\r\t\uE000]\s*|\d{5}(?:-\d{4})?\s+|\b[A-Z]{2}\s+)(usa|u\.s\.a\.|u\.s\.|us|united states(?: of america)?|canada)[\s.\uE000]*$/i

/** A country at the end; it follows from state and postal code. */
export const country: LineRule = ({ text }) => {
  const match = COUNTRY.exec(text)
  return match ? [partOf('Other', spanOf(match, 1))] : []
}
