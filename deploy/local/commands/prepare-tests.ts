/** Brings what end-to-end tests need of the machine: a browser and a font with Chinese characters. */
import { obtainBrowser } from '../engines/machine-tools.ts'

try {
  await obtainBrowser((step) => void process.stderr.write(`${step}\n`))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
