import { parentPort, workerData } from 'node:worker_threads'
import { matchRecords } from '../../match/match.ts'
import { openNameIndex } from './open-name-index.ts'
import { type Asked, OPENED, type Told } from './remote-matcher.ts'

const tell = (told: Told) => parentPort?.postMessage(told)
const opening = openNameIndex(workerData)

async function answer(id: number, work: () => Promise<Told['matches']>): Promise<void> {
  try {
    tell({ id, matches: await work() })
  } catch (error) {
    tell({ id, failure: error instanceof Error ? error.message : String(error) })
  }
}

parentPort?.on('message', (asked: Asked) => {
  if ('request' in asked) answer(asked.id, async () => matchRecords(await opening, asked.request))
  else
    opening.then(
      (index) => {
        index.close()
        parentPort?.close()
      },
      () => undefined,
    )
})

answer(OPENED, async () => {
  await opening
  return []
})
opening.catch(() => parentPort?.close())
