import { type ForgottenDetails, MAX_FORGOTTEN } from '#contract/forgotten.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { forget, liftForgotten } from './forget.ts'
import { listForgotten } from './list-forgotten.ts'
import { forgottenMessages as messages } from './messages.ts'

/** What the command line gives. */
export interface ForgetOptions {
  dataDir: string
  kind: Kind | undefined
  id: string | undefined
  details: ForgottenDetails
  reason: string | undefined
  /** The entry that is lifted. */
  lift: string | undefined
  say(text: string): void
}

/** Who forgets on the command line. */
const COMMAND = 'command line'

/** Forgets a record by its Id or by details, lifts an entry, or lists what was forgotten. `noKind` is thrown where a kind is needed. */
export async function sayForgotten(options: ForgetOptions, noKind: Error): Promise<void> {
  const { dataDir, kind, id, details, reason, lift, say } = options
  const hasDetails = Object.values(details).some((text) => text !== undefined)
  if (id === undefined && !hasDetails && lift === undefined) return print(options)
  if (!kind) throw noKind
  if (lift !== undefined) {
    await liftForgotten(dataDir, kind, lift)
    return say(messages.lifted(lift))
  }
  const given = hasDetails ? { details } : {}
  const { entry } = await forget(dataDir, { kind, id, ...given, reason }, COMMAND)
  say(messages.stored(entry))
}

async function print({ dataDir, kind, say }: ForgetOptions): Promise<void> {
  for (const each of kind ? [kind] : kinds) {
    const { total, entries } = await listForgotten(dataDir, each, { limit: MAX_FORGOTTEN })
    say(messages.heading(each, total))
    for (const { entry, forgotten, by, id, reason } of entries)
      say(`  ${messages.line(entry, forgotten.slice(0, 10), by, id, reason)}`)
  }
}
