import { defineConfig } from 'vitest/config'

const unit = {
  globalSetup: ['service/testing/compile-service.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // What is waited for may come late on a busy machine.
  expect: { poll: { timeout: 10_000 } },
  maxWorkers: 2,
}

/**
 * Tests of pure functions: files share a process and its modules, which takes half the time. Two replace a module, which others must not have
 * loaded before.
 */
const pure = [
  'src/{shared,contract,records,criteria,language,files}/**/!(ring|sentence).test.{ts,tsx}',
  'src/features/*/model/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      { test: { ...unit, name: 'unit', include: pure, isolate: false } },
      {
        test: {
          ...unit,
          name: 'isolated',
          include: ['{src,service}/**/*.test.{ts,tsx}'],
          exclude: pure,
        },
      },
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
          // A browser on a busy machine now and then misses a frame; a test that fails three times is wrong.
          retry: 2,
        },
      },
    ],
  },
})
