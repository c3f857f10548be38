import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { columnOf } from '#files/columns.ts'
import { membersOf } from '#lists/list.ts'
import { createList, updateList } from '#lists/stored-lists.ts'
import { inTransaction } from '#storage/database.ts'
import { columnsKey } from '../model/file/columns/row-tally.ts'
import { decisionsKey, type MatchJob, newMatchJob } from '../model/file/job.ts'
import type { RowAnswer } from '../model/file/review/answer.ts'
import { topCandidateOf } from '../model/file/review/answer.ts'
import { acceptRows, type DecisionChange } from '../model/file/review/decisions.ts'
import { acceptanceOf } from '../model/file/review/thresholds.ts'
import { completeFile } from './complete-file.ts'
import { readFile, tallyFile } from './read-file.ts'
import { decisionsOf, storeDecisions, undoStep } from './stored-decisions.ts'
import {
  readMatchJob,
  rememberColumns,
  replaceFile,
  storeAnswers,
  storeMatchJob,
  topCandidatesOf,
  updateMatchJob,
} from './stored-matches.ts'

const text = 'Nr,Account,Town\n001,Acme,Omaha\n002,Beta,Lincoln\n'

/** A file that was read, of which both rows found a record. */
async function matched(id: string): Promise<MatchJob> {
  await storeMatchJob(newMatchJob(id, { name: 'customers.csv', size: text.length }), new Blob([text]))
  await readFile(id, () => {})
  const answers = [2, 3].map(
    (row): RowAnswer => ({
      row,
      asked: { CompanyName: `row ${row}` },
      found: [
        {
          Id: `id${row}`,
          Links: [],
          ETag: 'v1',
          CompanyName: `Found ${row}`,
          Score: 95,
          Probability: 0.97,
          RuleName: 'NameCityState',
        },
      ],
    }),
  )
  const topCandidates = answers.map((answer) => topCandidateOf(answer, 0))
  const job = (await readMatchJob(id)) as MatchJob
  await storeAnswers(job, [{ page: 0, answers, topCandidates: topCandidates }], (now) => ({
    ...now,
    answered: 2,
    state: 'done',
  }))
  const accepted = acceptRows(topCandidates, new Map(), { measure: 'probability', accept: 95, reject: 50 })
  await storeDecisions(decisionsKey(job), accepted, {
    words: 'accepted',
    back: accepted.map(([row]) => [row, null]),
  })
  return job
}

const completed = async (id: string) => {
  const order = { kind: 'companies', part: 'all', form: 'csv', columns: [columnOf('CompanyName')] } as const
  const { blob, notes } = await completeFile(id, order, { onWait: () => {}, onShare: () => {} })
  return { lines: (await blob?.text())?.split('\n').map((line) => line.trim()), notes }
}

test('a record on a do-not-contact list leaves with its id alone, and that is said', async () => {
  await matched('never')
  expect((await completed('never')).lines?.[1]).toBe(
    '001,Acme,Omaha,id2,95,0.97,NameCityState,Accepted,Found 2',
  )
  const list = await createList({
    kind: 'companies',
    name: 'Never',
    origin: { type: 'picked' },
    members: membersOf(['id2']),
    description: 'Picked',
  })
  await updateList(list.id, { doNotContact: true })
  const { lines, notes } = await completed('never')
  expect(lines?.slice(1, 3)).toEqual([
    '001,Acme,Omaha,id2,95,0.97,NameCityState,Accepted,',
    '002,Beta,Lincoln,id3,95,0.97,NameCityState,Accepted,Found 3',
  ])
  expect(notes.join(' ')).toContain('do-not-contact list')
})

test('decisions outlive another heading and are none about people; each step can be taken back later', async () => {
  const job = await matched('kept')
  expect([...(await decisionsOf(decisionsKey(job))).keys()]).toEqual([2, 3])
  await updateMatchJob('kept', (now) => ({ ...now, state: 'reading', corrections: { header: false } }))
  await readFile('kept', () => {})
  const other = (await readMatchJob('kept')) as MatchJob
  expect(other.understood?.rows).toBe(3)
  expect([...(await decisionsOf(decisionsKey(other))).keys()]).toEqual([2, 3])
  expect((await decisionsOf(decisionsKey({ ...other, kind: 'people' }))).size).toBe(0)
  expect((await undoStep(decisionsKey(other)))?.words).toBe('accepted')
  expect((await decisionsOf(decisionsKey(job))).size).toBe(0)
})

test('a file with the headings of one before is used as that one was', async () => {
  const mapping = [null, 'CompanyName', null] as const
  await rememberColumns(columnsKey(['Nr', 'Account', 'Town']), {
    kind: 'companies',
    mapping: [...mapping],
  })
  const job = await matched('again')
  expect(job.mapping).toEqual(mapping)
})

