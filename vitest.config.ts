import { defineConfig } from 'vitest/config'

const unit = {
  globalSetup: ['service/testing/compile-service.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
}

/** Tests that replace a module, or open a database of an earlier version: other tests of the process must not have loaded them. */
const alone = [
  'src/app/stored-before.test.ts',
  'src/language/sentence.test.ts',
  'src/shared/geo/ring.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          exclude: alone,
          // Pure functions: files share a process and its modules, which takes half the time.
          isolate: false,
          unstubGlobals: true,
        },
      },
      { test: { ...unit, name: 'service', include: ['service/**/*.test.ts', ...alone] } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['service/testing/compile-service.ts', 'e2e/service.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A browser and the service share a core; a third test would only slow the other two.
          maxWorkers: 2,
          // A browser on a busy machine now and then misses a frame; a test that fails three times is wrong.
          retry: 2,
        },
      },
    ],
  },
})
