import { conditionsOf } from '#features/lists/model/compare/conditions.ts'
import type { ComparedSource } from './overlap.ts'

const LONGEST = 100
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

const listed = (names: readonly string[], last: 'and' | 'or') =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`

/** What a list of the chosen parts is called: "Contractors without Spring mailing". */
export function selectionName(chosen: ReadonlySet<number>, laid: readonly ComparedSource[]): string {
  const wanted = conditionsOf(chosen, laid.length)
  const named = (is: string) => laid.filter((_, i) => wanted?.[i] === is).map(({ name }) => name)
  if (!wanted)
    return shortened(
      `Parts of ${listed(
        laid.map(({ name }) => name),
        'and',
      )}`,
    )
  const what = named('in').length ? listed(named('in'), 'and') : listed(named('any'), 'or')
  return shortened(named('out').length ? `${what} without ${listed(named('out'), 'and')}` : what)
}
