import { defineConfig } from 'vitest/config'

const ENGINES = './services/platform/testing/provide-engines.ts'

/** Files that use the engines run one at a time in one process: starting a process costs more than most of these tests. */
const oneByOne = { globalSetup: ENGINES, maxWorkers: 1, isolate: false }

/** Files that need nothing but a processor; Vitest itself would leave one idle. */
const onAllProcessors = { maxWorkers: '100%', sequence: { groupOrder: 0 } }

export default defineConfig({
  test: {
    reporters: ['default', './services/platform/testing/closing-line.ts'],
    projects: [
      {
        test: {
          ...onAllProcessors,
          name: 'unit',
          include: ['{services/*,gateway}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/test/**'],
          isolate: false,
        },
      },
      {
        test: {
          ...onAllProcessors,
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/src/testing/patience.ts'],
          globals: true, // Testing Library takes its pages down after each test only where it finds a global afterEach
        },
      },
      {
        test: {
          name: 'local',
          include: ['deploy/{local,simulators}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...oneByOne,
          name: 'services',
          include: ['services/*/test/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...oneByOne,
          name: 'gateway',
          include: ['gateway/test/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...oneByOne,
          name: 'relevance',
          include: ['deploy/relevance/**/*.test.ts'],
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...oneByOne,
          name: 'e2e',
          include: ['deploy/e2e/**/*.e2e.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
