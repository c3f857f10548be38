import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { answering, freePort } from '#scripts/processes.ts'
import { programCommand } from '#service/compiled/program.ts'
import { startMadeUpRouting } from './made-up-routing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the service under test. */
    address: string
    /** A key for calling the API itself, beside the app. */
    apikey: string
  }
}

/** Records of the sample that the tests run over; the same numbers give the same data. */
const COMPANIES = 30_000
const PEOPLE = 30_000

/** Makes sample data, starts the real service over the built app with a made-up routing server; ends both after the tests. */
export default async function setup(project: TestProject) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'catchment-e2e-'))
  const routing = await startMadeUpRouting()
  const env = {
    ...process.env,
    DATA_DIR,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    ISOCHRONES_URL: routing.url,
  }
  const run = (...program: Parameters<typeof programCommand>) =>
    execFileSync(...programCommand(...program), {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  run('data/cli', 'sample', '--companies', String(COMPANIES), '--people', String(PEOPLE))
  const apikey = run('keys-cli', 'create', '--plan', 'unlimited').trim()
  const service = spawn(...programCommand('main'), { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const address = `http://127.0.0.1:${env.PORT}`
  await answering(`${address}/health`, service)
  project.provide('address', address)
  project.provide('apikey', apikey)
  return async () => {
    await end(service, DATA_DIR)
    routing.close()
  }
}

async function end(service: ChildProcess, folder: string) {
  const ended = new Promise((done) => service.once('exit', done))
  service.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
