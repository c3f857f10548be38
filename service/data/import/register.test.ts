import { describe, expect, it } from 'vitest'
import { assignIds, enter, newRegister, type Register } from './register.ts'
import { spellId } from './stable-id.ts'

const row = (id: string, about = id, whole = `${id} ${about}`) => ({
  id,
  about: () => about,
  whole: () => whole,
})

function registerOf(rows: ReturnType<typeof row>[]) {
  const register: Register = newRegister(9)
  const refused = rows.map((item, i) => enter(register, item, i + 2)?.sameAs)
  const idOf = assignIds(register)
  return { ids: register.ids.map((id) => (id ? spellId(id, 9) : '')), refused, idOf }
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

  it('makes nine digits for other ids, the same each time and whatever else changes', () => {
    const [first, second] = [
      registerOf([row('AB-1', 'x'), row('1234567890')]),
      registerOf([row('AB-1', 'y')]),
    ]
    expect(first.ids[0]).toMatch(/^[1-9]\d{8}$/)
    expect(first.ids[1]).toMatch(/^[1-9]\d{8}$/)
    expect(second.ids[0]).toBe(first.ids[0])
    expect(first.idOf('AB-1')).toBe(Number(first.ids[0]))
  })

  it('refuses an id that came before, and says where', () => {
    const { refused, ids } = registerOf([row('7'), row('AB-1'), row('007', 'other'), row('AB-1', 'other')])
    expect(refused).toEqual([undefined, undefined, 2, 3])
    expect(ids.slice(2)).toEqual(['', ''])
  })

  it('distinguishes rows without an id by name and place, refuses the very same row', () => {
    const { refused, ids } = registerOf([
      row('', 'subway|02903', 'a'),
      row('', 'subway|02903', 'b'),
      row('', 'subway|02903', 'a'),
    ])
    expect(refused).toEqual([undefined, undefined, 2])
    expect(new Set(ids.slice(0, 2)).size).toBe(2)
  })

  it('moves a made id on where another has its number', () => {
    const made = registerOf([row('AB-1')]).ids[0] as string
    const { ids } = registerOf([row('AB-1'), row(made)])
    expect(ids).toEqual([spellId(Number(made) + 1, 9), made])
  })

  it('makes Ids that are all different', () => {
    const { ids } = registerOf(Array.from({ length: 20_000 }, (_, i) => row(`key-${i}`)))
    expect(new Set(ids).size).toBe(20_000)
  })
})
