import type { Kind } from '#contract/kind.ts'
import { DataError } from '#service/versions/data-error.ts'
import { beginProcess } from '../begin-process.ts'
import { qualityOf } from './stored-quality.ts'

/** What the process sends to the service that started it. */
export type QualityMessage =
  | { done: number; total: number }
  | { report: Awaited<ReturnType<typeof qualityOf>> }
  /** What is wrong with the data, in words. */
  | { error: string }

/** Sends a message; resolves when it has left. */
const send = (message: QualityMessage) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve())
    else resolve()
  })

/** The process of one report: `quality-process KIND FOLDER`. It is apart from the service, and ends with it. */
async function run([kind, folder]: readonly string[]): Promise<void> {
  try {
    const onRecords = (done: number, total: number) => void send({ done, total })
    await send({ report: await qualityOf(kind as Kind, folder as string, onRecords) })
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    await send({ error: error.message })
  }
  process.disconnect?.()
}

beginProcess()
process.once('disconnect', () => process.exit())
await run(process.argv.slice(2))
