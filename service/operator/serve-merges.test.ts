import { expect, it, vi } from 'vitest'
import { DataSets, dataSetPaths } from '#contract/data-sets.ts'
import { Decided, Merge, MergeAnswer, MergePairs, Merges, mergePaths } from '#contract/merges.ts'
import { pairCountsAt } from '#shared/pair-counts.ts'
import { readMergeRun } from '../data/merge/stored-merges.ts'
import { operatorApp } from './operator-app.testing.ts'

const { dataDir, call, file, run, companies } = await operatorApp()

const omaha = 'Omaha,NE,68102'
const shops = [
  `1,Anderson Hardware,12 Main St,${omaha},(402) 555-0100,`,
  `2,Blue Heron Bakery,40 Dodge St,${omaha},,`,
  `3,Prairie Dental Group,7 Farnam St,${omaha},(402) 555-0130,`,
]
const list = [
  `31,Andersen Hardware,12 Main Street,${omaha},402-555-0100,470000001`,
  `32,Quartz Hill Plumbing,99 Leavenworth St,${omaha},,`,
  `33,Prairie Dental,,Omaha,NE,,,470000003`,
  `34,Heron Bakery,,Omaha,NE,,402-555-0111,`,
  `35,Anderson Hardware Rental,12 Main St,${omaha},(402) 555-0100,`,
]

/** Imports rows as a data set that is used at once. */
async function set(name: string, rows: readonly string[]) {
  const text = `id,Company,Address,City,State,ZIP,Phone,EIN\n${rows.join('\n')}\n`
  const { result } = await run({ files: [file(`${name}.csv`, text)], name, kind: 'companies', hold: false })
  return result?.version as string
}

const answer = async (id: string) => MergeAnswer.parse((await call('GET', mergePaths.merge(id))).body)

/** Waits until a merge does not run any more. */
const ended = (id: string) =>
  vi.waitFor(
    async () => {
      const now = await answer(id)
      expect(['comparing', 'merging'], JSON.stringify(now.merge)).not.toContain(now.merge.state)
      return now
    },
    { timeout: 50_000, interval: 50 },
  )

async function compare(into = 'shops', from = 'list') {
  const { body } = await call('POST', mergePaths.merges, { kind: 'companies', into, from })
  return ended(Merge.parse(body).id)
}

async function merge(id: string, settings: object) {
  const { body } = await call('POST', mergePaths.run(id), { winners: {}, hold: false, ...settings })
  expect(Merge.parse(body).state).toBe('merging')
  return ended(id)
}

const pairs = async (id: string, query: string) =>
  MergePairs.parse((await call('GET', `${mergePaths.pairs(id)}?${query}`)).body)

const use = (version: string) => call('POST', dataSetPaths.use, { kind: 'companies', version })
const versions = async () =>
  DataSets.parse((await call('GET', dataSetPaths.list)).body).sets.flatMap((one) => one.versions)

const named = async (name: string) => (await companies()).find(({ CompanyName }) => CompanyName === name)
const counted = ({ preview, decided }: MergeAnswer, threshold: number, doubt: number) => {
  if (!preview || !decided) throw new Error('The sets are not compared')
  return pairCountsAt({ ...preview, records: preview.records.from }, decided.counts, { threshold, doubt })
}

