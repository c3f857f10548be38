import { afterAll, describe } from 'vitest'
import type { Kind } from '#contract/kind.ts'
import { compareWithOracle, oracleCases } from '../compare-with-oracle.testing.ts'
import { companyChanges, peopleChanges, someCorrections } from '../corrections.testing.ts'
import { correctedAndForgotten, someSuppressions } from '../forgotten.testing.ts'
import { buildRows } from '../rows.testing.ts'
import { openStore } from './open.ts'

const builds: ReturnType<typeof buildRows>[] = []
/** Opens a version that the tests of a kind share: corrections are applied to a store, its files remain. */
function openingOf<K extends Kind>(kind: K) {
  const build = buildRows(kind, oracleCases[kind].rows)
  builds.push(build)
  return async () => openStore(kind, (await build).folder)
}
afterAll(async () => {
  for (const { remove } of await Promise.all(builds)) await remove()
})

const { companies, people } = oracleCases
const openCompanies = openingOf('companies')
describe('companies', () => compareWithOracle('companies', companies, { open: openCompanies }))
describe('companies of which some are forgotten', () => {
  const { suppressions, remaining } = someSuppressions('companies', companies.rows)
  const correction = { corrections: [], corrected: remaining, suppressions }
  compareWithOracle('companies', companies, { open: openCompanies, correction })
})
describe('corrected companies', () => {
  const correction = someCorrections(companies.rows, companyChanges)
  compareWithOracle('companies', companies, { open: openCompanies, correction })
})

const openPeople = openingOf('people')
describe('people', () => compareWithOracle('people', people, { open: openPeople }))
describe('corrected people', () => {
  const correction = someCorrections(people.rows, peopleChanges)
  compareWithOracle('people', people, { open: openPeople, correction })
})
describe('corrected people of whom some are forgotten', () => {
  const correction = correctedAndForgotten('people', people.rows, peopleChanges)
  compareWithOracle('people', people, { open: openPeople, correction })
})
