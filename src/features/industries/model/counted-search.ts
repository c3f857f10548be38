import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { asKind } from '#criteria/switch-kind.ts'
import { tidy } from '#criteria/tidy.ts'

const ofIndustry: readonly Criterion[] = ['PrimarySic', 'Sic', 'PrimaryNaics', 'Naics']

/** Whether criteria have nothing but industries. */
const isOnlyIndustry = (criteria: Criteria) =>
  Object.keys(tidy(criteria)).every((name) => ofIndustry.includes(name as Criterion))

/** The search as one for companies: only companies have an industry. */
export const companySearch = (kind: Kind, criteria: Criteria): Criteria =>
  kind === 'companies' ? criteria : asKind('companies', criteria).criteria

/** A search without its industries, so that all of them can be counted in it. */
export function withoutIndustries(criteria: Criteria): Criteria {
  const none = Object.fromEntries(ofIndustry.map((name) => [name, undefined]))
  const NoneOf = criteria.NoneOf?.filter((item) => !isOnlyIndustry(item))
  return tidy({ ...criteria, ...none, NoneOf })
}
