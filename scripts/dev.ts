import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { randomKey } from '#service/keys/keys.ts'
import { prepareBasemap } from '#service/server/prepare.ts'
import { prepareData } from '#service/server/prepare-data.ts'
import { readSettings } from '#service/server/settings.ts'

/** Service and app for development, both reloading as their files change: `npm run dev`. */

const SERVICE_PORT = '8081'

const root = fileURLToPath(new URL('..', import.meta.url))
const { dataDir, upstream } = readSettings(process.env)
const API_KEY = upstream?.key ?? randomKey()
const SERVICE_URL = `http://127.0.0.1:${SERVICE_PORT}`

/** The script behind a package's command. */
const commandOf = (name: string, script: string) =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), script)

function run(script: string, rest: string[], environment: Record<string, string>): ChildProcess {
  const env = { ...process.env, API_KEY, ...environment }
  return spawn(process.execPath, [script, ...rest], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

await Promise.all([prepareBasemap(), upstream ? undefined : prepareData(dataDir)])
const children = [
  run(commandOf('tsx', 'dist/cli.mjs'), ['watch', '--clear-screen=false', 'service/main.ts'], {
    PORT: SERVICE_PORT,
  }),
  run(commandOf('vite', 'bin/vite.js'), [], { SERVICE_URL }),
]
const end = () => children.forEach((child) => void child.kill('SIGTERM'))
for (const child of children) child.once('exit', end)
process.on('SIGINT', end)
process.on('SIGTERM', end)
