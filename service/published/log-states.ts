import type { Logger } from 'pino'
import type { PartState, Trouble } from './part-state.ts'

/** Milliseconds between two lines on how far a version is. */
const PAUSE = 10_000

export type StateLog = Pick<Logger, 'info' | 'warn' | 'error'>

const isSame = (a: Trouble | undefined, b: Trouble | undefined) =>
  a?.text === b?.text && a?.detail === b?.detail

/** Logs what changes from one state of a part to the next: each failure once, the progress now and then. `from` is the place, without secrets. */
export function logStates(
  log: StateLog,
  from: string,
): (before: PartState | undefined, now: PartState) => void {
  const shown = new Map<string, number>()

  function logProgress({ part, wanted, done, total }: PartState): void {
    if (Date.now() - (shown.get(part) ?? 0) < PAUSE) return
    shown.set(part, Date.now())
    log.info({ kind: part, version: wanted, from, done, total }, 'a published version is being fetched')
  }

  return (before, now) => {
    const { part, wanted, problem, failure, damage, isCurrent, total } = now
    const at = { kind: part, version: wanted, from }
    if (problem && !isSame(before?.problem, problem))
      log.error({ ...at, problem: problem.text, detail: problem.detail }, 'the published data cannot be read')
    if (before?.problem && !problem) log.warn(at, 'the published data is read again')
    if (failure && !isSame(before?.failure, failure))
      log.error(
        { ...at, problem: failure.text, detail: failure.detail },
        'a published version cannot be fetched',
      )
    if (damage && damage !== before?.damage)
      log.error({ ...at, problem: damage }, 'the copy of a published version is damaged and is fetched again')
    if (total > 0) logProgress(now)
    if (isCurrent && before && !before.isCurrent) {
      shown.delete(part)
      log.info(at, 'the published version is here')
    }
  }
}
