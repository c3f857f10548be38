import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { answering, freePort } from '#scripts/processes.ts'
import { programCommand } from '#service/compiled/program.ts'

/** An app beside the one under test, with a data folder of its own. */
export interface OwnApp {
  address: string
  dataDir: string
  /** What it has written to standard output. */
  printed(): string
}

/** Makes a data folder with commands on data, one command line each; it goes after the tests. */
export function dataFolder(commands: readonly (readonly string[])[] = []): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'catchment-own-app-'))
  const env = { ...process.env, DATA_DIR: dataDir }
  for (const command of commands)
    execFileSync(...programCommand('data/cli', ...command), { env, stdio: 'ignore' })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

/** Starts an app with these settings over a data folder; it ends after the tests. */
export async function ownApp(settings: Record<string, string>, dataDir = dataFolder()): Promise<OwnApp> {
  const port = await freePort()
  const env = { ...process.env, ...settings, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' }
  const app = spawn(...programCommand('main'), { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  app.stdout.on('data', (data) => {
    printed += data
  })
  afterAll(async () => {
    app.kill('SIGTERM')
    await new Promise((done) => (app.exitCode === null ? app.once('exit', done) : done(undefined)))
  })
  const address = `http://127.0.0.1:${port}`
  await answering(`${address}${settings.BASE_PATH ?? ''}/health`, app)
  return { address, dataDir, printed: () => printed }
}
