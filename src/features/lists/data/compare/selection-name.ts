import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import { conditionsOf } from '#features/lists/model/compare/conditions.ts'
import type { ComparedSource } from './overlap.ts'

const LONGEST = 100
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

const listed = (names: readonly string[], last: 'and' | 'or') =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`

/** The name of a list of the selected parts: "Contractors without Spring mailing". */
export function selectionName(selected: ReadonlySet<number>, sources: readonly ComparedSource[]): string {
  const conditions = conditionsOf(selected, sources.length)
  const named = (is: string) => sources.filter((_, i) => conditions?.[i] === is).map(({ name }) => name)
  if (!conditions)
    return shortened(
      messages.partsOf(
        listed(
          sources.map(({ name }) => name),
          'and',
        ),
      ),
    )
  const what = named('in').length ? listed(named('in'), 'and') : listed(named('any'), 'or')
  return shortened(named('out').length ? `${what} without ${listed(named('out'), 'and')}` : what)
}