test('rows that cannot be counted are reported with their file, until it is there again', async () => {
  const never = new AbortController().signal
  const job = newMatchJob('lost', { name: 'customers.csv', size: text.length })
  await storeMatchJob(job, new Blob([text]))
  await readFile('lost', () => {})
  const stream = vi.spyOn(Blob.prototype, 'stream').mockImplementation(() => {
    throw new DOMException('The requested file could not be read', 'NotReadableError')
  })
  await expect(tallyFile('lost', never, () => {})).rejects.toThrow()
  stream.mockRestore()
  expect(await readMatchJob('lost')).toMatchObject({
    state: 'columns',
    fault: expect.stringContaining('was moved, deleted or locked'),
  })
  await replaceFile('lost', new Blob([text]), (now) => now)
  await tallyFile('lost', never, () => {})
  const counted = await readMatchJob('lost')
  expect([counted?.fault, counted?.tally?.asks]).toEqual([undefined, 2])
})

test('a file that an older version stored opens: scores with their thresholds, decisions without probabilities, records picked by name', async () => {
  const id = 'older'
  const layout = { form: 'csv', encoding: 'utf-8', delimiter: ',', newline: '\n', header: true } as const
  const columns = ['Nr', 'Account', 'Town']
  const understood = {
    ...{ layout, columns, packed: false, sample: [], sampleLines: [], rows: 2, filled: [2, 2, 2] },
    ...{ short: 0, blank: 0, broken: 0, brokenLines: [] },
  }
  const asked = {
    kind: 'companies',
    mapping: [null, 'CompanyName', 'City'],
    limit: 3,
    confidence: 70,
    layout,
  }
  const { layout: _, ...requestSettings } = asked
  // In the stored form of versions without probabilities, field for field.
  const stored = {
    ...{ id, name: 'customers.csv', size: text.length, made: '2026-11-20T10:00:00.000Z', state: 'done' },
    ...{ corrections: {}, understood, toCheck: [], asked, ...requestSettings, run: id, perCall: 100 },
    thresholds: { accept: 85, reject: 72 },
    ...{ answered: 2, refused: 0, calls: 1, retries: 0, billed: 1, rate: 0.04, seconds: 1 },
  }
  const best = { row: 2, name: 'Acme', score: 88, rule: 'NameCityState', id: 'id2', page: 0 }
  const nobody = { row: 3, name: 'Beta', score: -1, rule: '', id: '', page: 0 }
  const found = [{ Id: 'id2', ETag: 'v1', CompanyName: 'Found 2', Score: 88, RuleName: 'NameCityState' }]
  const answers = [
    { row: 2, asked: { CompanyName: 'Acme' }, found },
    { row: 3, asked: { CompanyName: 'Beta' }, found: [] },
  ]
  await inTransaction(['matches', 'matchParts', 'decisions'], 'readwrite', async (table) => {
    await table('matches').put(stored as never, id)
    await table('matchParts').put(new Blob([text]), [id, 0])
    await table('matchParts').put(JSON.stringify([best, nobody]), [id, 1e9])
    await table('matchParts').put(JSON.stringify(answers), [id, 2e9])
    const picked = { type: 'accepted', id: 'id9', score: -1, rule: 'PickedByName' }
    await table('decisions').put({ 3: picked } as never, [`${id}/companies/0`, 0])
  })
  const job = (await readMatchJob(id)) as MatchJob
  const acceptance = acceptanceOf(job, await topCandidatesOf(id))
  expect(acceptance).toEqual({ measure: 'score', accept: 85, reject: 72 })
  const decisions = await decisionsOf(decisionsKey(job))
  const changes: DecisionChange[] = acceptRows(await topCandidatesOf(id), decisions, acceptance)
  expect(changes).toEqual([[2, { type: 'accepted', id: 'id2', score: 88, rule: 'NameCityState' }]])
  await storeDecisions(decisionsKey(job), changes, { words: 'accepted', back: [] })
  const order = { kind: 'companies', part: 'all', form: 'csv', columns: [] } as const
  const { blob } = await completeFile(id, order, { onWait: () => {}, onShare: () => {} })
  expect((await blob?.text())?.split(/\r?\n/)).toEqual([
    'Nr,Account,Town,Match.Id,Match.Score,Match.Probability,Match.Rule,Match.Status',
    '001,Acme,Omaha,id2,88,,NameCityState,Accepted',
    '002,Beta,Lincoln,id9,,,PickedByName,Accepted',
    '',
  ])
})
