import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,service,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'stories',
          include: ['e2e/**/*.story.ts'],
          globalSetup: ['e2e/service.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A browser and the service share a core; a third story would only slow the other two.
          maxWorkers: 2,
          // A browser on a busy machine now and then misses a frame; a story that fails three times is wrong.
          retry: 2,
        },
      },
    ],
  },
})
