import type { PersonRow } from '../../../store/person-row.ts'
import { personMaker } from './person.ts'
import { planPeople } from './plan.ts'

const LIST = 2000

/** People of a sample, in lists of 2,000: the same for the same number, 1 to 50 million. Throws a DataError for any other number. */
export function* samplePeople(count: number): Generator<PersonRow[]> {
  const make = personMaker(planPeople(count))
  for (let from = 0; from < count; from += LIST)
    yield Array.from({ length: Math.min(LIST, count - from) }, (_, i) => make(from + i))
}
