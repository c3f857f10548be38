import type { Company } from '#contract/company'
import type { Criteria } from '#contract/criteria'
import { MAX_TALLY_ROWS } from '#contract/tally'
import { describeNaics } from '../../data/dictionary/naics.ts'
import { describeSic } from '../../data/dictionary/sic.ts'
import { type DataInfo, type Page, Refusal, type Store } from '../store.ts'
import { decodeCompany } from './bodies.ts'
import { eachBody, type PackedBodies } from './body-files.ts'
import type { Engine } from './engine.ts'
import { countOf, pageOf, sampleOf } from './sql/select.ts'
import { type Sql, sql, statementOf } from './sql/sql.ts'
import { tallyItems, tallyOf } from './sql/tally.ts'
import { given } from './sql/where.ts'

const words = { sic: describeSic, naics: describeNaics }
const companiesOf = (bodies: PackedBodies) => eachBody(bodies).map((body) => decodeCompany(body, words))

/** The store's calls as questions to an engine. */
export function storeOf(info: DataInfo, engine: Engine): Store<'companies'> {
  async function records(query: Sql, signal?: AbortSignal): Promise<Company[]> {
    return companiesOf(await engine.bodies(statementOf(query), signal))
  }

  async function recordsById(ids: readonly string[], limit: number, offset: number): Promise<Company[]> {
    return companiesOf(await engine.bodiesById(ids, limit, offset))
  }

  async function count(criteria: Criteria, signal?: AbortSignal): Promise<number> {
    const [n] = await engine.columns(statementOf(countOf(criteria)), signal)
    return n?.[0] as number
  }

  async function sample(criteria: Criteria, page: Page, signal?: AbortSignal): Promise<Company[]> {
    const total = await count(criteria, signal)
    return total > 0 ? records(sampleOf(criteria, page, total), signal) : []
  }

  return {
    info,
    count,
    search(criteria, page, signal) {
      if (page.NthRecord) return sample(criteria, page, signal)
      const ids = onlyIds(criteria)
      return ids ? recordsById(ids, page.Limit, page.Offset) : records(pageOf(criteria, page), signal)
    },

    async tally(criteria, { Fields, Limit, Offset }, signal) {
      const limit = Math.min(Limit, MAX_TALLY_ROWS + 1)
      const tallied = await engine.columns(statementOf(tallyOf(criteria, Fields, limit, Offset)), signal)
      const items = tallyItems(Fields, tallied)
      if (items.length > MAX_TALLY_ROWS) throw tooManyGroups()
      return items
    },

    async byId(id) {
      const [company] = await recordsById([id], 1, 0)
      return company
    },

    async match() {
      throw new Error('This data has no index of names')
    },

    async health() {
      await records(sql`select seq from companies limit 1`)
    },

    close: () => engine.close(),
  }
}

/** The Ids of criteria that ask for nothing else, which need no query. */
function onlyIds(criteria: Criteria): readonly string[] | undefined {
  const [name, ...more] = given(criteria)
  return name === 'Id' && more.length === 0 ? criteria.Id : undefined
}

const tooManyGroups = () =>
  new Refusal(
    'fields',
    `The tally would have more than ${MAX_TALLY_ROWS.toLocaleString('en-US')} rows: narrow the search, tally fewer fields, or give a Limit`,
  )
