import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserServer, chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { browserArguments, findTestBrowser } from '#scripts/browser.ts'
import { answering, freePort } from '#scripts/processes.ts'
import { programCommand } from '#service/compiled/program.ts'
import { startMadeUpRouting } from './made-up-routing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the service under test. */
    address: string
    /** Where to reach the one browser of the run. */
    browser: string
    /** A key for calling the API itself, beside the app. */
    apikey: string
  }
}

/** Records of the sample that the tests run over; the same numbers give the same data. */
const COMPANIES = 30_000
const PEOPLE = 30_000

/**
 * Each test loads the app again, and what V8 has optimized for one page is of no use to the next: on two cores that work, a seventh of a
 * load, is better left to what runs twenty times as often.
 */
const optimizeLater =
  '--js-flags=--invocation-count-for-maglev=8000 --invocation-count-for-maglev-osr=2000 --invocation-count-for-turbofan=60000'

/** Makes sample data, starts the real service over the built app with a made-up routing server, and one browser; ends all of them after the tests. */
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
  const args = [...browserArguments, optimizeLater]
  const browser = await chromium.launchServer({ executablePath: findTestBrowser(), args })
  project.provide('address', address)
  project.provide('apikey', apikey)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await end(service, browser, DATA_DIR)
    routing.close()
  }
}

async function end(service: ChildProcess, browser: BrowserServer, folder: string) {
  await browser.close()
  const ended = new Promise((done) => service.once('exit', done))
  service.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
