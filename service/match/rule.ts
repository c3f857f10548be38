import type { RuleName } from '#contract/match.ts'
import type { Evidence } from './evidence.ts'

/** Minimum share of a name's weight that must agree. */
const MIN_SHARED = 0.3

/** The strongest rule that the evidence supports. */
export function ruleOf({ name, address, city, state, postalCode, phone }: Evidence): RuleName {
  const named = name !== undefined && name.both > MIN_SHARED * (name.both + name.first)
  const here = city === 'same' || city === 'near' || postalCode === 'same'
  if (!named && phone === 'same') return 'PhoneOnly'
  if (!named && address === 'same') return 'AddressOnly'
  if (address === 'same' && here) return 'NameAddressCity'
  if (phone === 'same') return 'NamePhone'
  if (city === 'same' || city === 'near') return 'NameCityState'
  if (postalCode === 'same') return 'NamePostalCode'
  return state === 'same' ? 'NameState' : 'NameOnly'
}
