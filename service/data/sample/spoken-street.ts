import type { AddressParsed } from '#contract/company.ts'

const IN_FULL: Record<string, string> = { St: ' Street', Ave: ' Avenue', Blvd: ' Boulevard' }
const SPOKEN =
  'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth Thirteenth Fourteenth Fifteenth'.split(
    ' ',
  )
const OFFICIAL = /^(State|US|County) (?=Route|Highway|Road)/

/** A street as it is spoken of: "First Street", "Maple Avenue", "Deer Path", "Route 12". */
export function spokenStreet({ Name = '', Suffix = '' }: AddressParsed): string {
  const name = /^\d/.test(Name) ? (SPOKEN[Number.parseInt(Name, 10) - 1] ?? Name) : Name.replace(OFFICIAL, '')
  return name + (IN_FULL[Suffix] ?? '')
}
