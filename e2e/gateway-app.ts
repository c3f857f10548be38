import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { answering, freePort } from '#scripts/processes.ts'
import { programCommand } from '#service/compiled/program.ts'

/** An app before another service, with a data folder of its own. */
export interface GatewayApp {
  address: string
  dataDir: string
}

/** Starts the app before the service at `apiBaseUrl`; it ends after the tests. */
export async function gatewayApp(apiBaseUrl: string): Promise<GatewayApp> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'catchment-gateway-'))
  const app = spawn(...programCommand('main'), {
    env: {
      ...process.env,
      API_BASE_URL: apiBaseUrl,
      API_KEY: inject('apikey'),
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  afterAll(async () => {
    app.kill('SIGTERM')
    await new Promise((done) => (app.exitCode === null ? app.once('exit', done) : done(undefined)))
    rmSync(dataDir, { recursive: true, force: true })
  })
  const address = `http://127.0.0.1:${port}`
  await answering(`${address}/health`, app)
  return { address, dataDir }
}
