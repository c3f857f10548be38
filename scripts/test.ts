import { spawnSync } from 'node:child_process'
import { findTestBrowser } from './browser.ts'

/** Every check of `npm test`, cheapest first. `npm run check` stops before the tests. */
const checks: [name: string, command: string][] = [
  ['Types', 'tsc --noEmit -p .'],
  ['Format and lint', 'biome ci --error-on-warnings .'],
  ['Import directions', 'depcruise src service scripts e2e --config .dependency-cruiser.cjs'],
  ['Unused code', 'knip'],
  ['Banned words', 'tsx scripts/check-words.ts'],
]
const tests: [name: string, command: string][] = [
  ['Unit and service tests', 'vitest run --project unit'],
  ['Production build', 'tsx scripts/build.ts'],
  ['End-to-end tests in a browser', 'vitest run --project e2e'],
]

const quick = process.argv.includes('--quick')
const steps = quick ? checks : [...checks, ...tests]
if (!quick) process.env.CHROMIUM = findTestBrowser()

let failed = 0
for (const [name, command] of steps) {
  console.log(`\n${name}: ${command}`)
  const start = performance.now()
  const { status } = spawnSync('npx', ['--no-install', ...command.split(' ')], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  console.log(
    `${status === 0 ? 'ok' : 'FAILED'}: ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
  if (status !== 0) failed++
}
console.log(`\n${steps.length - failed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
