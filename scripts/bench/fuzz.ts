import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildVersion } from '#service/data/build.ts'
import { someRows } from '#service/store/rows.testing.ts'
import { type HostileCall, hostileCall, shortly } from '#service/testing/hostile-call.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { randomFromNumber } from '#shared/random.ts'
import { startService } from './service.ts'

/** Milliseconds within which every call must be answered. */
const SLOWEST = 2000
const WORST = 10
const RECORDS = 20_000

interface Answered {
  number: number
  call: HostileCall
  status: number
  ms: number
}

/**
 * Makes hostile calls, one after the other, to a service over a small set of data, as `seed` draws them; gives a table. Raises an error when one
 * was answered by a 500, or took longer than two seconds.
 */
export async function measureFuzz({ calls, seed }: { calls: number; seed: number }): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fuzz-'))
  const rows = (async function* () {
    yield someRows(RECORDS)
  })()
  await buildVersion({
    kind: 'companies',
    dataDir: kindFolder(dataDir, 'companies'),
    name: 'fuzz',
    date: '2026-03-31',
    rows,
  })
  const service = await startService(dataDir)
  const random = randomFromNumber(seed)
  const statuses = new Map<number, number>()
  let worst: Answered[] = []
  const failed: Answered[] = []
  try {
    for (let number = 0; number < calls; number++) {
      const call = hostileCall(random)
      const answered = { number, call, ...(await send(service.port, service.apikey, call)) }
      statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1)
      worst = [...worst, answered].sort((a, b) => b.ms - a.ms).slice(0, WORST)
      if (answered.status >= 500) failed.push(answered)
      if (number % 1000 === 999)
        console.error(
          `${number + 1} calls, slowest ${worst[0]?.ms.toFixed(0)} ms, ${failed.length} of 500 or more`,
        )
    }
  } finally {
    await service.stop()
    rmSync(dataDir, { recursive: true })
  }
  const line = ({ number, call, status, ms }: Answered) =>
    `| ${number} | ${status} | ${ms.toFixed(0)} ms | ${shortly(call).replaceAll('|', '/')} |`
  const lines = [
    `${calls} calls (seed ${seed}): ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${count} of ${status}`)
      .join(', ')}`,
    '| call | status | took | |',
    '|---|---|---|---|',
    ...new Set([...failed.slice(0, WORST), ...worst].map(line)),
  ]
  if (failed.length > 0 || (worst[0]?.ms ?? 0) > SLOWEST)
    throw new Error(`Not all calls were answered well.\n${lines.join('\n')}`)
  return lines
}

/** Sends one call; the status is 599 when the connection ended without an answer. */
async function send(port: number, apikey: string, { method, url, headers, payload }: HostileCall) {
  const start = performance.now()
  const status = await fetch(`http://127.0.0.1:${port}${url}`, {
    method,
    headers: { ...headers, apikey },
    body: payload,
  }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 599,
  )
  return { status, ms: performance.now() - start }
}
