import type { RuleName } from '#contract/match.ts'

/** What decided a match, in words. */
export const ruleLabels: Record<RuleName, string> = {
  NameAddressCity: 'Name, address, city',
  NamePhone: 'Name, phone',
  NameCityState: 'Name, city, state',
  NamePostalCode: 'Name, ZIP',
  NameState: 'Name, state',
  NameOnly: 'Name only',
  PhoneOnly: 'Phone only',
  AddressOnly: 'Address only',
}
