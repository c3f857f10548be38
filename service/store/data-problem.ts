import type { Logger } from 'pino'
import type { Kind } from '#contract/kind.ts'
import { DataError } from '../versions/data-error.ts'
import { DamagedVersion } from '../versions/version-info.ts'
import { NotPublished } from './clickhouse/not-published.ts'

export type Log = Pick<Logger, 'info' | 'error'>

export type DataProblem = ReturnType<typeof problemOf>

/** What is wrong with the data of a kind now, if anything, and the log of it. */
export function problemOf(kind: Kind, log: Log) {
  let text: string | undefined
  let isDamaged = false
  function write(error: Error, message: string): undefined {
    // The message of a DataError says what is wrong with the data; it needs no stack.
    if (error instanceof DataError) log.error({ kind, problem: message }, error.message)
    else log.error({ kind, err: error }, message)
  }
  return {
    get text() {
      return text
    },
    /** Whether the version that answers is damaged. */
    get isDamaged() {
      return isDamaged
    },
    log: write,
    /** `message` is public, so it has no paths. */
    note(message: string, error: Error) {
      text = `${kind}: ${message}`
      write(error, message)
    },
    /** As `note`, of a version that goes on answering as there is no other one. */
    noteDamage(message: string, error: Error) {
      isDamaged = true
      this.note(message, error)
    },
    clear() {
      text = undefined
      isDamaged = false
    },
  }
}

/** What is wrong with a version, without the path of its folder. */
export function shortMessage(version: string, error: Error): string {
  if (error instanceof NotPublished) return `${version} is not published to the servers of CLICKHOUSE_URL`
  const found = error instanceof DamagedVersion ? error.damage?.message : undefined
  return found ? `${version} is damaged: ${found}` : `${version} failed`
}

/** The same of a version that no other one can replace. */
export const noneBefore = (version: string, error: Error) =>
  `${shortMessage(version, error)}; there is no version before it`
