import { readFileSync } from 'node:fs'
import { optionalFields } from '#contract/trust.ts'
import { offeredIn } from '#records/offered.ts'
import { industriesFrom } from '#reference/industries.ts'
import { readCities, readCounties, readPostal } from '#reference/place-files.ts'
import { placeIndex, placesNamed } from '#reference/places.ts'
import { industryBook } from './industry-rule.ts'
import { sentenceReader } from './sentence-reader.ts'

const file = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../public/${name}.json`, import.meta.url), 'utf8'))

/** The places that come with the app. */
export const index = placeIndex({
  postal: readPostal(file('places/postal')),
  cities: readCities(file('places/cities')),
  counties: readCounties(file('places/counties')),
  states: file('places/states'),
})
const industries = industryBook(
  industriesFrom(file('dictionary/sic')).byId.values(),
  file('dictionary/sic-words'),
)
const models = readFileSync(new URL('../../service/reference/vehicles/vehicles.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t') as [make: string, model: string])
const vehicles = [...new Set(models.map(([make]) => make))].map((Make) => ({
  Make,
  Models: models.filter(([make]) => make === Make).map(([, model]) => model),
}))

/** Reads sentences by the places and industries that come with the app, and the vehicles of the service; `fields` are the optional fields of the data. */
export const readerOf = (fields: readonly string[], hasDriveTimes = false) =>
  sentenceReader({
    places: (name, state) => placesNamed(index, name, state),
    industries,
    vehicles,
    isOffered: (_kind, criterion) => offeredIn(fields)(criterion),
    hasDriveTimes,
  })

/** The same over data with every field. */
export const read = readerOf(optionalFields.companies)
