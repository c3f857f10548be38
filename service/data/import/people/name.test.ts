import { describe, expect, it } from 'vitest'
import { inCapitals, takeApart } from './name.ts'

describe('takeApart', () => {
  it.each<[string, (string | undefined)[]]>([
    ['John Smith', ['John', undefined, 'Smith']],
    ['John Q. Smith', ['John', 'Q', 'Smith']],
    ['Mary Ann Smith', ['Mary', 'A', 'Smith']],
    ['Dr. Robert van der Berg Jr.', ['Robert', undefined, 'van der Berg']],
    ['Smith, Jane A', ['Jane', 'A', 'Smith']],
    ['de la Cruz, Ana', ['Ana', undefined, 'de la Cruz']],
    ['John Smith, Jr.', ['John', undefined, 'Smith']],
    ['Smith Jr, John', ['John', undefined, 'Smith']],
    ['John Smith MD PhD', ['John', undefined, 'Smith']],
    ['Mr Smith', [undefined, undefined, 'Smith']],
    ['Van Morrison', ['Van', undefined, 'Morrison']],
    ['Bob & Carol White', ['Bob', undefined, 'White']],
    ['Bob A and Carol White', ['Bob', 'A', 'White']],
    ['Bob Brown & Carol White', ['Bob', undefined, 'Brown']],
    ['Mr. and Mrs. John Smith', ['John', undefined, 'Smith']],
    ['José  Núñez', ['José', undefined, 'Núñez']],
    ['Cher', [undefined, undefined, 'Cher']],
    [' N/A ', [undefined, undefined, undefined]],
  ])('%s', (cell, parts) => {
    const { FirstName, MiddleInitial, LastName } = takeApart(cell).name
    expect([FirstName, MiddleInitial, LastName]).toEqual(parts)
  })

  it('says when a cell names two', () => {
    expect(takeApart('Bob & Carol White').notes).toContain('nameOfTwo')
    expect(takeApart('Bob White').notes).not.toContain('nameOfTwo')
  })
})

describe('inCapitals', () => {
  it.each([
    [
      { FirstName: 'MARY', MiddleInitial: 'q.', LastName: "O'BRIEN" },
      ['Mary', 'Q', "O'Brien"],
      ['nameCapitals'],
    ],
    [{ FirstName: 'john', LastName: 'mcdonald' }, ['John', undefined, 'McDonald'], ['nameCapitals']],
    [{ FirstName: 'DeShawn', LastName: 'MacLeod' }, ['DeShawn', undefined, 'MacLeod'], []],
  ])('%o', (given, parts, notes) => {
    const { name, notes: done } = inCapitals(given)
    expect([name.FirstName, name.MiddleInitial, name.LastName]).toEqual(parts)
    expect(done).toEqual(notes)
  })
})
