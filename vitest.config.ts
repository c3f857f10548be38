import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,service,scripts}/**/*.test.{ts,tsx}'],
          globalSetup: ['service/testing/compile-service.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
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
