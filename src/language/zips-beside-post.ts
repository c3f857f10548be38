import { placeLabel } from '#criteria/describe.ts'
import type { CriteriaPlace } from '#criteria/places.ts'
import { citiesBesidePost } from './cities-beside-post.ts'
import { languageMessages as messages } from './messages.ts'
import type { Clause } from './read-clauses.ts'

const codesOf = new Map(
  citiesBesidePost.map(({ City, StateProvince, codes }) => [`${City}, ${StateProvince}`, codes]),
)

const zipsOf = (place: CriteriaPlace): readonly string[] =>
  (place.kind === 'city' && codesOf.get(`${place.City}, ${place.StateProvince}`)) || []

/** "Sandy Springs, GA": a city that no address names, by its ZIP codes. */
export function withZipsBesidePost(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause) => {
    const { meaning } = clause
    if (meaning.type !== 'places') return clause
    const cities = meaning.places.filter((place) => zipsOf(place).length > 0)
    if (cities.length === 0) return clause
    const places = meaning.places.flatMap((place): CriteriaPlace[] => {
      const codes = zipsOf(place)
      return codes.length > 0 ? codes.map((PostalCode) => ({ kind: 'postal', PostalCode })) : [place]
    })
    const words = cities.reduce((text, city) => {
      const label = placeLabel(city)
      return text.replace(label, `${label} (${messages.zipCodes(zipsOf(city).length)})`)
    }, meaning.words)
    const notes = cities.map((city) =>
      messages.besidePost(city.kind === 'city' ? city.City : '', zipsOf(city)),
    )
    const note = [clause.note, ...notes].filter(Boolean).join('; ')
    return { ...clause, note, meaning: { ...meaning, places, words } }
  })
}
