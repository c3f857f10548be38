import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { findTestBrowser } from './browser.ts'

type Check = [name: string, command: string]

/** The quick checks, which run side by side. `npm run check` runs only these. */
const checks: Check[] = [
  // Its path, as the compiler that other tools call has the same name.
  [
    'Types',
    'node node_modules/typescript-7/bin/tsc --noEmit -p . --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo',
  ],
  ['Format and lint', 'biome ci --error-on-warnings .'],
  ['Import directions', 'depcruise src service scripts e2e --config .dependency-cruiser.cjs'],
  ['Unused code', 'knip'],
  ['Banned words', 'tsx scripts/check-words.ts'],
]
/** One after the other: each uses every core, and the last one opens the built app. */
const tests: Check[] = [
  ['Unit and service tests', 'vitest run --project !e2e'],
  ['Production build', 'tsx scripts/build.ts'],
  ['End-to-end tests in a browser', 'vitest run --project e2e'],
]

const isQuick = process.argv.includes('--quick')
if (!isQuick) process.env.CHROMIUM = findTestBrowser()

const results = await Promise.all(checks.map((check) => run(check, 'pipe')))
if (!isQuick) for (const test of tests) results.push(await run(test, 'inherit'))
const failed = results.filter((isOk) => !isOk).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

/** Whether a check succeeded. Piped output is printed at the end, as other checks write at the same time. */
async function run([name, command]: Check, output: 'pipe' | 'inherit'): Promise<boolean> {
  const title = `\n${name}: ${command}`
  if (output === 'inherit') console.log(title)
  const start = performance.now()
  // npm has put the folder of the installed programs into the path.
  const [program = '', ...args] = command.split(' ')
  const child = spawn(program, args, {
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32',
  })
  const status = new Promise<number | null>((done) => child.once('exit', done))
  const written = await Promise.all([child.stdout, child.stderr].map((stream) => stream && text(stream)))
  const isOk = (await status) === 0
  if (output === 'pipe') console.log([title, ...written].join('\n').trimEnd())
  console.log(`${isOk ? 'ok' : 'FAILED'}: ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return isOk
}
