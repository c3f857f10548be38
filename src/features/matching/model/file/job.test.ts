import { expect, test } from 'vitest'
import { answersAreCurrent, currentSettings } from './columns/request-settings.ts'
import { emptyTally } from './columns/row-tally.ts'
import { decisionsKey, type MatchJob, newMatchJob, restoreAnsweredSettings } from './job.ts'

const layout = { form: 'csv', encoding: 'utf-8', delimiter: ';', newline: '\n', header: true } as const
const understood = { layout } as MatchJob['understood']
const read: MatchJob = {
  ...newMatchJob('it', { name: 'customers.csv', size: 1 }),
  state: 'columns',
  understood,
  mapping: ['CompanyName', 'City'],
  tally: { ...emptyTally(), rows: 130, asks: 130 },
}
const matched: MatchJob = { ...read, asked: currentSettings(read), answered: 130, state: 'columns' }

test('answers remain valid while the requests of the rows are the same', () => {
  const others: [name: string, job: MatchJob][] = [
    ['another column', { ...matched, mapping: ['CompanyName', null] }],
    ['another kind', { ...matched, kind: 'people' }],
    ['more candidates', { ...matched, limit: 10 }],
    ['a higher score', { ...matched, confidence: 80 }],
    ['another heading', { ...matched, understood: { layout: { ...layout, header: false } } as never }],
  ]
  expect(answersAreCurrent(read)).toBe(false)
  const looked: MatchJob = { ...matched, tally: undefined, probabilityThresholds: { accept: 80, reject: 75 } }
  expect(answersAreCurrent(looked)).toBe(true)
  for (const [name, job] of others) expect(answersAreCurrent(job), name).toBe(false)
  for (const [name, job] of others) {
    const back = restoreAnsweredSettings(job)
    const isReadAgain = name === 'another heading'
    expect(back.state, name).toBe(isReadAgain ? 'reading' : 'done')
    expect(back, name).toMatchObject({ kind: 'companies', limit: 5, corrections: { header: true } })
    expect(answersAreCurrent({ ...back, understood }), name).toBe(true)
  }
})

test('a file that was left in the middle waits there', () => {
  expect(restoreAnsweredSettings({ ...matched, answered: 100 }).state).toBe('paused')
  expect(restoreAnsweredSettings({ ...matched, answered: 100, most: 100 }).state).toBe('done')
  expect(restoreAnsweredSettings(read)).toBe(read)
})

test('decisions about companies are none about people', () => {
  expect(decisionsKey(matched)).not.toBe(decisionsKey({ ...matched, kind: 'people' }))
})