it('two sets are compared, merged, reviewed, merged again and as before', { timeout: 120_000 }, async () => {
  await set('list', list)
  const before = await set('shops', shops)
  const compared = await compare()
  const { id } = compared.merge
  expect(compared.merge).toMatchObject({ state: 'ready', into: before })
  expect(compared.preview?.fields.find(({ field }) => field === 'EIN')).toMatchObject({
    group: 'other',
    completed: { name: 'Anderson Hardware', into: '', from: '470000001' },
  })
  expect(counted(compared, 95, 50)).toEqual({ merged: 1, inDoubt: 3, added: 1 })

  // At once, with the name of the other set.
  const merged = await merge(id, { threshold: 95, doubt: 50, winners: { name: 'from' } })
  expect(merged.merge.report).toMatchObject({
    state: 'inUse',
    canUndo: true,
    counts: { merged: 1, inDoubt: 3, added: 1, unchanged: 2 },
    conflicts: [{ field: 'Address' }, { field: 'CompanyName' }],
    release: { new: 1, changed: 1 },
  })
  expect(await named('Andersen Hardware')).toMatchObject({ EIN: '470000001' })
  const csv = (await call('GET', mergePaths.list(id))).body
  expect(csv.split('\n').filter((line: string) => line.startsWith('in doubt'))).toHaveLength(3)

  // The further record of a shop comes before the less probable ones.
  const doubted = await pairs(id, 'list=doubt&threshold=95&doubt=50&offset=0&limit=10')
  const names = doubted.pairs.map(({ into, from }) => [into.CompanyName, from.CompanyName])
  expect([doubted.total, doubted.firstOpen, names]).toEqual([
    3,
    0,
    [
      ['Anderson Hardware', 'Anderson Hardware Rental'],
      ['Prairie Dental Group', 'Prairie Dental'],
      ['Blue Heron Bakery', 'Heron Bakery'],
    ],
  ])
  const [rental, dental, bakery] = doubted.pairs.map(({ pair }) => pair)
  const decide = async (...decisions: object[]) =>
    Decided.parse((await call('POST', mergePaths.decisions(id), { decisions })).body)
  await decide({ pair: rental, decision: 'different' }, { pair: bakery, decision: 'later' })
  expect((await decide({ pair: dental, decision: 'same' })).notApplied).toBe(2)
  const page = await pairs(id, 'list=doubt&threshold=95&doubt=50&offset=1&limit=1')
  expect(page).toMatchObject({ total: 3, pairs: [{ pair: dental, decision: 'same' }] })
  expect(page.firstOpen).toBeUndefined()

  const decided = await answer(id)
  expect(counted(decided, 95, 50)).toEqual({ merged: 2, inDoubt: 1, added: 2 })
  const again = await merge(id, { threshold: 95, doubt: 50 })
  expect(again.decided?.notApplied).toBe(0)
  expect(again.merge.report?.counts).toEqual({ merged: 2, inDoubt: 1, added: 2, unchanged: 1 })
  expect(await named('Prairie Dental Group')).toMatchObject({ EIN: '470000003', Phone: '4025550130' })
  expect(await named('Anderson Hardware Rental')).toBeDefined()
  expect(await companies()).toHaveLength(5)

  // The version before both merges remains, also after another import.
  await use(before)
  expect((await answer(id)).merge).toMatchObject({ report: { state: 'stored', canUndo: false } })
  expect((await answer(id)).merge.outdated).toBeUndefined()
  expect(await companies()).toHaveLength(3)
  expect((await versions()).map(({ version }) => version)).toEqual(
    expect.arrayContaining([before, merged.merge.report?.version, again.merge.report?.version]),
  )
})

it('a merge that waits is replaced by the next one, and used or discarded', {
  timeout: 120_000,
}, async () => {
  const before = await set('shops', shops)
  const {
    merge: { id },
  } = await compare()
  const first = (await merge(id, { threshold: 100, doubt: 0, hold: true })).merge.report
  expect(first).toMatchObject({ state: 'pending', counts: { merged: 0, inDoubt: 4, added: 1, unchanged: 3 } })
  const second = (await merge(id, { threshold: 80, doubt: 50, hold: true })).merge.report
  expect(second).toMatchObject({
    state: 'pending',
    canUndo: false,
    counts: { merged: 3, inDoubt: 1, added: 1 },
  })
  expect((await versions()).filter(({ pending }) => pending)).toMatchObject([{ version: second?.version }])
  const removed = await call('POST', dataSetPaths.remove, { kind: 'companies', wanted: second?.version })
  expect(removed).toMatchObject({ status: 200 })
  expect((await answer(id)).merge).toMatchObject({ into: before, report: { state: 'removed' } })
})

