import { obtainBrowser } from '../engines/install/system-packages.ts'
import { fetchTestEngines } from '../engines/test-engines.ts'

const show = (step: string): void => void process.stderr.write(`${step}\n`)

try {
  await obtainBrowser(show)
  await fetchTestEngines(show)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
