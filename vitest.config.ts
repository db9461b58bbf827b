import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './deploy/e2e/harness/long-files-first.ts'

const ENGINES = './services/platform/testing/provide-engines.ts'

/**
 * Three processes run all files that share the engines, each file with its own database, topics and prefix. Starting a process per file
 * would cost more than most of these tests. They mostly wait, so three end sooner than two on two processors; a fourth only competes.
 */
const sharedEngines = { globalSetup: ENGINES, maxWorkers: 3, isolate: false, sequence: { groupOrder: 1 } }

/**
 * Services and their clients share a process here, so a stalled process must not open the clients' circuit breakers. A changed setting
 * applies to the next call.
 */
const serviceEnvironment = { env: { PEER_SILENCE_MS: '30000', SETTINGS_CACHE_MS: '0' } }

/** For files that need only CPU; by default Vitest leaves one processor idle. */
const allProcessors = { maxWorkers: '100%', sequence: { groupOrder: 0 } }

/** These timeouts detect broken code, not slow code: other processes may stall the machine for seconds. */
const longTimeouts = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }

export default defineConfig({
  test: {
    reporters: ['default', './services/platform/testing/summary-reporter.ts'],
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          ...allProcessors,
          name: 'unit',
          ...longTimeouts,
          include: ['{services/*,gateway,deploy/demo,web/src}/**/*.test.ts', '*.test.ts', 'deploy/*.test.ts'],
          exclude: ['**/node_modules/**', '**/test/**'],
          isolate: false,
        },
      },
      {
        test: {
          ...allProcessors,
          name: 'web',
          ...longTimeouts,
          include: ['web/src/**/*.test.tsx'],
          environment: 'jsdom',
          // Each file has its own page in a VM context. Loading jsdom and React in a process per file would take half of the run.
          pool: 'vmThreads',
          setupFiles: ['web/src/testing/setup-testing-library.ts'],
          globals: true, // Testing Library unmounts pages after each test only if a global afterEach exists
        },
      },
      {
        test: {
          name: 'local',
          include: ['deploy/{local,simulators}/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...sharedEngines,
          ...serviceEnvironment,
          name: 'services',
          include: ['services/*/test/**/*.test.ts'],
          ...longTimeouts,
        },
      },
      {
        test: {
          ...sharedEngines,
          ...serviceEnvironment,
          name: 'gateway',
          include: ['gateway/test/**/*.test.ts'],
          ...longTimeouts,
        },
      },
      {
        test: {
          ...sharedEngines,
          ...longTimeouts,
          name: 'relevance',
          include: ['deploy/relevance/**/*.test.ts'],
        },
      },
      {
        test: {
          ...sharedEngines,
          name: 'e2e',
          // Each file runs a whole product and a browser, and partly waits: three at a time need a tenth less than two.
          maxWorkers: 3,
          include: ['deploy/e2e/**/*.test.ts'],
          ...longTimeouts,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
