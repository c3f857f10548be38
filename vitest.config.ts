import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const unit = {
  globalSetup: ['service/testing/compile-service.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // What is waited for may come late on a busy machine.
  expect: { poll: { timeout: 10_000 } },
  // Files share a process and its modules, which takes a fifth less time.
  isolate: false,
  unstubGlobals: true,
  maxWorkers: 2,
}

const tests = ['src', 'service', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path)),
)

/** What a process has once: a module that is replaced, the database of the browser, ClickHouse as a library. */
const once = /vi\.(mock|doMock)\(|fake-indexeddb|chdb\.testing/
const apart = tests.filter((path) => once.test(readFileSync(path, 'utf8')))

const pure = [
  'src/{shared,contract,records,criteria,language,files}/**/*.test.{ts,tsx}',
  'src/features/*/model/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      { test: { ...unit, name: 'unit', include: pure, exclude: apart } },
      { test: { ...unit, name: 'app', include: ['src/**/*.test.{ts,tsx}'], exclude: [...pure, ...apart] } },
      { test: { ...unit, name: 'service', include: ['service/**/*.test.ts'], exclude: apart } },
      { test: { ...unit, name: 'apart', include: apart, isolate: true } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['service/testing/compile-service.ts', 'e2e/service.ts'],
          setupFiles: ['e2e/setup.ts'],
          // Files share the modules of a process, its connection to the browser and its contexts.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A browser and the service share a core; a third test would only slow the other two.
          maxWorkers: 2,
        },
      },
    ],
  },
})
