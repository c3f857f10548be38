import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { type Limited, type Limits, startLimited } from '#scripts/limited.ts'
import { programCommand } from '#service/compiled/program.ts'

/** Starts a service over a sample of its own, with a key that has these limits before each test, and the app before it; both end after the tests. */
export async function limited(companies: number, limits: Limits): Promise<Limited> {
  const dataDir = mkdtempSync(join(tmpdir(), 'catchment-limited-'))
  execFileSync(...programCommand('data/cli', 'sample', '--companies', String(companies)), {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const service = await startLimited(dataDir)
  await service.allow(limits)
  // A test that failed must not leave its limits to the next one.
  afterEach(() => service.allow(limits))
  afterAll(async () => {
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return service
}
