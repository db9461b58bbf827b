import type { Reporter, TestModule } from 'vitest/node'

/**
 * Ends the run with plain lines after everything else that is printed: one for each test that failed, and
 * `N passed, N failed, N skipped`.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    // What fails outside a test (a file that cannot be imported, an unhandled rejection) is a failure as well.
    const counts = { passed: 0, failed: errors.length, skipped: 0 }
    const failed: string[] = []
    for (const module of modules) {
      counts.failed += module.errors().length
      if (module.errors().length > 0) failed.push(module.relativeModuleId)
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        counts[state === 'passed' || state === 'failed' ? state : 'skipped']++
        if (state === 'failed') failed.push(`${module.relativeModuleId}: ${test.fullName}`)
      }
    }
    process.on('exit', () => {
      for (const name of failed) process.stdout.write(`failed: ${name}\n`)
      process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`)
    })
  }
}
