import { expect, test } from 'vitest'
import { noFollowUp } from '#records/follow-up.ts'
import { dueRecords } from './due.ts'

test('due records of both kinds are together, oldest first; later ones and those without a day are not', () => {
  const on = (date: string) => ({ ...noFollowUp, date })
  const followUps = {
    companies: new Map([
      ['1', on('2026-11-24')],
      ['2', on('2026-11-25')],
      ['3', on('')],
    ]),
    people: new Map([['1', on('2026-10-01')]]),
  }
  expect(dueRecords(followUps, '2026-11-24').map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'people 1',
    'companies 1',
  ])
})
