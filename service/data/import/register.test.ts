import { describe, expect, it } from 'vitest'
import { assignIds, enter, keyOfId, newRegister, placeFinder, type Register } from './register.ts'

const row = (id: string, about = id, whole = `${id} ${about}`) => ({
  id,
  about: () => about,
  whole: () => whole,
})

const DIGITS = 9
const MADE = /^[a-z2-9]{16}$/

function registerOf(rows: ReturnType<typeof row>[]) {
  const register: Register = newRegister(DIGITS)
  const refused = rows.map((item, i) => enter(register, item, i + 2)?.sameAs)
  const assigned = assignIds(register)
  const ids = rows.map((_, place) => assigned.idAt(place))
  return { ids, refused, assigned, placeOf: placeFinder(register) }
}

describe('register', () => {
  it('keeps ids of 1 to 9 digits, filled up with zeros', () => {
    expect(registerOf([row('7'), row('000123'), row('873979493'), row('42.0')]).ids).toEqual([
      '000000007',
      '000000123',
      '873979493',
      '000000042',
    ])
  })

  it('makes sixteen letters and digits of any other id', () => {
    const { ids, assigned, placeOf } = registerOf([row('AB-1'), row('1234567890'), row('0'), row('7')])
    expect(ids.slice(0, 3)).toEqual([1, 2, 3].map(() => expect.stringMatching(MADE)))
    expect(new Set(ids).size).toBe(4)
    expect(assigned.made).toBe(3)
    expect(placeOf(keyOfId(' AB-1 ', DIGITS) as never)).toBe(0)
    expect(placeOf(keyOfId('none', DIGITS) as never)).toBeUndefined()
  })

  it('gives an id the same Id in any order, and beside any other', () => {
    const keys = Array.from({ length: 20_000 }, (_, i) => `key-${i}`)
    const forwards = registerOf(keys.map((key) => row(key, 'x'))).ids
    const backwards = registerOf(keys.toReversed().map((key) => row(key, `now ${key}`))).ids
    const later = registerOf(['new', ...keys.slice(10), 'newer'].map((key) => row(key))).ids
    expect(new Set(forwards).size).toBe(keys.length)
    expect(backwards.toReversed()).toEqual(forwards)
    expect(later.slice(1, -1)).toEqual(forwards.slice(10))
  })

  it('keeps an Id that it made before', () => {
    const made = registerOf([row('AB-1'), row('AB-2'), row('', 'subway')]).ids as string[]
    expect(registerOf(made.map((id) => row(id))).ids).toEqual(made)
  })

  it('never changes the Id of an id', () => {
    expect(registerOf([row('08f2a8ee-AB')]).ids).toEqual(['yp3aspqm7vwiv8jh'])
  })

  it('refuses an id that came before, and says where', () => {
    const { refused, ids } = registerOf([row('7'), row('AB-1'), row('007', 'other'), row('AB-1', 'other')])
    expect(refused).toEqual([undefined, undefined, 2, 3])
    expect(ids.slice(2)).toEqual([undefined, undefined])
  })

  it('refuses the very same row without an id', () => {
    const rows = [row('', 'subway', 'a'), row('', 'subway', 'b'), row('', 'subway', 'a')]
    expect(registerOf(rows).refused).toEqual([undefined, undefined, 2])
  })

  it('numbers rows with the same name and address, in any order alike', () => {
    const rows = ['a', 'b', 'c', 'd'].map((whole) => row('', 'subway|02903', whole))
    const [forwards, backwards] = [registerOf(rows).ids, registerOf(rows.toReversed()).ids]
    const single = registerOf([row('', 'subway|02903', 'e')]).ids
    expect(new Set(forwards).size).toBe(4)
    expect(backwards.toReversed()).toEqual(forwards)
    expect(forwards).toContain(single[0])
  })

  it('numbers 200,000 rows with the same name and address', () => {
    const { ids, refused } = registerOf(
      Array.from({ length: 200_000 }, (_, i) => row('', 'unknown', `row ${i}`)),
    )
    expect(new Set(ids).size).toBe(200_000)
    expect(refused.some((line) => line !== undefined)).toBe(false)
  })
})
