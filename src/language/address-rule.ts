import { placeLabel } from '#criteria/describe.ts'
import { directions } from '#shared/address/directions.ts'
import { parseAddress } from '#shared/address/parse-address.ts'
import { commonStreetEnds, units } from '#shared/address/street-words.ts'
import { around } from './around.ts'
import { languageMessages as messages } from './messages.ts'
import { type NamedAt, namedAt, placeAt, placeLeads } from './place-at.ts'
import type { Reading, Rule, RuleMatch } from './rule.ts'
import { isStop } from './stop-words.ts'

const MAX_NAME = 4
/** Words of a name that a street may have although they say nothing else: "The Alameda". */
/** Units behind a number: "30 minute drive" is no address. */
const noStreet = new Set('minute minutes min mins hour hours mile miles'.split(' '))
const isInName = (word: string) => !isStop(word) || word === 'the' || directions.has(word)

/** Where the street address ends that begins at `at`: a number, a name with its suffix, a direction, a unit. */
function addressEnd({ tokens }: Reading, at: number): number | undefined {
  if (!/^\d{1,6}$/.test(tokens[at]?.word ?? '')) return undefined
  let end: number | undefined
  for (let i = at + 1; i <= at + 1 + MAX_NAME; i++) {
    const { word = '', sign = true } = tokens[i] ?? {}
    if (sign || !isInName(word) || noStreet.has(word)) break
    if (i > at + 1 && commonStreetEnds.has(word)) end = i + 1
  }
  if (end === undefined) return undefined
  const skip = (isPart: (word: string) => boolean) => {
    const dot = tokens[end ?? 0]?.word === '.' ? 1 : 0
    if (isPart(tokens[(end ?? 0) + dot]?.word ?? '')) end = (end ?? 0) + dot + 1
  }
  skip((word) => directions.has(word))
  if (tokens[end]?.word === ',' && units.has(tokens[end + 1]?.word ?? '')) end += 1
  const before = end
  skip((word) => word === '#' || units.has(word))
  if (end > before) skip((word) => /^\w{1,6}$/.test(word))
  return end
}

/** The street and number of an address, as a criterion. */
function streetOf(address: string, end: number) {
  const { Name, Number: house, Suffix, PreDirectional, PostDirectional } = parseAddress(address) ?? {}
  if (!Name || !house || !Suffix) return undefined
  const AddressParsed = {
    Number: house,
    ...(PreDirectional && { PreDirectional }),
    Name: Name.replace(/(?<![\p{L}\d])\p{Ll}/gu, (letter) => letter.toUpperCase()),
    Suffix,
    ...(PostDirectional && { PostDirectional }),
  }
  return { criteria: { AddressParsed }, words: `Street: ${Object.values(AddressParsed).join(' ')}`, end }
}

/** An address in one line, as it is looked up. */
function addressLine(street: string, city: Named | undefined, place: Named): string {
  const code = place.kind === 'postal' ? place.PostalCode : undefined
  const town = place.kind === 'postal' ? city : place
  const words = [town && placeLabel(town), code].filter(Boolean).join(' ')
  return `${street}, ${words}`
}
type Named = NamedAt['place']

/**
 * A street address with the city or ZIP code behind it: an address has no point before it is looked up. Until then a distance around
 * it, in miles, is measured from the center of the ZIP code or city; a county is too large for that, and is taken whole.
 */
export function addressAt(reading: Reading, at: number, distance?: number): RuleMatch | undefined {
  const end = addressEnd(reading, at)
  if (end === undefined) return undefined
  const { tokens, text } = reading
  const start = ['.', ','].includes(tokens[end]?.word ?? '') ? end + 1 : end
  const cityStart = placeLeads.find(tokens, start)?.next ?? start
  const [own, any] = [namedAt(reading, cityStart, 'city'), placeAt(reading, cityStart)]
  const isCounty = any?.place.kind === 'county' && any.next > (own?.next ?? 0)
  const city = isCounty ? any : (own ?? any)
  const zipStart = city && tokens[city.next]?.word === ',' ? city.next + 1 : city?.next
  const zip = zipStart === undefined ? undefined : placeAt(reading, zipStart)
  const named = zip?.place.kind === 'postal' ? zip : city
  if (!named || named.place.kind === 'state')
    return { meaning: { type: 'unsupported', why: messages.address }, next: end }
  const street = text.slice(tokens[at]?.from, tokens[end - 1]?.to)
  const words = placeLabel(named.place)
  const { next, place } = named
  const line = addressLine(street, own?.place, place)
  if (distance === undefined) {
    const criterion = streetOf(street, end)
    const filter = criterion && { street: criterion }
    const note = (criterion ? messages.addressOnly : messages.addressPlace)(street, words)
    const address = { text: line, unplaced: note }
    return { meaning: { type: 'places', places: [place], words, address, ...filter }, next, note }
  }
  if (place.kind === 'county')
    return {
      meaning: { type: 'places', places: [place], words },
      next,
      note: messages.addressCircle(street, words),
    }
  const circle = around(named, distance)
  const note = messages.addressInCircle(street, words)
  const address = { text: line, unplaced: note }
  return circle.meaning.type === 'places'
    ? { ...circle, meaning: { ...circle.meaning, address }, note }
    : circle
}

/** "1600 Pennsylvania Ave NW, Washington, DC". */
export const streetAddress: Rule = (reading, at) =>
  addressAt(reading, placeLeads.find(reading.tokens, at)?.next ?? at)
