import { defineConfig } from 'vitest/config'

const ENGINES = './services/platform/testing/provide-engines.ts'

/** Runs files that use the engines one at a time in one process: starting a process costs more than most of these tests. */
const oneByOne = { globalSetup: ENGINES, maxWorkers: 1, isolate: false }

/** Services and their clients share a process here, so a stalled process must not open the clients' circuit breakers. */
const trusting = { env: { PEER_SILENCE_MS: '30000' } }

/** For files that need only CPU; by default Vitest leaves one processor idle. */
const onAllProcessors = { maxWorkers: '100%', sequence: { groupOrder: 0 } }

/** These timeouts detect broken code, not slow code: other processes may stall the machine for seconds. */
const patient = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }

export default defineConfig({
  test: {
    reporters: ['default', './services/platform/testing/closing-line.ts'],
    projects: [
      {
        test: {
          ...onAllProcessors,
          name: 'unit',
          ...patient,
          include: ['{services/*,gateway,deploy/demo,web/src}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/test/**'],
          isolate: false,
        },
      },
      {
        test: {
          ...onAllProcessors,
          name: 'web',
          ...patient,
          include: ['web/src/**/*.test.tsx'],
          environment: 'jsdom', // loading jsdom takes a second per file: tests without a page are `.test.ts`
          setupFiles: ['web/src/testing/patience.ts'],
          globals: true, // Testing Library unmounts pages after each test only if a global afterEach exists
        },
      },
      {
        test: {
          name: 'local',
          include: ['deploy/{local,simulators}/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...oneByOne,
          ...trusting,
          name: 'services',
          include: ['services/*/test/**/*.test.ts'],
          ...patient,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...oneByOne,
          ...trusting,
          name: 'gateway',
          include: ['gateway/test/**/*.test.ts'],
          ...patient,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...oneByOne,
          ...patient,
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
          ...patient,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