it('sets without a record in common, and one that was merged before', { timeout: 120_000 }, async () => {
  await set('others', [`90,Yucca Valley Saddlery,1 Mesa Rd,Tucson,AZ,85701,,`])
  const apart = await compare('shops', 'others')
  expect(counted(apart, 50, 0)).toEqual({ merged: 0, inDoubt: 0, added: 1 })
  expect((await merge(apart.merge.id, { threshold: 80, doubt: 50 })).merge.report?.counts.added).toBe(1)
  // What an earlier merge did is known at any threshold.
  const again = await compare('shops', 'others')
  expect([again.preview?.known, counted(again, 100, 100)]).toEqual([1, { merged: 1, inDoubt: 0, added: 0 }])
})

it('a merge is compared again once its sets are others', { timeout: 120_000 }, async () => {
  await set('shops', shops)
  const compared = await compare('shops', 'others')
  const { id } = compared.merge
  const url = mergePaths.run(id)
  const settings = { threshold: 80, doubt: 50, winners: {}, hold: false }
  await set('shops', shops.slice(1))
  expect((await answer(id)).merge.outdated).toContain('“shops” has another version')
  expect(await call('POST', url, settings)).toMatchObject({
    status: 409,
    body: { message: /another version/ },
  })
  await call('POST', dataSetPaths.remove, { kind: 'companies', wanted: 'others' })
  expect(await call('POST', url, settings)).toMatchObject({
    status: 409,
    body: { message: /“others” .* removed/ },
  })
  expect((await call('DELETE', mergePaths.merge(id))).status).toBe(204)
  expect((await call('GET', mergePaths.merge(id))).status).toBe(404)
})

it('runs alone, can be canceled, and says so when its process was ended', { timeout: 120_000 }, async () => {
  const body = { kind: 'companies', into: 'shops', from: 'list' }
  const { id } = Merge.parse((await call('POST', mergePaths.merges, body)).body)
  expect(await call('POST', mergePaths.merges, body)).toMatchObject({
    status: 409,
    body: { message: /Another merge is running/ },
  })
  expect((await call('DELETE', mergePaths.merge(id))).status).toBe(409)
  expect((await call('POST', mergePaths.cancel(id))).body).toMatchObject({ state: 'canceled' })
  expect((await pairsReply(id)).status).toBe(409)

  const { id: second } = Merge.parse((await call('POST', mergePaths.merges, body)).body)
  process.kill((await readMergeRun(dataDir, second))?.process?.pid as number, 'SIGKILL')
  const { merge } = await ended(second)
  expect([merge.state, merge.error]).toEqual(['failed', expect.stringContaining('interrupted')])
  const { merges } = Merges.parse((await call('GET', mergePaths.merges)).body)
  expect(merges.slice(0, 2).map(({ state }) => state)).toEqual(['failed', 'canceled'])
})

const pairsReply = (id: string) =>
  call('GET', `${mergePaths.pairs(id)}?list=doubt&threshold=80&doubt=50&offset=0&limit=10`)

it('refuses what cannot be merged, at its property', { timeout: 60_000 }, async () => {
  const {
    merge: { id },
  } = await compare()
  const settings = { threshold: 80, doubt: 50, winners: {}, hold: false }
  const post = async (path: string, body: object) => {
    const reply = await call('POST', path, body)
    return [reply.status, JSON.stringify(reply.body)] as const
  }
  const cases: [path: string, body: object, status: number, words: string][] = [
    [mergePaths.merges, { kind: 'companies', into: 'shops', from: 'shops' }, 409, 'into itself'],
    [mergePaths.merges, { kind: 'companies', into: 'shops', from: 'none' }, 409, 'no two data sets'],
    [mergePaths.merges, { kind: 'companies', into: 'shops', from: '' }, 400, '"from"'],
    [mergePaths.run(id), { ...settings, doubt: 81 }, 400, '"doubt"'],
    [mergePaths.run(id), { ...settings, threshold: 101 }, 400, '"threshold"'],
    [mergePaths.run(id), { ...settings, winners: { Color: 'from' } }, 400, 'winners.Color'],
    [mergePaths.decisions(id), { decisions: [{ pair: 1000, decision: 'same' }] }, 400, 'under 2'],
    [mergePaths.decisions(id), { decisions: [{ pair: 0, decision: 'yes' }] }, 400, 'decision'],
  ]
  for (const [path, body, status, words] of cases)
    expect(await post(path, body)).toEqual([status, expect.stringContaining(words)])
})
