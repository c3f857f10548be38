import { between, pick, type Random } from '#shared/random.ts'

/** Domains that are reserved for examples (RFC 2606): no one receives mail there. */
const DOMAINS =
  'example.com example.com example.net example.org mail.example.com inbox.example.net post.example.org home.example.com web.example.net my.example.org'.split(
    ' ',
  )

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** A mail address made of a name; of a hundred a few are written with capitals. */
export function emailOf(random: Random, firstName: string, lastName: string, birthYear: number): string {
  const [first, last] =
    random() < 0.04 ? [firstName, lastName.replace(/\W/g, '')] : [plain(firstName), plain(lastName)]
  return `${localPart(random, first, last)}${tailOf(random, birthYear)}@${pick(random, DOMAINS)}`
}

function localPart(random: Random, first: string, last: string): string {
  const kind = random()
  if (kind < 0.34) return `${first}.${last}`
  if (kind < 0.56) return `${first[0]}${last}`
  if (kind < 0.7) return `${first}${last}`
  if (kind < 0.8) return `${first}_${last}`
  if (kind < 0.9) return `${last}.${first}`
  return `${first}${last[0]}`
}

/** What distinguishes people of the same name. */
function tailOf(random: Random, birthYear: number): string {
  const kind = random()
  if (kind < 0.16) return ''
  if (kind < 0.3) return String(birthYear % 100).padStart(2, '0')
  if (kind < 0.4) return String(birthYear)
  return String(between(random, 1, kind < 0.7 ? 999 : 9999))
}
