import type { Criteria, Criterion } from '#contract/criteria.ts'
import { alternativesOf, withAlternatives } from '#criteria/alternatives.ts'
import { setCriterion, setValues, valuesOf } from '#criteria/edit.ts'
import { placeKeys } from '#criteria/place-lists.ts'
import { placesOf, withPlaces } from '#criteria/places.ts'
import { tidy } from '#criteria/tidy.ts'

/** Criteria to whose values a sentence adds; what it says of any other takes the place of what was there. */
const adding: ReadonlySet<Criterion> = new Set<Criterion>([
  'PrimarySic',
  'Sic',
  'Naics',
  'LifeStyle',
  'TargetReady',
  'Id',
  'NotId',
])

/** The criteria of a search with those of a sentence: its places, industries, interests and exclusions are added. */
export function mergeCriteria(criteria: Criteria, sentence: Criteria): Criteria {
  const { AnyOf: _, NoneOf: none = [], ...own } = sentence
  const keys = (Object.keys(own) as Criterion[]).filter((key) => !placeKeys.has(key))
  const set = keys.reduce<Criteria>(
    (sum, key) =>
      adding.has(key)
        ? setValues(sum, key, [...new Set([...valuesOf(sum, key), ...valuesOf(sentence, key)])])
        : setCriterion(sum, key, sentence[key]),
    criteria,
  )
  const groups = [...alternativesOf(criteria), ...alternativesOf(sentence)]
  const out = none.filter(
    (item) => !isDoubled(item) && !Object.keys(item).every((key) => placeKeys.has(key as Criterion)),
  )
  const left = { ...set, NoneOf: [...(set.NoneOf ?? []), ...out] }
  return tidy(
    withAlternatives(withPlaces(left, distinct([...placesOf(criteria), ...placesOf(sentence)])), groups),
  )
}

/** Alternatives beside other alternatives are written so; they are joined as groups. */
const isDoubled = (item: Criteria) => Object.keys(item).join() === 'NoneOf'

const distinct = <T>(items: T[]) => [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
