import type { Kind } from '#contract/kind.ts'
import type { RowOf } from '#service/store/row.ts'
import { companyMaker } from './company.ts'
import { personMaker } from './people/person.ts'
import { type PeoplePlan, planPeople } from './people/plan.ts'
import { type Plan, planSample } from './plan.ts'

/** The plan of a kind's sample, made before its first record. */
export type PlanOf<K extends Kind> = { companies: Plan; people: PeoplePlan }[K]

/** Plans a sample of so many records of a kind; throws a DataError for a number that no sample has. */
export const planOf: { [K in Kind]: (count: number) => PlanOf<K> } = {
  companies: planSample,
  people: planPeople,
}

/** Makes the records of a plan by their numbers. */
export const makerOf: { [K in Kind]: (plan: PlanOf<K>) => (seq: number) => RowOf<K> } = {
  companies: companyMaker,
  people: personMaker,
}
