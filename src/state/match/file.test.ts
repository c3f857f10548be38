import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { columnOf } from '../../lists/columns.ts'
import { membersOf } from '../../lists/list.ts'
import type { Answer } from '../../match/file/answer.ts'
import { bestOf } from '../../match/file/answer.ts'
import { columnsPrint } from '../../match/file/asks.ts'
import { decisionsHome, type MatchJob, newMatchJob } from '../../match/file/job.ts'
import { listMade, listWritten } from '../lists.ts'
import { decided, decisionsOf, stepUndone } from './decided.ts'
import { completeFile } from './file.ts'
import { readFile, tallyFile } from './reading.ts'
import {
  answersStored,
  columnsRemembered,
  fileStored,
  matchJobAt,
  matchJobChanged,
  matchJobStored,
} from './stored.ts'

const text = 'Nr,Account,Town\n001,Acme,Omaha\n002,Beta,Lincoln\n'

/** A file that was read, of which both rows found a record. */
async function matched(id: string): Promise<MatchJob> {
  await matchJobStored(newMatchJob(id, { name: 'customers.csv', size: text.length }), new Blob([text]))
  await readFile(id, () => {})
  const answers = [2, 3].map(
    (row): Answer => ({
      row,
      asked: { CompanyName: `row ${row}` },
      found: [
        {
          Id: `id${row}`,
          Links: [],
          ETag: 'v1',
          CompanyName: `Found ${row}`,
          Score: 95,
          RuleName: 'NameCityState',
        },
      ],
    }),
  )
  const bests = answers.map((answer) => bestOf(answer, 0))
  const job = (await matchJobAt(id)) as MatchJob
  await answersStored(job, { page: 0, answers, bests }, (now) => ({ ...now, answered: 2, state: 'done' }))
  const accepted = bests.map(
    ({ row, id, score, rule }) => [row, { type: 'accepted', id, score, rule } as const] as const,
  )
  await decided(decisionsHome(job), accepted, {
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
  expect((await completed('never')).lines?.[1]).toBe('001,Acme,Omaha,id2,95,NameCityState,Found 2')
  const list = await listMade({
    kind: 'companies',
    name: 'Never',
    origin: { type: 'picked' },
    members: membersOf(['id2']),
    words: 'Picked',
  })
  await listWritten(list.id, { doNotContact: true })
  const { lines, notes } = await completed('never')
  expect(lines?.slice(1, 3)).toEqual([
    '001,Acme,Omaha,id2,95,NameCityState,',
    '002,Beta,Lincoln,id3,95,NameCityState,Found 3',
  ])
  expect(notes.join(' ')).toContain('do-not-contact list')
})

test('decisions outlive another heading and are none about people; each step can be taken back later', async () => {
  const job = await matched('kept')
  expect([...(await decisionsOf(decisionsHome(job))).keys()]).toEqual([2, 3])
  await matchJobChanged('kept', (now) => ({ ...now, state: 'reading', corrections: { header: false } }))
  await readFile('kept', () => {})
  const other = (await matchJobAt('kept')) as MatchJob
  expect(other.understood?.rows).toBe(3)
  expect([...(await decisionsOf(decisionsHome(other))).keys()]).toEqual([2, 3])
  expect((await decisionsOf(decisionsHome({ ...other, kind: 'people' }))).size).toBe(0)
  expect((await stepUndone(decisionsHome(other)))?.words).toBe('accepted')
  expect((await decisionsOf(decisionsHome(job))).size).toBe(0)
})

test('a file with the headings of one before is used as that one was', async () => {
  const mapping = [null, 'CompanyName', null] as const
  await columnsRemembered(columnsPrint(['Nr', 'Account', 'Town']), {
    kind: 'companies',
    mapping: [...mapping],
  })
  const job = await matched('again')
  expect(job.mapping).toEqual(mapping)
})

test('rows that cannot be counted are told with their file, until it is there again', async () => {
  const never = new AbortController().signal
  const job = newMatchJob('lost', { name: 'customers.csv', size: text.length })
  await matchJobStored(job, new Blob([text]))
  await readFile('lost', () => {})
  const stream = vi.spyOn(Blob.prototype, 'stream').mockImplementation(() => {
    throw new DOMException('The requested file could not be read', 'NotReadableError')
  })
  await expect(tallyFile('lost', never, () => {})).rejects.toThrow()
  stream.mockRestore()
  expect(await matchJobAt('lost')).toMatchObject({
    state: 'columns',
    fault: expect.stringContaining('was moved, deleted or locked'),
  })
  await fileStored('lost', new Blob([text]), (now) => now)
  await tallyFile('lost', never, () => {})
  const counted = await matchJobAt('lost')
  expect([counted?.fault, counted?.tally?.asks]).toEqual([undefined, 2])
})
