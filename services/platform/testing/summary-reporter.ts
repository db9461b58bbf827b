import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestModule } from 'vitest/node'

/** Of a message and of a difference each. */
const maxLines = 12

const describe = (name: string, reasons: readonly { message: string; diff?: string }[] = []): string[] => {
  const lines = reasons.flatMap(({ message, diff = '' }) => {
    const [first = '', ...rest] = stripVTControlCharacters(message).split('\n')
    const changes = stripVTControlCharacters(diff)
      .split('\n')
      .filter((line) => /^[+-]/.test(line))
    // A failed command logs the reason last.
    return [first, ...rest.slice(-maxLines), ...changes.slice(0, maxLines)]
  })
  return [`failed: ${name}`, ...lines.map((line) => `  ${line}`)]
}

/** Prints plain lines at the very end of a run: each failed test with its reason, and `N passed, N failed, N skipped`. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    // Errors outside a test (a failed import, an unhandled rejection) count as failures too.
    const counts = { passed: 0, failed: errors.length, skipped: 0 }
    const failed: string[] = []
    for (const module of modules) {
      counts.failed += module.errors().length
      if (module.errors().length > 0) failed.push(...describe(module.relativeModuleId, module.errors()))
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        counts[state === 'passed' || state === 'failed' ? state : 'skipped']++
        if (state === 'failed')
          failed.push(...describe(`${module.relativeModuleId}: ${test.fullName}`, test.result().errors))
      }
    }
    process.on('exit', () => {
      for (const line of failed) process.stdout.write(`${line}\n`)
      process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`)
    })
  }
}
